// Everybody meets everybody: round by round, nobody twice in a round, and who sits out does so as often as
// the others; for every size there is.
#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"
#include "wording/tournament/drawwords.h"

#include <QTest>

#include <map>
#include <set>

using namespace bracket;

namespace {

Bracket everyoneMeets(int entries, int meetings)
{
    return std::get<Bracket>(roundRobin(entries, meetings));
}

std::pair<int, int> sides(const Match& match)
{
    return {std::get<Seed>(match.a).number, std::get<Seed>(match.b).number};
}

} // namespace

class tst_roundrobin : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void fourAsDrawn();
    void everybodyMeetsEverybodySoOften();
    void onceARoundAndSittingOutEvenly();
    void numberedRoundByRound();
    void sidesChangeTheSecondTime();
    void theBestTwoMeetLast();
    void standingsDecide();
    void refuses();
};

void tst_roundrobin::fourAsDrawn()
{
    const std::vector<Match> four{
        {"A1-1", 1, Part::Pool, 1, Seed{1}, Seed{4}}, {"A1-2", 2, Part::Pool, 1, Seed{2}, Seed{3}},
        {"A2-1", 3, Part::Pool, 2, Seed{1}, Seed{3}}, {"A2-2", 4, Part::Pool, 2, Seed{2}, Seed{4}},
        {"A3-1", 5, Part::Pool, 3, Seed{1}, Seed{2}}, {"A3-2", 6, Part::Pool, 3, Seed{3}, Seed{4}}};
    QVERIFY(everyoneMeets(4, 1).matches == four);
}

void tst_roundrobin::everybodyMeetsEverybodySoOften()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; ++n) {
        for (const int meetings : {1, 2}) {
            const Bracket bracket = everyoneMeets(n, meetings);
            std::map<std::pair<int, int>, int> met;
            for (const Match& match : bracket.matches) {
                const auto [a, b] = sides(match);
                ++met[std::minmax(a, b)];
            }
            QCOMPARE(playedMatches(bracket), meetings * n * (n - 1) / 2);
            QCOMPARE(static_cast<int>(met.size()), n * (n - 1) / 2);
            for (const auto& [pair, times] : met) {
                QVERIFY(pair.first >= 1 && pair.first < pair.second && pair.second <= n);
                QCOMPARE(times, meetings);
            }
        }
    }
}

void tst_roundrobin::onceARoundAndSittingOutEvenly()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; ++n) {
        for (const int meetings : {1, 2}) {
            std::map<int, int> satOut;
            const auto all = rounds(everyoneMeets(n, meetings));
            QCOMPARE(static_cast<int>(all.size()), meetings * (n % 2 == 0 ? n - 1 : n));
            for (const Round& round : all) {
                std::set<int> here;
                for (const Match& match : round.matches) {
                    QVERIFY(here.insert(sides(match).first).second);
                    QVERIFY(here.insert(sides(match).second).second);
                }
                for (int seed = 1; seed <= n; ++seed)
                    satOut[seed] += here.count(seed) == 0 ? 1 : 0;
            }
            for (const auto& [seed, times] : satOut)
                QCOMPARE(times, n % 2 == 0 ? 0 : meetings);
        }
    }
}

void tst_roundrobin::numberedRoundByRound()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; ++n) {
        int number = 0;
        int round = 0;
        int place = 0;
        for (const Match& match : everyoneMeets(n, 2).matches) {
            place = match.round == round ? place + 1 : 1;
            QVERIFY(match.round == round || match.round == round + 1);
            round = match.round;
            QCOMPARE(match.number, std::optional(++number));
            QCOMPARE(match.id, "A" + std::to_string(round) + '-' + std::to_string(place));
            QCOMPARE(match.bracket, Part::Pool);
        }
    }
}

void tst_roundrobin::sidesChangeTheSecondTime()
{
    const Bracket seven = everyoneMeets(7, 2);
    std::set<std::pair<int, int>> ordered;
    for (const Match& match : seven.matches)
        QVERIFY(ordered.insert(sides(match)).second);
    QCOMPARE(ordered.size(), std::size_t(42));
}

void tst_roundrobin::theBestTwoMeetLast()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; n += 2) {
        const auto all = rounds(everyoneMeets(n, 1));
        QVERIFY(sides(all.back().matches.front()) == std::pair(1, 2));
    }
}

void tst_roundrobin::standingsDecide()
{
    const Bracket three = everyoneMeets(3, 1);
    QVERIFY(!decidingMatch(three));
    for (const Match& match : three.matches)
        QVERIFY(!isFinal(three, match));
    QVERIFY(poolsIn(three) == std::vector<Pool>({{"A", {1, 2, 3}}}));
    QCOMPARE(wording::roundName(three, three.matches.back()), std::string("Round 3"));
}

void tst_roundrobin::refuses()
{
    const auto says = [](int entries, int meetings) {
        return wording::text(std::get<Refusal>(roundRobin(entries, meetings)));
    };
    SAYS(says(1, 1));
    SAYS(says(65, 1));
    SAYS(says(8, 0));
    SAYS(says(8, 3));
}

TEST_CLASS(tst_roundrobin)
#include "tst_roundrobin.moc"
