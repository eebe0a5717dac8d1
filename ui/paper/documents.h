// The documents one by one; for this folder alone. Each has at least one page, given what prints.cpp has
// checked.
#pragma once

#include "document.h"

#include "desk/rulings/ruling.h"

namespace paper {

/// The draw with what was played so far: rounds as boxes, pools as cross tables with the playoff behind them,
/// rounds of Swiss as lists. The tournament has a draw.
Document bracketPrint(const Record& record, Format format);
Document standingsPrint(const Record& record, Format format);
Document checkinPrint(const Record& record, Format format);
/// Who came when, with which ID, and who did not. The tournament has teams.
Document attendancePrint(const Record& record, Format format);
/// Without whom a match cannot begin whose teams are known; a page also where it is nobody.
Document missingPrint(const Record& record, Format format);
/// What was let in against a rule or a sanction; a page also where nothing was.
Document overridesPrint(const Record& record, Format format);
/// What teams owe for their absence; a page also where it is nothing.
Document feesPrint(const Record& record, Format format);
/// The closing report of the shift.
Document closingPrint(const Record& record, Format format);
/// Every match, round by round, with boxes for what is not known yet. The tournament has a draw.
Document roundsPrint(const Record& record, Format format);
/// How the order of the teams came about, so that anybody can repeat it. The tournament has a draw.
Document certificatePrint(const Record& record, Format format);
/// The tournament has rules.
Document rulecardPrint(const Record& record, Format format);
/// Blank sheets of these matches, a sheet a game, so many on a page (1, 2 or 4); several lie in their order
/// where the pages are cut and stacked.
Document sheetsPrint(const Record& record, Format format, const std::vector<std::string>& matches,
                     int perPage);
/// The sheets of these matches, which are over, as they are on record, a sheet a game, so many on a page (1
/// or 2).
Document playedPrint(const Record& record, Format format, const std::vector<std::string>& matches,
                     int perPage);
/// So many sheets of no match. The tournament has rules.
Document blankSheetsPrint(const Record& record, Format format, int count, int perPage);
/// One match: blank before it was played, afterwards as it is on record.
Document sheetPrint(const Record& record, Format format, const std::string& match);
/// Who did what when about that match, with what stood there before.
Document recordPrint(const Record& record, Format format, const std::string& match);

/// A strip for each of these matches, four on a page, in their order where the pages are cut and stacked.
Document slipsPrint(const Record& record, Format format, const std::vector<std::string>& matches);
/// Who plays where, by name and by table: what is on, and each team's next match. A match is ready or on.
Document callsPrint(const Record& record, Format format);
/// What the tournament came to, every match with its result, and the standings. The tournament has a draw.
Document summaryPrint(const Record& record, Format format);
/// The bracket, the check-in list, the sheets of every match that may come next, and blank ones for those
/// behind them. The tournament has a draw.
Document packPrint(const Record& record, Format format);
/// A renege case on record, for the captains to sign.
Document rulingPrint(const Record& record, Format format, const desk::CaseOnRecord& found);
/// Infractions, warnings, ejections, notes, protests and revised ratings; a page also where there are none.
Document incidentsPrint(const Record& record, Format format);

} // namespace paper
