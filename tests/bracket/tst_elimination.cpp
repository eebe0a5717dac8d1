// A knockout is drawn: who meets whom, who waits, and in which order it is played; for every size there is.
#include "draws.h"
#include "played.h"

#include "bracket/questions.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

#include <set>

using namespace bracket;

namespace {

// What stands in the slots of that kind, each as often as it stands there.
template <class Kind, class Member>
std::multiset<Member> standing(const Bracket& bracket, Member Kind::*member)
{
    std::multiset<Member> found;
    for (const Match& match : bracket.matches) {
        for (const Slot* slot : {&match.a, &match.b}) {
            if (const Kind* here = std::get_if<Kind>(slot))
                found.insert(here->*member);
        }
    }
    return found;
}

bool isBye(const Slot& slot)
{
    return std::holds_alternative<Bye>(slot);
}

} // namespace

class tst_elimination : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void sixteenSeedsFromTheTop();
    void everySeedIsPlacedOnce();
    void oneMatchFewerThanEntries();
    void byesGoToTheTopSeeds();
    void everyWinnerAdvancesOnce();
    void numbersFollowPlayingOrder();
    void thirdPlaceOfFour();
    void thirdPlaceOfThreeNeedsNoMatch();
    void aTournamentOfElevenIsNumberedAsDrawn();
    void refuses_data();
    void refuses();
};

void tst_elimination::sixteenSeedsFromTheTop()
{
    const std::vector<int> sixteen{1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11};
    QCOMPARE(seedOrder(16), sixteen);
    QCOMPARE(seedOrder(2), std::vector<int>({1, 2}));
}

void tst_elimination::everySeedIsPlacedOnce()
{
    for (const Bracket& bracket : draws::all()) {
        int next = 1;
        for (const int seed : standing(bracket, &Seed::number))
            QCOMPARE(seed, next++);
        QCOMPARE(next, bracket.entries + 1);
    }
}

void tst_elimination::oneMatchFewerThanEntries()
{
    for (const Bracket& bracket : draws::all()) {
        const int third = draws::hasThirdPlace(bracket) && bracket.entries > 3 ? 1 : 0;
        QCOMPARE(playedMatches(bracket), bracket.entries - 1 + third);
        std::set<MatchId> ids;
        for (const Match& match : bracket.matches)
            ids.insert(match.id);
        QCOMPARE(ids.size(), bracket.matches.size());
    }
}

void tst_elimination::byesGoToTheTopSeeds()
{
    for (const Bracket& bracket : draws::all()) {
        const int byes = draws::places(bracket) - bracket.entries;
        std::set<int> waiting;
        for (const Match& match : bracket.matches) {
            QVERIFY(!isBye(match.a) || match.bracket == Part::ThirdPlace);
            if (match.bracket == Part::Winners && isBye(match.b))
                waiting.insert(std::get<Seed>(match.a).number);
        }
        QCOMPARE(static_cast<int>(waiting.size()), byes);
        QVERIFY(waiting.empty() || *waiting.rbegin() == byes);
    }
}

void tst_elimination::everyWinnerAdvancesOnce()
{
    for (const Bracket& bracket : draws::all()) {
        const std::multiset<MatchId> winners = standing(bracket, &WinnerOf::match);
        int last = 0;
        for (const Match& match : bracket.matches) {
            const int goesOn = static_cast<int>(winners.count(match.id));
            const bool final = isFinal(bracket, match);
            QCOMPARE(goesOn, final || match.bracket == Part::ThirdPlace ? 0 : 1);
            last += final ? 1 : 0;
        }
        QCOMPARE(last, 1);
        QCOMPARE(decidingMatch(bracket)->bracket, Part::Winners);
    }
}

void tst_elimination::numbersFollowPlayingOrder()
{
    for (const Bracket& bracket : draws::all()) {
        draws::feedersComeFirst(bracket);
        QCOMPARE(decidingMatch(bracket)->number, std::optional(playedMatches(bracket)));
    }
}

void tst_elimination::thirdPlaceOfFour()
{
    const Bracket four = draws::knockout(4, true);
    QCOMPARE(four.matches.size(), std::size_t(4));
    QVERIFY(four.matches[2] == (Match{"T-1", 3, Part::ThirdPlace, 1, LoserOf{"W1-1"}, LoserOf{"W1-2"}}));
    QVERIFY(four.matches[3] == (Match{"W2-1", 4, Part::Winners, 2, WinnerOf{"W1-1"}, WinnerOf{"W1-2"}}));
    QVERIFY(!isFinal(four, four.matches[2]));
}

void tst_elimination::thirdPlaceOfThreeNeedsNoMatch()
{
    const Bracket three = draws::knockout(3, true);
    const Match* third = find(three, "T-1");
    QVERIFY(third && !isPlayed(*third));
    QVERIFY(isBye(third->a));
    QVERIFY(third->b == Slot{LoserOf{"W1-2"}});
}

void tst_elimination::aTournamentOfElevenIsNumberedAsDrawn()
{
    const Bracket eleven = draws::knockout(11, true);
    QCOMPARE(find(eleven, "W1-2")->number, std::optional(1));
    QCOMPARE(find(eleven, "W2-1")->number, std::optional(4));
    QCOMPARE(find(eleven, "W3-1")->number, std::optional(8));
    QCOMPARE(find(eleven, "T-1")->number, std::optional(10));
    QCOMPARE(find(eleven, "W4-1")->number, std::optional(11));
    QCOMPARE(find(eleven, "W5-1"), nullptr);
    QVERIFY(winnerGoesTo(eleven, "W1-2") == (Place{"W2-1", Side::B}));
    QVERIFY(loserGoesTo(eleven, "W3-2") == (Place{"T-1", Side::B}));
    QVERIFY(!loserGoesTo(eleven, "W1-2"));
    QVERIFY(!winnerGoesTo(eleven, "W4-1"));
}

void tst_elimination::refuses_data()
{
    QTest::addColumn<int>("entries");
    QTest::addColumn<bool>("thirdPlace");
    QTest::newRow("one") << 1 << false;
    QTest::newRow("none") << 0 << true;
    QTest::newRow("negative") << -8 << false;
    QTest::newRow("too many") << 257 << true;
    QTest::newRow("two and a third place") << 2 << true;
}

void tst_elimination::refuses()
{
    QFETCH(int, entries);
    QFETCH(bool, thirdPlace);

    const auto drawn = singleElimination(entries, thirdPlace);
    QVERIFY(std::holds_alternative<Refusal>(drawn));
    SAYS(QString::fromStdString(wording::text(std::get<Refusal>(drawn))));
}

TEST_CLASS(tst_elimination)
#include "tst_elimination.moc"
