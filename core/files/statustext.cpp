#include "statustext.h"

#include "columns.h"
#include "statusjson.h"

#include "bracket/words.h"
#include "night/forecast.h"
#include "night/lineup.h"
#include "night/queue.h"
#include "night/ranking.h"
#include "night/rulesinturn.h"
#include "night/sheetmarks.h"
#include "night/standings.h"
#include "night/waitsfor.h"
#include "night/whocame.h"
#include "rules/words.h"

namespace files {

namespace {

using Rows = std::vector<std::vector<std::string>>;
using night::Night;

std::string numberOrNone(const std::optional<int>& number)
{
    return number ? std::to_string(*number) : std::string();
}

/// Tables that are closed, and the rest between matches, a line each.
std::string roomText(const night::Setting& setting)
{
    std::string text;
    for (const auto& [table, why] : setting.closed)
        if (table <= night::tablesIn(setting))
            text += rules::sentence(night::closedText(table, why)) + '\n';
    if (setting.event->rest)
        text += rules::counted(*setting.event->rest, "minute") + " of rest between two matches of a team\n";
    return text;
}

/// `UNC Campus Recreation (unc), other rules from match 5 on, `
std::string rulesText(const Night& night)
{
    std::string text;
    for (const night::InTurn& each : night::rulesInTurn(*night.setting)) {
        const night::Match* from = night::match(night, each.from);
        if (each.from.empty())
            text += each.rules->venue.name + " (" + each.rules->venue.id + "), ";
        else
            text += "other rules from " +
                    (from && from->number ? "match " + std::to_string(*from->number) : each.from) + " on, ";
    }
    return text;
}

std::string heading(const Night& night)
{
    const night::Setting& setting = *night.setting;
    if (!setting.event)
        return "A night without a name: nothing is on record yet.\n";
    std::string text = setting.event->name + '\n';
    text += rulesText(night);
    std::string format(facts::word(setting.event->format));
    return text + rules::spaced(format) + ", " + rules::counted(setting.event->tables, "table") + '\n' +
           roomText(setting);
}

/// `here`, `not here`; `came 17:58` of whoever was here for what is over.
std::string hereText(const Night& night, const night::Team& team, const std::string& id, int aheadMin)
{
    if (isCheckedIn(night, team, id))
        return "here";
    const std::string came = night::firstSeen(night, id);
    return came.empty() ? "not here" : "came " + night::wallClock(came, aheadMin);
}

/// `Ana Ruiz …820 here`
std::string playerText(const Night& night, const night::Team& team, const std::string& id, int aheadMin)
{
    const night::Person* person = night::person(*night.setting, id);
    const std::string name = person && !person->name.empty() ? person->name : id;
    return name + (person && !person->cardEnd.empty() ? " …" + person->cardEnd : "") + ' ' +
           hereText(night, team, id, aheadMin);
}

std::string teamsText(const Night& night, int aheadMin)
{
    Rows rows;
    for (const night::Team& team : night.setting->teams) {
        std::string players;
        for (const std::string& id : night::playersNow(night, team))
            players += (players.empty() ? "" : ", ") + playerText(night, team, id, aheadMin);
        const auto drawn = night::seedOfTeam(*night.setting, team.id);
        rows.push_back({numberOrNone(drawn ? drawn : team.seed), team.id,
                        team.name + (team.withdrawn ? " (withdrawn)" : ""), players});
    }
    return rows.empty() ? "" : '\n' + tableText({{"Seed", true}, {"Id"}, {"Team"}, {"Players"}}, rows);
}

std::string nameOf(const Night& night, const std::string& id)
{
    const night::Team* team = night::team(*night.setting, id);
    return team ? team->name : id;
}

/// The team, or where it will come from: `winner of 3`.
std::string sideText(const Night& night, const std::string& team, const bracket::Slot& slot)
{
    return team.empty() ? bracket::inWords(night.setting->bracket, slot) : nameOf(night, team);
}

std::string scoreText(const night::Match& match)
{
    const auto& score = night::result(match).score;
    if (match.games.empty())
        return {};
    return std::to_string(score.a) + " : " + std::to_string(score.b);
}

/// What is to be said of a match beside its score.
std::string remarkText(const Night& night, const night::Match& match, const night::Moment& now)
{
    std::vector<std::string> all;
    if (match.state != night::State::Final && night::handsOn(match) > 0)
        all.push_back("after " + rules::counted(night::handsOn(match), "hand"));
    if (const auto reading = night::readingOf(night, match, now))
        all.push_back((reading->clock.state == night::Clock::State::NotStarted ? "clock " : "") +
                      night::inWords(*reading));
    if (night::isSpared(match))
        return "not necessary";
    if (match.outcome && *match.outcome != night::Outcome::Played)
        all.push_back(rules::spaced(std::string(word(*match.outcome))));
    if (match.winner)
        all.push_back(nameOf(night, match.teams[*match.winner]) + " won");
    for (const std::string_view flag : words(match.flags))
        all.push_back(std::string(flag) + '!');
    if (const std::string waits = night::waitsFor(night, match); !waits.empty())
        all.push_back("waits for " + waits);
    if (night::lacksTable(night, match))
        all.emplace_back("waits for a table");
    if (std::string sheet = night::sheetText(night, match, now.aheadMin); !sheet.empty())
        all.push_back(std::move(sheet));
    return rules::joined(all, ", ");
}

std::string matchesText(const Night& night, const night::Moment& now)
{
    const bracket::Bracket& bracket = night.setting->bracket;
    Rows rows;
    for (const bracket::Match& drawn : bracket.matches) {
        const night::Match* match = night::match(night, drawn.id);
        if (!match || !match->number)
            continue; // a bye is no match to anybody
        rows.push_back({numberOrNone(match->number), bracket::roundName(bracket, drawn),
                        numberOrNone(night::tableOf(night, *match)), std::string(word(match->state)),
                        sideText(night, match->teams.a, drawn.a), sideText(night, match->teams.b, drawn.b),
                        scoreText(*match), remarkText(night, *match, now)});
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

std::string flagsText(const Night& night)
{
    std::string text;
    for (const night::Match* match : night::inOrder(night)) {
        const std::string title = "match " + (match->number ? std::to_string(*match->number) : match->id);
        for (const std::string_view flag : words(match->flags))
            text.append(title).append(": ").append(flagText(flag)).append("\n");
        if (const std::string waits = night::waitsInWords(night, *match); !waits.empty())
            text.append(title).append(": it ").append(waits).append("\n");
        if (night::mustSignAnew(*match))
            text.append(title).append(": its result was corrected, and is to be signed anew\n");
    }
    return text.empty() ? text : "\nTo look at\n" + text;
}

constexpr std::size_t mostReady = 12;

/// Which match comes next, and what holds the others.
std::string readyText(const Night& night, const night::Moment& now)
{
    std::string text;
    const std::vector<night::Waiting> queue = night::queue(night, now);
    for (std::size_t i = 0; i < queue.size() && i < mostReady; ++i) {
        const night::Match& match = *queue[i].match;
        const std::string held = night::inWords(night, queue[i], now);
        text += "match " + std::to_string(match.number.value_or(0)) + ": " + nameOf(night, match.teams.a) +
                " and " + nameOf(night, match.teams.b) + (held.empty() ? "" : "; " + held) + '\n';
    }
    if (queue.size() > mostReady)
        text += "and " + std::to_string(queue.size() - mostReady) + " more\n";
    return text.empty() ? text : "\nReady, longest waiting first\n" + text;
}

std::string forecastText(const Night& night, const night::Moment& now)
{
    const auto forecast = night::forecast(night, now);
    if (!forecast)
        return {};
    Rows rows;
    for (const night::RoundForecast& round : forecast->rounds)
        rows.push_back({bracket::roundName(night.setting->bracket, round.bracket, round.round),
                        std::to_string(round.left), night::aboutText(round.over, now.aheadMin)});
    rows.push_back({"The night", "", night::aboutText(forecast->over, now.aheadMin)});
    return '\n' + tableText({{"Over"}, {"Left", true}, {""}}, rows) + night::paceText(forecast->pace) + '\n';
}

std::string rowsText(const Night& night, const std::vector<night::Standing>& standings)
{
    Rows rows;
    bool isDecided = false;
    for (const night::Standing& standing : standings) {
        rows.push_back({night::rankText(standing), nameOf(night, standing.team), night::wonText(standing),
                        std::to_string(standing.lost), std::to_string(standing.pointsFor),
                        std::to_string(standing.pointsAgainst), standing.decidedBy});
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

std::string decisionsText(const Night& night)
{
    std::string text;
    for (const night::Undecided& tie : night::undecidedTies(night)) {
        text += night::inWords(night, tie);
        if (const night::Match* playIn = night::openPlayIn(night, tie))
            text += "; match " + numberOrNone(playIn->number) + " is such a play-in";
        text += '\n';
    }
    return text.empty() ? text : "\nTo decide\n" + text;
}

std::string standingsText(const Night& night)
{
    std::string text;
    for (const night::Table& table : night::tables(night)) {
        if (table.pool.empty())
            continue;
        const std::string title = table.pool == bracket::wildcards ? "Wildcards" : "Pool " + table.pool;
        text += '\n' + title + ", " + bracket::goOnInWords(table.goOn) + rowsText(night, table.rows);
    }
    return text + rowsText(night, night::standings(night));
}

} // namespace

std::string statusText(const Night& night, std::string_view hash, const night::Moment& now)
{
    const std::string champion = night::champion(night);
    return heading(night) + teamsText(night, now.aheadMin) + matchesText(night, now) + readyText(night, now) +
           forecastText(night, now) + flagsText(night) + decisionsText(night) + standingsText(night) +
           (champion.empty() ? "" : "\nChampion: " + nameOf(night, champion) + '\n') + '\n' +
           rules::counted(static_cast<int>(night.seq), "fact") + " on record, up to " +
           std::string(hash.substr(0, shownHash)) + '\n';
}

} // namespace files
