// Tables worked by hand: who stands before whom, and what decided it.
#include "meetings.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "wording/language.h"
#include "wording/tournament/rankingwords.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <utility>

using namespace bracket;
using namespace meetings;

namespace {

// 1 beats 2, 2 beats 3, 3 beats 1; all three beat 4.
Record circleOfThree()
{
    Record record;
    record.meetings = {won(1, 2, 310, 250), won(2, 3, 305, 295), won(3, 1, 320, 230),
                       won(1, 4, 300, 100), won(2, 4, 315, 290), won(3, 4, 300, 260)};
    return record;
}

} // namespace

class tst_ranking : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { wording::chooseLanguage(); } // for its plurals
    void theShareOfMatchesWonComesFirst();
    void twoTiedTeamsAreSplitByTheirMatch();
    void aCircleOfThreeIsSplitByDifferenceThenTheRestAgain();
    void aCircleOfFourWhoMetTwice();
    void whoHasNotMetIsNotComparedHeadToHead();
    void aForfeitRanksBehindAndGivesNoPoints();
    void standingsPointsInPlaceOfShares();
    void aTieIsHalfAWin();
    void aTieHasPointsOfItsOwn();
    void aByeIsAWinWithoutPoints();
    void aRoundThatWasMissedIsNotWon();
    void oneRunawayGameCountsUpToTheCap();
    void setsAndBagsAreBetterTheFewerTheyAre();
    void strengthOfScheduleInSwiss();
    void sportsmanshipOnlyWhereAllAreRated();
    void aTieThatNothingBreaksStays();
    void aRandomDrawDecidesAndTheNewerOneHolds();
    void aPlayInDecidesAndCountsForNothingElse();
    void playInsOfThreeMakeALadder();
    void aLadderIsClimbedOverWhomItBeat();
    void playInsThatLeaveSomebodyOutPartNobody();
    void aRandomDrawHoldsForAllInIt();
    void acrossPoolsNobodyPassesAMateOfItsOwn();
    void aTieAcrossPoolsStays();
    void theLineBelowAPlace();
    void aLargeSumIsGroupedForPeople();
    void everyWordIsReadBack();
    void anyTableRanksEveryoneOnce();
};

void tst_ranking::theShareOfMatchesWonComesFirst()
{
    Record record;
    record.meetings = {won(2, 1, 300, 100), won(2, 3, 300, 290), won(3, 1, 300, 299)};
    const auto ranking = rankAll(3, record);
    QCOMPARE(table(ranking), "1. 2; 2. 3; 3. 1");
    QCOMPARE(ties(ranking, 2), "");
}

void tst_ranking::twoTiedTeamsAreSplitByTheirMatch()
{
    // 1 and 2 have two wins each; 2 beat 1, though 1 has the better difference.
    Record record;
    record.meetings = {won(2, 1, 305, 300), won(1, 3, 310, 50),  won(1, 4, 310, 60),
                       won(3, 2, 300, 120), won(2, 4, 300, 290), won(4, 3, 300, 100)};
    const auto ranking = rankAll(4, record);
    QCOMPARE(table(ranking), "1. 2; 2. 1; 3. 4; 4. 3");
    SAYS(ties(ranking, 1));
    SAYS(ties(ranking, 4));
}

void tst_ranking::aCircleOfThreeIsSplitByDifferenceThenTheRestAgain()
{
    // Over all their games: 1 has +60 -90 +200 = +170, 2 has -60 +10 +25 = -25, 3 has -10 +90 +40 = +120.
    // Head-to-head is tied at one each; 1 is separated by difference. 2 and 3 start over, and 2 won.
    const auto ranking = rankAll(4, circleOfThree());
    QCOMPARE(table(ranking), "1. 1; 2. 2; 3. 3; 4. 4");
    QCOMPARE(ties(ranking, 1), "difference 1 (+170), 3 (+120), 2 (-25)");
    SAYS(ties(ranking, 3));
    QCOMPARE(ties(ranking, 4), "");
}

void tst_ranking::aCircleOfFourWhoMetTwice()
{
    // Every pair won once each, so all stand at three of six and head-to-head is level. Differences: 1 has
    // +30 -5 +25 = +50; 2 has -30 +10 +70 = +50; 3 has +5 -10 +20 = +15; 4 has -25 -70 -20 = -115. Of 1 and
    // 2, level again (each beat the other once), 1 has 1,860 points and 2 has 1,840.
    Record record;
    record.meetings = {won(1, 2, 340, 300), won(2, 1, 300, 290),  // 1 +30: 630 : 600
                       won(3, 1, 310, 300), won(1, 3, 305, 300),  // 1 -5: 605 : 610
                       won(1, 4, 325, 295), won(4, 1, 305, 300),  // 1 +25: 625 : 600
                       won(2, 3, 320, 300), won(3, 2, 310, 300),  // 2 +10: 620 : 610
                       won(2, 4, 315, 240), won(4, 2, 310, 305),  // 2 +70: 620 : 550
                       won(3, 4, 330, 300), won(4, 3, 310, 300)}; // 3 +20
    const auto ranking = rankAll(4, record);
    QCOMPARE(table(ranking), "1. 1; 2. 2; 3. 3; 4. 4");
    QCOMPARE(ties(ranking, 2),
             "difference 1 (+50), 2 (+50), 3 (+15), 4 (-115); points-for 1 (1860), 2 (1840)");
    QCOMPARE(ties(ranking, 3),
             "difference 1 (+50), 2 (+50), 3 (+15), 4 (-115); difference 3 (+15), 4 (-115)");
}

void tst_ranking::whoHasNotMetIsNotComparedHeadToHead()
{
    // 1, 2 and 3 have two wins each; 1 beat 2, but 3 met neither, so that nobody's head is compared.
    Record record;
    record.meetings = {won(1, 2, 300, 290), won(1, 4, 300, 290), won(2, 5, 300, 200),
                       won(2, 6, 300, 280), won(3, 4, 300, 250), won(3, 5, 300, 250),
                       won(6, 1, 300, 290), won(6, 3, 300, 290), won(6, 7, 300, 290)};
    const auto ranking = ranked({1, 2, 3}, record, usualRanking(Kind::RoundRobin));
    QCOMPARE(table(ranking), "1. 2; 2. 3; 3. 1");
    QCOMPARE(ties(ranking, 2), "difference 2 (+110), 3 (+90), 1 (+10)");
}

void tst_ranking::aForfeitRanksBehindAndGivesNoPoints()
{
    Record record;
    record.meetings = {
        gaveUp(3, 1, Ending::Forfeit), gaveUp(3, 2, Ending::Default), won(1, 2, 300, 0),  won(1, 4, 300, 100),
        won(2, 4, 300, 290),           won(4, 3, 300, 100),           won(2, 5, 300, 200)};
    const auto ranking = rankAll(2, record);
    QCOMPARE(table(ranking), "1. 1; 2. 2"); // two of three before two of four, whatever was forfeited

    record.meetings = {gaveUp(3, 1, Ending::Forfeit), gaveUp(3, 2, Ending::Default), won(1, 4, 300, 0),
                       won(2, 4, 300, 290)};
    const auto level = rankAll(2, record);
    QCOMPARE(table(level), "1. 2; 2. 1");
    QCOMPARE(ties(level, 1), "forfeits 2 (0), 1 (1)");
    const auto winner = ranked({3, 4}, record, {{Breaker::Difference}, {}, {}, false});
    QCOMPARE(table(winner), "1. 3; 2. 4"); // 3 was given two matches and no point: 0 before -310
}

void tst_ranking::standingsPointsInPlaceOfShares()
{
    // 1: won, lost by forfeit = 2; 2: won, lost = 3; 3: bye = 3, with a bye's win alone.
    Record record;
    record.meetings = {won(1, 4, 300, 200), gaveUp(5, 1, Ending::Forfeit), won(2, 4, 300, 200),
                       won(5, 2, 300, 200)};
    record.byes = {{3, 1}};
    const auto ranking = ranked(upTo(3), record, {{Breaker::Points, Breaker::PointsFor}, {}, {}, false});
    QCOMPARE(table(ranking), "1. 2; 2. 3; 3. 1");
    QCOMPARE(ties(ranking, 3), "points-for 2 (500), 3 (0)");
}

void tst_ranking::aTieIsHalfAWin()
{
    Record record;
    record.meetings = {won(1, 4, 500, 100), tied(1, 2), tied(1, 3), won(2, 3, 500, 300), won(3, 4, 500, 200)};
    // 2 has 1.5 of 2, 1 has 2 of 3, 3 has 1.5 of 3.
    QCOMPARE(table(rankAll(4, record)), std::string("1. 2; 2. 1; 3. 3; 4. 4"));
    record.meetings.push_back(won(4, 2, 500, 490));
    // 2 and 3 have 1.5 of 3, and 2 beat 3.
    const std::vector<Ranked> ranking = rankAll(4, record);
    QCOMPARE(table(ranking), std::string("1. 1; 2. 2; 3. 3; 4. 4"));
    QCOMPARE(ties(ranking, 2), std::string("head-to-head 2 (1 of 1), 3 (0 of 1)"));
}

void tst_ranking::aTieHasPointsOfItsOwn()
{
    RankingRules rules = usualRanking(Kind::RoundRobin);
    rules.order.front() = Breaker::Points;
    rules.points = {2, 1, 0, 0};
    Record record;
    record.meetings = {won(1, 4, 500, 100), tied(1, 2),          tied(1, 3),
                       won(2, 3, 500, 300), won(2, 4, 500, 450), won(3, 4, 500, 200)};
    const std::vector<Ranked> ranking = ranked(upTo(4), record, rules); // 4, 5, 3 and 0 points
    QCOMPARE(table(ranking), std::string("1. 2; 2. 1; 3. 3; 4. 4"));
    rules.points.tie = 2; // 6, 6, 4 and 0; nobody won between 1 and 2
    QCOMPARE(ties(ranked(upTo(4), record, rules), 1), std::string("difference 2 (+250), 1 (+200)"));
}

void tst_ranking::aByeIsAWinWithoutPoints()
{
    Record record;
    record.meetings = {won(1, 2, 300, 290)};
    record.byes = {{3, 1}};
    const auto ranking = rankAll(3, record);
    QCOMPARE(table(ranking), "1. 1; 2. 3; 3. 2");
    QCOMPARE(ties(ranking, 3), "difference 1 (+10), 3 (0)");
}

void tst_ranking::aRoundThatWasMissedIsNotWon()
{
    // 3 came for the second round and won it: one of two, behind 1 with two of two, level with 2, who beat 4.
    Record record;
    record.meetings = {won(1, 4, 300, 200), won(2, 5, 300, 290), won(1, 2, 300, 200), won(3, 5, 300, 290)};
    record.missed = {{3, 1}};
    const auto ranking = rankAll(3, record);
    QCOMPARE(table(ranking), "1. 1; 2. 3; 3. 2");
    QCOMPARE(ties(ranking, 3), "difference 3 (+10), 2 (-90)");
    // 2 met 5 alone, who withdrew after it had won two of three rounds; without that it would be two of two.
    record.meetings = {won(5, 1, 300, 200), won(5, 2, 300, 200)};
    record.missed = {{5, 1}};
    const auto strength = ranked({2, 6}, record, {{Breaker::WinShare, Breaker::Strength}, {}, {}, false});
    QCOMPARE(ties(strength, 2), "strength 2 (67%), 6 (0%)");
}

void tst_ranking::oneRunawayGameCountsUpToTheCap()
{
    // Uncapped 1 has +490 -20 and 2 has +210 -10; capped at 200 it is +180 to +190.
    Record record;
    record.meetings = {won(1, 3, 500, 10), won(4, 1, 300, 280), won(2, 5, 310, 100), won(6, 2, 300, 290)};
    const auto capped = ranked({1, 2}, record, usualRanking(Kind::RoundRobin));
    QCOMPARE(table(capped), "1. 2; 2. 1");
    QCOMPARE(ties(capped, 1), "difference 2 (+190), 1 (+180)");
    RankingRules uncapped = usualRanking(Kind::RoundRobin);
    uncapped.cap.reset();
    QCOMPARE(table(ranked({1, 2}, record, uncapped)), "1. 1; 2. 2");
}

void tst_ranking::setsAndBagsAreBetterTheFewerTheyAre()
{
    Record record;
    record.meetings = {won(1, 4, 300, 200), won(2, 5, 300, 200), won(3, 6, 300, 200)};
    record.meetings[0].sets = {2, 0};
    record.meetings[1].sets = {1, 0};
    record.meetings[2].sets = {1, 0};
    record.meetings[1].bags = {7, 0};
    record.meetings[2].bags = {3, 0};
    const auto ranking = rankAll(3, record);
    QCOMPARE(table(ranking), "1. 3; 2. 2; 3. 1");
    QCOMPARE(ties(ranking, 3), "sets 3 (1), 2 (1), 1 (2); bags 3 (3), 2 (7)"); // 3 first, as it is placed
}

void tst_ranking::strengthOfScheduleInSwiss()
{
    // 1 and 2 won once and lost once. 1's opponents won 2 of 2 and 0 of 1, 2's 1 of 2 and 0 of 1.
    Record record;
    record.meetings = {won(3, 1, 300, 200), won(1, 4, 300, 290), won(3, 7, 300, 200),
                       won(5, 2, 300, 200), won(2, 6, 300, 100), won(7, 5, 300, 200)};
    const auto ranking = ranked({1, 2}, record, usualRanking(Kind::Swiss));
    QCOMPARE(table(ranking), "1. 1; 2. 2");
    QCOMPARE(ties(ranking, 1), "strength 1 (50%), 2 (25%)");
}

void tst_ranking::sportsmanshipOnlyWhereAllAreRated()
{
    Record record;
    record.ratings = {{1, {30, 35}}, {2, {40}}};
    QCOMPARE(table(rankAll(2, record)), "1. 2; 2. 1");
    QCOMPARE(ties(rankAll(2, record), 1), "sportsmanship 2 (4.00), 1 (3.25)");
    QCOMPARE(table(rankAll(3, record)), "1. 1=2=3"); // 3 was never rated
}

void tst_ranking::aTieThatNothingBreaksStays()
{
    Record record;
    record.meetings = {won(1, 4, 300, 200), won(2, 5, 300, 200), won(3, 6, 310, 200)};
    const auto ranking = rankAll(6, record);
    QCOMPARE(table(ranking), "1. 3; 2. 1=2; 4. 4=5; 6. 6");
    QVERIFY(ranking[1].isLevel && ranking[2].isLevel && !ranking[0].isLevel);
}

void tst_ranking::aRandomDrawDecidesAndTheNewerOneHolds()
{
    Record record;
    record.lots = {{2, 1}};
    QCOMPARE(table(rankAll(2, record)), "1. 2; 2. 1");
    record.lots.push_back({1, 2});
    QCOMPARE(table(rankAll(2, record)), "1. 1; 2. 2");
    QCOMPARE(table(rankAll(3, record)), "1. 1=2=3"); // 3 drew no lot
}

void tst_ranking::aPlayInDecidesAndCountsForNothingElse()
{
    Record record;
    Meeting playIn = won(2, 1, 300, 0);
    playIn.isPlayIn = true;
    record.meetings = {playIn};
    const auto ranking = rankAll(2, record);
    QCOMPARE(table(ranking), "1. 2; 2. 1");
    SAYS(ties(ranking, 2));
}

// Three in a circle, all level: 1 beat 2, 2 beat 3, 3 beat 1, each by as much.
static Record levelCircle()
{
    Record record;
    record.meetings = {won(1, 2, 300, 200), won(2, 3, 300, 200), won(3, 1, 300, 200)};
    return record;
}

static Meeting playIn(int winner, int loser)
{
    Meeting meeting = won(winner, loser, 300, 0);
    meeting.isPlayIn = true;
    return meeting;
}

void tst_ranking::playInsOfThreeMakeALadder()
{
    Record record = levelCircle();
    QCOMPARE(table(rankAll(3, record)), "1. 1=2=3");
    // 2 beat 1 and then 3: it is first, and of the others 3 beat 1 in the circle.
    record.meetings.push_back(playIn(2, 1));
    QCOMPARE(table(rankAll(3, record)), "1. 1=2=3"); // 3 has not been in it yet
    record.meetings.push_back(playIn(2, 3));
    const auto ranking = rankAll(3, record);
    QCOMPARE(table(ranking), "1. 2; 2. 3; 3. 1");
    SAYS(ties(ranking, 2));
    SAYS(ties(ranking, 1));
    // No lot can put it behind them.
    record.lots = {{3, 1, 2}};
    QCOMPARE(table(rankAll(3, record)), "1. 2; 2. 3; 3. 1");
}

void tst_ranking::aLadderIsClimbedOverWhomItBeat()
{
    // 1 beat 2, then 3 beat 1: 3 is first, though it never met 2 in a play-in.
    Record record = levelCircle();
    record.meetings.push_back(playIn(1, 2));
    record.meetings.push_back(playIn(3, 1));
    QCOMPARE(table(rankAll(3, record)), "1. 3; 2. 1; 3. 2");
}

void tst_ranking::playInsThatLeaveSomebodyOutPartNobody()
{
    // 2 and 3 have both lost none, but neither is above the other.
    Record record = levelCircle();
    record.meetings.push_back(playIn(2, 1));
    record.meetings.push_back(playIn(3, 1));
    QCOMPARE(table(rankAll(3, record)), "1. 1=2=3");
    // Play-ins that end in a circle change nothing.
    record = levelCircle();
    for (const auto& [winner, loser] : {std::pair(1, 2), std::pair(2, 3), std::pair(3, 1)})
        record.meetings.push_back(playIn(winner, loser));
    QCOMPARE(table(rankAll(3, record)), "1. 1=2=3");
}

void tst_ranking::aRandomDrawHoldsForAllInIt()
{
    // 3 beat 1 and 2 beat 3, but nothing separates the three, so the order of the lot holds.
    Record record = levelCircle();
    record.lots = {{1, 3, 2}};
    const auto ranking = rankAll(3, record);
    QCOMPARE(table(ranking), "1. 1; 2. 3; 3. 2");
    SAYS(ties(ranking, 2));
    record.lots = {{1, 2, 3}};
    QCOMPARE(table(rankAll(3, record)), "1. 1; 2. 2; 3. 3");
}

void tst_ranking::acrossPoolsNobodyPassesAMateOfItsOwn()
{
    // In pool A 2 beat 3 and stands before it; 3 has the better difference of all. In pool B is 5.
    Record record;
    record.meetings = {won(1, 2, 300, 250), won(2, 3, 300, 290), won(3, 1, 300, 100),
                       won(4, 5, 300, 280), won(5, 6, 300, 240), won(4, 6, 300, 100)};
    const auto a = ranked({1, 2, 3}, record, usualRanking(Kind::PoolsPlayoff));
    const auto b = ranked({4, 5, 6}, record, usualRanking(Kind::PoolsPlayoff));
    QCOMPARE(table(a), "1. 3; 2. 1; 3. 2"); // by difference +190, -150, -40; then 1 beat 2
    QCOMPARE(table(b), "1. 4; 2. 5; 3. 6");
    // 2 has -20 a match, 1 -75, 5 +20: 5 is the best of the seconds and thirds, and 1 stays before 2.
    const auto all = rankedAcross({{a[1], a[2]}, {b[1], b[2]}}, record, usualRanking(Kind::PoolsPlayoff));
    QCOMPARE(table(all), "1. 5; 2. 1; 3. 2; 4. 6");
    SAYS(ties(all, 1));
    QCOMPARE(ties(all, 2), "");
}

void tst_ranking::aTieAcrossPoolsStays()
{
    Record record;
    record.meetings = {won(1, 2, 300, 200), won(3, 4, 300, 200)};
    const RankingRules rules = usualRanking(Kind::PoolsPlayoff);
    const auto second = [&](const std::vector<int>& pool) {
        return std::vector{ranked(pool, record, rules)[1]};
    };
    QCOMPARE(table(rankedAcross({second({1, 2}), second({3, 4})}, record, rules)), "1. 2=4");
    record.lots = {{4, 2}};
    QCOMPARE(table(rankedAcross({second({1, 2}), second({3, 4})}, record, rules)), "1. 4; 2. 2");
}

void tst_ranking::theLineBelowAPlace()
{
    Record record;
    record.meetings = {won(1, 4, 300, 200), won(2, 5, 300, 200), won(3, 6, 310, 200)};
    const auto ranking = rankAll(6, record); // 1. 3; 2. 1=2; 4. 4=5; 6. 6
    QCOMPARE(levelAt(ranking, 1), std::vector<int>());
    QCOMPARE(levelAt(ranking, 2), (std::vector<int>{1, 2}));
    QCOMPARE(levelAt(ranking, 3), std::vector<int>());
    QCOMPARE(levelAt(ranking, 4), (std::vector<int>{4, 5}));
    QCOMPARE(levelAt(ranking, 6), std::vector<int>()); // all are in
}

void tst_ranking::aLargeSumIsGroupedForPeople()
{
    const Amount points{.kind = Amount::Kind::Sum, .number = 1052};
    const Amount differential{.kind = Amount::Kind::Balance, .number = -1032};
    QCOMPARE(wording::inWords(points), std::string("1,052"));
    QCOMPARE(wording::inWords(differential), std::string("−1,032"));
    QCOMPARE(wording::inWords(points, rules::Minus::Hyphen), std::string("1052"));
    QCOMPARE(wording::inWords(differential, rules::Minus::Hyphen), std::string("-1032"));
}

void tst_ranking::everyWordIsReadBack()
{
    std::vector<Breaker> all = usualRanking(Kind::Swiss).order;
    all.push_back(Breaker::Points);
    for (const Breaker breaker : all) {
        QCOMPARE(breakerOf(word(breaker)), std::optional(breaker));
        QVERIFY(!wording::name(breaker).empty());
    }
    QCOMPARE(breakerOf("coin"), std::nullopt);
}

void tst_ranking::anyTableRanksEveryoneOnce()
{
    QVERIFY(rc::check("a ranking holds everyone once, and does not ask in what order they came", [] {
        const int count = *rc::gen::inRange(2, 9);
        Record record;
        const int matches = *rc::gen::inRange(0, 20);
        for (int i = 0; i < matches; ++i) {
            const int a = *rc::gen::inRange(1, count + 1);
            const int b = *rc::gen::inRange(1, count + 1);
            if (a == b)
                continue;
            record.meetings.push_back(*rc::gen::arbitrary<bool>() ? won(a, b, *rc::gen::inRange(200, 204),
                                                                        *rc::gen::inRange(100, 104))
                                                                  : gaveUp(a, b, Ending::Forfeit));
        }
        const auto rules = usualRanking(*rc::gen::element(Kind::RoundRobin, Kind::Swiss));
        const std::vector<int> seeds = upTo(count);
        const auto ranking = ranked(seeds, record, rules);
        std::vector<int> found;
        for (std::size_t i = 0; i < ranking.size(); ++i) {
            found.push_back(ranking[i].seed);
            const bool sharesRank = i > 0 && ranking[i].rank == ranking[i - 1].rank;
            RC_ASSERT(sharesRank || ranking[i].rank == static_cast<int>(i) + 1);
            RC_ASSERT(!sharesRank || ranking[i].isLevel);
        }
        std::sort(found.begin(), found.end());
        RC_ASSERT(found == seeds);
        std::vector<int> turned = seeds;
        std::rotate(turned.begin(), turned.begin() + *rc::gen::inRange(0, count), turned.end());
        RC_ASSERT(table(ranked(turned, record, rules)) == table(ranking));
        std::reverse(record.meetings.begin(), record.meetings.end());
        RC_ASSERT(table(ranked(seeds, record, rules)) == table(ranking));
    }));
}

TEST_CLASS(tst_ranking)
#include "tst_ranking.moc"
