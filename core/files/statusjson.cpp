#include "statusjson.h"

#include "roomjson.h"

#include "bracket/questions.h"
#include "night/lineup.h"
#include "night/ranking.h"
#include "night/room.h"
#include "night/rulesinturn.h"
#include "night/sheetmarks.h"
#include "night/standings.h"
#include "night/waitsfor.h"
#include "night/whocame.h"
#include "rules/isolated.h"
#include "json/build.h"

namespace files {

using json::Array;
using json::Object;
using json::of;
using json::orNull;
using json::Value;

namespace {

Value scoreJson(const scoring::PerSide<int>& score)
{
    return of(Object{{"a", of(score.a)}, {"b", of(score.b)}});
}

/// Oldest first; null: from the first match that was called since.
Array substitutionsJson(const night::Team& team)
{
    Array all;
    for (const night::Substitution& each : team.substitutions)
        all.push_back(
            of(Object{{"leaves", of(each.leaves)}, {"joins", of(each.joins)}, {"from", orNull(each.from)}}));
    return all;
}

/// Who sat down: a1, a2 and b1, b2; null before the match is called.
Value seatedJson(const std::optional<facts::Call>& call)
{
    using facts::Seat;
    if (!call)
        return of(nullptr);
    const auto two = [&](Seat one, Seat other) {
        return of(Array{of(call->players[one]), of(call->players[other])});
    };
    return of(Object{{"a", two(Seat::A1, Seat::A2)}, {"b", two(Seat::B1, Seat::B2)}});
}

Value teamJson(const night::Night& night, const night::Team& team)
{
    Array players;
    for (const std::string& id : night::playersNow(night, team)) {
        const night::Person* person = night::person(*night.setting, id);
        players.push_back(of(Object{{"id", of(id)},
                                    {"name", orNull(person ? person->name : std::string())},
                                    {"checkedIn", of(isCheckedIn(night, team, id))}}));
    }
    const auto drawn = night::seedOfTeam(*night.setting, team.id);
    return of(Object{{"id", of(team.id)},
                     {"name", of(team.name)},
                     {"seed", of(drawn ? drawn : team.seed)},
                     {"affiliation", orNull(team.affiliation)},
                     {"withdrawn", of(team.withdrawn)},
                     {"players", of(std::move(players))},
                     {"substitutions", of(substitutionsJson(team))}});
}

std::string_view clockWord(night::Clock::State state)
{
    switch (state) {
    case night::Clock::State::NotStarted:
        return "not-started";
    case night::Clock::State::Running:
        return "running";
    case night::Clock::State::Paused:
        break;
    }
    return "paused";
}

/// null where the match is not in play or has no limit.
Value clockJson(const std::optional<night::Reading>& reading)
{
    if (!reading)
        return of(nullptr);
    return of(Object{{"game", of(reading->clock.game)},
                     {"state", of(clockWord(reading->clock.state))},
                     {"limitMin", of(reading->limitMin)},
                     {"secondsLeft", Value{reading->left / 1'000}},
                     {"endsAt", orNull(reading->endsAt)},
                     {"called", of(reading->called)},
                     {"reason", orNull(reading->clock.reason)}});
}

/// Ids of matches, `pool A` of a pool; nothing where it waits for nothing.
void addAwaited(Object& all, const night::Night& night, const night::Match& match)
{
    Array awaited;
    for (const night::Awaited& each : night::awaited(night, match))
        awaited.push_back(of(each.match.empty() ? each.words : each.match));
    if (!awaited.empty())
        all.emplace_back("waitsFor", of(std::move(awaited)));
}

/// Where its score sheet is; nothing where none went out.
void addSheet(Object& all, const night::Night& night, const night::Match& match)
{
    if (const night::SheetMark* mark = night::sheetMarkOf(night, match))
        all.emplace_back("sheet",
                         of(Object{{"state", of(facts::word(mark->sheet.what))}, {"at", of(mark->at)}}));
}

Value matchJson(const night::Night& night, const bracket::Match& drawn, const night::Match& match,
                const std::optional<night::Reading>& reading)
{
    Array flags;
    for (const std::string_view flag : words(match.flags))
        flags.push_back(of(flag));
    Array games;
    for (const night::Sheet& sheet : match.games)
        games.push_back(scoreJson(sheet.ledger.result.score));
    Object all{{"id", of(match.id)},
               {"number", of(match.number)},
               {"bracket", of(bracket::word(drawn.bracket))},
               {"round", of(drawn.round)},
               {"table", of(night::tableOf(night, match))},
               {"state", of(word(match.state))},
               {"flags", of(std::move(flags))},
               {"clock", clockJson(reading)},
               {"phase", of(match.rules->phase)},
               {"a", orNull(match.teams.a)},
               {"b", orNull(match.teams.b)},
               {"players", seatedJson(match.call)},
               {"hands", of(night::handsOn(match))},
               {"outcome", match.outcome ? of(word(*match.outcome)) : of(nullptr)},
               {"winner", match.winner ? of(match.teams[*match.winner]) : of(nullptr)},
               {"score", scoreJson(night::result(match).score)},
               {"games", of(std::move(games))}};
    addAwaited(all, night, match);
    addSheet(all, night, match);
    return of(std::move(all));
}

Value standingJson(const night::Standing& standing)
{
    return of(Object{{"rank", of(standing.rank)},
                     {"rankTo", of(standing.rankTo)},
                     {"team", of(standing.team)},
                     {"won", of(standing.won)},
                     {"lost", of(standing.lost)},
                     {"pointsFor", of(standing.pointsFor)},
                     {"pointsAgainst", of(standing.pointsAgainst)},
                     {"decidedBy", orNull(rules::plain(standing.decidedBy))}});
}

Value tableJson(const night::Table& table)
{
    Array rows;
    for (const night::Standing& standing : table.rows)
        rows.push_back(standingJson(standing));
    return of(Object{{"pool", orNull(table.pool)}, {"goOn", of(table.goOn)}, {"rows", of(std::move(rows))}});
}

/// The tables of pools, and ties that have to be decided; of other formats neither.
void addPools(Object& status, const night::Night& night)
{
    Array tables;
    Array ties;
    for (const night::Table& table : night::tables(night))
        if (!table.pool.empty())
            tables.push_back(tableJson(table));
    for (const night::Undecided& tie : night::undecidedTies(night)) {
        Array teams;
        for (const int seed : tie.seeds)
            teams.push_back(of(night::teamOfSeed(*night.setting, seed)));
        ties.push_back(of(Object{{"pool", orNull(tie.pool)}, {"teams", of(std::move(teams))}}));
    }
    if (!tables.empty())
        status.emplace_back("pools", of(std::move(tables)));
    if (!ties.empty())
        status.emplace_back("ties", of(std::move(ties)));
}

Array matchesJson(const night::Night& night, const night::Moment& now)
{
    Array matches;
    for (const bracket::Match& drawn : night.setting->bracket.matches)
        if (const night::Match* match = night::match(night, drawn.id))
            matches.push_back(matchJson(night, drawn, *match, night::readingOf(night, *match, now)));
    return matches;
}

/// Where others hold from a later match on.
void addLaterRules(Object& status, const night::Setting& setting)
{
    Array later;
    for (const night::InTurn& each : night::rulesInTurn(setting))
        if (!each.from.empty())
            later.push_back(of(Object{{"from", of(each.from)}, {"rules", of(each.rules->venue.id)}}));
    if (!later.empty())
        status.emplace_back("laterRules", of(std::move(later)));
}

} // namespace

Value statusJson(const night::Night& night, std::string_view hash, const night::Moment& now)
{
    const night::Setting& setting = *night.setting;
    Array teams;
    for (const night::Team& team : setting.teams)
        teams.push_back(teamJson(night, team));
    Array standings;
    for (const night::Standing& standing : night::standings(night))
        standings.push_back(standingJson(standing));
    const night::RulesFrom* general = night::generalRules(setting);
    Object status{{"format", of("courtside-status/1")},
                  {"name", setting.event ? of(setting.event->name) : of(nullptr)},
                  {"rules", general ? of(general->venue.id) : of(nullptr)},
                  {"kind", setting.event ? of(facts::word(setting.event->format)) : of(nullptr)},
                  {"rest", setting.event ? of(setting.event->rest) : of(nullptr)},
                  {"tables", tablesJson(night)},
                  {"teams", of(std::move(teams))},
                  {"matches", of(matchesJson(night, now))},
                  {"queue", queueJson(night, now)},
                  {"forecast", forecastJson(night, now)},
                  {"standings", of(std::move(standings))}};
    addPools(status, night);
    addLaterRules(status, setting);
    status.emplace_back("champion", orNull(night::champion(night)));
    status.emplace_back("journal",
                        of(Object{{"seq", Value{night.seq}}, {"head", of(hash.substr(0, shownHash))}}));
    return of(std::move(status));
}

bool isCheckedIn(const night::Night& night, const night::Team& team, const std::string& player)
{
    return night::isHereNext(night, team.id, player);
}

std::string_view word(night::State state)
{
    switch (state) {
    case night::State::Waiting:
        return "waiting";
    case night::State::Ready:
        return "ready";
    case night::State::Called:
        return "called";
    case night::State::Playing:
        return "playing";
    case night::State::Ended:
        return "ended";
    case night::State::Final:
        break;
    }
    return "final";
}

std::string_view word(night::Outcome outcome)
{
    switch (outcome) {
    case night::Outcome::Played:
        return "played";
    case night::Outcome::Forfeit:
        return "forfeit";
    case night::Outcome::Defaulted:
        return "default";
    case night::Outcome::NoShow:
        return "no-show";
    case night::Outcome::Withdrawn:
        return "withdrawn";
    case night::Outcome::Disqualified:
        return "disqualified";
    case night::Outcome::Ruling:
        return "ruling";
    case night::Outcome::DoubleForfeit:
        return "double-forfeit";
    case night::Outcome::Bye:
        return "bye";
    case night::Outcome::Vacated:
        break;
    }
    return "vacated";
}

std::vector<std::string_view> words(const night::Flags& flags)
{
    std::vector<std::string_view> raised;
    if (flags.pending)
        raised.emplace_back("pending");
    if (flags.protest)
        raised.emplace_back("protest");
    if (flags.disputed)
        raised.emplace_back("disputed");
    if (flags.override)
        raised.emplace_back("override");
    return raised;
}

} // namespace files
