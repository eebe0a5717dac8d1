// The use cases for printed score sheets: they go out to the tables, and come back.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// The matches (ids) whose sheet can go out, once each, in their order: a match that is over needs none.
std::vector<std::string> sheetsToHandOut(const Tournament& tournament,
                                         const std::vector<std::string>& matches);
/// Records that the sheets of these matches (ids) went out, also if one was already out. One undo takes all
/// of it. Refuses what the checks refuse.
Answer<Recorded> handOutSheets(Desk& desk, const std::string& by, const std::vector<std::string>& matches);
/// The sheets that went out; `text` as from handedOutText.
struct HandedOut {
    Recorded recorded;
    std::string text;
};
/// The same, but only for those that can still go out when it is recorded, whatever someone else did in the
/// meantime. Refuses what the checks refuse if none can.
Answer<HandedOut> handOutWhatMay(Desk& desk, const std::string& by, const std::vector<std::string>& matches);
/// Records that the sheet of the match (its id) came back. Refuses if it isn't out.
Answer<Recorded> takeBackSheet(Desk& desk, const std::string& by, const std::string& match);

/// From now on, what is recorded for the match (its id) comes from its sheet: its first hand, score from
/// paper or result marks the sheet as back if it is out, and one undo takes both. Ends when another match is
/// set, or none (empty).
void typeFromSheet(Desk& desk, const std::string& match);

/// Whether that fact (its op) about the sheet of that match (its id) is the newest on record (`holds`), or
/// its undo is.
bool isLastOfSheet(const Tournament& tournament, const std::string& op, const std::string& match, bool holds);

/// What handing them out would record: `the sheets of matches 1, 2 and 4 are out`; `the sheet of match 3 is
/// out again`.
std::string handedOutText(const Tournament& tournament, const std::vector<std::string>& matches);
/// `the sheet of match 3 is back`
std::string sheetBackText(const Match& match);
} // namespace desk
