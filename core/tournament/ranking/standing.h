// A team's row in the standings.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tournament {

/// What decided where a team stands in a table: seeds are of the draw.
struct ByTable {
    int seed = 1;                      ///< its own
    std::string pool;                  ///< `A`; `*` of the wildcards; empty: the whole tournament
    std::vector<int> level;            ///< who shares its rank, as nothing parts them
    std::vector<bracket::Parted> ties; ///< that were broken, in the order in which they were
    std::vector<int> missed;           ///< published rounds of Swiss that it was not in
    bool withdrew = false;             ///< with all its matches behind it
    std::string rating;                ///< too low to go on: the mean, `2.67`; else empty
    friend bool operator==(const ByTable&, const ByTable&) = default;
};
/// In a knockout: the match (its id) by which it has its place.
struct ByMatch {
    std::string match;
    friend bool operator==(const ByMatch&, const ByMatch&) = default;
};
/// Behind the playoff.
struct OutOfPool {
    std::string pool;        ///< `A`
    std::optional<int> rank; ///< in it; nothing of who withdrew
    std::string rating;      ///< too low to go on; else empty
    friend bool operator==(const OutOfPool&, const OutOfPool&) = default;
};
/// Behind all others, or out of a knockout before anybody knows whom it would have met.
struct Withdrawn {
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
/// Nothing where nothing decided yet, or had to. core/wording/tournament puts it into words.
using DecidedBy = std::variant<std::monostate, ByTable, ByMatch, OutOfPool, Withdrawn>;

struct Standing {
    std::optional<int>
        rank; ///< from 1, shared by those who went out in one round or are level; nothing: open
    /// The last of the places that it shares: 8 of who lost a quarterfinal. As `rank` where it stands alone.
    std::optional<int> rankTo;
    std::string team;
    int won = 0; ///< matches, byes not counted
    int lost = 0;
    int pointsFor = 0; ///< of matches that were played to their end; nobody is given points for a forfeit
    int pointsAgainst = 0;
    DecidedBy decidedBy;
    std::string pool; ///< `A`; empty where there is none
    int byes = 0;     ///< of Swiss: each is a win in its share of matches won
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// `3`, `5–8`; empty where it is open.
std::string rankText(const std::optional<int>& rank, const std::optional<int>& to);
std::string rankText(const Standing& standing);
/// Whether the team still plays for its place: it has no rank yet and has not withdrawn.
bool isStillIn(const Tournament& tournament, const Standing& standing);

} // namespace tournament
