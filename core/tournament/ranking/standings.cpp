#include "standings.h"

#include "advancement.h"
#include "ranking.h"

#include "bracket/questions.h"

#include <algorithm>
#include <tuple>

namespace tournament {

std::string rankText(const std::optional<int>& rank, const std::optional<int>& to)
{
    if (!rank)
        return {};
    const std::string from = std::to_string(*rank);
    return to.value_or(0) > *rank ? from + "–" + std::to_string(*to) : from;
}

std::string rankText(const Standing& standing)
{
    return rankText(standing.rank, standing.rankTo);
}

std::string recordText(int won, int lost, int tied)
{
    return std::to_string(won) + "–" + std::to_string(lost) + (tied > 0 ? "–" + std::to_string(tied) : "");
}

bool isWithoutResult(const Standing& standing)
{
    const DecidedBy& by = standing.decidedBy;
    const auto* table = std::get_if<ByTable>(&by);
    return (table ? table->missed.empty()
                  : std::holds_alternative<std::monostate>(by) || std::holds_alternative<Withdrawn>(by)) &&
           standing.won + standing.lost + standing.tied + standing.byes == 0;
}

bool isStillIn(const Tournament& tournament, const Standing& standing)
{
    const Team* known = team(*tournament.setting, standing.team);
    return !standing.rank && !(known && known->withdrawn);
}

namespace {

void count(Standing& standing, const Match& match, Side side)
{
    (match.winner == side ? standing.won : isTied(match) ? standing.tied : standing.lost) += 1;
    if (match.outcome != Outcome::Played)
        return;
    standing.pointsFor += result(match).score[side];
    standing.pointsAgainst += result(match).score[scoring::other(side)];
}

void countBye(std::vector<Standing>& all, const Match& match)
{
    const auto& seat = match.winner == Side::A ? match.seats.a : match.seats.b;
    if (const auto* seed = std::get_if<bracket::Seed>(&seat))
        all[static_cast<std::size_t>(seed->number) - 1].byes += 1;
}

/// The matches that a table counts.
enum class Counts { All, Pools };

/// Wins and losses of every team, by seed from 1; without play-ins and expunged matches.
std::vector<Standing> counted(const Tournament& tournament, Counts counts)
{
    const Setting& setting = *tournament.setting;
    std::vector<Standing> all;
    for (const std::string& team : setting.draw->teams)
        all.emplace_back().team = team;
    for (const bracket::Match& drawn : setting.bracket.matches) {
        const Match* match = tournament::match(tournament, drawn.id);
        if (match && match->outcome == Outcome::Bye && drawn.bracket == bracket::Part::Swiss)
            countBye(all, *match);
        if (!match || !match->ended || drawn.bracket == bracket::Part::PlayIn ||
            !meetingOf(tournament, *match))
            continue;
        if (counts == Counts::Pools && drawn.bracket != bracket::Part::Pool)
            continue;
        for (const Side side : scoring::bothSides)
            if (const auto seed = seedOfTeam(setting, match->teams[side]))
                count(all[static_cast<std::size_t>(*seed) - 1], *match, side);
    }
    for (const bracket::Pool& pool : bracket::poolsIn(setting.bracket))
        if (setting.bracket.kind == bracket::Kind::PoolsPlayoff)
            for (const int seed : pool.seeds)
                all[static_cast<std::size_t>(seed) - 1].pool = pool.letter;
    return all;
}

int sharing(const Ranking& ranking, int rank)
{
    return static_cast<int>(std::ranges::count(ranking.places, rank, &bracket::Ranked::rank));
}

Shortfall shortfallOf(const Ranking& ranking, int seed)
{
    const auto at = std::ranges::find(ranking.barred, seed, &Barred::seed);
    return at == ranking.barred.end() ? Shortfall{} : at->lacks;
}

DecidedBy decidedBy(const Setting& setting, const bracket::Ranked& ranked, const Ranking& ranking,
                    const std::map<int, std::vector<int>>& missed)
{
    ByTable by{ranked.seed, ranking.pool, {}, ranked.ties, {}, false, {}};
    for (const bracket::Ranked& other : ranking.places)
        if (ranked.isLevel && other.rank == ranked.rank && other.seed != ranked.seed)
            by.level.push_back(other.seed);
    if (const auto at = missed.find(ranked.seed); at != missed.end())
        by.missed = at->second;
    by.withdrew = team(setting, teamOfSeed(setting, ranked.seed))->withdrawn;
    by.lacks = shortfallOf(ranking, ranked.seed);
    if (by == ByTable{ranked.seed, ranking.pool, {}, {}, {}, false, {}})
        return {};
    return by;
}

bool isKnown(const Ranking& ranking)
{
    return ranking.pool != bracket::wildcards || ranking.isComplete;
}

std::vector<Standing> rowsOf(const Setting& setting, const std::vector<Standing>& all, const Ranking& ranking)
{
    std::vector<Standing> rows;
    const auto missed = missedRounds(setting);
    for (const bracket::Ranked& ranked : ranking.places) {
        rows.push_back(all[static_cast<std::size_t>(ranked.seed) - 1]);
        if (!isKnown(ranking))
            continue;
        rows.back().rank = ranked.rank;
        rows.back().rankTo = ranked.rank - 1 + sharing(ranking, ranked.rank);
        rows.back().decidedBy = decidedBy(setting, ranked, ranking, missed);
    }
    for (const int seed : ranking.withdrawn) {
        rows.push_back(all[static_cast<std::size_t>(seed) - 1]);
        rows.back().decidedBy = Withdrawn{};
    }
    return rows;
}

/// The number of rows down to the last team that advances.
int advancingRows(const Ranking& ranking)
{
    const auto count = std::min(static_cast<std::size_t>(ranking.advanceCount), ranking.line.size());
    if (count == 0)
        return ranking.advanceCount;
    const auto at = std::ranges::find(ranking.places, ranking.line[count - 1].seed, &bracket::Ranked::seed);
    return static_cast<int>(at - ranking.places.begin()) + 1;
}

std::vector<std::string> advancementOf(const Setting& setting, const Ranking& ranking,
                                       const std::vector<Standing>& rows)
{
    std::vector<std::string> teams;
    if (!isKnown(ranking) || std::ranges::all_of(rows, isWithoutResult))
        return teams;
    for (const bracket::Ranked& each : ranking.line) {
        const auto upTo =
            std::ranges::count_if(ranking.line, [&](const auto& other) { return other.rank <= each.rank; });
        const std::string team = teamOfSeed(setting, each.seed);
        if (upTo <= ranking.advanceCount && !tournament::team(setting, team)->withdrawn)
            teams.push_back(team);
    }
    return teams;
}

void takePlaces(std::vector<Standing>& all, const Tournament& tournament)
{
    const bracket::Bracket& bracket = tournament.setting->bracket;
    for (const auto& [seed, places] : bracket::placings(bracket, *tournament.seating)) {
        Standing& standing = all[static_cast<std::size_t>(seed) - 1];
        standing.rank = places.best;
        standing.rankTo = places.worst;
    }
    for (const auto& [seed, match] : bracket::placingMatches(bracket, *tournament.seating))
        all[static_cast<std::size_t>(seed) - 1].decidedBy = ByMatch{match};
    for (Standing& standing : all) // its next opponent is not known yet
        if (!standing.rank && team(*tournament.setting, standing.team)->withdrawn)
            standing.decidedBy = Withdrawn{};
}

/// Teams out in the pools share the places after the playoff by their ranks in the pools.
void takePoolPlaces(std::vector<Standing>& all, const Tournament& tournament)
{
    std::map<int, std::vector<int>> outByRank;
    std::map<int, OutOfPool> why;
    int behind = 0;
    for (const Ranking& ranking : rankings(tournament)) {
        if (ranking.pool == bracket::wildcards)
            continue;
        for (const bracket::Ranked& ranked : ranking.places) {
            const Standing& own = all[static_cast<std::size_t>(ranked.seed) - 1];
            const bool advances =
                own.rank || nextMatch(tournament, own.team); // also if a match there keeps its teams
            behind += advances ? 1 : 0;
            if (!advances && ranking.isComplete)
                outByRank[ranked.rank].push_back(ranked.seed);
            why[ranked.seed] = {ranking.pool, ranked.rank, shortfallOf(ranking, ranked.seed)};
        }
        for (const int seed : ranking.withdrawn) {
            if (ranking.isComplete)
                outByRank[static_cast<int>(all.size())].push_back(seed);
            why[seed] = {ranking.pool, std::nullopt, shortfallOf(ranking, seed)};
        }
    }
    const bool settled =
        std::ranges::all_of(tournament.setting->bracket.matches, [&](const bracket::Match& drawn) {
            const Match* match = tournament::match(tournament, drawn.id);
            return drawn.bracket != bracket::Part::Pool || (match && isOver(*match));
        });
    if (!settled || !undecidedTies(tournament).empty())
        return;
    for (const auto& [rank, seeds] : outByRank) {
        const int first = behind + 1;
        behind += static_cast<int>(seeds.size());
        for (const int seed : seeds) {
            Standing& standing = all[static_cast<std::size_t>(seed) - 1];
            standing.rank = first;
            standing.rankTo = behind;
            standing.decidedBy = why[seed];
        }
    }
}

} // namespace

std::vector<Table> tables(const Tournament& tournament)
{
    std::vector<Table> tables;
    const Setting& setting = *tournament.setting;
    if (!setting.draw)
        return tables;
    const bool hasPools = setting.bracket.kind == bracket::Kind::PoolsPlayoff;
    const std::vector<Standing> all = counted(tournament, hasPools ? Counts::Pools : Counts::All);
    for (const Ranking& ranking : rankings(tournament)) {
        const std::vector<Standing> rows = rowsOf(setting, all, ranking);
        tables.push_back({ranking.pool, rows, ranking.advanceCount, advancingRows(ranking), isKnown(ranking),
                          advancementOf(setting, ranking, rows)});
    }
    return tables;
}

std::vector<Standing> standings(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    if (!setting.draw)
        return {};
    if (!bracket::endsInKnockout(setting.bracket.kind))
        return tables(tournament).front().rows;
    std::vector<Standing> all = counted(tournament, Counts::All);
    takePlaces(all, tournament);
    if (setting.bracket.kind == bracket::Kind::PoolsPlayoff)
        takePoolPlaces(all, tournament);
    std::ranges::stable_sort(all, {}, [](const Standing& each) { // teams still in are ordered by wins
        return each.rank ? std::tuple(*each.rank, 0, 0) : std::tuple(0, -each.won, each.lost);
    });
    return all;
}

std::string champion(const Tournament& tournament)
{
    const bracket::Match* last = bracket::decidingMatch(tournament.setting->bracket);
    if (!last) {
        const std::vector<Ranking> whole = rankings(tournament);
        const bool isWon = !whole.empty() && whole.front().isComplete && !whole.front().places.empty() &&
                           !whole.front().places.front().isLevel;
        return isWon ? teamOfSeed(*tournament.setting, whole.front().places.front().seed) : std::string();
    }
    const auto seated = tournament.seating->find(last->id);
    const auto* seed =
        seated == tournament.seating->end() ? nullptr : std::get_if<bracket::Seed>(&seated->second.winner);
    return seed ? teamOfSeed(*tournament.setting, seed->number) : std::string();
}

namespace {

/// For a team with a place after the champion.
Finish finishBehind(const Setting& setting, const Standing& standing, bool hasChampion)
{
    const auto* by = std::get_if<ByMatch>(&standing.decidedBy);
    const bracket::Match* last = by ? drawn(setting, by->match) : nullptr;
    if (last && hasChampion && standing.rank == 2 && bracket::isFinal(setting.bracket, *last))
        return Finish::RunnerUp;
    const bool isThird = last && standing.rank == 3 && standing.rankTo == 3;
    return isThird && last->bracket == bracket::Part::ThirdPlace ? Finish::Third : Finish::Eliminated;
}

} // namespace

std::map<std::string, Finish> finishes(const Tournament& tournament)
{
    std::map<std::string, Finish> all;
    const std::string first = champion(tournament);
    if (!first.empty())
        all[first] = Finish::Champion;
    if (bracket::endsInKnockout(tournament.setting->bracket.kind))
        for (const Standing& each : standings(tournament))
            if (each.rank.value_or(1) > 1)
                all[each.team] = finishBehind(*tournament.setting, each, !first.empty());
    return all;
}

const Match* decidingMatch(const Tournament& tournament)
{
    const bracket::Match* last = bracket::decidingMatch(tournament.setting->bracket);
    const Match* deciding = last ? match(tournament, last->id) : nullptr;
    if (!deciding || !isUnneeded(*deciding))
        return deciding;
    return match(tournament, std::get<bracket::WinnerOf>(last->a).match);
}

const Match* changedPlacesFor(const Tournament& tournament, std::string_view team)
{
    const Match* last = nullptr;
    for (const Match* match : inOrder(tournament)) {
        if (!match->stands)
            continue;
        const PerSide<std::string> came = seatedTeams(*tournament.setting, *match);
        const bool sat = match->teams.a == team || match->teams.b == team;
        if (sat != (came.a == team || came.b == team))
            last = match;
    }
    return last;
}

namespace {

CrossRow rowOf(const Setting& setting, int seed, const Table& table, std::size_t columns)
{
    CrossRow row;
    row.seed = seed;
    row.team = teamOfSeed(setting, seed);
    row.against.resize(columns);
    const Team* found = team(setting, row.team);
    row.withdrawn = found && found->withdrawn;
    if (const auto standing = std::ranges::find(table.rows, row.team, &Standing::team);
        standing != table.rows.end()) {
        row.rank = standing->rank;
        row.rankTo = standing->rankTo;
        row.advances = std::ranges::find(table.advancing, row.team) != table.advancing.end();
        row.won = standing->won;
        row.lost = standing->lost;
        row.tied = standing->tied;
    }
    return row;
}

void cross(CrossTable& table, const bracket::Match& drawn)
{
    const auto rowOfSlot = [&](const bracket::Slot& slot) {
        const int seed = std::get<bracket::Seed>(slot).number;
        return static_cast<std::size_t>(std::ranges::find(table.rows, seed, &CrossRow::seed) -
                                        table.rows.begin());
    };
    const std::size_t a = rowOfSlot(drawn.a);
    const std::size_t b = rowOfSlot(drawn.b);
    table.rows[a].against[b].push_back({drawn.id, Side::A});
    table.rows[b].against[a].push_back({drawn.id, Side::B});
}

} // namespace

std::vector<CrossTable> crossTables(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    const std::vector<Table> standings = tables(tournament);
    std::vector<CrossTable> all;
    const bool isOne = setting.bracket.kind == bracket::Kind::RoundRobin;
    for (const bracket::Pool& pool : bracket::poolsIn(setting.bracket)) {
        CrossTable table;
        table.pool = isOne ? std::string() : pool.letter;
        const auto standing = std::ranges::find(standings, table.pool, &Table::pool);
        table.advanceCount = standing->advanceCount;
        for (const int seed : pool.seeds)
            table.rows.push_back(rowOf(setting, seed, *standing, pool.seeds.size()));
        const bool isOpen = std::ranges::all_of(
            table.rows, [](const auto& row) { return row.won + row.lost + row.tied == 0; });
        for (CrossRow& row : table.rows)
            row.rank = isOpen ? std::nullopt : row.rank;
        for (const bracket::Match& drawn : setting.bracket.matches)
            if (drawn.bracket == bracket::Part::Pool && bracket::poolOf(drawn) == pool.letter)
                cross(table, drawn);
        all.push_back(std::move(table));
    }
    return all;
}

} // namespace tournament
