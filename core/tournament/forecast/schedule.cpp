#include "schedule.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <queue>

namespace tournament {

namespace {

using Part = long long Range::*;
using Times = std::vector<long long>;
using Tables = std::priority_queue<long long, Times, std::greater<>>;

bool isPlayed(const Piece& piece, Part part)
{
    return piece.isPlayed && (!piece.isPlayedAtMost || part == &Range::high);
}

long long endOf(const Piece& piece, long long start, Part part)
{
    const long long end = start + piece.lasts.*part;
    return piece.mustEnd ? std::min(end, std::max(start, *piece.mustEnd) + piece.hand) : end;
}

/// One run through all pieces.
class Run {
public:
    Run(const Schedule& schedule, const std::vector<Piece>& pieces, Part part)
        : starts(pieces.size()), ends(pieces.size()), m_schedule(schedule), m_pieces(pieces), m_part(part),
          m_teams(schedule.teamsReady)
    {
    }

    /// At the tables that are given; null: there is always one free.
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
    Times m_teams; ///< when each is ready for its next
};

/// As they could begin with tables without number.
std::vector<std::size_t> turns(const Schedule& schedule, const std::vector<Piece>& pieces)
{
    Run run(schedule, pieces, &Range::likely);
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const std::size_t which : order)
        run.take(which, nullptr);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t l, std::size_t r) { return run.starts[l] < run.starts[r]; });
    return order;
}

} // namespace

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

} // namespace tournament
