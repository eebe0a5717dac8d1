// Who is out has a place, alone or shared with those who went out in the same round; for every size there is.
#include "draws.h"
#include "played.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/ranking.h"
#include "bracket/roundrobin.h"
#include "program/testclass.h"

#include <QTest>

#include <map>

using namespace bracket;

namespace {

// The places of the seeds from 1 on after a tournament that every favourite wins.
QString asExpected(const Bracket& bracket)
{
    const auto tournament = draws::play(bracket, [](int a, int b) { return a < b; });
    QStringList places;
    for (const auto& [seed, held] : placings(bracket, seating(bracket, tournament.results)))
        places << (held.best == held.worst ? QString::number(held.best)
                                           : QStringLiteral("%1-%2").arg(held.best).arg(held.worst));
    return places.join(u' ');
}

std::vector<Bracket> drawsOf(int entries)
{
    std::vector<Bracket> all{draws::knockout(entries)};
    if (entries > 2)
        all.push_back(draws::knockout(entries, true));
    if (entries <= 64) {
        all.push_back(draws::doubleKnockout(entries));
        all.push_back(draws::doubleKnockout(entries, true));
    }
    return all;
}

} // namespace

class tst_placing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whereTheFavouritesEnd();
    void everyPlaceIsTakenOnce();
    void whoIsStillInHasNone();
    void aSparedFinalLeavesTheSecond();
    void bothOutTogether();
    void thirdOfThree();
    void eachHasItsPlaceByAMatch();
    void aPlayoffPlacesThoseWhoGotThere();
    void standingsPlaceNobody();
};

void tst_placing::whereTheFavouritesEnd()
{
    QCOMPARE(asExpected(draws::knockout(8)), QStringLiteral("1 2 3-4 3-4 5-8 5-8 5-8 5-8"));
    QCOMPARE(asExpected(draws::knockout(8, true)), QStringLiteral("1 2 3 4 5-8 5-8 5-8 5-8"));
    QCOMPARE(asExpected(draws::knockout(6)), QStringLiteral("1 2 3-4 3-4 5-6 5-6"));
    QCOMPARE(asExpected(draws::doubleKnockout(8)), QStringLiteral("1 2 3 4 5-6 5-6 7-8 7-8"));
    QCOMPARE(asExpected(draws::doubleKnockout(6)), QStringLiteral("1 2 3 4 5-6 5-6"));
    QCOMPARE(asExpected(draws::doubleKnockout(2)), QStringLiteral("1 2"));
}

void tst_placing::eachHasItsPlaceByAMatch()
{
    const Bracket four = draws::knockout(4, true);
    const auto tournament = draws::play(four, [](int a, int b) { return a < b; });
    const std::map<int, MatchId> expected{{1, "W2-1"}, {2, "W2-1"}, {3, "T-1"}, {4, "T-1"}};
    QVERIFY(placingMatches(four, seating(four, tournament.results)) == expected);
    QVERIFY(placingMatches(four, seating(four, {})).empty());
}

// Each range of places is shared by as many as it has.
void tst_placing::everyPlaceIsTakenOnce()
{
    draws::Dice dice(21);
    for (int n = fewestEntries; n <= 96; ++n) {
        for (const Bracket& bracket : drawsOf(n)) {
            const auto tournament = draws::play(bracket, [&](int, int) { return dice.isHead(); });
            std::map<std::pair<int, int>, int> held;
            for (const auto& [seed, places] : placings(bracket, seating(bracket, tournament.results)))
                ++held[{places.best, places.worst}];
            int next = 1;
            for (const auto& [places, teams] : held) {
                QCOMPARE(places.first, next);
                QCOMPARE(teams, places.second - places.first + 1);
                next = places.second + 1;
            }
            QCOMPARE(next, n + 1);
        }
    }
}

void tst_placing::whoIsStillInHasNone()
{
    const Bracket four = draws::doubleKnockout(4);
    QVERIFY(placings(four, seating(four, {})).empty());
    Results results{{"W1-1", Winner::A}, {"W1-2", Winner::A}};
    QVERIFY(placings(four, seating(four, results)).empty());
    results["L1-1"] = Winner::B;
    QVERIFY(placings(four, seating(four, results)) == (std::map<int, Places>{{4, {4, 4}}}));
}

void tst_placing::aSparedFinalLeavesTheSecond()
{
    const Bracket two = draws::doubleKnockout(2);
    Results results{{"W1-1", Winner::A}, {"F-1", Winner::A}};
    QVERIFY(placings(two, seating(two, results)) == (std::map<int, Places>{{1, {1, 1}}, {2, {2, 2}}}));
    results["F-1"] = Winner::B;
    QVERIFY(placings(two, seating(two, results)).empty());
    results["F-2"] = Winner::A;
    QVERIFY(placings(two, seating(two, results)) == (std::map<int, Places>{{1, {2, 2}}, {2, {1, 1}}}));
}

// They leave in the round in which a loser would be out next; no place stays empty for them.
void tst_placing::bothOutTogether()
{
    const Bracket four = draws::knockout(4);
    const Results results{{"W1-1", Winner::Nobody}, {"W1-2", Winner::A}};
    QVERIFY(placings(four, seating(four, results)) ==
            (std::map<int, Places>{{1, {2, 4}}, {2, {1, 1}}, {3, {2, 4}}, {4, {2, 4}}}));
    // Behind whoever is best of the other semifinal, where third place is played for.
    const Bracket third = draws::knockout(4, true);
    QVERIFY(placings(third, seating(third, results)) ==
            (std::map<int, Places>{{1, {3, 4}}, {2, {1, 1}}, {3, {2, 2}}, {4, {3, 4}}}));
    // Who forfeit both in the winners’ rounds have no second life.
    const Bracket eight = draws::doubleKnockout(8);
    QVERIFY(placings(eight, seating(eight, {{"W1-1", Winner::Nobody}})) ==
            (std::map<int, Places>{{1, {6, 8}}, {8, {6, 8}}}));
    // In the winners' final nobody is before them but the champion.
    const Bracket double4 = draws::doubleKnockout(4);
    QVERIFY(placings(double4, seating(double4, {{"W1-1", Winner::A},
                                                {"W1-2", Winner::A},
                                                {"W2-1", Winner::Nobody},
                                                {"L1-1", Winner::A}})) ==
            (std::map<int, Places>{{1, {2, 3}}, {2, {2, 3}}, {3, {4, 4}}, {4, {1, 1}}}));
    // Where both finalists are out, nobody is first.
    const Bracket two = draws::knockout(2);
    QVERIFY(placings(two, seating(two, {{"W1-1", Winner::Nobody}})) ==
            (std::map<int, Places>{{1, {2, 2}}, {2, {2, 2}}}));
}

void tst_placing::thirdOfThree()
{
    QCOMPARE(asExpected(draws::knockout(3, true)), QStringLiteral("1 2 3"));
    QCOMPARE(asExpected(draws::knockout(3)), QStringLiteral("1 2 3"));
}

void tst_placing::aPlayoffPlacesThoseWhoGotThere()
{
    const Bracket eight = std::get<Bracket>(poolsPlayoff(8, {2, 2}));
    const PoolRanks ranks{{{"A", 1}, Seed{1}}, {{"A", 2}, Seed{4}}, {{"B", 1}, Seed{2}}, {{"B", 2}, Seed{3}}};
    const auto tournament = draws::play(
        eight, [](int a, int b) { return a < b; }, ranks);
    QVERIFY(placings(eight, seating(eight, tournament.results, ranks)) ==
            (std::map<int, Places>{{1, {1, 1}}, {2, {2, 2}}, {3, {3, 4}}, {4, {3, 4}}}));
}

void tst_placing::standingsPlaceNobody()
{
    const Bracket four = std::get<Bracket>(roundRobin(4, 1));
    const auto tournament = draws::play(four, [](int a, int b) { return a < b; });
    QVERIFY(placings(four, seating(four, tournament.results)).empty());
}

TEST_CLASS(tst_placing)
#include "tst_placing.moc"
