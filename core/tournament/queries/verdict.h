// Who has won a match so far, and why that isn't final yet. The screens, the hall, paper, the web page and
// the commands use this.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// What keeps the bracket from using a match that is over. Seats: after a correction, it is open who plays in
/// it.
enum class HeldBy { Nothing, Signatures, Dispute, Seats, Protest };

struct Verdict {
    bool isOver = false;        ///< played to its end (signed or not), or decided otherwise
    std::optional<Side> winner; ///< by the hands until the match is signed; nothing if no one has won
    bool isTied = false;        ///< the scores are equal and stay so
    HeldBy heldBy = HeldBy::Nothing;
    /// The match that each side's team plays next by this result. Null if there is none or the result isn't
    /// final.
    PerSide<const Match*> next{};
    /// The match for which that side's team has swapped places, so it isn't where this result would send it
    /// (tournament/ranking/standings.h). Null if there is none.
    PerSide<const Match*> kept{};
};
/// A match with an open challenge isn't over, whatever its score.
Verdict verdictOf(const Tournament& tournament, const Match& match);
/// The first hand with an open challenge (its number in its game), if only that keeps the match from ending.
std::optional<int> undecidedHand(const Match& match);

/// Whether the winner advances to another match. Not in a pool, a round robin, Swiss, or a final.
bool winnerAdvances(const Tournament& tournament, const Match& match);
/// Whether the current winner advances. Not if a later match keeps the teams that played it.
bool advancesFrom(const Tournament& tournament, const Match& match);

// What a match with seated teams waits for, when it is open again who belongs there.

/// A match or pool that must be over before the draw knows the teams of a match with seated teams.
struct Awaited {
    std::string match; ///< `A`; `*`: all pools
    std::string pool;  ///< `A`; `*` of all pools
    friend bool operator==(const Awaited&, const Awaited&) = default;
};
/// What was reopened by a correction, or is held by a challenge or protest. Empty if the draw knows the
/// teams, if the match is disputed, and if no one is seated yet.
std::vector<Awaited> awaited(const Tournament& tournament, const Match& match);

} // namespace tournament
