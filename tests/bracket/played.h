// Plays a draw to its end for the tests.
#pragma once

#include "seated.h"

#include <QTest>

#include <cstdint>
#include <random>
#include <set>

namespace draws {

/// The same throws every time.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_engine(seed) {}
    bool isHead() { return m_engine() % 2 == 0; }
    int below(int bound) { return static_cast<int>(m_engine() % static_cast<std::uint32_t>(bound)); }

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
