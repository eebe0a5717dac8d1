// The lists and reports. Each adds at least one page; prints.cpp has checked the data.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/document.h"

namespace paper {

/// Who checked in when, with which ID, and who didn't. The tournament has teams.
void addAttendance(Binder& binder);
/// Players missing for matches whose teams are known; a page even if there are none.
void addMissing(Binder& binder);
/// Exceptions to rules and suspensions; a page even if there are none.
void addOverrides(Binder& binder);
/// The fees of teams for absences; a page even if there are none.
void addFees(Binder& binder);
/// The shift report.
void addClosing(Binder& binder);
/// How the order of the teams was drawn, so that anyone can repeat it. The tournament has a draw.
void addCertificate(Binder& binder);
/// The tournament has rules.
void addRulecard(Binder& binder);
/// Who recorded what and when about that match, or about everything if it is empty, with the previous values.
void addRecord(Binder& binder, const std::string& match);
/// Who plays where, by name and by table: matches that are on, and each team's next match. A match is ready
/// or on.
void addCalls(Binder& binder);
/// The summary of the tournament: every match with its result, and the standings. The tournament has a draw.
void addSummary(Binder& binder);
/// A renege case on record, for the captains to sign.
void addRuling(Binder& binder, const desk::CaseOnRecord& found);
/// Infractions, warnings, ejections, notes, protests and revised ratings; a page even if there are none.
void addIncidentReport(Binder& binder);

} // namespace paper
