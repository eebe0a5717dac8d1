// The use cases about the paper of matches: score sheets go out to the tables, and come back.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// Those of the matches (ids) whose sheet may go out, once each, as they come: who is over needs none.
std::vector<std::string> sheetsToHandOut(const Tournament& tournament,
                                         const std::vector<std::string>& matches);
/// The sheets of these matches (ids) went out, also where one was out before. One undo takes all of it back.
/// Refuses what the checks do.
Answer<Recorded> handOutSheets(Desk& desk, const std::string& by, const std::vector<std::string>& matches);
/// What was handed out, and `text` what that comes to, as of handedOutText.
struct HandedOut {
    Recorded recorded;
    std::string text;
};
/// The same of those alone that may go out still as it is recorded, whatever someone else did meanwhile.
/// Refuses what the checks do where that is none of them.
Answer<HandedOut> handOutWhatMay(Desk& desk, const std::string& by, const std::vector<std::string>& matches);
/// The sheet of the match (its id) came back. Refuses where it is not out.
Answer<Recorded> takeBackSheet(Desk& desk, const std::string& by, const std::string& match);

/// From now on what is recorded of the match (its id) comes from its sheet: with the first hand, score taken
/// over or result that is, the sheet is back where it is out, and one undo takes both. Until another match
/// is, or none (empty).
void typeFromSheet(Desk& desk, const std::string& match);

/// Whether that fact (its op), about the sheet of that match (its id), is the newest thing on record: it
/// `holds`, or taking it back is.
bool isLastOfSheet(const Tournament& tournament, const std::string& op, const std::string& match, bool holds);

/// What handing them out comes to, asked before: `the sheets of matches 1, 2 and 4 are out`; `the sheet of
/// match 3 is out again`.
std::string handedOutText(const Tournament& tournament, const std::vector<std::string>& matches);
/// `the sheet of match 3 is back`
std::string sheetBackText(const Match& match);
} // namespace desk
