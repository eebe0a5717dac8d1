// A demo tournament, for looking around, trying commands, and tests.
#pragma once

#include "desk/document/desk.h"
#include "rules/venue.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace desk {

inline constexpr const char* demoName = "Demo Tournament";
/// The supervisor who creates it.
inline constexpr const char* demoSupervisor = "Dolores Ibáñez";

struct DemoOptions {
    std::optional<rules::Venue> venue{}; ///< nothing: UNC's rules
    int teams = 16;                      ///< 2 to 256
    facts::Format format = facts::Format::SingleElimination;
    std::uint64_t seed = 1;
    /// Stops in the middle of that round of the first part of the draw: half of its matches are final, others
    /// are in play.
    std::optional<int> stopIn{};
    /// Stops in the second round, with something to do in each of its first four matches (demotasks.h).
    bool leavesTasks = false;
    /// Called after each match with the number of matches that are over and the total, because a large
    /// tournament takes time.
    std::function<void(int over, int all)> tell{};
};

/// A whole tournament from roster to champion. The number of pools is the usual one for the number of teams;
/// Swiss has enough rounds to leave one unbeaten team; ties that matter are broken by random draw. The same
/// options give the same facts on every machine. It shows what the rules allow: nils made and failed, a blind
/// nil, sets, a bag penalty, 10 for 200, a misdeal, reneges upheld and denied, a time call, a no-show, an
/// override. Refuses too few or too many teams for the format, and a round that the draw doesn't have.
/// `comparesFold`: see Environment.
Answer<Draft> demoTournament(const DemoOptions& options, bool comparesFold = false);
/// Creates the file with that tournament, or no file at all.
Answer<Desk> demo(const std::string& path, const DemoOptions& options);

/// `16 teams, 15 matches, 98 hands; Full House won`. Only the counts if it was stopped.
std::string demoText(const tournament::Tournament& tournament);

} // namespace desk
