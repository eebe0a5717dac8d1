// The draw as values: slots and matches. It doesn't know which team a seed is or what was played.
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

/// `single-elimination`, `third-place`: the words in commands and files.
std::string_view word(Kind kind);
std::string_view word(Part part);
/// The format for that word. Nothing if there is none.
std::optional<Kind> kindOf(std::string_view text);
/// All formats, in the order in which people see them.
const std::vector<Kind>& allKinds();

/// Never change: `W1-2` (winners, round, place), `L…`, `F-1`, `F-2`, `T-1`, `A1-2` (pool, round, place),
/// `S3-4` (Swiss round, place), `PW1-2` (playoff).
using MatchId = std::string;

/// The entrant with seed `number`, from 1.
struct Seed {
    int number = 1;
    friend bool operator==(const Seed&, const Seed&) = default;
};
/// No one, by the draw: the other side advances without playing. It isn't a team, and it isn't an opponent
/// who isn't known yet.
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
/// The team at `rank` (from 1) of pool `pool` (`A`). In pool `*`: the team that gets that wildcard place,
/// whatever its pool.
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
    /// The number people see, in playing order from 1; none if a bye leaves no match.
    std::optional<int> number;
    Part bracket = Part::Winners;
    int round = 1; ///< in its part, from 1
    Slot a;
    Slot b;
    /// Played only if side B wins the previous match; the same two teams meet again.
    bool ifNecessary = false;
    friend bool operator==(const Match&, const Match&) = default;
};

const Slot& slot(const Match& match, Side side);

/// The whole draw. `matches` are in playing order: each comes after the matches that feed it. A team that
/// sits out a round of a pool has no match in it. The team with the bye of a Swiss round has a match with a
/// bye.
struct Bracket {
    Kind kind = Kind::SingleElimination;
    int entries = 0;
    std::vector<Match> matches;
    int rounds = 0; ///< for Swiss, as set at the start; rounds that aren't paired yet have no matches
    friend bool operator==(const Bracket&, const Bracket&) = default;
};

/// Why the draw isn't possible.
using Refusal = message::Message;

// Parts for building draws. Only for this room.

/// Whether one side is a bye, so the match isn't played.
bool hasBye(const Match& match);

/// The smallest power of two that is at least `entries`, but no less than 2.
int placesFor(int entries);

/// `W2-1`. `letters` come before the round.
MatchId idOf(const std::string& letters, int round, int place);

/// Seeds 1 to `entries`.
std::vector<Slot> seeds(int entries);

/// The loser of that match. A match that isn't played has no loser, so a bye.
Slot loserOf(const Match& match);

/// Numbers the matches that are played, in order.
void numberInOrder(std::vector<Match>& matches);

/// `round robin can have 2 to 64 entries, not 65`. `format`: the name of the format.
std::optional<Refusal> outside(message::Message format, int fewest, int most, int entries);

} // namespace bracket
