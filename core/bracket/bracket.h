// Who meets whom: slots, matches and the whole draw, as values. Which team a seed is, and what was played,
// are known elsewhere.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bracket {

enum class Kind { SingleElimination, DoubleElimination, RoundRobin, PoolsPlayoff, Swiss };

/// The part of the draw that a match belongs to; `bracket` in JSON.
enum class Part { Winners, Losers, Final, ThirdPlace, Pool, Swiss, PlayIn };

/// `single-elimination`; `third-place`: as commands and files write them.
std::string_view word(Kind kind);
std::string_view word(Part part);
/// The kind that is written so; nothing where there is none.
std::optional<Kind> kindOf(std::string_view text);
/// Every kind, in the order in which they are listed to people.
const std::vector<Kind>& allKinds();

/// Fixed for good: `W1-2` (winners, round, place), `L…`, `F-1`, `F-2`, `T-1`, `A1-2` (pool, round, place),
/// `S3-4` (Swiss round, place), `PW1-2` (playoff).
using MatchId = std::string;

/// The entrant seeded `number`, from 1.
struct Seed {
    int number = 1;
    friend bool operator==(const Seed&, const Seed&) = default;
};
/// No one, by the draw: the other side advances without playing. Neither a team nor an unknown opponent.
struct Bye {
    friend bool operator==(const Bye&, const Bye&) = default;
};
struct WinnerOf {
    MatchId match;
    friend bool operator==(const WinnerOf&, const WinnerOf&) = default;
};
struct LoserOf {
    MatchId match;
    friend bool operator==(const LoserOf&, const LoserOf&) = default;
};
/// Who ends pool `pool` (`A`) at `rank`, from 1; of pool `*`, who takes that one of the wildcards' places: it
/// is for those who come next, of whichever pool.
struct PoolRank {
    std::string pool;
    int rank = 1;
    friend bool operator==(const PoolRank&, const PoolRank&) = default;
    friend bool operator<(const PoolRank& l, const PoolRank& r)
    {
        return l.pool != r.pool ? l.pool < r.pool : l.rank < r.rank;
    }
};
inline constexpr std::string_view wildcards = "*";

using Slot = std::variant<Seed, Bye, WinnerOf, LoserOf, PoolRank>;

enum class Side { A, B };

struct Match {
    MatchId id;
    std::optional<int> number; ///< in playing order from 1, what people see; none where a bye leaves no match
    Part bracket = Part::Winners;
    int round = 1; ///< from 1, within its part
    Slot a;
    Slot b;
    bool ifNecessary = false; ///< played only if side B wins the match before, whose two meet here again
    friend bool operator==(const Match&, const Match&) = default;
};

const Slot& slot(const Match& match, Side side);

/// The whole draw. `matches` are in playing order: each after the matches that feed it. A team that sits out
/// a round of a pool has no match in it; a team with the bye of a Swiss round has a match with a bye.
struct Bracket {
    Kind kind = Kind::SingleElimination;
    int entries = 0;
    std::vector<Match> matches;
    int rounds = 0; ///< of Swiss, as fixed before the first: those not paired yet have no matches
    friend bool operator==(const Bracket&, const Bracket&) = default;
};

/// Why there is no such draw.
using Refusal = message::Message;

// What the draws are put together from; for this folder alone.

/// A side of it is no one by the draw, and it is not played.
bool hasBye(const Match& match);

/// The smallest power of two that holds so many; at least 2.
int placesFor(int entries);

/// `W2-1`, from the letters before the round.
MatchId idOf(const std::string& letters, int round, int place);

/// Seeds 1 to `entries`.
std::vector<Slot> seeds(int entries);

/// Nobody loses a match that is not played, so its loser's place is a bye.
Slot loserOf(const Match& match);

/// Numbers the matches that are played, in their order.
void numberInOrder(std::vector<Match>& matches);

/// `round robin can have 2 to 64 entries, not 65`: `format` is how the draw is called.
std::optional<Refusal> outside(message::Message format, int fewest, int most, int entries);

} // namespace bracket
