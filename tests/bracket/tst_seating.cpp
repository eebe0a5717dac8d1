// Results move people through the draw: favorites, upsets, byes, and matches to which nobody came. Who is out
// has a place, alone or shared with those who were eliminated in the same round; for every size there is.
#include "draws.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/ranking.h"
#include "bracket/roundrobin.h"
#include "program/testclass.h"

#include <QTest>

#include <map>
#include <rapidcheck.h>

using namespace bracket;

namespace {

Occupant seed(int number)
{
    return Seed{number};
}

// The places of the seeds from 1 on after a tournament that every favorite wins.
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

class tst_seating : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void favoritesMeetAsLateAsTheyCan();
    void anyTournamentEndsWithOneChampion();
    void aByeIsNotAResult();
    void nothingIsKnownBeforeItIsPlayed();
    void resultsOfOthersMoveNobody();
    void aDoubleForfeitLeavesAPlaceVacant();
    void aVacantSemifinalDecidesThirdPlace();
    void thirdOfThree();
    void whoIsReplacedLeavesByTheSameSide();
    void whereTheFavoritesEnd();
    void everyPlaceIsTakenOnce();
    void whoIsStillInHasNone();
    void aSparedFinalLeavesTheSecond();
    void bothOutTogether();
    void eachHasItsPlaceByAMatch();
    void aPlayoffPlacesThoseWhoGotThere();
    void standingsPlaceNobody();
};

void tst_seating::favoritesMeetAsLateAsTheyCan()
{
    for (const Bracket& bracket : draws::all()) {
        const Seating all =
            seating(bracket, draws::play(bracket, [](int a, int b) { return a < b; }).results);
        for (const Round& round : rounds(bracket)) {
            if (round.bracket != Part::Winners)
                continue;
            const int left = static_cast<int>(round.matches.size()) * 2;
            for (const Match& match : round.matches) {
                const Seated& seated = all.at(match.id);
                const int better = std::get<Seed>(seated.a).number;
                if (const auto* worse = std::get_if<Seed>(&seated.b))
                    QCOMPARE(better + worse->number, left + 1);
                else
                    QCOMPARE(round.number, 1);
                QVERIFY(seated.winner == seated.a);
            }
        }
    }
}

void tst_seating::anyTournamentEndsWithOneChampion()
{
    QVERIFY(rc::check("one champion, everybody else has lost once", [] {
        const int entries = *rc::gen::inRange(fewestEntries, mostEntries + 1);
        const bool thirdPlace = entries > 2 && *rc::gen::arbitrary<bool>();
        const Bracket bracket = draws::knockout(entries, thirdPlace);
        const auto wins =
            *rc::gen::container<std::vector<bool>>(bracket.matches.size(), rc::gen::arbitrary<bool>());
        std::size_t next = 0;
        const Results results = draws::play(bracket, [&](int, int) { return wins[next++]; }).results;

        std::map<int, int> lost;
        for (const auto& [id, seated] : seating(bracket, results)) {
            if (const auto* loser = std::get_if<Seed>(&seated.loser); loser && id != "T-1")
                ++lost[loser->number];
        }
        RC_ASSERT(static_cast<int>(lost.size()) == entries - 1);
        for (const auto& [number, losses] : lost)
            RC_ASSERT(losses == 1);
        const int best = std::get<Seed>(champion(bracket, results)).number;
        RC_ASSERT(lost.count(best) == 0u);
        if (thirdPlace) {
            const int third = std::get<Seed>(seating(bracket, results).at("T-1").winner).number;
            RC_ASSERT(lost.count(third) == 1u);
        }
    }));
}

void tst_seating::aByeIsNotAResult()
{
    const Bracket five = draws::knockout(5);
    const Seating all = seating(five, {});
    QVERIFY(all.at("W1-1") == (Seated{seed(1), Bye{}, seed(1), Bye{}}));
    QVERIFY(all.at("W2-1") == (Seated{seed(1), Unknown{}, Unknown{}, Unknown{}}));
    QVERIFY(all.at("W2-2") == (Seated{seed(2), seed(3), Unknown{}, Unknown{}}));
    // A bye cannot win, whatever is on record.
    QVERIFY(seating(five, {{"W1-1", Winner::B}}).at("W1-1").winner == seed(1));
}

void tst_seating::nothingIsKnownBeforeItIsPlayed()
{
    const Bracket eight = draws::knockout(8, true);
    QVERIFY(champion(eight, {}) == Occupant{Unknown{}});
    QVERIFY(seating(eight, {{"W1-1", Winner::A}}).at("W2-1").loser == Occupant{Unknown{}});
    QVERIFY(seating(eight, {{"W1-1", Winner::B}}).at("W1-1").winner == seed(8));
}

void tst_seating::resultsOfOthersMoveNobody()
{
    const Bracket four = draws::knockout(4);
    QVERIFY(seating(four, {{"W9-9", Winner::A}}) == seating(four, {}));
    // A final decided before its second semifinal: nobody has won it yet.
    const Results early{{"W1-1", Winner::A}, {"W2-1", Winner::A}};
    QVERIFY(champion(four, early) == Occupant{Unknown{}});
}

void tst_seating::aDoubleForfeitLeavesAPlaceVacant()
{
    const Bracket four = draws::knockout(4);
    const Seating all = seating(four, {{"W1-1", Winner::Nobody}, {"W1-2", Winner::B}});
    QVERIFY(all.at("W2-1") == (Seated{Vacant{}, seed(3), seed(3), Vacant{}}));
    // Nobody at all came.
    const Results none{{"W1-1", Winner::Nobody}, {"W1-2", Winner::Nobody}};
    QVERIFY(champion(four, none) == Occupant{Vacant{}});
}

void tst_seating::aVacantSemifinalDecidesThirdPlace()
{
    const Bracket four = draws::knockout(4, true);
    const Results results{{"W1-1", Winner::Nobody}, {"W1-2", Winner::B}};
    QVERIFY(seating(four, results).at("T-1").winner == seed(2));
}

void tst_seating::thirdOfThree()
{
    const Bracket three = draws::knockout(3, true);
    QVERIFY(seating(three, {}).at("T-1").winner == Occupant{Unknown{}});
    QVERIFY(seating(three, {{"W1-2", Winner::A}}).at("T-1").winner == seed(3));
}

// The final has begun with 1 and 2. Then the first semifinal is a double forfeit, and 3 has won the other: 3
// is where 2 would be, who sits on its side, and where 1 would be there is nobody.
void tst_seating::whoIsReplacedLeavesByTheSameSide()
{
    const Results results{{"W1-1", Winner::Nobody},
                          {"W1-2", Winner::B},
                          {"W2-1", Ended(Winner::Open, std::array<int, 2>{1, 2})}};
    const Seating all = seating(draws::knockout(4), results);
    QVERIFY(all.at("W2-1").stand == Stand::Holds);
    QVERIFY(all.at("W1-2").loser == seed(3));
    QVERIFY(all.at("W1-1").out.front() == Occupant{Vacant{}});
}

void tst_seating::whereTheFavoritesEnd()
{
    QCOMPARE(asExpected(draws::knockout(8)), QStringLiteral("1 2 3-4 3-4 5-8 5-8 5-8 5-8"));
    QCOMPARE(asExpected(draws::knockout(8, true)), QStringLiteral("1 2 3 4 5-8 5-8 5-8 5-8"));
    QCOMPARE(asExpected(draws::knockout(6)), QStringLiteral("1 2 3-4 3-4 5-6 5-6"));
    QCOMPARE(asExpected(draws::doubleKnockout(8)), QStringLiteral("1 2 3 4 5-6 5-6 7-8 7-8"));
    QCOMPARE(asExpected(draws::doubleKnockout(6)), QStringLiteral("1 2 3 4 5-6 5-6"));
    QCOMPARE(asExpected(draws::knockout(3)), QStringLiteral("1 2 3"));
    QCOMPARE(asExpected(draws::knockout(3, true)), QStringLiteral("1 2 3"));
    QCOMPARE(asExpected(draws::doubleKnockout(2)), QStringLiteral("1 2"));
}

void tst_seating::eachHasItsPlaceByAMatch()
{
    const Bracket four = draws::knockout(4, true);
    const auto tournament = draws::play(four, [](int a, int b) { return a < b; });
    const std::map<int, MatchId> expected{{1, "W2-1"}, {2, "W2-1"}, {3, "T-1"}, {4, "T-1"}};
    QVERIFY(placingMatches(four, seating(four, tournament.results)) == expected);
    QVERIFY(placingMatches(four, seating(four, {})).empty());
}

// Each range of places is shared by as many as it has.
void tst_seating::everyPlaceIsTakenOnce()
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

void tst_seating::whoIsStillInHasNone()
{
    const Bracket four = draws::doubleKnockout(4);
    QVERIFY(placings(four, seating(four, {})).empty());
    Results results{{"W1-1", Winner::A}, {"W1-2", Winner::A}};
    QVERIFY(placings(four, seating(four, results)).empty());
    results["L1-1"] = Winner::B;
    QVERIFY(placings(four, seating(four, results)) == (std::map<int, Places>{{4, {4, 4}}}));
}

void tst_seating::aSparedFinalLeavesTheSecond()
{
    const Bracket two = draws::doubleKnockout(2);
    Results results{{"W1-1", Winner::A}, {"F-1", Winner::A}};
    QVERIFY(placings(two, seating(two, results)) == (std::map<int, Places>{{1, {1, 1}}, {2, {2, 2}}}));
    results["F-1"] = Winner::B;
    QVERIFY(placings(two, seating(two, results)).empty());
    results["F-2"] = Winner::A;
    QVERIFY(placings(two, seating(two, results)) == (std::map<int, Places>{{1, {2, 2}}, {2, {1, 1}}}));
}

// Both are out in the round in which a loser would be out next, and no place is left empty.
void tst_seating::bothOutTogether()
{
    const Bracket four = draws::knockout(4);
    const Results results{{"W1-1", Winner::Nobody}, {"W1-2", Winner::A}};
    QVERIFY(placings(four, seating(four, results)) ==
            (std::map<int, Places>{{1, {2, 4}}, {2, {1, 1}}, {3, {2, 4}}, {4, {2, 4}}}));
    // With a match for third place, both come behind the loser of the other semifinal.
    const Bracket third = draws::knockout(4, true);
    QVERIFY(placings(third, seating(third, results)) ==
            (std::map<int, Places>{{1, {3, 4}}, {2, {1, 1}}, {3, {2, 2}}, {4, {3, 4}}}));
    // Both sides of a double forfeit are out, also in the winners' rounds.
    const Bracket eight = draws::doubleKnockout(8);
    QVERIFY(placings(eight, seating(eight, {{"W1-1", Winner::Nobody}})) ==
            (std::map<int, Places>{{1, {6, 8}}, {8, {6, 8}}}));
    // In the winners' final they share the places behind the champion.
    const Bracket double4 = draws::doubleKnockout(4);
    QVERIFY(placings(double4, seating(double4, {{"W1-1", Winner::A},
                                                {"W1-2", Winner::A},
                                                {"W2-1", Winner::Nobody},
                                                {"L1-1", Winner::A}})) ==
            (std::map<int, Places>{{1, {2, 3}}, {2, {2, 3}}, {3, {4, 4}}, {4, {1, 1}}}));
    // If both finalists are out, the first place is empty.
    const Bracket two = draws::knockout(2);
    QVERIFY(placings(two, seating(two, {{"W1-1", Winner::Nobody}})) ==
            (std::map<int, Places>{{1, {2, 2}}, {2, {2, 2}}}));
}

void tst_seating::aPlayoffPlacesThoseWhoGotThere()
{
    const Bracket eight = std::get<Bracket>(poolsPlayoff(8, {2, 2}));
    const PoolRanks ranks{{{"A", 1}, Seed{1}}, {{"A", 2}, Seed{4}}, {{"B", 1}, Seed{2}}, {{"B", 2}, Seed{3}}};
    const auto tournament = draws::play(
        eight, [](int a, int b) { return a < b; }, ranks);
    QVERIFY(placings(eight, seating(eight, tournament.results, ranks)) ==
            (std::map<int, Places>{{1, {1, 1}}, {2, {2, 2}}, {3, {3, 4}}, {4, {3, 4}}}));
}

void tst_seating::standingsPlaceNobody()
{
    const Bracket four = std::get<Bracket>(roundRobin(4, 1));
    const auto tournament = draws::play(four, [](int a, int b) { return a < b; });
    QVERIFY(placings(four, seating(four, tournament.results)).empty());
}

TEST_CLASS(tst_seating)
#include "tst_seating.moc"
