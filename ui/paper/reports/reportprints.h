// The lists and reports. Each has at least one page, given what prints.cpp has checked.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/document.h"

namespace paper {

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
/// How the order of the teams came about, so that anybody can repeat it. The tournament has a draw.
Document certificatePrint(const Record& record, Format format);
/// The tournament has rules.
Document rulecardPrint(const Record& record, Format format);
/// Who did what when about that match, with what stood there before.
Document recordPrint(const Record& record, Format format, const std::string& match);

/// Who plays where, by name and by table: what is on, and each team's next match. A match is ready or on.
Document callsPrint(const Record& record, Format format);
/// What the tournament came to, every match with its result, and the standings. The tournament has a draw.
Document summaryPrint(const Record& record, Format format);
/// A renege case on record, for the captains to sign.
Document rulingPrint(const Record& record, Format format, const desk::CaseOnRecord& found);
/// Infractions, warnings, ejections, notes, protests and revised ratings; a page also where there are none.
Document incidentsPrint(const Record& record, Format format);

} // namespace paper
