// The use cases for printed score sheets: handing them out and getting them back.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// The ids of the matches whose sheets can be handed out, in the given order, each once. A match that is over
/// needs no sheet.
std::vector<std::string> sheetsToHandOut(const Tournament& tournament,
                                         const std::vector<std::string>& matches);
/// Records that the sheets of these matches (ids) were handed out, even if some already were. One undo
/// reverses all of it. Refuses what the checks refuse.
Answer<Recorded> handOutSheets(Desk& desk, const std::string& by, const std::vector<std::string>& matches);
/// Sheets that were handed out. `text`: see handedOutText().
struct HandedOut {
    Recorded recorded;
    std::string text;
};
/// The same, but only for sheets that can still be handed out when this is recorded, whatever someone else
/// did in between. If there are none, refuses with the reasons of the checks.
Answer<HandedOut> handOutPossible(Desk& desk, const std::string& by, const std::vector<std::string>& matches);
/// Records that the sheet of the match (id) came back. Refuses if it isn't out.
Answer<Recorded> returnSheet(Desk& desk, const std::string& by, const std::string& match);

/// From now on, what is recorded for the match (id) is typed from its sheet: if the sheet is out, its first
/// hand, score from paper or result also records that it is back. One undo reverses both. Ends when this is
/// called for another match, or with an empty id.
void typeFromSheet(Desk& desk, const std::string& match);

/// Whether that fact (op), about the sheet of that match (id), is the newest on record (`holds`), or else its
/// undo is.
bool isLastOfSheet(const Tournament& tournament, const std::string& op, const std::string& match, bool holds);

/// What handing out these sheets would record: `the sheets of matches 1, 2 and 4 are out`; `the sheet of
/// match 3 is out again`.
std::string handedOutText(const Tournament& tournament, const std::vector<std::string>& matches);
/// `the sheet of match 3 is back`
std::string sheetBackText(const Match& match);
} // namespace desk
