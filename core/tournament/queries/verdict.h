// Who has won a match so far, and what keeps that from counting: one answer for screen, hall, paper, web page
// and commands.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// What a match that is over waits for before the bracket follows it.
/// Seats: a correction has opened again who plays in it (waitsfor.h).
enum class HeldBy { Nothing, Signatures, Dispute, Seats, Protest };

struct Verdict {
    bool isOver = false;        ///< played to its end, signed or not, or decided without being played out
    std::optional<Side> winner; ///< by the hands until it is signed; nothing where nobody has won
    HeldBy heldBy = HeldBy::Nothing;
    /// The match that each side's team plays next by this result; null where it has none, or the result does
    /// not count yet.
    PerSide<const Match*> next{};
    /// The match for which that side's team has changed places, and so is not where this result sends it
    /// (tournament/ranking/standings.h); null where it is.
    PerSide<const Match*> kept{};
};
/// A match whose challenge is not decided is not over, whatever its hands come to.
Verdict verdictOf(const Tournament& tournament, const Match& match);

/// Whether who wins the match advances to another match: from none of a pool, a round robin, or Swiss, and
/// from no final.
bool goesOnFrom(const Tournament& tournament, const Match& match);
/// Whether who wins it now does: not where a later match keeps those who played it.
bool advancesFrom(const Tournament& tournament, const Match& match);

// What a match with seated teams waits for, if it is open again who belongs there.

/// What has to be over, or to be decided, before the draw knows who plays in a match with seated teams.
struct Awaited {
    std::string match; ///< its id; empty of a pool
    std::string pool;  ///< `A`; `*` of all pools
    friend bool operator==(const Awaited&, const Awaited&) = default;
};
/// A correction has opened that again, or it is held by a challenge or a protest. Empty if the draw knows it,
/// if the match is disputed, and while no one was seated.
std::vector<Awaited> awaited(const Tournament& tournament, const Match& match);

} // namespace tournament
