#include "statusjson.h"

#include "roomjson.h"

#include "bracket/questions.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
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
Array substitutionsJson(const tournament::Team& team)
{
    Array all;
    for (const tournament::Substitution& each : team.substitutions)
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

Value teamJson(const tournament::Tournament& tournament, const tournament::Team& team)
{
    Array players;
    for (const std::string& id : tournament::playersNow(tournament, team)) {
        const tournament::Person* person = tournament::person(*tournament.setting, id);
        players.push_back(of(Object{{"id", of(id)},
                                    {"name", orNull(person ? person->name : std::string())},
                                    {"checkedIn", of(isCheckedIn(tournament, team, id))}}));
    }
    const auto drawn = tournament::seedOfTeam(*tournament.setting, team.id);
    return of(Object{{"id", of(team.id)},
                     {"name", of(team.name)},
                     {"seed", of(drawn ? drawn : team.seed)},
                     {"affiliation", orNull(team.affiliation)},
                     {"withdrawn", of(team.withdrawn)},
                     {"players", of(std::move(players))},
                     {"substitutions", of(substitutionsJson(team))}});
}

std::string_view clockWord(tournament::Clock::State state)
{
    switch (state) {
    case tournament::Clock::State::NotStarted:
        return "not-started";
    case tournament::Clock::State::Running:
        return "running";
    case tournament::Clock::State::Paused:
        break;
    }
    return "paused";
}

/// null where the match is not in play or has no limit.
Value clockJson(const std::optional<tournament::Reading>& reading)
{
    if (!reading)
        return of(nullptr);
    return of(Object{{"game", of(reading->clock.game)},
                     {"state", of(clockWord(reading->clock.state))},
                     {"limitMin", of(reading->limitMin)},
                     {"secondsLeft", Value{reading->left / 1'000}},
                     {"endsAt", orNull(reading->endsAt)},
                     {"called", of(reading->called)},
                     {"reason", orNull(reading->clock.reason)},
                     {"finished", of(reading->clock.isFinished)}});
}

/// Ids of matches, `pool A` of a pool, `pools` of all; nothing where it waits for nothing.
void addAwaited(Object& all, const tournament::Tournament& tournament, const tournament::Match& match)
{
    Array awaited;
    for (const tournament::Awaited& each : tournament::awaited(tournament, match))
        awaited.push_back(of(!each.match.empty()               ? each.match
                             : each.pool == bracket::wildcards ? std::string("pools")
                                                               : "pool " + each.pool));
    if (!awaited.empty())
        all.emplace_back("waitsFor", of(std::move(awaited)));
}

/// Where its score sheet is; nothing where none went out.
void addSheet(Object& all, const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (const tournament::SheetMark* mark = tournament::sheetMarkOf(tournament, match))
        all.emplace_back("sheet",
                         of(Object{{"state", of(facts::word(mark->sheet.what))}, {"at", of(mark->at)}}));
}

Value matchJson(const tournament::Tournament& tournament, const bracket::Match& drawn,
                const tournament::Match& match, const std::optional<tournament::Reading>& reading)
{
    Array flags;
    for (const std::string_view flag : words(match.flags))
        flags.push_back(of(flag));
    Array games;
    for (const tournament::Sheet& sheet : match.games)
        games.push_back(scoreJson(sheet.ledger.result.score));
    Object all{{"id", of(match.id)},
               {"number", of(match.number)},
               {"bracket", of(bracket::word(drawn.bracket))},
               {"round", of(drawn.round)},
               {"table", of(tournament::tableOf(tournament, match))},
               {"state", of(word(match.state))},
               {"flags", of(std::move(flags))},
               {"clock", clockJson(reading)},
               {"phase", of(match.rules->phase)},
               {"a", orNull(match.teams.a)},
               {"b", orNull(match.teams.b)},
               {"players", seatedJson(match.call)},
               {"hands", of(tournament::handsOn(match))},
               {"outcome", match.outcome ? of(word(*match.outcome)) : of(nullptr)},
               {"winner", match.winner ? of(match.teams[*match.winner]) : of(nullptr)},
               {"score", scoreJson(tournament::result(match).score)},
               {"games", of(std::move(games))}};
    addAwaited(all, tournament, match);
    addSheet(all, tournament, match);
    return of(std::move(all));
}

/// What each of those who were level had: `of` where it is one of so many, or in so many matches.
Value tieJson(const tournament::Setting& setting, const bracket::Parted& tie)
{
    Array teams;
    for (std::size_t i = 0; i < tie.among.size(); ++i) {
        const bracket::Amount& amount = tie.values[i];
        Object one{{"team", of(tournament::teamOfSeed(setting, tie.among[i]))},
                   {"has", Value{amount.number}}};
        if (amount.of != 0)
            one.emplace_back("of", Value{amount.of});
        teams.push_back(of(std::move(one)));
    }
    return of(Object{{"by", of(bracket::word(tie.by))}, {"among", of(std::move(teams))}});
}

/// What decided where a team stands; null where nothing did.
struct DecidedJson {
    const tournament::Setting& setting;

    Value operator()(std::monostate) const { return of(nullptr); }
    Value operator()(const tournament::ByMatch& by) const { return of(Object{{"match", of(by.match)}}); }
    Value operator()(const tournament::OutOfPool& out) const
    {
        return of(Object{{"pool", of(out.pool)}, {"poolRank", of(out.rank)}, {"rating", orNull(out.rating)}});
    }
    Value operator()(const tournament::Withdrawn&) const { return of(Object{{"withdrew", of(true)}}); }
    Value operator()(const tournament::ByTable& table) const
    {
        Array level;
        for (const int seed : table.level)
            level.push_back(of(tournament::teamOfSeed(setting, seed)));
        Array ties;
        for (const bracket::Parted& tie : table.ties)
            ties.push_back(tieJson(setting, tie));
        Array missed;
        for (const int round : table.missed)
            missed.push_back(of(round));
        return of(Object{{"level", of(std::move(level))},
                         {"ties", of(std::move(ties))},
                         {"missedRounds", of(std::move(missed))},
                         {"withdrew", of(table.withdrew)},
                         {"rating", orNull(table.rating)}});
    }
};

Value standingJson(const tournament::Setting& setting, const tournament::Standing& standing)
{
    return of(Object{{"rank", of(standing.rank)},
                     {"rankTo", of(standing.rankTo)},
                     {"team", of(standing.team)},
                     {"won", of(standing.won)},
                     {"lost", of(standing.lost)},
                     {"pointsFor", of(standing.pointsFor)},
                     {"pointsAgainst", of(standing.pointsAgainst)},
                     {"decidedBy", std::visit(DecidedJson{setting}, standing.decidedBy)}});
}

Value tableJson(const tournament::Setting& setting, const tournament::Table& table)
{
    Array rows;
    for (const tournament::Standing& standing : table.rows)
        rows.push_back(standingJson(setting, standing));
    return of(Object{{"pool", orNull(table.pool)}, {"goOn", of(table.goOn)}, {"rows", of(std::move(rows))}});
}

/// The tables of pools, and ties that have to be decided; of other formats neither.
void addPools(Object& status, const tournament::Tournament& tournament)
{
    Array tables;
    Array ties;
    for (const tournament::Table& table : tournament::tables(tournament))
        if (!table.pool.empty())
            tables.push_back(tableJson(*tournament.setting, table));
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        Array teams;
        for (const int seed : tie.seeds)
            teams.push_back(of(tournament::teamOfSeed(*tournament.setting, seed)));
        ties.push_back(of(Object{{"pool", orNull(tie.pool)}, {"teams", of(std::move(teams))}}));
    }
    if (!tables.empty())
        status.emplace_back("pools", of(std::move(tables)));
    if (!ties.empty())
        status.emplace_back("ties", of(std::move(ties)));
}

Array matchesJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    Array matches;
    for (const bracket::Match& drawn : tournament.setting->bracket.matches)
        if (const tournament::Match* match = tournament::match(tournament, drawn.id))
            matches.push_back(
                matchJson(tournament, drawn, *match, tournament::readingOf(tournament, *match, now)));
    return matches;
}

/// Where others hold from a later match on.
void addLaterRules(Object& status, const tournament::Setting& setting)
{
    Array later;
    for (const tournament::InTurn& each : tournament::rulesInTurn(setting))
        if (!each.from.empty())
            later.push_back(of(Object{{"from", of(each.from)}, {"rules", of(each.rules->venue.id)}}));
    if (!later.empty())
        status.emplace_back("laterRules", of(std::move(later)));
}

} // namespace

Value statusJson(const tournament::Tournament& tournament, std::string_view hash,
                 const tournament::Timestamp& now)
{
    const tournament::Setting& setting = *tournament.setting;
    Array teams;
    for (const tournament::Team& team : setting.teams)
        teams.push_back(teamJson(tournament, team));
    Array standings;
    for (const tournament::Standing& standing : tournament::standings(tournament))
        standings.push_back(standingJson(setting, standing));
    const tournament::RulesFrom* general = tournament::generalRules(setting);
    Object status{{"format", of("courtside-status/1")},
                  {"name", setting.tournament ? of(setting.tournament->name) : of(nullptr)},
                  {"rules", general ? of(general->venue.id) : of(nullptr)},
                  {"kind", setting.tournament ? of(facts::word(setting.tournament->format)) : of(nullptr)},
                  {"rest", setting.tournament ? of(setting.tournament->rest) : of(nullptr)},
                  {"tables", tablesJson(tournament)},
                  {"teams", of(std::move(teams))},
                  {"matches", of(matchesJson(tournament, now))},
                  {"queue", queueJson(tournament, now)},
                  {"forecast", forecastJson(tournament, now)},
                  {"standings", of(std::move(standings))}};
    addPools(status, tournament);
    addLaterRules(status, setting);
    status.emplace_back("champion", orNull(tournament::champion(tournament)));
    status.emplace_back("journal",
                        of(Object{{"seq", Value{tournament.seq}}, {"head", of(hash.substr(0, shownHash))}}));
    return of(std::move(status));
}

bool isCheckedIn(const tournament::Tournament& tournament, const tournament::Team& team,
                 const std::string& player)
{
    return tournament::isHereNext(tournament, team.id, player);
}

std::string_view word(tournament::State state)
{
    switch (state) {
    case tournament::State::Waiting:
        return "waiting";
    case tournament::State::Ready:
        return "ready";
    case tournament::State::Called:
        return "called";
    case tournament::State::Playing:
        return "playing";
    case tournament::State::Ended:
        return "ended";
    case tournament::State::Final:
        break;
    }
    return "final";
}

std::string_view word(tournament::Outcome outcome)
{
    switch (outcome) {
    case tournament::Outcome::Played:
        return "played";
    case tournament::Outcome::Forfeit:
        return "forfeit";
    case tournament::Outcome::Defaulted:
        return "default";
    case tournament::Outcome::NoShow:
        return "no-show";
    case tournament::Outcome::Withdrawn:
        return "withdrawn";
    case tournament::Outcome::Disqualified:
        return "disqualified";
    case tournament::Outcome::Ruling:
        return "ruling";
    case tournament::Outcome::DoubleForfeit:
        return "double-forfeit";
    case tournament::Outcome::Bye:
        return "bye";
    case tournament::Outcome::Vacated:
        break;
    }
    return "vacated";
}

std::vector<std::string_view> words(const tournament::Flags& flags)
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
