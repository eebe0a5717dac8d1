// The use case `clock call-time`: calls time by the venue's rule.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

/// Calls time in a match (id), or in all matches at the tables that have begun, each by its own rules
/// (`time.onExpiry`). One undo reverses all of it. Skips matches to which the checks object; the warning
/// names them and the other matches at the tables, each with the reason. Refuses if it isn't possible in any
/// match.
Answer<Recorded> callTime(Desk& desk, const std::string& by, const std::optional<std::string>& match);

/// What calling time now would do with that choice: `The higher score wins; if tied, one more hand decides.`;
/// `Team 1 leads 70 to 51 and wins the game.`; if the total of all games decides, `Team 1 leads 192 to 171 in
/// total and wins the match.`
std::string timeCallEffect(const Tournament& tournament, const Match& match, scoring::OnExpiry choice);
/// Why it is too early to call time: `Time isn’t up: 29:26 left.`, `Time isn’t up: the clock hasn’t started.`
/// Empty when time is up or the match has no clock.
std::string earlyText(const Tournament& tournament, const Match& match, const tournament::Timestamp& now);
/// The result, one line for each match: `match 3: time was called; finish this hand`; `match 4: time was
/// called; Full House won, 212 to 144`; in a match of several games `Full House won game 1, 212 to 144`.
std::string calledTimeText(const Tournament& tournament, const Recorded& recorded);

} // namespace desk
