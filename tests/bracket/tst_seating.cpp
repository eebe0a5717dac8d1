// Results move people through the draw: favourites, upsets, byes, and matches to which nobody came.
#include "draws.h"
#include "seated.h"

#include "program/testclass.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

using namespace bracket;

namespace {

// Plays the whole draw, round by round; `aWins` answers for the seeds of the two sides.
template <class Decide>
Results play(const Bracket& bracket, Decide aWins)
{
    Results results;
    for (const Round& round : rounds(bracket)) {
        const Seating now = seating(bracket, results);
        for (const Match& match : round.matches) {
            if (!isPlayed(match))
                continue;
            const int a = std::get<Seed>(now.at(match.id).a).number;
            const int b = std::get<Seed>(now.at(match.id).b).number;
            results[match.id] = aWins(a, b) ? Winner::A : Winner::B;
        }
    }
    return results;
}

Occupant seed(int number)
{
    return Seed{number};
}

} // namespace

class tst_seating : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void favouritesMeetAsLateAsTheyCan();
    void anyTournamentEndsWithOneChampion();
    void aByeIsNotAResult();
    void nothingIsKnownBeforeItIsPlayed();
    void resultsOfOthersMoveNobody();
    void aDoubleForfeitLeavesAPlaceVacant();
    void aVacantSemifinalDecidesThirdPlace();
    void thirdOfThree();
    void whoIsReplacedLeavesByTheSameSide();
};

void tst_seating::favouritesMeetAsLateAsTheyCan()
{
    for (const Bracket& bracket : draws::all()) {
        const Seating all = seating(bracket, play(bracket, [](int a, int b) { return a < b; }));
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
        const Results results = play(bracket, [&](int, int) { return wins[next++]; });

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

TEST_CLASS(tst_seating)
#include "tst_seating.moc"
