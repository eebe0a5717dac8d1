#include "statustext.h"

#include "columns.h"
#include "statusjson.h"

#include "bracket/words.h"
#include "rules/words.h"
#include "tournament/forecast/forecast.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/sheetmarks.h"
#include "tournament/queries/waitsfor.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/champion.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "wording/sentence.h"

namespace files {

namespace {

using Rows = std::vector<std::vector<std::string>>;
using tournament::Tournament;

std::string counted(int number, const std::string& unit)
{
    return std::to_string(number) + ' ' + unit + (number == 1 ? "" : "s");
}

std::string numberOrNone(const std::optional<int>& number)
{
    return number ? std::to_string(*number) : std::string();
}

/// Tables that are closed, and the rest between matches, a line each.
std::string roomText(const tournament::Setting& setting)
{
    std::string text;
    for (const auto& [table, why] : setting.closed)
        if (table <= tournament::tablesIn(setting))
            text += wording::sentence(tournament::closedText(table, why)) + '\n';
    if (setting.event->rest)
        text += counted(*setting.event->rest, "minute") + " of rest between two matches of a team\n";
    return text;
}

/// `UNC Campus Recreation (unc), other rules from match 5 on, `
std::string rulesText(const Tournament& tournament)
{
    std::string text;
    for (const tournament::InTurn& each : tournament::rulesInTurn(*tournament.setting)) {
        const tournament::Match* from = tournament::match(tournament, each.from);
        if (each.from.empty())
            text += each.rules->venue.name + " (" + each.rules->venue.id + "), ";
        else
            text += "other rules from " +
                    (from && from->number ? "match " + std::to_string(*from->number) : each.from) + " on, ";
    }
    return text;
}

std::string heading(const Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.event)
        return "A tournament without a name: nothing is on record yet.\n";
    std::string text = setting.event->name + '\n';
    text += rulesText(tournament);
    std::string format(facts::word(setting.event->format));
    return text + rules::spaced(format) + ", " + counted(setting.event->tables, "table") + '\n' +
           roomText(setting);
}

/// `here`, `not here`; `came 17:58` of whoever was here for what is over.
std::string hereText(const Tournament& tournament, const tournament::Team& team, const std::string& id,
                     int aheadMin)
{
    if (isCheckedIn(tournament, team, id))
        return "here";
    const std::string came = tournament::firstSeen(tournament, id);
    return came.empty() ? "not here" : "came " + tournament::wallClock(came, aheadMin);
}

/// `Ana Ruiz …820 here`
std::string playerText(const Tournament& tournament, const tournament::Team& team, const std::string& id,
                       int aheadMin)
{
    const tournament::Person* person = tournament::person(*tournament.setting, id);
    const std::string name = person && !person->name.empty() ? person->name : id;
    return name + (person && !person->cardEnd.empty() ? " …" + person->cardEnd : "") + ' ' +
           hereText(tournament, team, id, aheadMin);
}

std::string teamsText(const Tournament& tournament, int aheadMin)
{
    Rows rows;
    for (const tournament::Team& team : tournament.setting->teams) {
        std::string players;
        for (const std::string& id : tournament::playersNow(tournament, team))
            players += (players.empty() ? "" : ", ") + playerText(tournament, team, id, aheadMin);
        const auto drawn = tournament::seedOfTeam(*tournament.setting, team.id);
        rows.push_back({numberOrNone(drawn ? drawn : team.seed), team.id,
                        team.name + (team.withdrawn ? " (withdrawn)" : ""), players});
    }
    return rows.empty() ? "" : '\n' + tableText({{"Seed", true}, {"Id"}, {"Team"}, {"Players"}}, rows);
}

std::string nameOf(const Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    return team ? team->name : id;
}

/// The team, or where it will come from: `winner of 3`.
std::string sideText(const Tournament& tournament, const std::string& team, const bracket::Slot& slot)
{
    return team.empty() ? bracket::inWords(tournament.setting->bracket, slot) : nameOf(tournament, team);
}

std::string scoreText(const tournament::Match& match)
{
    const auto& score = tournament::result(match).score;
    if (match.games.empty())
        return {};
    return std::to_string(score.a) + " : " + std::to_string(score.b);
}

/// What is to be said of a match beside its score.
std::string remarkText(const Tournament& tournament, const tournament::Match& match,
                       const tournament::Timestamp& now)
{
    std::vector<std::string> all;
    if (match.state != tournament::State::Final && tournament::handsOn(match) > 0)
        all.push_back("after " + counted(tournament::handsOn(match), "hand"));
    if (const auto reading = tournament::readingOf(tournament, match, now))
        all.push_back((reading->clock.state == tournament::Clock::State::NotStarted ? "clock " : "") +
                      tournament::inWords(*reading));
    if (tournament::isSpared(match))
        return "not necessary";
    if (match.outcome && *match.outcome != tournament::Outcome::Played)
        all.push_back(rules::spaced(std::string(word(*match.outcome))));
    if (match.winner)
        all.push_back(nameOf(tournament, match.teams[*match.winner]) + " won");
    for (const std::string_view flag : words(match.flags))
        all.push_back(std::string(flag) + '!');
    if (const std::string waits = tournament::waitsFor(tournament, match); !waits.empty())
        all.push_back("waits for " + waits);
    if (tournament::lacksTable(tournament, match))
        all.emplace_back("waits for a table");
    if (std::string sheet = tournament::sheetText(tournament, match, now.aheadMin); !sheet.empty())
        all.push_back(std::move(sheet));
    return rules::joined(all, ", ");
}

std::string matchesText(const Tournament& tournament, const tournament::Timestamp& now)
{
    const bracket::Bracket& bracket = tournament.setting->bracket;
    Rows rows;
    for (const bracket::Match& drawn : bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        if (!match || !match->number)
            continue; // a bye is no match to anybody
        rows.push_back({numberOrNone(match->number), bracket::roundName(bracket, drawn),
                        numberOrNone(tournament::tableOf(tournament, *match)),
                        std::string(word(match->state)), sideText(tournament, match->teams.a, drawn.a),
                        sideText(tournament, match->teams.b, drawn.b), scoreText(*match),
                        remarkText(tournament, *match, now)});
    }
    if (rows.empty())
        return {};
    return '\n' + tableText({{"Match", true},
                             {"Round"},
                             {"Table", true},
                             {"State"},
                             {"Side A"},
                             {"Side B"},
                             {"Score", true},
                             {""}},
                            rows);
}

std::string flagText(std::string_view flag)
{
    if (flag == "pending")
        return "a challenge waits for its decision";
    if (flag == "protest")
        return "its result is under protest";
    if (flag == "disputed")
        return "a team sat down that the bracket no longer puts there";
    return "something was let in that the sheet does not allow";
}

std::string flagsText(const Tournament& tournament)
{
    std::string text;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const std::string title = "match " + (match->number ? std::to_string(*match->number) : match->id);
        for (const std::string_view flag : words(match->flags))
            text.append(title).append(": ").append(flagText(flag)).append("\n");
        if (const std::string waits = tournament::waitsInWords(tournament, *match); !waits.empty())
            text.append(title).append(": it ").append(waits).append("\n");
        if (tournament::mustSignAnew(*match))
            text.append(title).append(": its result was corrected, and is to be signed anew\n");
    }
    return text.empty() ? text : "\nTo look at\n" + text;
}

constexpr std::size_t mostReady = 12;

/// Which match comes next, and what holds the others.
std::string readyText(const Tournament& tournament, const tournament::Timestamp& now)
{
    std::string text;
    const std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    for (std::size_t i = 0; i < queue.size() && i < mostReady; ++i) {
        const tournament::Match& match = *queue[i].match;
        const std::string held = tournament::inWords(tournament, queue[i], now);
        text += "match " + std::to_string(match.number.value_or(0)) + ": " +
                nameOf(tournament, match.teams.a) + " and " + nameOf(tournament, match.teams.b) +
                (held.empty() ? "" : "; " + held) + '\n';
    }
    if (queue.size() > mostReady)
        text += "and " + std::to_string(queue.size() - mostReady) + " more\n";
    return text.empty() ? text : "\nReady, longest waiting first\n" + text;
}

std::string forecastText(const Tournament& tournament, const tournament::Timestamp& now)
{
    const auto forecast = tournament::forecast(tournament, now);
    if (!forecast)
        return {};
    Rows rows;
    for (const tournament::RoundForecast& round : forecast->rounds)
        rows.push_back({bracket::roundName(tournament.setting->bracket, round.bracket, round.round),
                        std::to_string(round.left), tournament::aboutText(round.over, now.aheadMin)});
    rows.push_back({"The tournament", "", tournament::aboutText(forecast->over, now.aheadMin)});
    return '\n' + tableText({{"Over"}, {"Left", true}, {""}}, rows) + tournament::paceText(forecast->pace) +
           '\n';
}

std::string rowsText(const Tournament& tournament, const std::vector<tournament::Standing>& standings)
{
    Rows rows;
    bool isDecided = false;
    for (const tournament::Standing& standing : standings) {
        rows.push_back({tournament::rankText(standing), nameOf(tournament, standing.team),
                        tournament::wonText(standing), std::to_string(standing.lost),
                        std::to_string(standing.pointsFor), std::to_string(standing.pointsAgainst),
                        standing.decidedBy});
        isDecided = isDecided || !standing.decidedBy.empty();
    }
    std::vector<Heading> columns{{"Rank", true},       {"Team"},          {"Won", true}, {"Lost", true},
                                 {"Points for", true}, {"against", true}, {"Decided by"}};
    if (!isDecided) {
        columns.pop_back();
        for (auto& row : rows)
            row.pop_back();
    }
    return rows.empty() ? std::string() : '\n' + tableText(columns, rows);
}

std::string decisionsText(const Tournament& tournament)
{
    std::string text;
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        text += tournament::inWords(tournament, tie);
        if (const tournament::Match* playIn = tournament::openPlayIn(tournament, tie))
            text += "; match " + numberOrNone(playIn->number) + " is such a play-in";
        text += '\n';
    }
    return text.empty() ? text : "\nTo decide\n" + text;
}

std::string standingsText(const Tournament& tournament)
{
    std::string text;
    for (const tournament::Table& table : tournament::tables(tournament)) {
        if (table.pool.empty())
            continue;
        const std::string title = table.pool == bracket::wildcards ? "Wildcards" : "Pool " + table.pool;
        text += '\n' + title + ", " + bracket::goOnInWords(table.goOn) + rowsText(tournament, table.rows);
    }
    return text + rowsText(tournament, tournament::standings(tournament));
}

} // namespace

std::string statusText(const Tournament& tournament, std::string_view hash, const tournament::Timestamp& now)
{
    const std::string champion = tournament::champion(tournament);
    return heading(tournament) + teamsText(tournament, now.aheadMin) + matchesText(tournament, now) +
           readyText(tournament, now) + forecastText(tournament, now) + flagsText(tournament) +
           decisionsText(tournament) + standingsText(tournament) +
           (champion.empty() ? "" : "\nChampion: " + nameOf(tournament, champion) + '\n') + '\n' +
           counted(static_cast<int>(tournament.seq), "fact") + " on record, up to " +
           std::string(hash.substr(0, shownHash)) + '\n';
}

} // namespace files
