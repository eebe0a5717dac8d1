// The shift report: who checked in and who didn't, exceptions, fees, and open results.
#pragma once

#include "tournament/queries/room.h"

#include <string>
#include <vector>

namespace json {
struct Value;
}

namespace desk {

/// Players of a team who never checked in.
struct NeverCheckedIn {
    std::string team;
    std::vector<std::string> players; ///< names
    bool everybody = false;
};
/// A match with hands by players who weren't checked in for it, because a correction seated them.
struct Unchecked {
    std::string match;   ///< `match 9`
    std::string players; ///< names
};
/// An exception to a rule or a suspension.
struct ReportedException {
    std::string at; ///< UTC
    std::string by;
    std::string text;
};
/// A match whose result isn't settled.
struct OpenResult {
    std::string match; ///< `match 9`
    std::string teams; ///< `Full House and Low Club`: the teams in it now, or those seated
    std::string open;  ///< `finished 350 to 230, not yet signed`
};
/// A match whose score sheet is still out.
struct SheetStillOut {
    std::string match; ///< `match 9`
    std::string teams; ///< `Full House and Low Club`
    std::string since; ///< UTC
};
/// A team that lost matches by no-show, default or forfeit.
struct Absent {
    std::string team;
    int times = 0;
    int fee = 0; ///< due
};

struct ShiftReport {
    std::string tournament;
    tournament::Counts counts;
    int checkedIn = 0; ///< players who checked in at least once
    int complete = 0;  ///< teams whose players all did
    int checkins = 0;  ///< check-ins on record
    std::vector<NeverCheckedIn> neverCheckedIn;
    std::vector<Unchecked> unchecked;
    std::vector<ReportedException> overrides;
    std::vector<Absent> absent;
    int due = 0;                         ///< sum of the fees
    std::vector<std::string> sanctions;  ///< those in force
    std::vector<std::string> incidents;  ///< with the supervisor who recorded each
    std::vector<OpenResult> openResults; ///< disputed, waiting for teams, challenged or not signed
    std::vector<std::string> openProtests;
    std::vector<SheetStillOut> sheetsOut; ///< in playing order
    bool marksSheets = false;             ///< this tournament marks sheets as out
    std::vector<std::string> withdrawn;   ///< teams
    std::vector<std::string> replaced;    ///< with the team that replaced each: `Low Club, by Late Comers`
    // Rulings and changes, oldest first, with the supervisor who recorded each.
    /// The last ruling on each challenge and protest, fouls, adjusted scores.
    std::vector<std::string> rulings;
    std::vector<std::string> timeCalls;   ///< by the rules; others are among the exceptions
    std::vector<std::string> corrections; ///< of hands and sheets
    std::vector<std::string> substitutes;
};
/// A heading of the report and the lines under it. No lines if there is nothing to report.
struct ReportList {
    std::string heading; ///< a noun
    std::vector<std::string> lines;
    /// The lines only repeat what the matches decided without play say.
    bool repeatsMatches = false;
};

/// On that day, `2026-11-21`.
ShiftReport shiftReport(const tournament::Tournament& tournament, const std::string& day);
/// Exceptions, oldest first.
std::vector<ReportedException> exceptionsIn(const tournament::Tournament& tournament);
/// The lists of the report in order. The list of sheets still out only if this tournament marks sheets.
std::vector<ReportList> listsOf(const ShiftReport& report);
/// The entries as lines for people.
std::vector<std::string> linesOf(const std::vector<NeverCheckedIn>& all);
std::vector<std::string> linesOf(const std::vector<Unchecked>& all);
std::vector<std::string> linesOf(const std::vector<ReportedException>& all);
std::vector<std::string> linesOf(const std::vector<Absent>& all);
std::vector<std::string> linesOf(const std::vector<OpenResult>& all);
std::vector<std::string> linesOf(const std::vector<SheetStillOut>& all);
json::Value jsonOf(const std::vector<ReportedException>& all);
/// For people, with full names and without cards.
std::string reportText(const ShiftReport& report);
/// `courtside-report/1`
std::string reportJson(const ShiftReport& report);

} // namespace desk
