#include "reportparts.h"

#include "report.h"

#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/ranking/endings.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/exempt.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>
#include <utility>

using wording::filled;

namespace desk {

namespace {

using tournament::Tournament;

constexpr int dayBegins = 5 * 60; ///< minutes after midnight; earlier times belong to the day before

constexpr std::pair<std::string_view, ReportPart> parts[] = {{"closing", ReportPart::Closing},
                                                             {"attendance", ReportPart::Attendance},
                                                             {"missing", ReportPart::Missing},
                                                             {"overrides", ReportPart::Overrides},
                                                             {"fees", ReportPart::Fees}};

TeamAttendance playerAttendance(const Tournament& tournament, const tournament::Team& team,
                                const std::string& player)
{
    TeamAttendance came{team.name, personName(tournament, player), {}, {}, {}, 0, {}};
    const std::vector<std::string> stay = tournament::playersInTheEnd(team);
    came.left = std::ranges::find(stay, player) == stay.end();
    const tournament::Person* person = tournament::person(*tournament.setting, player);
    if (!person || person->arrivals.empty())
        return came;
    const tournament::Arrival& first = person->arrivals.front();
    if (const tournament::Filed* filed = tournament::filed(tournament, first.op)) {
        came.at = filed->entry->stamp.at;
        came.by = filed->entry->stamp.by;
    }
    came.shown = first.shown;
    came.times = static_cast<int>(person->arrivals.size());
    for (const tournament::Arrival& each : person->arrivals)
        if (const auto found = wording::exempt(tournament, person->id, each)) {
            came.exempt = wording::inWords(*found);
            came.exemptOpenly = found->openly;
        }
    return came;
}

std::string nameOfTournament(const Tournament& tournament)
{
    return tournament.setting->tournament ? rules::isolated(tournament.setting->tournament->name) : "";
}

std::string attendanceText(const Tournament& tournament, int aheadMin)
{
    std::string lines;
    std::string team;
    int checkedIn = 0;
    int left = 0;
    const std::vector<TeamAttendance> all = attendanceOf(tournament);
    for (const TeamAttendance& each : all) {
        if (each.team != team)
            lines += '\n' + rules::isolated(each.team) + '\n';
        team = each.team;
        left += each.left ? 1 : 0;
        checkedIn += each.at.empty() || each.left ? 0 : 1;
        lines += "  " + each.player + ": " +
                 (each.at.empty() ? filled(wording::Desk::tr("didn’t check in"))
                                  : tournament::wallClock(each.at, aheadMin)) +
                 (each.shown.empty() ? "" : ", " + filled(wording::Desk::tr("showed %1"), each.shown)) +
                 (each.exempt.empty() ? "" : ", " + each.exempt) +
                 (each.left ? ", " + filled(wording::Desk::tr("left the team")) : "") +
                 (each.by.empty() ? "" : " (" + rules::isolated(each.by) + ')') + '\n';
    }
    return filled(wording::Desk::tr("%1, attendance: %2 of %3 checked in"), nameOfTournament(tournament),
                  checkedIn, wording::playersCounted(static_cast<int>(all.size()) - left)) +
           (left > 0 ? "; " + filled(wording::Desk::tr("%1 more checked in and left the team"), left) : "") +
           '\n' + lines;
}

/// A title with the tournament and the number of lines, then the lines.
std::string listText(const QString& title, const Tournament& tournament, const std::string& count,
                     const std::vector<std::string>& lines)
{
    std::string text = filled(title, nameOfTournament(tournament), count) + '\n';
    for (const std::string& line : lines)
        text += "  " + line + '\n';
    return text;
}

std::string missingText(const Tournament& tournament, const std::string& day)
{
    std::vector<std::string> lines;
    for (const Lacking& each : lackingNow(tournament, day))
        lines.push_back(each.match + (each.match.empty() ? "" : ", ") + each.team + ": " +
                        inWords(each.player));
    return listText(wording::Desk::tr("%1, not yet checked in for upcoming matches: %2"), tournament,
                    lines.empty() ? filled(wording::Desk::tr("no one"))
                                  : wording::playersCounted(static_cast<int>(lines.size())),
                    lines);
}

std::string feesText(const Tournament& tournament)
{
    const std::vector<Due> all = feesDue(tournament);
    std::vector<std::string> lines;
    lines.reserve(all.size());
    for (const Due& each : all)
        lines.push_back(each.team + ", " + each.match + ", " + each.why + ": " + std::to_string(each.fee));
    return listText(wording::Desk::tr("%1, fees due: %2"), tournament,
                    all.empty() ? filled(wording::Desk::tr("none")) : std::to_string(sumOf(all)), lines);
}

std::string overridesText(const Tournament& tournament)
{
    const std::vector<std::string> lines = linesOf(exceptionsIn(tournament));
    return listText(wording::Desk::tr("%1, exceptions: %2"), tournament,
                    lines.empty() ? filled(wording::Desk::tr("none")) : std::to_string(lines.size()), lines);
}

json::Value cameJson(const Tournament& tournament)
{
    return json::list(attendanceOf(tournament), [](const TeamAttendance& each) {
        return json::Object{{"team", each.team},      {"player", each.player}, {"at", each.at},
                            {"by", each.by},          {"shown", each.shown},   {"times", each.times},
                            {"against", each.exempt}, {"left", each.left}};
    });
}

json::Value missingJson(const Tournament& tournament, const std::string& day)
{
    return json::list(lackingNow(tournament, day), [](const Lacking& each) {
        json::Object lacking{{"match", each.match}, {"team", each.team}, {"player", each.player.name}};
        if (!each.player.mayPlay)
            lacking.emplace_back("mayPlay", false);
        if (each.player.showsIdAgain)
            lacking.emplace_back("showsIdAgain", true);
        return lacking;
    });
}

json::Value feesJson(const Tournament& tournament)
{
    return json::list(feesDue(tournament), [](const Due& each) {
        return json::Object{{"team", each.team},
                            {"match", each.match},
                            {"why", facts::word(each.absence)},
                            {"fee", each.fee}};
    });
}

} // namespace

std::vector<TeamAttendance> attendanceOf(const Tournament& tournament)
{
    std::vector<TeamAttendance> all;
    for (const tournament::Team& team : tournament.setting->teams)
        for (const std::string& player : membersToList(tournament, team))
            all.push_back(playerAttendance(tournament, team, player));
    return all;
}

std::vector<Lacking> lackingNow(const Tournament& tournament, const std::string& day)
{
    std::vector<Lacking> all;
    for (const Waiting& waiting : incompleteTeams(tournament, day)) {
        if (waiting.match && !tournament::isKnown(*waiting.match))
            continue; // its opponent isn't known yet
        const std::string match = waiting.match ? wording::titleOf(*waiting.match) : "";
        const std::string team = teamName(tournament, waiting.team);
        for (LackingPlayer& player : lackingIn(tournament, waiting))
            all.push_back({match, waiting.team, team, std::move(player)});
    }
    return all;
}

std::vector<Due> feesDue(const Tournament& tournament)
{
    std::vector<Due> all;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        for (const scoring::Side side : scoring::bothSides)
            if (const auto* effect = tournament::effectOf(tournament.setting->absence, *match, side);
                effect && effect->fee > 0)
                all.push_back({teamName(tournament, match->teams[side]), wording::titleOf(*match),
                               wording::endingWord(*match->absent[side]), effect->fee, *match->absent[side]});
    }
    return all;
}

int sumOf(const std::vector<Due>& dues)
{
    int sum = 0;
    for (const Due& each : dues)
        sum += each.fee;
    return sum;
}

std::optional<LastDay> lastDayOf(const Tournament& tournament, int aheadMin)
{
    std::vector<std::pair<std::string, std::string>> all; // by time, then name; clocks of machines may differ
    for (const facts::Entry& entry : tournament::entries(tournament))
        all.emplace_back(entry.stamp.at, entry.stamp.by);
    if (all.empty())
        return std::nullopt;
    std::ranges::sort(all);
    const auto dayOf = [&](const auto& each) { return tournament::dayOf(each.first, aheadMin - dayBegins); };
    std::erase_if(all, [&, day = dayOf(all.back())](const auto& each) { return dayOf(each) != day; });
    LastDay last{all.front().first, all.back().first, {}};
    for (const auto& [at, by] : all)
        if (std::ranges::find(last.supervisors, by) == last.supervisors.end())
            last.supervisors.push_back(by);
    return last;
}

std::optional<ReportPart> reportPart(std::string_view word)
{
    for (const auto& [name, part] : parts)
        if (name == word)
            return part;
    return std::nullopt;
}

std::string partText(const Tournament& tournament, ReportPart part, const tournament::Timestamp& now)
{
    const std::string day = tournament::dayOf(now.utc, now.aheadMin);
    switch (part) {
    case ReportPart::Closing:
        break;
    case ReportPart::Attendance:
        return attendanceText(tournament, now.aheadMin);
    case ReportPart::Missing:
        return missingText(tournament, day);
    case ReportPart::Overrides:
        return overridesText(tournament);
    case ReportPart::Fees:
        return feesText(tournament);
    }
    return reportText(shiftReport(tournament, day));
}

std::string partJson(const Tournament& tournament, ReportPart part, const tournament::Timestamp& now)
{
    const std::string day = tournament::dayOf(now.utc, now.aheadMin);
    json::Object object{{"format", "courtside-report/1"}, {"tournament", nameOfTournament(tournament)}};
    switch (part) {
    case ReportPart::Closing:
        return reportJson(shiftReport(tournament, day));
    case ReportPart::Attendance:
        object.emplace_back("attendance", cameJson(tournament));
        break;
    case ReportPart::Missing:
        object.emplace_back("missing", missingJson(tournament, day));
        break;
    case ReportPart::Overrides:
        object.emplace_back("overrides", jsonOf(exceptionsIn(tournament)));
        break;
    case ReportPart::Fees:
        object.emplace_back("fees", feesJson(tournament));
        break;
    }
    return rules::plain(json::canonical(std::move(object)));
}

} // namespace desk
