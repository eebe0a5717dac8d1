#include "room.h"

#include "tournament/model/lineup.h"

#include <algorithm>

namespace tournament {

namespace {

/// Whether the bracket has these teams there. An earlier correction may have left that open, or put other
/// teams there.
bool isSettled(const Match& match)
{
    return !match.flags.disputed && !hasOpenSeat(match);
}

/// The seq of the call that holds.
long long calledAs(const Tournament& tournament, const Match& match)
{
    const facts::Entry* called = latestEntry<facts::Call>(
        recordOf(tournament, match.id), [&](const facts::Call& call) { return isOf(call.sitting, match); });
    return called ? called->seq : 0;
}

/// The match at that table; null if there is no such table.
const Match* matchAt(const std::vector<const Match*>& tables, int table)
{
    const auto place = static_cast<std::size_t>(table) - 1;
    return place < tables.size() ? tables[place] : nullptr;
}

} // namespace

int tablesIn(const Setting& setting)
{
    return setting.tournament ? setting.tournament->tables : 0;
}

std::optional<std::string> whyClosed(const Setting& setting, int table)
{
    const auto at = setting.closed.find(table);
    return at == setting.closed.end() ? std::nullopt : std::optional(at->second);
}

bool isAtTable(const Match& match)
{
    return match.call && match.state != State::Final;
}

std::vector<const Match*> atTables(const Tournament& tournament)
{
    std::vector<const Match*> tables(static_cast<std::size_t>(tablesIn(*tournament.setting)));
    for (const Match* match : inOrder(tournament)) {
        if (!isAtTable(*match))
            continue;
        const auto table = static_cast<std::size_t>(match->call->table) - 1;
        if (table < tables.size() &&
            (!tables[table] || calledAs(tournament, *match) > calledAs(tournament, *tables[table])))
            tables[table] = match;
    }
    return tables;
}

const Match* matchAt(const Tournament& tournament, int table)
{
    return matchAt(atTables(tournament), table);
}

const Match* tableTakenBy(const Tournament& tournament, const Match& match)
{
    const Match* there = isAtTable(match) ? matchAt(tournament, match.call->table) : nullptr;
    return there && there->id != match.id ? there : nullptr;
}

bool lacksTable(const Tournament& tournament, const Match& match)
{
    const bool isInPlay = match.state == State::Called || match.state == State::Playing;
    const bool isWon = match.ledger.result.state == scoring::State::Won; // only a challenge holds it up
    return isInPlay && !isWon && isSettled(match) && tableTakenBy(tournament, match);
}

std::optional<int> tableOf(const Tournament& tournament, const Match& match)
{
    return match.call && !tableTakenBy(tournament, match) ? std::optional(match.call->table) : std::nullopt;
}

std::vector<int> freeTables(const Tournament& tournament)
{
    std::vector<int> free;
    const std::vector<const Match*> tables = atTables(tournament);
    for (int table = 1; table <= static_cast<int>(tables.size()); ++table)
        if (!matchAt(tables, table) && !whyClosed(*tournament.setting, table))
            free.push_back(table);
    return free;
}

std::optional<int> freeTable(const Tournament& tournament)
{
    const std::vector<int> free = freeTables(tournament);
    return free.empty() ? std::nullopt : std::optional(free.front());
}

std::map<std::string, Whereabouts, std::less<>> whereabouts(const Tournament& tournament)
{
    std::map<std::string, Whereabouts, std::less<>> all;
    const std::vector<const Match*> tables = atTables(tournament);
    for (const Match* match : inOrder(tournament)) {
        if (!match->call)
            continue;
        for (const std::string& team : {match->call->teams.a, match->call->teams.b}) {
            Whereabouts& where = all[team];
            where.over = std::max(where.over, match->over);
            const Match* there = matchAt(tables, match->call->table);
            const bool isAtThisTable = isAtTable(*match) && (!there || there == match);
            if (isAtThisTable && isSettled(*match) && !where.sits)
                where.sits = match;
        }
    }
    return all;
}

std::string restsUntil(const Setting& setting, const std::string& over)
{
    if (over.empty() || !setting.tournament || !setting.tournament->rest)
        return {};
    return utcOf(millisOf(over) + *setting.tournament->rest * 60'000LL);
}

const facts::Tournament* tournamentBefore(const Tournament& tournament, long long seq)
{
    const facts::Tournament* before = nullptr;
    forEach<facts::Tournament>(*tournament.record, [&](const facts::Entry& entry, const auto& setup) {
        before = entry.seq < seq ? &setup : before;
    });
    return before;
}

namespace {

/// Whether it is the sheet of this attempt and of these teams. The sides may have been swapped since.
bool isSheetOf(const facts::ScoreSheet& sheet, const Match& match)
{
    const auto plays = [&](const std::optional<std::string>& team) {
        return !team || *team == match.teams.a || *team == match.teams.b;
    };
    return sheet.attempt == match.attempt && plays(sheet.teams.a) && plays(sheet.teams.b);
}

} // namespace

const SheetMark* sheetMarkOf(const Tournament& tournament, const Match& match)
{
    const auto at = tournament.setting->sheets.find(match.id);
    if (at == tournament.setting->sheets.end())
        return nullptr;
    const SheetMark* newest = nullptr;
    for (const SheetMark& mark : at->second)
        newest = isSheetOf(mark.sheet, match) ? &mark : newest;
    return newest;
}

bool isSheetOut(const Tournament& tournament, const Match& match)
{
    const SheetMark* mark = sheetMarkOf(tournament, match);
    return mark && mark->isOut();
}

bool isSheetInUse(const Tournament& tournament, const Match& match)
{
    return isSheetOut(tournament, match) && match.state >= State::Playing;
}

std::vector<const Match*> sheetsOut(const Tournament& tournament)
{
    std::vector<const Match*> out;
    if (!tournament.setting->sheets.empty())
        out = inOrder(tournament);
    std::erase_if(out, [&](const Match* match) { return !isSheetOut(tournament, *match); });
    return out;
}

namespace {

bool isWalkover(const Match& match)
{
    return match.state == State::Final && match.outcome && match.games.empty() &&
           match.outcome != Outcome::Ruling;
}

/// A second final that may not be necessary.
bool mayNotBe(const Tournament& tournament, const Match& match)
{
    const bracket::Match* plan = drawn(*tournament.setting, match.id);
    return plan && plan->ifNecessary && !isKnown(match);
}

} // namespace

Counts countsOf(const Tournament& tournament)
{
    Counts counts;
    for (const Team& team : tournament.setting->teams) {
        ++counts.teams;
        counts.withdrawn += team.withdrawn ? 1 : 0;
        counts.players += static_cast<int>(playersToCount(tournament, team).size());
    }
    for (const Match* match : inOrder(tournament)) {
        if (!match->number || isUnneeded(*match) || mayNotBe(tournament, *match))
            continue;
        ++counts.matches;
        counts.over += match->state == State::Final ? 1 : 0;
        counts.walkovers += isWalkover(*match) ? 1 : 0;
    }
    return counts;
}

} // namespace tournament
