#include "statusjson.h"

#include "bracket/questions.h"
#include "tournament/forecast/forecast.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/standings.h"
#include "json/build.h"
#include "json/reader.h"

namespace files {

using json::Array;
using json::list;
using json::Object;
using json::orNull;
using json::Value;

namespace {

Value scoreJson(const scoring::PerSide<int>& score)
{
    return Object{{"a", score.a}, {"b", score.b}};
}

/// null: from the first match called after it.
Object substitutionJson(const tournament::Substitution& each)
{
    return {{"leaves", each.leaves}, {"joins", each.joins}, {"from", orNull(each.from)}};
}

/// The players by seat: a1, a2 and b1, b2; null before the match is called.
Value seatedJson(const std::optional<facts::Call>& call)
{
    using facts::Seat;
    if (!call)
        return nullptr;
    const auto two = [&](Seat one, Seat other) { return Array{call->players[one], call->players[other]}; };
    return Object{{"a", two(Seat::A1, Seat::A2)}, {"b", two(Seat::B1, Seat::B2)}};
}

Value teamJson(const tournament::Tournament& tournament, const tournament::Team& team)
{
    Array players = list(tournament::playersNow(tournament, team), [&](const std::string& id) {
        const tournament::Person* person = tournament::person(*tournament.setting, id);
        return Object{{"id", id},
                      {"name", orNull(person ? person->name : std::string())},
                      {"checkedIn", tournament::isCheckedInForNext(tournament, team.id, id)}};
    });
    const auto drawn = tournament::seedOfTeam(*tournament.setting, team.id);
    return Object{{"id", team.id},
                  {"name", team.name},
                  {"seed", drawn ? drawn : team.seed},
                  {"affiliation", orNull(team.affiliation)},
                  {"withdrawn", team.withdrawn},
                  {"players", std::move(players)},
                  {"substitutions", list(team.substitutions, substitutionJson)}};
}

constexpr json::Word<tournament::Clock::State> clockStates[] = {
    {"not-started", tournament::Clock::State::NotStarted},
    {"running", tournament::Clock::State::Running},
    {"paused", tournament::Clock::State::Paused},
    {"called", tournament::Clock::State::Called}};

/// null if the match is not in play or has no time limit.
Value clockJson(const std::optional<tournament::Reading>& reading)
{
    if (!reading)
        return nullptr;
    return Object{{"game", reading->clock.game},
                  {"state", json::wordOf(clockStates, reading->clock.state)},
                  {"limitMin", reading->limitMin},
                  {"secondsLeft", reading->left / 1'000},
                  {"endsAt", orNull(reading->endsAt)},
                  {"called", reading->called},
                  {"reason", orNull(reading->clock.reason)},
                  {"finished", reading->clock.isFinished}};
}

/// Ids of matches, `pool A` for a pool, `pools` for all pools; nothing if it doesn't wait.
void addAwaited(Object& all, const tournament::Tournament& tournament, const tournament::Match& match)
{
    Array awaited = list(tournament::awaited(tournament, match), [](const tournament::Awaited& each) {
        return !each.match.empty()               ? each.match
               : each.pool == bracket::wildcards ? std::string("pools")
                                                 : "pool " + each.pool;
    });
    if (!awaited.empty())
        all.emplace_back("waitsFor", std::move(awaited));
}

/// Whether its score sheet is out or back; nothing if none went out.
void addSheet(Object& all, const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (const tournament::SheetMark* mark = tournament::sheetMarkOf(tournament, match))
        all.emplace_back("sheet", Object{{"state", facts::word(mark->sheet.what)}, {"at", mark->at}});
}

Value matchJson(const tournament::Tournament& tournament, const bracket::Match& drawn,
                const tournament::Match& match, const std::optional<tournament::Reading>& reading)
{
    Object all{{"id", match.id},
               {"number", match.number},
               {"bracket", bracket::word(drawn.bracket)},
               {"round", drawn.round},
               {"table", tournament::tableOf(tournament, match)},
               {"state", word(match.state)},
               {"flags", list(words(match.flags))},
               {"clock", clockJson(reading)},
               {"phase", match.rules->phase},
               {"a", orNull(match.teams.a)},
               {"b", orNull(match.teams.b)},
               {"players", seatedJson(match.call)},
               {"hands", tournament::handsOn(match)},
               {"outcome", match.outcome ? Value(word(*match.outcome)) : Value()},
               {"winner", match.winner ? Value(match.teams[*match.winner]) : Value()},
               {"score", scoreJson(tournament::result(match).score)},
               {"games", list(match.games, [](const tournament::Sheet& sheet) {
                    return scoreJson(sheet.ledger.result.score);
                })}};
    addAwaited(all, tournament, match);
    addSheet(all, tournament, match);
    return all;
}

/// A value under that key, with `of` if it is a share of something or counts several matches.
void addAmount(Object& all, std::string_view key, const bracket::Amount& amount)
{
    all.emplace_back(key, amount.number);
    if (amount.of != 0)
        all.emplace_back("of", amount.of);
    if (amount.tied != 0)
        all.emplace_back("tied", amount.tied);
}

/// The values of the tied teams.
Value tieJson(const tournament::Setting& setting, const bracket::Parted& tie)
{
    Array teams;
    for (std::size_t i = 0; i < tie.among.size(); ++i) {
        Object one{{"team", tournament::teamOfSeed(setting, tie.among[i])}};
        addAmount(one, "has", tie.values[i]);
        teams.push_back(std::move(one));
    }
    return Object{{"by", bracket::word(tie.by)}, {"among", std::move(teams)}};
}

/// Adds what the team lacks to advance.
Value lacking(Object decided, const tournament::Shortfall& lacks)
{
    decided.emplace_back("rating", orNull(lacks.rating));
    if (lacks.played)
        decided.emplace_back("played", *lacks.played);
    if (lacks.forfeits)
        decided.emplace_back("forfeits", *lacks.forfeits);
    if (lacks.wins) {
        Object wins;
        addAmount(wins, "value", *lacks.wins);
        decided.emplace_back("wins", std::move(wins));
    }
    return decided;
}

/// What decided the team's place; null if nothing did.
struct DecidedJson {
    const tournament::Setting& setting;

    Value operator()(std::monostate) const { return nullptr; }
    Value operator()(const tournament::ByMatch& by) const { return Object{{"match", by.match}}; }
    Value operator()(const tournament::OutOfPool& out) const
    {
        return lacking({{"pool", out.pool}, {"poolRank", out.rank}}, out.lacks);
    }
    Value operator()(const tournament::Withdrawn&) const { return Object{{"withdrew", true}}; }
    Value operator()(const tournament::ByTable& table) const
    {
        const auto teamOf = [&](int seed) { return tournament::teamOfSeed(setting, seed); };
        const auto tieOf = [&](const bracket::Parted& tie) { return tieJson(setting, tie); };
        return lacking({{"level", list(table.level, teamOf)},
                        {"ties", list(table.ties, tieOf)},
                        {"missedRounds", list(table.missed)},
                        {"withdrew", table.withdrew}},
                       table.lacks);
    }
};

Value standingJson(const tournament::Setting& setting, const tournament::Standing& standing)
{
    return Object{{"rank", standing.rank},
                  {"rankTo", standing.rankTo},
                  {"team", standing.team},
                  {"won", standing.won},
                  {"lost", standing.lost},
                  {"tied", standing.tied},
                  {"pointsFor", standing.pointsFor},
                  {"pointsAgainst", standing.pointsAgainst},
                  {"decidedBy", std::visit(DecidedJson{setting}, standing.decidedBy)}};
}

Value tableJson(const tournament::Setting& setting, const tournament::Table& table)
{
    Array rows = list(table.rows, [&](const auto& standing) { return standingJson(setting, standing); });
    return Object{{"pool", orNull(table.pool)}, {"goOn", table.advanceCount}, {"rows", std::move(rows)}};
}

/// The pool tables, and ties that have to be broken; for other formats neither.
void addPools(Object& status, const tournament::Tournament& tournament)
{
    Array tables;
    Array ties;
    for (const tournament::Table& table : tournament::tables(tournament))
        if (!table.pool.empty())
            tables.push_back(tableJson(*tournament.setting, table));
    const auto teamOf = [&](int seed) { return tournament::teamOfSeed(*tournament.setting, seed); };
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament))
        ties.push_back(Object{{"pool", orNull(tie.pool)}, {"teams", list(tie.seeds, teamOf)}});
    if (!tables.empty())
        status.emplace_back("pools", std::move(tables));
    if (!ties.empty())
        status.emplace_back("ties", std::move(ties));
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

/// Rules that apply from a later match on.
void addLaterRules(Object& status, const tournament::Setting& setting)
{
    Array later;
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(setting))
        if (!each.from.empty())
            later.push_back(Object{{"from", each.from}, {"rules", each.rules->venue.id}});
    if (!later.empty())
        status.emplace_back("laterRules", std::move(later));
}

/// A match that nothing holds up has no reason.
constexpr json::Word<tournament::Hold::Why> reasons[] = {{"plays", tournament::Hold::Why::Plays},
                                                         {"ids", tournament::Hold::Why::Ids},
                                                         {"kept-out", tournament::Hold::Why::KeptOut},
                                                         {"rests", tournament::Hold::Why::Rests}};

Value heldJson(const tournament::Waiting& waiting)
{
    const tournament::Hold& hold = waiting.hold;
    if (waiting.isOffered())
        return nullptr;
    return Object{{"why", json::wordOf(reasons, hold.why)},
                  {"team", orNull(hold.team)},
                  {"match", orNull(hold.match)},
                  {"until", orNull(hold.until)},
                  {"missing", list(waiting.missing)},
                  {"suspended", list(waiting.suspended)}};
}

Value untilJson(const tournament::Until& until)
{
    return Object{{"earliest", until.earliest}, {"likely", until.likely}, {"latest", until.latest}};
}

/// Each table: its match, and whether it is closed.
Value tablesJson(const tournament::Tournament& tournament)
{
    Array all;
    int number = 0;
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        const auto why = tournament::whyClosed(*tournament.setting, ++number);
        all.push_back(Object{{"table", number},
                             {"match", match ? Value(match->id) : Value()},
                             {"closed", why.has_value()},
                             {"reason", orNull(why.value_or(""))}});
    }
    return all;
}

/// The ready matches, the longest waiting first, and what holds them up: `plays` (a team is at another
/// table), `ids` (not shown), `rests`; null if nothing does.
Value queueJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    return list(tournament::queue(tournament, now), [](const tournament::Waiting& waiting) {
        return Object{{"match", waiting.match->id}, {"since", waiting.since}, {"held", heldJson(waiting)}};
    });
}

/// null if there is nothing left to forecast.
Value forecastJson(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const auto forecast = tournament::forecast(tournament, now);
    if (!forecast)
        return nullptr;
    Array rounds = list(forecast->rounds, [](const tournament::RoundForecast& round) {
        return Object{{"bracket", bracket::word(round.bracket)},
                      {"round", round.round},
                      {"left", round.left},
                      {"over", untilJson(round.over)}};
    });
    return Object{{"over", untilJson(forecast->over)},
                  {"rounds", std::move(rounds)},
                  {"secondsAHand", forecast->pace.handMs / 1'000},
                  {"hands", forecast->pace.hands}};
}

} // namespace

Value statusJson(const tournament::Tournament& tournament, std::string_view hash,
                 const tournament::Timestamp& now)
{
    const tournament::Setting& setting = *tournament.setting;
    const tournament::RulesFrom* general = tournament::generalRules(setting);
    Object status{
        {"format", "courtside-status/1"},
        {"name", setting.tournament ? Value(setting.tournament->name) : Value()},
        {"rules", general ? Value(general->venue.id) : Value()},
        {"kind", setting.tournament ? Value(facts::word(setting.tournament->format)) : Value()},
        {"rest", setting.tournament ? Value(setting.tournament->rest) : Value()},
        {"tables", tablesJson(tournament)},
        {"teams", list(setting.teams, [&](const auto& team) { return teamJson(tournament, team); })},
        {"matches", matchesJson(tournament, now)},
        {"queue", queueJson(tournament, now)},
        {"forecast", forecastJson(tournament, now)},
        {"standings", list(tournament::standings(tournament),
                           [&](const auto& each) { return standingJson(setting, each); })}};
    addPools(status, tournament);
    addLaterRules(status, setting);
    status.emplace_back("champion", orNull(tournament::champion(tournament)));
    status.emplace_back("journal", Object{{"seq", tournament.seq}, {"head", hash.substr(0, shownHash)}});
    return status;
}

std::string_view word(tournament::State state)
{
    static constexpr json::Word<tournament::State> all[] = {
        {"waiting", tournament::State::Waiting}, {"ready", tournament::State::Ready},
        {"called", tournament::State::Called},   {"playing", tournament::State::Playing},
        {"ended", tournament::State::Ended},     {"final", tournament::State::Final}};
    return json::wordOf(all, state);
}

std::string_view word(tournament::Outcome outcome)
{
    static constexpr json::Word<tournament::Outcome> all[] = {
        {"played", tournament::Outcome::Played},
        {"forfeit", tournament::Outcome::Forfeit},
        {"default", tournament::Outcome::Defaulted},
        {"no-show", tournament::Outcome::NoShow},
        {"withdrawn", tournament::Outcome::Withdrawn},
        {"disqualified", tournament::Outcome::Disqualified},
        {"ruling", tournament::Outcome::Ruling},
        {"double-forfeit", tournament::Outcome::DoubleForfeit},
        {"bye", tournament::Outcome::Bye},
        {"vacated", tournament::Outcome::Vacated}};
    return json::wordOf(all, outcome);
}

std::vector<std::string_view> words(const tournament::Flags& flags)
{
    std::vector<std::string_view> raised;
    for (const auto& [word, isRaised] :
         {std::pair("pending", flags.pending), std::pair("protest", flags.protest),
          std::pair("disputed", flags.disputed), std::pair("override", flags.override)})
        if (isRaised)
            raised.emplace_back(word);
    return raised;
}

} // namespace files
