#include "playingtime.h"

#include "questions.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <queue>

namespace bracket {

namespace {

/// A match that is to be played, and what it waits for.
struct Planned {
    int minutes = 0;
    Part part = Part::Winners;
    std::vector<std::size_t> after; ///< places among those planned
    std::vector<std::size_t> seeds; ///< those who are known to play in it
    bool waitsForPools = false;
};

std::vector<Planned> plannedOf(const Bracket& bracket, const MinutesOf& minutesOf)
{
    std::vector<Planned> all;
    std::map<MatchId, std::size_t, std::less<>> places;
    for (const Match& match : bracket.matches) {
        if (!isPlayed(match) || match.ifNecessary)
            continue;
        Planned planned{minutesOf(match), match.bracket, {}, {}, false};
        for (const Slot& side : {behindByes(bracket, match.a), behindByes(bracket, match.b)}) {
            if (const auto* seed = std::get_if<Seed>(&side))
                planned.seeds.push_back(static_cast<std::size_t>(seed->number));
            else if (const auto* winner = std::get_if<WinnerOf>(&side))
                planned.after.push_back(places.at(winner->match));
            else if (const auto* loser = std::get_if<LoserOf>(&side))
                planned.after.push_back(places.at(loser->match));
            else
                planned.waitsForPools = true;
        }
        places.emplace(match.id, all.size());
        all.push_back(std::move(planned));
    }
    return all;
}

/// A room in which matches are played as they come up.
class Room {
public:
    Room(const Bracket& bracket, int tables, int between, const MinutesOf& minutesOf)
        : m_tables(static_cast<std::size_t>(tables)), m_between(between),
          m_planned(plannedOf(bracket, minutesOf)), m_over(m_planned.size(), never),
          m_free(static_cast<std::size_t>(bracket.entries) + 1, 0)
    {
        for (const Planned& each : m_planned)
            m_poolsLeft += each.part == Part::Pool ? 1 : 0;
    }

    int play()
    {
        std::vector<std::size_t> waiting(m_planned.size());
        for (std::size_t i = 0; i < waiting.size(); ++i)
            waiting[i] = i;
        int now = 0;
        while (!waiting.empty()) {
            begin(waiting, now);
            if (waiting.empty())
                break;
            assert(!m_ends.empty()); // whoever feeds a match stands before it
            now = m_ends.top();
            while (!m_ends.empty() && m_ends.top() == now)
                m_ends.pop();
        }
        return m_last;
    }

private:
    static constexpr int never = -1;

    void begin(std::vector<std::size_t>& waiting, int now)
    {
        const auto begins = [&](std::size_t place) {
            if (m_ends.size() == m_tables || !isReady(m_planned[place], now))
                return false;
            begin(place, now);
            return true;
        };
        waiting.erase(std::remove_if(waiting.begin(), waiting.end(), begins), waiting.end());
    }

    bool isReady(const Planned& match, int now) const
    {
        const auto isOver = [&](std::size_t place) { return m_over[place] != never && m_over[place] <= now; };
        const auto isFree = [&](std::size_t seed) { return m_free[seed] <= now; };
        return (!match.waitsForPools || (m_poolsLeft == 0 && m_poolsOver <= now)) &&
               std::all_of(match.after.begin(), match.after.end(), isOver) &&
               std::all_of(match.seeds.begin(), match.seeds.end(), isFree);
    }

    void begin(std::size_t place, int now)
    {
        const Planned& match = m_planned[place];
        m_last = std::max(m_last, now + match.minutes);
        const int free = now + match.minutes + m_between;
        m_over[place] = free;
        m_ends.push(free);
        for (const std::size_t seed : match.seeds)
            m_free[seed] = free;
        if (match.part == Part::Pool) {
            --m_poolsLeft;
            m_poolsOver = std::max(m_poolsOver, free);
        }
    }

    std::size_t m_tables;
    int m_between;
    std::vector<Planned> m_planned;
    std::vector<int> m_over; ///< when those that wait for the match can begin
    std::vector<int> m_free; ///< by seed
    std::priority_queue<int, std::vector<int>, std::greater<>> m_ends; ///< when tables are free again
    int m_poolsLeft = 0;                                               ///< pool matches that have not begun
    int m_poolsOver = 0;
    int m_last = 0;
};

} // namespace

int playingTime(const Bracket& bracket, int tables, int between, const MinutesOf& minutesOf)
{
    if (bracket.kind != Kind::Swiss)
        return Room(bracket, tables, between, minutesOf).play();
    const int turns = (bracket.entries / 2 + tables - 1) / tables * bracket.rounds;
    Match any;
    any.bracket = Part::Swiss;
    return turns * (minutesOf(any) + between) - between;
}

} // namespace bracket
