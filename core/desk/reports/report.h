// The shift report: who checked in and who didn't, exceptions, fees, and open results.
#pragma once

#include "tournament/queries/room.h"

#include <string>
#include <vector>

namespace json {
struct Value;
}

namespace desk {

/// A team, and its players who never checked in.
struct NotSeen {
    std::string team;
    std::vector<std::string> players; ///< names
    bool everybody = false;
};
/// A match with hands of players who weren't checked in for it, because a correction seated them.
struct Unchecked {
    std::string match;   ///< `match 9`
    std::string players; ///< names
};
/// An exception to a rule or a suspension.
struct LetIn {
    std::string at; ///< UTC
    std::string by;
    std::string text;
};
/// A match whose result is not settled yet.
struct OpenResult {
    std::string match; ///< `match 9`
    std::string teams; ///< `Full House and Low Club`, who play or were seated in it
    std::string open;  ///< `finished 350 to 230, not yet signed`
};
/// A match whose score sheet is not back.
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
    int here = 0;     ///< players who checked in at least once
    int complete = 0; ///< teams all of whose players did
    int checkins = 0; ///< on record
    std::vector<NotSeen> notSeen;
    std::vector<Unchecked> unchecked;
    std::vector<LetIn> overrides;
    std::vector<Absent> absent;
    int due = 0;                         ///< all fees
    std::vector<std::string> sanctions;  ///< those that haven't ended
    std::vector<std::string> incidents;  ///< with who recorded them
    std::vector<OpenResult> openResults; ///< disputed, waiting for who plays, challenged or not signed
    std::vector<std::string> openProtests;
    std::vector<SheetStillOut> sheetsOut; ///< in playing order
    bool marksSheets = false;             ///< printed sheets are marked as out here
    std::vector<std::string> withdrawn;   ///< teams
    std::vector<std::string> replaced;    ///< teams, and who replaced them: `Low Club, by Late Comers`
    // Rulings and changes, oldest first, with who recorded them.
    std::vector<std::string>
        rulings; ///< on challenges and protests, fouls, adjusted scores; the last of each
    std::vector<std::string> timeCalls;   ///< by the rules; another one is among the exceptions
    std::vector<std::string> corrections; ///< of hands and sheets
    std::vector<std::string> substitutes;
};
/// A heading of the report, and what is under it; no lines if there is nothing.
struct ReportList {
    std::string heading; ///< a noun
    std::vector<std::string> lines;
    /// The lines say no more than the matches decided without play do.
    bool repeatsMatches = false;
};

/// On that day, `2026-11-21`.
ShiftReport shiftReport(const tournament::Tournament& tournament, const std::string& day);
/// Exceptions, oldest first.
std::vector<LetIn> letIn(const tournament::Tournament& tournament);
/// Its lists in the order of the report; that of sheets still out only where sheets are marked.
std::vector<ReportList> listsOf(const ShiftReport& report);
/// Its parts for people, one line each.
std::vector<std::string> linesOf(const std::vector<NotSeen>& all);
std::vector<std::string> linesOf(const std::vector<Unchecked>& all);
std::vector<std::string> linesOf(const std::vector<LetIn>& all);
std::vector<std::string> linesOf(const std::vector<Absent>& all);
std::vector<std::string> linesOf(const std::vector<OpenResult>& all);
std::vector<std::string> linesOf(const std::vector<SheetStillOut>& all);
json::Value jsonOf(const std::vector<LetIn>& all);
/// For people; with full names, without cards.
std::string reportText(const ShiftReport& report);
/// `courtside-report/1`
std::string reportJson(const ShiftReport& report);

} // namespace desk
