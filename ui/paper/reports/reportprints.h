// The lists and reports. Each adds at least one page, given what prints.cpp has checked.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/document.h"

namespace paper {

/// Who came when, with which ID, and who did not. The tournament has teams.
void addAttendance(Binder& binder);
/// Without whom a match cannot begin whose teams are known; a page also where it is nobody.
void addMissing(Binder& binder);
/// What was let in against a rule or a sanction; a page also where nothing was.
void addOverrides(Binder& binder);
/// What teams owe for their absence; a page also where it is nothing.
void addFees(Binder& binder);
/// The closing report of the shift.
void addClosing(Binder& binder);
/// How the order of the teams came about, so that anybody can repeat it. The tournament has a draw.
void addCertificate(Binder& binder);
/// The tournament has rules.
void addRulecard(Binder& binder);
/// Who did what when about that match, or in all where it is empty, with what stood there before.
void addRecord(Binder& binder, const std::string& match);
/// Who plays where, by name and by table: what is on, and each team's next match. A match is ready or on.
void addCalls(Binder& binder);
/// What the tournament came to, every match with its result, and the standings. The tournament has a draw.
void addSummary(Binder& binder);
/// A renege case on record, for the captains to sign.
void addRuling(Binder& binder, const desk::CaseOnRecord& found);
/// Infractions, warnings, ejections, notes, protests and revised ratings; a page also where there are none.
void addIncidentReport(Binder& binder);

} // namespace paper
