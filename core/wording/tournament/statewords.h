// The state of the tournament in words: counts, missing players, why a match can't be called.
#pragma once

#include "tournament/model/policy.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"

#include <string>
#include <vector>

namespace wording {

/// `7`; `W1-1` if it has no number.
std::string numberOf(const tournament::Match& match);

/// `16 teams, 1 of them withdrawn`
std::string teamsText(const tournament::Counts& counts);
/// `3 of 14 matches finished (1 without play)`
std::string matchesText(const tournament::Counts& counts);

/// `Not drawn yet, 14 teams`, `Semifinals, 12 of 15 matches finished`, `Finished · Ruff Crowd won`.
std::string progressText(const tournament::Tournament& tournament);

/// For a screen that shows nothing before the draw: `Add teams and make the draw on the Teams screen.`
std::string drawFirstText();

/// `show ID again for match 5`
std::string showIdAgainText(const tournament::Match& match);
/// `not checked in: Ben Cole; show ID again for match 5: Ana Ruiz`. The arguments are names with commas
/// between them. Empty if both are empty.
std::string toCheckInText(const tournament::Match* match, const std::string& missing,
                          const std::string& again);
/// `Ana Ruiz and Ben Cole must show ID again for match 5`. Empty without names.
std::string mustShowIdAgainText(const tournament::Match& match, const std::vector<std::string>& names);
/// `waiting for check-in`: the state of a match for which `tournament::awaitsCheckIn` is true.
std::string awaitsCheckInText();
/// `waiting for Ana Ruiz, Ben Cole`, from names with commas between them. Empty without names.
std::string waitingForText(const std::string& names);
/// How a match was decided without play: `forfeit`, `no-show`.
std::string endingWord(facts::Decided ending);
/// For a match that was decided and not played to its end: `no points for either team; the hands stay on
/// record`.
std::string noPointsText(const tournament::Match& match);

/// Why a match can't be called: `Full House plays at table 3`, `not checked in: Ana Ruiz`, `show ID again for
/// match 5: Ana Ruiz`, `Full House rests until 20:15`, `suspended: Ana Ruiz` (the reason isn't on any screen
/// that everyone sees). Empty if it can.
std::string inWords(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                    const tournament::Timestamp& now);
/// What the teams of a match that was already called depend on: `match 4`, `match 4 and match 7`, `pool A`.
/// Empty if nothing.
std::string waitsFor(const tournament::Tournament& tournament, const tournament::Match& match);
/// `was played, but its teams depend on match 4`; `was decided, …` if it was decided without play; `was
/// called, …`. Empty if its teams depend on nothing.
std::string waitsInWords(const tournament::Tournament& tournament, const tournament::Match& match);

/// `table 7 is closed (a broken lamp)`. Without parentheses if no reason was given.
std::string closedText(int table, const std::string& why);
/// `sheet out since 18:05`, `sheet back at 18:40`. Empty if the sheet never went out.
std::string sheetMarkText(const tournament::Tournament& tournament, const tournament::Match& match,
                          int aheadMin);
/// `grace period of 10 minutes, taken off the match; removal after 2 absences; default: …; forfeit: ranks as
/// a forfeit, rated 0.0, fee 10; no-show: …`
std::string inWords(const tournament::AbsencePolicy& policy);

} // namespace wording
