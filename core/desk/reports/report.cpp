#include "report.h"

#include "desk/checkin/attendance.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "desk/registration/rostermatch.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/absence.h"
#include "wording/filled.h"
#include "wording/record/changewords.h"
#include "wording/record/choicewords.h"
#include "wording/record/facttext.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/record/recordlines.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"
#include "json/build.h"
#include "json/value.h"

#include <algorithm>
#include <iterator>

using wording::filled;

namespace desk {

namespace {

using tournament::Tournament;

void countPeople(const Tournament& tournament, ShiftReport& report)
{
    for (const tournament::Team& team : tournament.setting->teams) {
        if (team.withdrawn)
            report.withdrawn.push_back(rules::isolated(team.name));
        const std::string by = tournament::replacedBy(tournament, team);
        if (!by.empty())
            report.replaced.push_back(
                filled(wording::Desk::tr("%1, by %2"), rules::isolated(team.name), teamName(tournament, by)));
        NeverCheckedIn neverCheckedIn{team.name, {}, false};
        const std::vector<std::string> players = tournament::playersToCount(tournament, team);
        for (const std::string& player : players) {
            if (tournament::isCheckedInFor(tournament, nullptr, player))
                ++report.checkedIn;
            else
                neverCheckedIn.players.push_back(personName(tournament, player));
        }
        neverCheckedIn.everybody = neverCheckedIn.players.size() == players.size();
        if (!neverCheckedIn.players.empty())
            report.neverCheckedIn.push_back(std::move(neverCheckedIn));
        else if (!players.empty())
            ++report.complete;
    }
    for (const auto& [id, person] : tournament.setting->people)
        report.checkins += static_cast<int>(person.arrivals.size());
}

void addMatches(const Tournament& tournament, ShiftReport& report)
{
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const std::vector<std::string> unchecked = tournament::calledWithoutId(tournament, *match);
        if (!unchecked.empty() && tournament::handsOn(*match) > 0)
            report.unchecked.push_back({wording::titleOf(*match), namesOf(tournament, unchecked)});
        for (const tournament::Protested& each : match->protests)
            if (each.isOpen())
                report.openProtests.push_back(
                    wording::sentence(wording::whole(wording::factLine(tournament, each.protest))));
        for (const std::string& open : wording::openTexts(tournament, *match))
            report.openResults.push_back(
                {wording::titleOf(*match), wording::bothTeams(tournament, match->teams), open});
    }
    report.marksSheets =
        std::ranges::any_of(tournament::inOrder(tournament), [&](const tournament::Match* match) {
            return tournament::sheetMarkOf(tournament, *match) != nullptr;
        });
    for (const tournament::Match* match : tournament::sheetsOut(tournament))
        report.sheetsOut.push_back({wording::titleOf(*match), wording::bothTeams(tournament, match->teams),
                                    tournament::sheetMarkOf(tournament, *match)->at});
}

/// Whether it has an exception to a rule, with a reason: at check-in, on a sheet, or for the clock.
bool isOverride(const facts::Fact& fact)
{
    return std::visit(
        [](const auto& each) {
            if constexpr (requires { each.sharesId; })
                return each.sharesId || each.playsOn;
            else if constexpr (requires { each.override; })
                return each.override.has_value();
            else
                return false;
        },
        fact);
}

/// The first fact with the exception of the last one, since later ones repeat its reason. `isSame` tells
/// which facts belong together.
template <class Kind, class IsSame>
long long exceptionSince(const tournament::Record& record, IsSame isSame)
{
    std::optional<std::string> reason;
    long long since = 0;
    tournament::forEach<Kind>(record, [&](const facts::Entry& entry, const Kind& each) {
        if (!isSame(each))
            return;
        if (each.override != reason)
            since = entry.seq;
        reason = each.override;
    });
    return since;
}

/// Whether the exception is that fact's own. For a team or a hand, whose bids can be on record before its
/// tricks, that is the first fact with it. A time call with the same reason as its hand has none of its own.
bool isException(const Tournament& tournament, const facts::Entry& entry)
{
    if (const auto* team = std::get_if<facts::Team>(&entry.fact))
        return entry.seq == exceptionSince<facts::Team>(*tournament.record, [&](const facts::Team& each) {
                   return each.id == team->id;
               });
    if (const auto* hand = std::get_if<facts::Hand>(&entry.fact))
        return entry.seq ==
               exceptionSince<facts::Hand>(tournament::recordOf(tournament, hand->spot.sitting.match),
                                           [&](const facts::Hand& each) { return each.spot == hand->spot; });
    const auto* call = std::get_if<facts::TimeCall>(&entry.fact);
    const auto* hand = call ? tournament::latest<facts::Hand>(
                                  tournament::recordOf(tournament, call->spot.sitting.match),
                                  [&](const facts::Hand& each) { return each.spot == call->spot; })
                            : nullptr;
    return !hand || hand->override != call->override;
}

void addAbsences(const Tournament& tournament, ShiftReport& report)
{
    for (const tournament::Team& team : tournament.setting->teams) {
        const tournament::Absences count = tournament::absencesOf(tournament, team.id);
        report.due += count.fee;
        if (count.all > 0)
            report.absent.push_back({team.name, count.all, count.fee});
    }
}

bool isRuling(const facts::Fact& fact)
{
    return isOneOf<facts::Decision, facts::Foul, facts::Adjustment, facts::Settlement>(fact);
}

/// Whether time was called as the rules say. A time call with a reason is an exception.
bool isTimeCall(const facts::Fact& fact)
{
    const auto* call = std::get_if<facts::TimeCall>(&fact);
    return call && !call->override;
}

/// Whether a hand or a sheet was changed after it was entered.
bool isCorrection(const facts::Fact& fact)
{
    const auto* hand = std::get_if<facts::Hand>(&fact);
    return (hand && hand->reason) || std::holds_alternative<facts::Move>(fact);
}

/// `Match 3, hand 2, amended: …. Before: …. Score of match 3: 71–50 → 70–51 (J. Park)`: the fact, with what
/// it replaced, what it changed, and who recorded it.
std::string entryLine(const Tournament& tournament, const facts::Entry& entry)
{
    std::vector<std::string> sentences{wording::factText(tournament, entry)};
    if (isCorrection(entry.fact)) {
        sentences.push_back(wording::beforeText(wording::previousValue(tournament, entry)));
        std::ranges::move(wording::resultsChanged(tournament, entry), std::back_inserter(sentences));
    } else {
        sentences.push_back(wording::rulingChanged(tournament, entry));
    }
    std::erase(sentences, std::string());
    return wording::withName(wording::joinedSentences(sentences), rules::isolated(entry.stamp.by));
}

/// One line for each such fact that holds; for rulings only the last one of a case.
template <class Wanted>
std::vector<std::string> recorded(const Tournament& tournament, Wanted wanted)
{
    std::vector<facts::Entry> kept;
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        const tournament::Filed* filed =
            wanted(entry.fact) ? tournament::filed(tournament, entry.stamp.op) : nullptr;
        if (!filed || !filed->holds)
            continue;
        if (isRuling(entry.fact))
            std::erase_if(kept,
                          [&](const facts::Entry& each) { return facts::replaces(entry.fact, each.fact); });
        kept.push_back(entry);
    }
    std::vector<std::string> lines;
    for (const facts::Entry& entry : kept)
        lines.push_back(entryLine(tournament, entry));
    return lines;
}

template <class Row, class Line>
std::vector<std::string> lines(const std::vector<Row>& rows, Line lineOf)
{
    std::vector<std::string> all(rows.size());
    std::transform(rows.begin(), rows.end(), all.begin(), lineOf);
    return all;
}

/// `a bid of 3 is under the minimum of 4 (Low Club)`: the rules that the hand breaks as it is now.
std::string againstRules(const Tournament& tournament, const tournament::Match& match,
                         const facts::Spot& spot, const scoring::Item& item)
{
    const auto who = [&](scoring::Seat seat) { return tournament::seatName(tournament, match, seat); };
    std::vector<std::string> all;
    for (const scoring::Problem& problem :
         scoring::problems(match.rules->rules, stateBefore(match, spot.game, spot.place), item, who))
        if (problem.severity == scoring::Severity::AgainstSheet)
            all.push_back(problem.side ? wording::withName(wording::text(problem.what),
                                                           teamName(tournament, match.teams[*problem.side]))
                                       : wording::text(problem.what));
    return rules::joined(all, "; ");
}

/// `Match 7 (Full House – Low Club), hand 2: a bid of 3 is under the minimum of 4 (Low Club). Reason: …`, for
/// the hand as it is on record now; empty if it was deleted or no longer breaks a rule.
std::string exceptionText(const Tournament& tournament, const facts::Hand& hand)
{
    const tournament::Match* match = tournament::match(tournament, hand.spot.sitting.match);
    if (!match || match->attempt != hand.spot.sitting.attempt)
        return {};
    const tournament::Sheet sheet = tournament::sheetOf(*match, hand.spot.game);
    const tournament::Item* item = itemAt(sheet, hand.spot.place);
    const auto* reason = item ? &scoring::overrideOf(item->what) : nullptr;
    const std::string against =
        reason && *reason ? againstRules(tournament, *match, hand.spot, item->what) : std::string();
    if (against.empty())
        return {};
    return wording::sentence(filled(wording::Desk::tr("%1 (%2 – %3), %4: %5. Reason: %6"),
                                    wording::titleOf(*match), teamName(tournament, match->teams.a),
                                    teamName(tournament, match->teams.b),
                                    wording::placeName(tournament, hand.spot), against, **reason));
}

} // namespace

std::vector<std::string> linesOf(const std::vector<NeverCheckedIn>& all)
{
    return lines(all, [](const NeverCheckedIn& each) {
        return filled(each.everybody ? wording::Desk::tr("%1: no one checked in (%2)")
                                     : wording::Desk::tr("%1: %2"),
                      rules::isolated(each.team), rules::joined(each.players, ", "));
    });
}

std::vector<std::string> linesOf(const std::vector<Absent>& all)
{
    return lines(all, [](const Absent& each) {
        return wording::absencesText(rules::isolated(each.team), each.times, each.fee);
    });
}

std::vector<std::string> linesOf(const std::vector<Unchecked>& all)
{
    return lines(all, [](const Unchecked& each) {
        return filled(wording::Desk::tr("%1: played without check-in: %2"), wording::sentence(each.match),
                      each.players);
    });
}

std::vector<std::string> linesOf(const std::vector<ReportedException>& all)
{
    return lines(all, [](const ReportedException& each) {
        return wording::withName(each.text, rules::isolated(each.by));
    });
}

std::vector<std::string> linesOf(const std::vector<OpenResult>& all)
{
    return lines(all, [](const OpenResult& each) {
        return filled(wording::Desk::tr("%1, %2: %3"), wording::sentence(each.match), each.teams, each.open);
    });
}

std::vector<std::string> linesOf(const std::vector<SheetStillOut>& all)
{
    return lines(all,
                 [](const SheetStillOut& each) { return wording::sentence(each.match) + ", " + each.teams; });
}

std::vector<ReportedException> exceptionsIn(const Tournament& tournament)
{
    std::vector<ReportedException> all;
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        const tournament::Filed* filed =
            isOverride(entry.fact) ? tournament::filed(tournament, entry.stamp.op) : nullptr;
        if (!filed || !filed->holds || !isException(tournament, entry))
            continue;
        const auto* hand = std::get_if<facts::Hand>(&entry.fact);
        std::string text = hand ? exceptionText(tournament, *hand) : std::string();
        if (text.empty())
            text = wording::factText(tournament, entry);
        all.push_back({entry.stamp.at, entry.stamp.by, std::move(text)});
    }
    return all;
}

ShiftReport shiftReport(const Tournament& tournament, const std::string& day)
{
    ShiftReport report;
    report.tournament = tournament.setting->tournament ? tournament.setting->tournament->name : "";
    report.counts = tournament::countsOf(tournament);
    countPeople(tournament, report);
    addMatches(tournament, report);
    report.overrides = exceptionsIn(tournament);
    addAbsences(tournament, report);
    const auto lineOf = [&](const auto& fact, const facts::Stamp& stamp) {
        return wording::withName(wording::sentence(wording::whole(wording::factLine(tournament, fact))),
                                 rules::isolated(stamp.by));
    };
    for (const tournament::Sanctioned& each : tournament.setting->sanctions)
        if (tournament::holdsOn(each.sanction, day))
            report.sanctions.push_back(lineOf(each.sanction, each.stamp));
    for (const tournament::Happened& each : tournament.setting->incidents)
        report.incidents.push_back(lineOf(each.incident, each.stamp));
    report.rulings = recorded(tournament, isRuling);
    report.timeCalls = recorded(tournament, isTimeCall);
    report.corrections = recorded(tournament, isCorrection);
    report.substitutes = recorded(
        tournament, [](const facts::Fact& fact) { return std::holds_alternative<facts::Substitute>(fact); });
    return report;
}

std::vector<ReportList> listsOf(const ShiftReport& report)
{
    const auto list = [](const QString& heading, const std::vector<std::string>& lines) {
        return ReportList{filled(heading), lines, false};
    };
    ReportList absences = list(wording::Desk::tr("No-shows and forfeits"), linesOf(report.absent));
    if (report.due > 0)
        absences.lines.push_back(filled(wording::Desk::tr("Fees due: %1"), report.due));
    absences.repeatsMatches = report.due == 0 && !report.absent.empty();
    ReportList neverCheckedIn =
        list(wording::Desk::tr("Players not checked in"), linesOf(report.neverCheckedIn));
    std::ranges::move(linesOf(report.unchecked), std::back_inserter(neverCheckedIn.lines));
    std::vector<ReportList> all{std::move(neverCheckedIn),
                                std::move(absences),
                                list(wording::Desk::tr("Withdrawals"), report.withdrawn),
                                list(wording::Desk::tr("Replacements"), report.replaced),
                                list(wording::Desk::tr("Substitutes"), report.substitutes),
                                list(wording::Desk::tr("Exceptions"), linesOf(report.overrides)),
                                list(wording::Desk::tr("Suspensions"), report.sanctions),
                                list(wording::Desk::tr("Warnings, ejections and notes"), report.incidents),
                                list(wording::Desk::tr("Rulings"), report.rulings),
                                list(wording::Desk::tr("Time calls"), report.timeCalls),
                                list(wording::Desk::tr("Corrections"), report.corrections),
                                list(wording::Desk::tr("Open results"), linesOf(report.openResults)),
                                list(wording::Desk::tr("Open protests"), report.openProtests)};
    if (report.marksSheets)
        all.push_back(list(wording::Desk::tr("Score sheets still out"), linesOf(report.sheetsOut)));
    return all;
}

std::string reportText(const ShiftReport& report)
{
    std::string text = filled(wording::Desk::tr("%1, shift report"), rules::isolated(report.tournament)) +
                       "\n\n" +
                       filled(wording::Desk::tr("%1 of %2 checked in"), report.checkedIn,
                              wording::playersCounted(report.counts.players)) +
                       "; " +
                       filled(wording::Desk::tr("%1 of %2 complete"), report.complete,
                              wording::teamsCounted(report.counts.teams)) +
                       "; " + filled(wording::Desk::tr("%n check-in(s)", nullptr, report.checkins)) + "; " +
                       wording::matchesText(report.counts) + '\n';
    for (const ReportList& list : listsOf(report)) {
        if (list.lines.empty())
            continue;
        text += '\n' + list.heading + '\n';
        for (const std::string& line : list.lines)
            text += "  " + line + '\n';
    }
    return text;
}

json::Value jsonOf(const std::vector<ReportedException>& all)
{
    return json::list(all, [](const ReportedException& each) {
        return json::Object{{"at", each.at}, {"by", each.by}, {"text", each.text}};
    });
}

// "matches" and "finished" count played matches; "walkovers" come on top.
std::string reportJson(const ShiftReport& report)
{
    json::Array neverCheckedIn;
    for (const NeverCheckedIn& each : report.neverCheckedIn)
        neverCheckedIn.push_back(json::Object{
            {"team", each.team}, {"players", json::list(each.players)}, {"everybody", each.everybody}});
    json::Array unchecked;
    for (const Unchecked& each : report.unchecked)
        unchecked.push_back(json::Object{{"match", each.match}, {"players", each.players}});
    json::Array absent;
    for (const Absent& each : report.absent)
        absent.push_back(json::Object{{"team", each.team}, {"matches", each.times}, {"fee", each.fee}});
    json::Array openResults;
    for (const OpenResult& each : report.openResults)
        openResults.push_back(
            json::Object{{"match", each.match}, {"teams", each.teams}, {"open", each.open}});
    json::Array sheetsOut;
    for (const SheetStillOut& each : report.sheetsOut)
        sheetsOut.push_back(
            json::Object{{"match", each.match}, {"teams", each.teams}, {"since", each.since}});
    return rules::plain(
        json::canonical(json::Object{{"format", "courtside-report/1"},
                                     {"tournament", report.tournament},
                                     {"teams", report.counts.teams},
                                     {"players", report.counts.players},
                                     {"here", report.checkedIn},
                                     {"checkins", report.checkins},
                                     {"matches", report.counts.matches - report.counts.walkovers},
                                     {"finished", report.counts.over - report.counts.walkovers},
                                     {"walkovers", report.counts.walkovers},
                                     {"notSeen", std::move(neverCheckedIn)},
                                     {"unchecked", std::move(unchecked)},
                                     {"absent", std::move(absent)},
                                     {"feesDue", report.due},
                                     {"withdrawn", json::list(report.withdrawn)},
                                     {"replaced", json::list(report.replaced)},
                                     {"overrides", jsonOf(report.overrides)},
                                     {"sanctions", json::list(report.sanctions)},
                                     {"incidents", json::list(report.incidents)},
                                     {"rulings", json::list(report.rulings)},
                                     {"timeCalls", json::list(report.timeCalls)},
                                     {"corrections", json::list(report.corrections)},
                                     {"substitutes", json::list(report.substitutes)},
                                     {"openResults", std::move(openResults)},
                                     {"openProtests", json::list(report.openProtests)},
                                     {"sheetsOut", std::move(sheetsOut)}}));
}

} // namespace desk
