// May this be entered here? Asked once, at the door; what is on record is scored by game.h whatever the
// answer was.
#pragma once

#include "game.h"

#include <string>
#include <string_view>
#include <vector>

namespace scoring {

/// Impossible stays refused. AgainstSheet is let in by an override with a reason. Unusual is only worth a
/// hint.
enum class Severity { Impossible, AgainstSheet, Unusual };

struct Problem {
    Severity severity = Severity::Impossible;
    std::string code; ///< stable, `blind-nil-deficit`
    std::optional<Side> side;
    std::optional<int> partner; ///< 0 or 1
    std::string text;           ///< one sentence with the value
    std::string_view parameter; ///< the rule behind it; empty where it follows from the pack
};

/// What stands against entering `item` into a game at `before`; an empty list means it may be entered. A
/// hand's own override lifts what is only AgainstSheet. Numbers are checked too, so anything of the type may
/// be asked.
std::vector<Problem> problems(const RuleSet& rules, const GameState& before, const Item& item);
/// What stands against these bids of one side, before its tricks are known.
std::vector<Problem> bidProblems(const RuleSet& rules, const GameState& before, Side side,
                                 const SideHand& hand);
/// What stands against taking a game over from paper in this state.
std::vector<Problem> startProblems(const RuleSet& rules, const Start& start);

/// Whether any of them keeps the item out.
bool refused(const std::vector<Problem>& problems);

} // namespace scoring
