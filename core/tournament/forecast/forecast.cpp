#include "forecast.h"

#include "bracket/questions.h"
#include "tournament/model/setting.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/swissrounds.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <queue>
#include <vector>

namespace tournament {

using Part = long long Range::*;
using Times = std::vector<long long>;
using Tables = std::priority_queue<long long, Times, std::greater<>>;

namespace {

// Matches at tables, one after the other: the arithmetic of a forecast.

/// A match still to be finished. Times are milliseconds.
struct Piece {
    std::vector<std::size_t> after;   ///< matches that must be over first
    std::vector<std::size_t> teams;   ///< teams as far as known; none plays two matches at once
    Range lasts;                      ///< from the first deal; for a match at a table, from now on
    bool isAtTable = false;           ///< has begun: `lasts` counts from now, and it needs no other table
    bool isPlayed = true;             ///< false: a team advances without playing once it is known
    bool isPlayedAtMost = false;      ///< only if necessary: counts only for the latest end
    std::optional<long long> mustEnd; ///< when all play ends; a hand in play is finished
    long long hand = 0;               ///< how long that hand takes
};

/// The tables and teams at the start of the forecast.
struct Schedule {
    long long now = 0;
    std::vector<Range> tablesFree;     ///< when each open table is free
    std::vector<long long> teamsReady; ///< by the numbers in Piece::teams
    long long turn = 0;                ///< between two matches at a table
    long long rest = 0;                ///< between two matches of a team, the turn included
};

bool isPlayed(const Piece& piece, Part part)
{
    return piece.isPlayed && (!piece.isPlayedAtMost || part == &Range::high);
}

long long endOf(const Piece& piece, long long start, Part part)
{
    const long long end = start + piece.lasts.*part;
    return piece.mustEnd ? std::min(end, std::max(start, *piece.mustEnd) + piece.hand) : end;
}

/// One pass over all pieces.
class Run {
public:
    Run(const Schedule& schedule, const std::vector<Piece>& pieces, Part part)
        : starts(pieces.size()), ends(pieces.size()), m_schedule(schedule), m_pieces(pieces), m_part(part),
          m_teams(schedule.teamsReady)
    {
    }

    /// At one of the tables; null: without waiting for a table.
    void take(std::size_t which, Tables* tables)
    {
        const Piece& piece = m_pieces[which];
        long long start = readyAt(piece);
        if (!isPlayed(piece, m_part)) {
            starts[which] = ends[which] = start;
            return;
        }
        if (piece.isAtTable) {
            start = m_schedule.now;
        } else if (tables) {
            start = std::max(start, tables->top());
            tables->pop();
        }
        starts[which] = start;
        ends[which] = endOf(piece, start, m_part);
        if (tables && !piece.isAtTable)
            tables->push(ends[which] + m_schedule.turn);
        for (const std::size_t team : piece.teams)
            m_teams[team] = ends[which] + m_schedule.rest;
    }

    Times starts;
    Times ends;

private:
    long long readyAt(const Piece& piece) const
    {
        long long ready = m_schedule.now;
        for (const std::size_t before : piece.after)
            ready =
                std::max(ready, ends[before] + (isPlayed(m_pieces[before], m_part) ? m_schedule.rest : 0));
        for (const std::size_t team : piece.teams)
            ready = std::max(ready, m_teams[team]);
        return ready;
    }

    const Schedule& m_schedule;
    const std::vector<Piece>& m_pieces;
    Part m_part;
    Times m_teams; ///< when each team is ready for its next match
};

/// The order in which the pieces could begin with unlimited tables.
std::vector<std::size_t> turns(const Schedule& schedule, const std::vector<Piece>& pieces)
{
    Run run(schedule, pieces, &Range::likely);
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const std::size_t which : order)
        run.take(which, nullptr);
    std::ranges::stable_sort(order, {}, [&](std::size_t which) { return run.starts[which]; });
    return order;
}

/// When each piece is over. In the order in which they could begin with unlimited tables, each takes the
/// first free table and waits there. So more tables or shorter pieces never make one end later, which first
/// come, first served can't promise. `after` may name only earlier pieces. There must be a table if one is
/// needed.
std::vector<Range> ends(const Schedule& schedule, const std::vector<Piece>& pieces)
{
    std::vector<Range> all(pieces.size());
    const std::vector<std::size_t> order = turns(schedule, pieces);
    for (const Part part : {&Range::low, &Range::likely, &Range::high}) {
        Tables tables;
        for (const Range& free : schedule.tablesFree)
            tables.push(free.*part);
        Run run(schedule, pieces, part);
        for (const std::size_t which : order)
            run.take(which, &tables);
        for (std::size_t which = 0; which < pieces.size(); ++which)
            all[which].*part = run.ends[which];
    }
    return all;
}

/// Collects the matches left in the tournament, those at tables first.
class Plan {
public:
    Plan(const Tournament& tournament, const Timestamp& now)
        : m_tournament(tournament), m_now(now), m_nowMs(now.utc.empty() ? 0 : millisOf(now.utc)),
          m_lengths(tournament, now)
    {
        m_schedule.now = m_nowMs;
        m_schedule.turn = changeoverMs;
        const auto& setup = tournament.setting->tournament;
        m_schedule.rest = std::max(changeoverMs, (setup ? setup->rest.value_or(0) : 0) * 60'000LL);
        for (const bool atTable : {true, false})
            for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
                const Match* match = tournament::match(tournament, drawn.id);
                if (match && match->state != State::Final && sitsAtTable(*match) == atTable)
                    add(drawn, *match);
                else if (!match && !atTable)
                    add(drawn);
            }
        addSwissToCome();
        addTables();
        addTeams();
    }

    std::optional<Forecast> forecast() const
    {
        const bool isBegun =
            std::ranges::all_of(m_pieces, [](const Piece& each) { return each.isAtTable || !each.isPlayed; });
        if (m_pieces.empty() || (m_schedule.tablesFree.empty() && !isBegun))
            return std::nullopt;
        const std::vector<Range> over = ends(m_schedule, m_pieces);
        Range tournament{m_nowMs, m_nowMs, m_nowMs};
        for (std::size_t which = 0; which < m_pieces.size(); ++which) {
            if (counts(m_pieces[which]))
                tournament = later(tournament, over[which]);
            else if (m_pieces[which].isPlayedAtMost)
                tournament.high = std::max(tournament.high, over[which].high);
        }
        return Forecast{m_lengths.pace(), until(tournament), roundsOf(over)};
    }

private:
    using RoundKey = std::pair<bracket::Part, int>;

    /// A match that was reopened waits for a table if others have its own.
    bool sitsAtTable(const Match& match) const
    {
        return isAtTable(match) && !lacksTable(m_tournament, match);
    }
    static bool counts(const Piece& piece) { return piece.isPlayed && !piece.isPlayedAtMost; }
    static Range later(const Range& one, const Range& other)
    {
        return {std::max(one.low, other.low), std::max(one.likely, other.likely),
                std::max(one.high, other.high)};
    }
    static Until until(const Range& range)
    {
        return {utcOf(range.low), utcOf(range.likely), utcOf(range.high)};
    }

    void add(const bracket::Match& drawn, const Match& match)
    {
        Piece piece;
        piece.isAtTable = sitsAtTable(match);
        piece.isPlayed = bracket::isPlayed(drawn) &&
                         (piece.isAtTable || (!isNobody(match.seats.a) && !isNobody(match.seats.b)));
        piece.isPlayedAtMost = drawn.ifNecessary && !piece.isAtTable && match.state == State::Waiting;
        setLength(piece, &*match.rules);
        if (isAtTable(match))
            piece.lasts = m_lengths.left(match);
        for (const bracket::Side side : {bracket::Side::A, bracket::Side::B})
            addFeeders(piece, bracket::slot(drawn, side));
        for (const Side side : scoring::bothSides)
            if (const auto seed = seedOfTeam(*m_tournament.setting, match.teams[side]))
                piece.teams.push_back(static_cast<std::size_t>(*seed));
        put(drawn.id, {drawn.bracket, drawn.round}, std::move(piece));
    }

    /// Adds a match of a draw that has not begun, as in `planned`.
    void add(const bracket::Match& drawn)
    {
        Piece piece;
        piece.isPlayed = bracket::isPlayed(drawn);
        piece.isPlayedAtMost = drawn.ifNecessary;
        const auto rules = rulesFor(*m_tournament.setting, drawn);
        setLength(piece, rules ? &**rules : nullptr);
        for (const bracket::Side side : {bracket::Side::A, bracket::Side::B}) {
            const bracket::Slot& slot = bracket::slot(drawn, side);
            addFeeders(piece, slot);
            if (const auto* seed = std::get_if<bracket::Seed>(&slot))
                piece.teams.push_back(static_cast<std::size_t>(seed->number));
        }
        put(drawn.id, {drawn.bracket, drawn.round}, std::move(piece));
    }

    /// `id` is empty if the match is not paired yet.
    void put(const std::string& id, RoundKey round, Piece piece)
    {
        if (!id.empty())
            m_places.emplace(id, m_pieces.size());
        m_rounds.push_back(round);
        m_pieces.push_back(std::move(piece));
    }

    /// Null if the rules are not known.
    void setLength(Piece& piece, const rules::Set* rules)
    {
        piece.hand = m_lengths.pace().handMs;
        piece.lasts = m_lengths.whole(rules);
        if (rules && !rules->rules.time.wallClockEnd.empty() && !m_now.utc.empty())
            piece.mustEnd = m_nowMs + millisUntil(rules->rules.time.wallClockEnd, m_now);
    }

    void addFeeders(Piece& piece, const bracket::Slot& slot) const
    {
        for (const std::string& match : feedersOf(m_tournament.setting->bracket, slot))
            if (const auto at = m_places.find(match); at != m_places.end())
                piece.after.push_back(at->second);
    }

    /// Swiss rounds that are not paired yet: every team still in plays, each round after the one before; none
    /// if the tournament ends early (swissrounds.h).
    void addSwissToCome()
    {
        const Setting& setting = *m_tournament.setting;
        if (setting.bracket.kind != bracket::Kind::Swiss || endsEarly(m_tournament))
            return;
        int left = 0;
        for (int seed = 1; seed <= setting.bracket.entries; ++seed) {
            const Team* found = team(setting, teamOfSeed(setting, seed));
            left += found && found->withdrawn ? 0 : 1;
        }
        int round = 1;
        for (const bracket::Match& drawn : setting.bracket.matches)
            round = std::max(round, drawn.round + 1);
        for (std::size_t first = 0; round <= setting.bracket.rounds; ++round) {
            const std::size_t before = m_pieces.size();
            for (int place = 1; place <= left / 2; ++place) {
                Piece piece;
                setLength(piece, generalSet(setting));
                for (std::size_t each = first; each < before; ++each)
                    piece.after.push_back(each);
                put({}, {bracket::Part::Swiss, round}, std::move(piece));
            }
            first = before;
        }
    }

    void addTables()
    {
        const std::vector<const Match*> tables = atTables(m_tournament);
        for (std::size_t i = 0; i < tables.size(); ++i) {
            if (whyClosed(*m_tournament.setting, static_cast<int>(i) + 1))
                continue;
            Range free{m_nowMs, m_nowMs, m_nowMs};
            if (tables[i]) {
                const Range& left = m_pieces[m_places.at(tables[i]->id)].lasts;
                const long long from = m_nowMs + changeoverMs;
                free = {from + left.low, from + left.likely, from + left.high};
            }
            m_schedule.tablesFree.push_back(free);
        }
    }

    void addTeams()
    {
        m_schedule.teamsReady.resize(static_cast<std::size_t>(m_tournament.setting->bracket.entries) + 1,
                                     m_nowMs);
        for (const auto& [team, where] : whereabouts(m_tournament)) {
            const auto seed = seedOfTeam(*m_tournament.setting, team);
            const std::string until = restsUntil(*m_tournament.setting, where.over);
            if (seed && !until.empty())
                m_schedule.teamsReady[static_cast<std::size_t>(*seed)] = std::max(m_nowMs, millisOf(until));
        }
    }

    /// Whether round `one` must be over before round `other` can be.
    static bool comesBefore(const RoundKey& one, const RoundKey& other)
    {
        using bracket::Part;
        return (one.first == other.first && one.second < other.second) ||
               (one.first == Part::Pool && other.first != Part::Pool) ||
               (other.first == Part::Final && one.first != Part::Final && one.first != Part::ThirdPlace);
    }

    /// A round in play with an earlier round open again ends no sooner than that one.
    std::vector<RoundForecast> roundsOf(const std::vector<Range>& over) const
    {
        std::vector<RoundForecast> rounds;
        for (const RoundKey& key : inPlayingOrder()) {
            RoundForecast round{key.first, key.second, 0, {}};
            Range range;
            for (std::size_t which = 0; which < m_pieces.size(); ++which) {
                if (!counts(m_pieces[which]))
                    continue;
                const bool isOfRound = m_rounds[which] == key;
                round.left += isOfRound ? 1 : 0;
                if (isOfRound || comesBefore(m_rounds[which], key))
                    range = later(range, over[which]);
            }
            round.over = until(range);
            if (round.left > 0)
                rounds.push_back(std::move(round));
        }
        return rounds;
    }

    std::vector<RoundKey> inPlayingOrder() const
    {
        std::vector<RoundKey> keys;
        const auto add = [&](const RoundKey& key) {
            if (std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
        };
        for (const bracket::Match& drawn : m_tournament.setting->bracket.matches)
            add({drawn.bracket, drawn.round});
        for (const RoundKey& key : m_rounds) // unpaired Swiss rounds are not in the draw
            add(key);
        return keys;
    }

    const Tournament& m_tournament;
    const Timestamp& m_now;
    long long m_nowMs;
    Lengths m_lengths;
    Schedule m_schedule;
    std::vector<Piece> m_pieces;
    std::vector<RoundKey> m_rounds;              ///< of each piece
    std::map<std::string, std::size_t> m_places; ///< of the pieces, by match
};

} // namespace

std::optional<Forecast> forecast(const Tournament& tournament, const Timestamp& now)
{
    return Plan(tournament, now).forecast();
}

std::optional<Forecast> planned(Setting setting, const Timestamp& begin)
{
    Tournament tournament;
    tournament.setting = Shared(std::move(setting));
    return Plan(tournament, begin).forecast();
}

} // namespace tournament
