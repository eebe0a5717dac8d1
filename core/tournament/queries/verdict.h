// Who has won a match so far, and why that doesn't count yet. Screen, hall, paper, web page and commands use
// this.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// Why the bracket doesn't follow a match that is over.
/// Seats: a correction has reopened who plays in it.
enum class HeldBy { Nothing, Signatures, Dispute, Seats, Protest };

struct Verdict {
    bool isOver = false;        ///< played to its end, signed or not, or decided without being played out
    std::optional<Side> winner; ///< by the hands until it is signed; nothing if no one has won
    bool isTied = false;        ///< equal scores, and the tie is final
    HeldBy heldBy = HeldBy::Nothing;
    /// The match that each side's team plays next by this result; null if there is none, or the result
    /// doesn't count yet.
    PerSide<const Match*> next{};
    /// The match for which that side's team has changed places, so that it isn't where this result sends it
    /// (tournament/ranking/standings.h); null if there is none.
    PerSide<const Match*> kept{};
};
/// A match with an open challenge isn't over, whatever its score.
Verdict verdictOf(const Tournament& tournament, const Match& match);
/// The first hand with an open challenge, by its number in its game, where that alone holds the match
/// from ending.
std::optional<int> undecidedHand(const Match& match);

/// Whether the winner of the match advances to another match: not in a pool, a round robin or Swiss, and not
/// in a final.
bool goesOnFrom(const Tournament& tournament, const Match& match);
/// Whether the current winner does: not if a later match keeps the teams that played it.
bool advancesFrom(const Tournament& tournament, const Match& match);

// What a match with seated teams waits for, if it is open again who belongs there.

/// What must be over, or decided, before the draw knows the teams of a match with seated teams.
struct Awaited {
    std::string match; ///< its id; empty for a pool
    std::string pool;  ///< `A`; `*` of all pools
    friend bool operator==(const Awaited&, const Awaited&) = default;
};
/// A correction has reopened it, or a challenge or protest holds it. Empty if the draw knows the teams, if
/// the match is disputed, and while no one was seated.
std::vector<Awaited> awaited(const Tournament& tournament, const Match& match);

} // namespace tournament
