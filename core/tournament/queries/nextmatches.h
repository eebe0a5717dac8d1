// The matches that are in play, can come next, or were played. For printing their sheets.
#pragma once

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tournament {

/// Selects matches. All conditions apply.
struct Among {
    std::vector<std::string> matches;                    ///< ids; empty: any
    std::vector<std::pair<bracket::Part, int>> rounds{}; ///< empty: any
    std::optional<int> table{};                          ///< to which they were called
    bool isAll() const { return matches.empty() && rounds.empty() && !table; }
    friend bool operator==(const Among&, const Among&) = default;
};

/// Matches with known teams that haven't begun, in playing order.
std::vector<std::string> waitingForASheet(const Tournament& tournament, const Among& among = {});
/// Matches that are over and were played at least in part, here or on paper. In playing order.
std::vector<std::string> played(const Tournament& tournament, const Among& among = {});
/// Matches in play and matches that are over but not signed, in playing order.
std::vector<std::string> begun(const Tournament& tournament);
/// Matches that need a sheet now or next. They haven't begun, and each side is known or comes from a match
/// that is ready or in play, or from a pool whose matches are all ready, in play or over.
std::vector<std::string> possibleNext(const Tournament& tournament);
/// Matches that can be played after those of `possibleNext`, in playing order.
std::vector<std::string> laterMatches(const Tournament& tournament);
/// How many sheets the next round of Swiss needs, if it isn't paired yet. Later rounds depend on its results.
/// 0 in other formats.
int sheetsNotPairedYet(const Tournament& tournament);
/// Matches that were called or can be: ready, called and in play.
std::vector<const Match*> matchesOn(const Tournament& tournament);

} // namespace tournament
