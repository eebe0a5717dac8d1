// The use case `takeover`: a game that was begun on a sheet of paper goes on here.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

/// Whether the game in play of the match may be taken over from paper: it is at a table, and nothing of the
/// game stands on its sheet.
bool mayTakeOver(const tournament::Tournament& tournament, const tournament::Match& match);
/// Takes the game in play of a match at a table (its id) over from paper, at that score. Refuses where hands
/// of it are on record, and what no game can stand at by its rules.
Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start);
/// `match 3 goes on from paper: A 120, B 88`
std::string takenOverText(const tournament::Tournament& tournament, const std::string& match);

} // namespace desk
