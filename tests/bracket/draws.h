// Draws for the tests: every size there is, and every number of pools; played to their end.
#pragma once

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "bracket/seating.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <random>
#include <set>

namespace bracket {

/// The matches that are over. A match with a bye has no result and needs none.
using Results = std::map<MatchId, Ended, std::less<>>;

inline Seating seating(const Bracket& bracket, const Results& results, const PoolRanks& ranks = {})
{
    Seating all;
    const auto resultOf = [&](const Match& match, const Occupant&, const Occupant&) {
        const auto at = results.find(match.id);
        return at == results.end() ? std::nullopt : std::optional(at->second);
    };
    reseat(all, bracket, resultOf, ranks, {});
    return all;
}

/// Unknown until the deciding match is over.
inline Occupant champion(const Bracket& bracket, const Results& results, const PoolRanks& ranks = {})
{
    return seating(bracket, results, ranks).at(decidingMatch(bracket)->id).winner;
}

} // namespace bracket

namespace draws {

inline bracket::Bracket knockout(int entries, bool thirdPlace = false)
{
    return std::get<bracket::Bracket>(bracket::singleElimination(entries, thirdPlace));
}

inline bracket::Bracket doubleKnockout(int entries, bool singleFinal = false)
{
    return std::get<bracket::Bracket>(bracket::doubleElimination(entries, singleFinal));
}

inline std::vector<bracket::Bracket> all()
{
    std::vector<bracket::Bracket> every;
    for (int n = bracket::fewestEntries; n <= bracket::mostEntries; ++n) {
        every.push_back(knockout(n));
        if (n > 2)
            every.push_back(knockout(n, true));
    }
    return every;
}

inline int places(const bracket::Bracket& bracket)
{
    int size = 2;
    while (size < bracket.entries)
        size *= 2;
    return size;
}

inline bool hasThirdPlace(const bracket::Bracket& bracket)
{
    for (const bracket::Match& match : bracket.matches) {
        if (match.bracket == bracket::Part::ThirdPlace)
            return true;
    }
    return false;
}

/// Every number of pools and of teams that advance from each, with so many places in the playoff at most.
inline std::vector<bracket::PoolsPlan> plansUpTo(int places)
{
    std::vector<bracket::PoolsPlan> plans;
    for (int pools = 1; pools <= bracket::mostPools; ++pools) {
        const int most = std::min(places / pools, bracket::mostInRoundRobin);
        for (int advance = 1; advance <= most; ++advance) {
            if (advance * pools >= 2)
                plans.push_back({pools, advance});
        }
    }
    return plans;
}

/// The same throws every time.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_engine(seed) {}
    bool isHead() { return m_engine() % 2 == 0; }

private:
    std::mt19937 m_engine;
};

inline bool hasBye(const bracket::Match& match)
{
    return std::holds_alternative<bracket::Bye>(match.a) || std::holds_alternative<bracket::Bye>(match.b);
}

/// Matches are numbered in playing order, and whoever feeds one is played before it.
inline void feedersComeFirst(const bracket::Bracket& bracket)
{
    std::set<bracket::MatchId> before;
    int number = 0;
    for (const bracket::Match& match : bracket.matches) {
        QCOMPARE(match.number, draws::hasBye(match) ? std::nullopt : std::optional(++number));
        for (const bracket::Slot& slot : {match.a, match.b}) {
            if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
                QVERIFY(before.count(winner->match) == 1);
            if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
                QVERIFY(before.count(loser->match) == 1);
        }
        before.insert(match.id);
    }
}

/// A match that was played.
struct Meeting {
    bracket::MatchId match;
    int winner = 0;
    int loser = 0;
};

struct Tournament {
    bracket::Results results;
    std::vector<Meeting> meetings; ///< in playing order
};

/// Match by match, where two sit down; `aWins` answers for the seeds of the two sides.
template <class Decide>
Tournament play(const bracket::Bracket& bracket, Decide aWins, const bracket::PoolRanks& ranks = {})
{
    Tournament tournament;
    for (const bracket::Round& round : bracket::rounds(bracket)) {
        const bracket::Seating now = bracket::seating(bracket, tournament.results, ranks);
        for (const bracket::Match& match : round.matches) {
            const auto* a = std::get_if<bracket::Seed>(&now.at(match.id).a);
            const auto* b = std::get_if<bracket::Seed>(&now.at(match.id).b);
            if (!a || !b)
                continue;
            const bool won = aWins(a->number, b->number);
            tournament.results[match.id] = won ? bracket::Winner::A : bracket::Winner::B;
            tournament.meetings.push_back(
                {match.id, won ? a->number : b->number, won ? b->number : a->number});
        }
    }
    return tournament;
}

} // namespace draws
