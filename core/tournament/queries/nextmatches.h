// The matches that are on, can come next, or were played: for printing their sheets.
#pragma once

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tournament {

/// Selects matches: all of these conditions apply.
struct Among {
    std::vector<std::string> matches;                    ///< ids; empty: any
    std::vector<std::pair<bracket::Part, int>> rounds{}; ///< empty: any
    std::optional<int> table{};                          ///< to which it was called
    bool isAll() const { return matches.empty() && rounds.empty() && !table; }
    friend bool operator==(const Among&, const Among&) = default;
};

/// Matches whose teams are known and that have not begun, in playing order.
std::vector<std::string> waitingForASheet(const Tournament& tournament, const Among& among = {});
/// Matches that are over and of which something was played, here or on paper, in playing order.
std::vector<std::string> played(const Tournament& tournament, const Among& among = {});
/// Matches in play, and those that are over but not signed yet, in playing order.
std::vector<std::string> begun(const Tournament& tournament);
/// Matches that need a sheet now or next: those not begun of which each side is known, or comes from a match
/// that is ready or on, or from a pool whose matches are all ready, on or over.
std::vector<std::string> possibleNext(const Tournament& tournament);
/// Matches that can be played after those, in playing order.
std::vector<std::string> furtherOn(const Tournament& tournament);
/// Sheets for a round whose matches don't exist yet: those of the next round of Swiss to pair. Later rounds
/// depend on its results. Otherwise 0.
int sheetsNotPairedYet(const Tournament& tournament);
/// Matches that people are called to or can be: ready, called and in play.
std::vector<const Match*> matchesOn(const Tournament& tournament);

} // namespace tournament
