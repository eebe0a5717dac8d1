#include "standings.h"

#include "bracket/questions.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/rowwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace views {

using tournament::Standing;
using tournament::Tournament;
using wording::Desk;
using wording::filled;
using wording::Window;

namespace {

/// A team's current or next match, and the last one decided; null if there is none.
struct Around {
    const tournament::Match* next = nullptr;
    const tournament::Match* last = nullptr;
    bool hadBye = false; ///< in Swiss
};

std::map<std::string, Around> aroundEach(const Tournament& tournament)
{
    std::map<std::string, Around> all;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const scoring::Side side : scoring::bothSides) {
            if (match->teams[side].empty() || tournament::isUnneeded(*match))
                continue;
            Around& around = all[match->teams[side]];
            if (!match->number)
                around.hadBye = true;
            else if (match->outcome)
                around.last = match;
            else if (!around.next)
                around.next = match;
        }
    return all;
}

std::string nowOf(const Tournament& tournament, const StandingRow& row, const Around& around)
{
    if (row.withdrawn)
        return filled(Window::tr("withdrawn"));
    if (around.next) {
        const std::string title = wording::titleOf(*around.next);
        const auto table = tournament::tableOf(tournament, *around.next);
        return table               ? filled(Window::tr("%1, table %2"), title, *table)
               : around.next->call ? filled(Window::tr("%1, open again"), title)
                                   : filled(Window::tr("%1 is next"), title);
    }
    if (!around.last)
        return around.hadBye ? filled(Window::tr("had a bye")) : std::string();
    const bool won = around.last->winner && around.last->teams[*around.last->winner] == row.standing.team;
    return filled(won ? Window::tr("won %1") : Window::tr("lost %1"), wording::titleOf(*around.last));
}

rules::Minus minusOf(Outlet outlet)
{
    return outlet == Outlet::Text || outlet == Outlet::Csv ? rules::Minus::Hyphen : rules::Minus::Sign;
}

StandingRow rowView(const Tournament& tournament, const Standing& standing, bool isKnown, Outlet outlet)
{
    const tournament::Team* team = tournament::team(*tournament.setting, standing.team);
    StandingRow row;
    row.standing = standing;
    row.name = tournament::teamName(tournament, standing.team);
    if (outlet == Outlet::Text) // names as they are on record
        row.name = rules::plain(row.name);
    row.seed = tournament::seedOfTeam(*tournament.setting, standing.team);
    row.isStillIn = tournament::isStillIn(tournament, standing);
    const bool isIn = row.isStillIn && isKnown;
    row.rank = standing.rank && !tournament::isWithoutResult(standing) ? tournament::rankText(standing)
               : isIn                                                  ? filled(Desk::tr("in"))
                                                                       : "–";
    row.why = wording::decidedBy(tournament, standing, minusOf(outlet));
    row.withdrawn = team && team->withdrawn;
    return row;
}

/// The point differential and the strength of schedule of each row.
void addMeasures(const Tournament& tournament, StandingsTable& table)
{
    const bool isOfPool = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff && !table.isWhole;
    const auto measures = tournament::measures(tournament, isOfPool);
    for (StandingRow& row : table.rows)
        if (const auto found = measures.find(row.standing.team); found != measures.end())
            row.measures = found->second;
}

void addPlayers(const Tournament& tournament, StandingsTable& table)
{
    for (StandingRow& row : table.rows)
        if (const tournament::Team* team = tournament::team(*tournament.setting, row.standing.team))
            for (const std::string& player : tournament::playersNow(tournament, *team))
                row.players.push_back(tournament::personName(tournament, player));
}

/// What put a row ahead of the next; nothing if one of the two has no result yet.
void addReasons(StandingsTable& table)
{
    for (std::size_t i = 0; i + 1 < table.rows.size(); ++i) {
        StandingRow& row = table.rows[i];
        const StandingRow& next = table.rows[i + 1];
        if (tournament::isWithoutResult(row.standing) || tournament::isWithoutResult(next.standing))
            continue;
        row.ahead = tournament::partedBy(row.standing, next.standing);
    }
}

/// Footnotes of a printed table.
void addFootnotes(const Tournament& tournament, StandingsTable& table)
{
    const bracket::RankingRules& own = tournament.setting->ranking.rules;
    const bracket::RankingRules rules = table.isOfWildcards ? bracket::acrossPools(own) : own;
    for (StandingRow& row : table.rows) {
        wording::RowWords words = wording::rowWords(tournament, row.standing);
        row.reached = std::move(words.reached);
        if (row.ahead)
            row.notes.push_back(wording::aheadBy(*row.ahead, rules));
        std::ranges::move(words.notes, std::back_inserter(row.notes));
    }
}

/// Teams that share a place in a knockout are listed by name, because nothing ranks them.
void orderTies(const Tournament& tournament, std::vector<Standing>& rows)
{
    if (!bracket::endsInKnockout(tournament.setting->bracket.kind))
        return;
    const QCollator order = wording::nameOrder();
    const auto name = [&](const Standing& row) {
        return QString::fromStdString(tournament::teamName(tournament, row.team));
    };
    std::ranges::stable_sort(rows, [&](const Standing& one, const Standing& other) {
        if (one.rank != other.rank || !one.rank)
            return one.rank < other.rank;
        return order.compare(name(one), name(other)) < 0;
    });
}

/// Marks the last of `advanceCount` rows that advance. Tied teams there may or may not advance.
void markLine(std::vector<StandingRow>& rows, int advanceCount)
{
    const auto last = static_cast<std::size_t>(advanceCount);
    if (advanceCount > 0 && last <= rows.size())
        rows[last - 1].isLine = last == rows.size() || !rows[last].standing.rank ||
                                rows[last].standing.rank != rows[last - 1].standing.rank;
}

Value valueOf(const std::string& text)
{
    return text;
}
Value valueOf(const std::optional<int>& number)
{
    return number ? Value(static_cast<long long>(*number)) : Value();
}

template <auto Member>
Value own(const StandingRow& row)
{
    return valueOf(row.*Member);
}
template <auto Member>
Value of(const StandingRow& row)
{
    return valueOf(row.standing.*Member);
}
Value rankOnceKnown(const StandingRow& row)
{
    return tournament::rankText(row.standing);
}
Value wonWithByes(const StandingRow& row)
{
    return wording::wonText(row.standing);
}
Value wonAndLost(const StandingRow& row)
{
    return tournament::recordText(row.standing.won, row.standing.lost, row.standing.tied);
}
Value playedOf(const StandingRow& row)
{
    return static_cast<long long>(row.standing.won + row.standing.lost + row.standing.tied +
                                  row.standing.byes);
}
/// A bye counts as a win, as in the ranking.
Value wonAndLostWithByes(const StandingRow& row)
{
    return tournament::recordText(row.standing.won + row.standing.byes, row.standing.lost, row.standing.tied);
}
Value strengthOf(const StandingRow& row)
{
    return row.measures.strength ? Value(std::to_string(*row.measures.strength) + "%") : Value();
}
/// Nothing until a match counts for the team; then at least 0, as in the ranking.
Value pointsOf(const StandingRow& row, const std::string& sign, int points)
{
    return tournament::isWithoutResult(row.standing) ? Value() : Value(sign + rules::grouped(points));
}
Value differenceOf(const StandingRow& row)
{
    return pointsOf(row, row.measures.difference > 0 ? "+" : "", row.measures.difference);
}
template <auto Member>
Value groupedOf(const StandingRow& row)
{
    return pointsOf(row, {}, row.standing.*Member);
}
Value aheadOf(const StandingRow& row)
{
    return row.ahead ? Value(wording::aheadInShort(*row.ahead)) : Value();
}
Value yesOrNo(const StandingRow& row)
{
    return row.withdrawn ? "yes" : "no";
}

/// Where a column is shown, how wide, and its heading there if it has another one.
struct Look {
    Outlet outlet;
    double width = 0;
    QString heading = {};
};

} // namespace

std::vector<StandingsTable> standingsTables(const Tournament& tournament, Outlet outlet)
{
    std::vector<StandingsTable> all;
    const std::string champion = tournament.setting->draw ? tournament::champion(tournament) : std::string();
    const auto add = [&](StandingsTable table, const std::string& key, const std::vector<Standing>& rows,
                         bool isKnown) {
        for (const Standing& each : rows) {
            StandingRow& row = table.rows.emplace_back(rowView(tournament, each, isKnown, outlet));
            row.table = key;
            row.isChampion = each.team == champion;
        }
        all.push_back(std::move(table));
    };
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    const bool isForPeople = outlet != Outlet::Text && outlet != Outlet::Csv;
    std::vector<Standing> whole = tournament::standings(tournament);
    orderTies(tournament, whole);
    if (!hasPools || !isForPeople ||
        std::ranges::any_of(whole, [](auto& each) { return each.rank.has_value(); }))
        add({.title = filled(Desk::tr("All teams")), .note = {}, .rows = {}, .isWhole = true}, "event", whole,
            true);
    for (const tournament::Table& table :
         hasPools ? tournament::tables(tournament) : std::vector<tournament::Table>()) {
        const bool isOfWildcards = table.pool == bracket::wildcards;
        add({.title = isOfWildcards ? filled(Desk::tr("Wildcards")) : filled(Desk::tr("Pool %1"), table.pool),
             .note = table.advanceCount > 0 ? wording::advancingText(table.advanceCount) : std::string(),
             .rows = {},
             .advance = table.advanceCount,
             .isOfWildcards = isOfWildcards},
            isOfWildcards ? "wildcards" : "pool " + table.pool, table.rows, table.isKnown);
        for (StandingRow& row : all.back().rows)
            row.advances = std::ranges::find(table.advancing, row.standing.team) != table.advancing.end();
        if (table.isKnown)
            markLine(all.back().rows, table.advancingRows);
    }
    if (outlet == Outlet::Paper || outlet == Outlet::Page || outlet == Outlet::Screen)
        for (StandingsTable& table : all) {
            addMeasures(tournament, table);
            addPlayers(tournament, table);
            addReasons(table);
        }
    if (outlet == Outlet::Paper)
        for (StandingsTable& table : all)
            addFootnotes(tournament, table);
    if (outlet == Outlet::Screen) {
        std::map<std::string, Around> around = aroundEach(tournament);
        for (StandingsTable& table : all)
            for (StandingRow& row : table.rows)
                row.now = nowOf(tournament, row, around[row.standing.team]);
    }
    return all;
}

std::string roundsCounted(const Tournament& tournament)
{
    struct Round {
        int over = 0;
        int all = 0;
    };
    const bracket::Bracket& drawn = tournament.setting->bracket;
    std::map<int, Round> rounds;
    for (const bracket::Match& each : drawn.matches)
        if (const tournament::Match* match = tournament::match(tournament, each.id);
            each.bracket == bracket::Part::Swiss && match && match->number) {
            rounds[each.round].over += match->ended ? 1 : 0;
            rounds[each.round].all += 1;
        }
    int full = 0;
    while (rounds.contains(full + 1) && rounds[full + 1].over == rounds[full + 1].all)
        ++full;
    std::string text = full > 0 ? filled(Desk::tr("round %1 of %2"), full, drawn.rounds) : std::string();
    for (const auto& [number, round] : rounds)
        if (number > full && round.over > 0) {
            const std::string part =
                filled(Desk::tr("%1 of %2 matches of round %3"), round.over, round.all, number);
            text = text.empty() ? part : filled(Desk::tr("%1 and %2"), text, part);
        }
    return text.empty() ? text : filled(Desk::tr("after %1"), text);
}

std::string StandingsColumn::text(const StandingRow& row) const
{
    const Value shown = value(row);
    if (const auto* number = std::get_if<long long>(&shown))
        return rules::digits(*number, minus);
    const auto* text = std::get_if<std::string>(&shown);
    return text ? *text : std::string();
}

bool hasTies(const std::vector<StandingRow>& rows)
{
    return std::ranges::any_of(rows, [](const StandingRow& row) { return row.standing.tied > 0; });
}

bool hasTies(const std::vector<StandingsTable>& tables)
{
    return std::ranges::any_of(tables, [](const StandingsTable& table) { return hasTies(table.rows); });
}

std::vector<StandingsColumn> standingsColumns(Outlet outlet, bool hasTies)
{
    using enum Outlet;
    using enum StandingsColumn::Weight;
    constexpr bool right = true;
    constexpr bool left = false;
    std::vector<StandingsColumn> columns;
    const auto add = [&](std::string_view key, const QString& heading, Value (*value)(const StandingRow&),
                         const std::vector<Look>& looks, bool isRight = false,
                         StandingsColumn::Weight weight = Plain) {
        for (const Look& look : looks)
            if (look.outlet == outlet) {
                const bool isOwn = look.heading.isEmpty();
                columns.push_back({key, filled(isOwn ? heading : look.heading),
                                   isOwn ? std::string() : filled(heading), look.width, weight, isRight,
                                   minusOf(outlet), value});
            }
    };
    const QString rank = Desk::tr("Rank");
    const QString against = Desk::tr("against"); // after `Points for`
    add("table", {}, own<&StandingRow::table>, {{Csv}});
    add("rank", rank, own<&StandingRow::rank>, {{Screen, 76}, {Paper, 15}, {Page}}, right, Strong);
    add("rank", rank, own<&StandingRow::rank>, {{Hall, 134}}, left, Strong);
    add("rank", rank, rankOnceKnown, {{Text}}, right);
    add("rank", {}, of<&Standing::rank>, {{Csv}});
    add("rank_to", {}, of<&Standing::rankTo>, {{Csv}});
    add("team", Desk::tr("Team"), own<&StandingRow::name>, {{Screen}, {Hall}, {Paper}, {Page}, {Text}, {Csv}},
        left, Strong);
    add("team_id", {}, of<&Standing::team>, {{Csv}});
    add("seed", {}, own<&StandingRow::seed>, {{Csv}});
    add("won", Desk::tr("Won"), wonWithByes, {{Text}}, right);
    add("won", {}, of<&Standing::won>, {{Csv}});
    add("byes", {}, of<&Standing::byes>, {{Csv}});
    add("won_lost", Desk::tr("Won–lost"), wonAndLost, {{Hall, 150}}, right);
    add("played", Desk::tr("Played"), playedOf, {{Screen, 78}, {Paper, 14}}, right);
    add("won_lost", hasTies ? Desk::tr("W–L–T") : Desk::tr("W–L"), wonAndLostWithByes,
        {{Screen, 74}, {Paper, 15}, {Page}}, right, Strong);
    add("strength", Desk::tr("strength of schedule: opponents’ winning percentage"), strengthOf,
        {{Screen, 70, Desk::tr("SoS")}, {Paper, 14, Desk::tr("SoS")}, {Page, 0, Desk::tr("SoS")}}, right);
    add("difference", Desk::tr("point differential"), differenceOf,
        {{Screen, 78, Desk::tr("Diff")}, {Paper, 16, Desk::tr("Diff")}, {Page, 0, Desk::tr("Diff")}}, right);
    add("lost", Desk::tr("Lost"), of<&Standing::lost>, {{Text}, {Csv}}, right, Soft);
    add("tied", Desk::tr("Tied"), of<&Standing::tied>,
        hasTies ? std::vector<Look>{{Text}, {Csv}} : std::vector<Look>{{Csv}}, right, Soft);
    add("points_for", Desk::tr("Points for"), of<&Standing::pointsFor>, {{Text}, {Csv}}, right);
    add("points_for", Desk::tr("Points for"), groupedOf<&Standing::pointsFor>,
        {{Hall, 170, Desk::tr("Points")}}, right);
    add("points_against", Desk::tr("Points against"), of<&Standing::pointsAgainst>,
        {{Text, 0, against}, {Csv}}, right, Soft);
    add("points_for", Desk::tr("For"), groupedOf<&Standing::pointsFor>, {{Screen, 82}, {Paper, 16}}, right);
    add("points_against", Desk::tr("Against"), groupedOf<&Standing::pointsAgainst>,
        {{Screen, 90}, {Paper, 16}}, right);
    add("reached", Desk::tr("Status"), own<&StandingRow::reached>, {{Paper, 28}}, left);
    add("ahead", Desk::tr("Ahead of the next by"), aheadOf, {{Screen, 204}, {Page}}, left, Soft);
    add("now", Desk::tr("Status"), own<&StandingRow::now>, {{Screen, 176}}, left, Soft);
    add("withdrawn", {}, yesOrNo, {{Csv}});
    add("decided_by", Desk::tr("Decided by"), own<&StandingRow::why>, {{Text}, {Csv}});
    return columns;
}

} // namespace views
