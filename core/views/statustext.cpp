#include "statustext.h"

#include "match.h"
#include "standings.h"

#include "files/statusjson.h"
#include "rules/words.h"
#include "tournament/forecast/forecast.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/standings.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/sentence.h"
#include "wording/tournament/clockwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

namespace views {

namespace {

using Rows = std::vector<std::vector<std::string>>;
using tournament::Tournament;
using wording::Command;
using wording::filled;

std::string numberOrNone(const std::optional<int>& number)
{
    return number ? std::to_string(*number) : std::string();
}

/// Closed tables, and the rest between matches, one line each.
std::string roomText(const tournament::Setting& setting)
{
    std::string text;
    for (const auto& [table, why] : setting.closed)
        if (table <= tournament::tablesIn(setting))
            text += wording::sentence(wording::closedText(table, why)) + '\n';
    if (setting.tournament->rest)
        text += filled(Command::tr("%n minute(s) of rest between two matches of a team", nullptr,
                                   *setting.tournament->rest)) +
                '\n';
    return text;
}

/// `UNC Campus Recreation (unc), other rules from match 5 on, `
std::string rulesText(const Tournament& tournament)
{
    std::string text;
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*tournament.setting)) {
        const tournament::Match* from = tournament::match(tournament, each.from);
        if (each.from.empty())
            text += filled(Command::tr("%1 (%2)"), each.rules->venue.name, each.rules->venue.id) + ", ";
        else if (from && from->number)
            text += filled(Command::tr("other rules from match %1 on"), *from->number) + ", ";
        else
            text += filled(Command::tr("other rules from %1 on"), each.from) + ", ";
    }
    return text;
}

std::string heading(const Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.tournament)
        return filled(Command::tr("A tournament without a name, with nothing on record yet.")) + '\n';
    std::string text = setting.tournament->name + '\n';
    text += rulesText(tournament);
    return text + wording::name(tournament::kindOf(setting.tournament->format)) + ", " +
           filled(Command::tr("%n table(s)", nullptr, setting.tournament->tables)) + '\n' + roomText(setting);
}

/// `checked in`, `not checked in`; `checked in at 5:58 PM` for a check-in that is over.
std::string presenceText(const Tournament& tournament, const tournament::Team& team, const std::string& id,
                         int aheadMin)
{
    if (tournament::isCheckedInForNext(tournament, team.id, id))
        return filled(Command::tr("checked in"));
    const std::string came = tournament::firstCheckin(tournament, id);
    return came.empty() ? filled(Command::tr("not checked in"))
                        : filled(Command::tr("checked in at %1"), tournament::wallClock(came, aheadMin));
}

/// `Ana Ruiz …820 checked in`
std::string playerText(const Tournament& tournament, const tournament::Team& team, const std::string& id,
                       int aheadMin)
{
    const tournament::Person* person = tournament::person(*tournament.setting, id);
    const std::string name = person && !person->name.empty() ? person->name : id;
    return name + (person && !person->cardEnd.empty() ? " …" + person->cardEnd : "") + ' ' +
           presenceText(tournament, team, id, aheadMin);
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
                        team.withdrawn ? filled(Command::tr("%1 (withdrawn)"), team.name) : team.name,
                        players});
    }
    return rows.empty() ? ""
                        : '\n' + wording::tableText({{Command::tr("Seed"), true},
                                                     {Command::tr("Id")},
                                                     {Command::tr("Team")},
                                                     {Command::tr("Players")}},
                                                    rows);
}

std::string nameOf(const Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    return team ? team->name : id;
}

/// The team, or where it comes from: `winner of 3`.
std::string sideText(const Tournament& tournament, const std::string& team, const bracket::Slot& slot)
{
    return team.empty() ? wording::inWords(tournament.setting->bracket, slot) : nameOf(tournament, team);
}

/// A flag on a match, as a word and as a sentence.
struct Flag {
    std::string word;
    std::string sentence;
};

std::vector<Flag> flagsOf(const tournament::Flags& flags)
{
    std::vector<Flag> all;
    const auto add = [&](bool isRaised, const QString& word, const QString& sentence) {
        if (isRaised)
            all.push_back({filled(word), filled(sentence)});
    };
    add(flags.pending, Command::tr("challenge!"), Command::tr("a challenge is open"));
    add(flags.protest, Command::tr("protest!"), Command::tr("its result is under protest"));
    add(flags.disputed, Command::tr("disputed!"),
        Command::tr("it was called with a team that the bracket no longer seats here"));
    add(flags.override, Command::tr("override!"), Command::tr("a rule was overridden"));
    return all;
}

/// Remarks on a match besides its score.
std::string remarkText(const Tournament& tournament, const tournament::Match& match,
                       const tournament::Timestamp& now)
{
    std::vector<std::string> all;
    if (match.state != tournament::State::Final && tournament::handsOn(match) > 0)
        all.push_back(filled(Command::tr("after %n hand(s)", nullptr, tournament::handsOn(match))));
    if (const auto reading = tournament::readingOf(tournament, match, now))
        all.push_back(reading->clock.state == tournament::Clock::State::NotStarted
                          ? filled(Command::tr("clock %1"), wording::inWords(*reading))
                          : wording::inWords(*reading));
    if (tournament::isUnneeded(match))
        return filled(Command::tr("not necessary"));
    if (std::string decided = wording::outcomeWord(match); !decided.empty())
        all.push_back(std::move(decided));
    if (match.winner)
        all.push_back(filled(Command::tr("%1 won"), nameOf(tournament, match.teams[*match.winner])));
    else if (match.outcome && tournament::isTied(match))
        all.push_back(filled(Command::tr("tied")));
    for (const Flag& flag : flagsOf(match.flags))
        all.push_back(flag.word);
    if (const std::string waits = wording::waitsFor(tournament, match); !waits.empty())
        all.push_back(filled(Command::tr("waiting for %1"), waits));
    if (tournament::lacksTable(tournament, match))
        all.push_back(filled(Command::tr("waiting for a table")));
    if (std::string sheet = wording::sheetMarkText(tournament, match, now.aheadMin); !sheet.empty())
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
            continue; // no byes
        const auto& score = tournament::result(*match).score;
        rows.push_back(
            {numberOrNone(match->number), wording::roundName(bracket, drawn),
             numberOrNone(tournament::tableOf(tournament, *match)), stateForms(*match).word,
             sideText(tournament, match->teams.a, drawn.a), sideText(tournament, match->teams.b, drawn.b),
             match->games.empty() ? std::string() : std::to_string(score.a) + " : " + std::to_string(score.b),
             remarkText(tournament, *match, now)});
    }
    if (rows.empty())
        return {};
    return '\n' + wording::tableText({{Command::tr("Match"), true},
                                      {Command::tr("Round")},
                                      {Command::tr("Table"), true},
                                      {Command::tr("State")},
                                      {Command::tr("Side A")},
                                      {Command::tr("Side B")},
                                      {Command::tr("Score"), true},
                                      {{}}},
                                     rows);
}

std::string flagsText(const Tournament& tournament)
{
    std::string all;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const std::string number = match->number ? std::to_string(*match->number) : match->id;
        const auto say = [&](const std::string& what) {
            all += filled(Command::tr("match %1: %2"), number, what) + '\n';
        };
        for (const Flag& flag : flagsOf(match->flags))
            say(flag.sentence);
        if (const std::string waits = wording::waitsInWords(tournament, *match); !waits.empty())
            say(filled(Command::tr("it %1"), waits));
        if (const std::string again = wording::signAgainText(*match); !again.empty())
            say(again);
    }
    return all.empty() ? all : '\n' + filled(Command::tr("Needs attention")) + '\n' + all;
}

constexpr std::size_t mostReady = 12;

/// The next match, and what holds up the others.
std::string readyText(const Tournament& tournament, const tournament::Timestamp& now)
{
    std::string all;
    const std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    for (std::size_t i = 0; i < queue.size() && i < mostReady; ++i) {
        const tournament::Match& match = *queue[i].match;
        const std::string held = wording::inWords(tournament, queue[i], now);
        std::string line = filled(Command::tr("match %1: %2 and %3"), match.number.value_or(0),
                                  nameOf(tournament, match.teams.a), nameOf(tournament, match.teams.b));
        if (!held.empty())
            line += "; " + held;
        all += line + '\n';
    }
    if (queue.size() > mostReady)
        all += filled(Command::tr("and %1 more"), queue.size() - mostReady) + '\n';
    return all.empty() ? all : '\n' + filled(Command::tr("Ready, longest wait first")) + '\n' + all;
}

std::string forecastText(const Tournament& tournament, const tournament::Timestamp& now)
{
    const auto forecast = tournament::forecast(tournament, now);
    if (!forecast)
        return {};
    Rows rows;
    for (const tournament::RoundForecast& round : forecast->rounds)
        rows.push_back({wording::roundName(tournament.setting->bracket, round.bracket, round.round),
                        std::to_string(round.left), wording::aboutText(round.over, now.aheadMin)});
    rows.push_back(
        {filled(Command::tr("The tournament")), "", wording::aboutText(forecast->over, now.aheadMin)});
    return '\n' + wording::tableText({{Command::tr("Ends")}, {Command::tr("Left"), true}, {{}}}, rows) +
           wording::paceText(forecast->pace) + '\n';
}

std::string rowsText(const std::vector<StandingRow>& standings)
{
    Rows rows(standings.size());
    std::vector<wording::Heading> headings;
    for (const StandingsColumn& column : standingsColumns(Outlet::Text, hasTies(standings))) {
        headings.push_back({QString::fromStdString(column.heading), column.isRight});
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].push_back(column.text(standings[i]));
    }
    if (std::ranges::all_of(rows, [](const auto& row) { return row.back().empty(); })) { // nothing decided
        headings.pop_back();
        for (auto& row : rows)
            row.pop_back();
    }
    return rows.empty() ? std::string() : '\n' + wording::tableText(headings, rows);
}

std::string decisionsText(const Tournament& tournament)
{
    std::string text;
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        text += wording::inWords(tournament, tie);
        if (const tournament::Match* playIn = tournament::openPlayIn(tournament, tie))
            text += "; " + filled(Command::tr("match %1 is a play-in for it"), numberOrNone(playIn->number));
        text += '\n';
    }
    return text.empty() ? text : '\n' + filled(Command::tr("To be decided")) + '\n' + text;
}

/// Pools come first.
std::string standingsText(const Tournament& tournament)
{
    std::string text;
    std::string whole;
    for (const StandingsTable& table : standingsTables(tournament, Outlet::Text))
        if (table.isWhole)
            whole = rowsText(table.rows);
        else
            text += '\n' + table.title + ", " + table.note + rowsText(table.rows);
    return text + whole;
}

} // namespace

std::string statusText(const Tournament& tournament, std::string_view hash, const tournament::Timestamp& now)
{
    const std::string champion = tournament::champion(tournament);
    return heading(tournament) + teamsText(tournament, now.aheadMin) + matchesText(tournament, now) +
           readyText(tournament, now) + forecastText(tournament, now) + flagsText(tournament) +
           decisionsText(tournament) + standingsText(tournament) +
           (champion.empty()
                ? ""
                : '\n' + filled(Command::tr("Champion: %1"), nameOf(tournament, champion)) + '\n') +
           '\n' +
           filled(Command::tr("%n fact(s) on record, up to %1", nullptr, static_cast<int>(tournament.seq)),
                  hash.substr(0, files::shownHash)) +
           '\n';
}

} // namespace views
