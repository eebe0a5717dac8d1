// Which matches are on, which may come next, and which were played: those whose sheets are printed.
#pragma once

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tournament {

/// Which matches are meant: all of these conditions apply.
struct Among {
    std::vector<std::string> matches;                    ///< ids; empty: any
    std::vector<std::pair<bracket::Part, int>> rounds{}; ///< empty: any
    std::optional<int> table{};                          ///< to which it was called
    bool isAll() const { return matches.empty() && rounds.empty() && !table; }
    friend bool operator==(const Among&, const Among&) = default;
};

/// Matches whose teams are known and that have not begun, in playing order.
std::vector<std::string> waitingForASheet(const Tournament& tournament, const Among& among = {});
/// Matches that are over and of which something was played, be it on paper before, in playing order.
std::vector<std::string> played(const Tournament& tournament, const Among& among = {});
/// Matches in play, and those that are over and not signed yet, in playing order.
std::vector<std::string> begun(const Tournament& tournament);
/// Those that wait for a sheet and what can follow them: matches that nobody has begun and of which each side
/// is known, or comes out of a match that is ready or on, or out of a pool of which every match is ready, on
/// or over.
std::vector<std::string> possibleNext(const Tournament& tournament);
/// Matches that may be played behind those, in playing order.
std::vector<std::string> furtherOn(const Tournament& tournament);
/// Sheets that a round needs whose matches do not exist yet: those of the next round of Swiss that is to be
/// paired, because later rounds depend on its results; else 0.
int sheetsNotPairedYet(const Tournament& tournament);
/// Matches that people are called to or may be: ready, called and in play.
std::vector<const Match*> matchesOn(const Tournament& tournament);

} // namespace tournament
