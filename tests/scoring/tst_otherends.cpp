// How games end where only other venues' sheets say so, one case each, told from those sheets.
#include "notation.h"

#include "message/message.h"
#include "program/testclass.h"
#include "scoring/legal.h"
#include "scoring/outlook.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace scoring;
using notation::asText;
using notation::handOf;
using notation::levelHand;
using notation::start;
using notation::timed;

class tst_otherends : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothReachHighestLastBid();
    void minScore();
    void setsInAllAndInARow();
    void tiesThatStand();
    void mercyLead();
    void thirteenMadeWins();
    void allThirteenTakenWin();
    void fixedHands();
    void minHandsHoldTheEndBack();
};

void tst_otherends::bothReachHighestLastBid()
{
    RuleSet rules;
    rules.end.target = 350;
    rules.end.bothReach = BothReach::HighestLastBid;
    QCOMPARE(asText(rules, start(340, 300), {handOf("4 took 4; 9 took 9")}), u"won b by target 380:390"_s);
    QCOMPARE(asText(rules, start(300, 345), {handOf("7 took 7; 4 took 6")}), u"won a by target 370:387"_s);
    // The same bid: the higher score.
    QCOMPARE(asText(rules, start(310, 345), {handOf("6 took 6; 6 took 7")}), u"won b by target 370:406"_s);
}

void tst_otherends::minScore()
{
    RuleSet rules;
    rules.end.minScore = -200;
    QCOMPARE(asText(rules, start(-140, 0), {handOf("6 took 5; 7 took 8")}), u"won b by min-score -200:71"_s);
    QCOMPARE(asText(rules, start(-139, 0), {handOf("6 took 5; 7 took 8")}), u"in-progress -199:71"_s);
    // Both go under: the higher one wins.
    QCOMPARE(asText(rules, start(-150, -160), {handOf("7 took 6; 8 took 7")}),
             u"won a by min-score -220:-240"_s);
    QCOMPARE(asText(rules, start(-150, -140), {handOf("7 took 6; 8 took 7")}), u"extra-hand -220:-220"_s);
}

void tst_otherends::setsInAllAndInARow()
{
    RuleSet rules;
    rules.end.maxSetsTotal = 3;
    rules.end.maxSetsConsecutive = 2;
    const Hand set = handOf("7 took 6; 7 took 7");
    const Hand fine = handOf("6 took 6; 7 took 7");
    QCOMPARE(asText(rules, {}, {set, set}), u"won b by sets -140:140"_s);
    QCOMPARE(asText(rules, {}, {set, fine, set}), u"in-progress -80:210"_s);
    QCOMPARE(asText(rules, {}, {set, fine, set, fine, set}), u"won b by sets -90:350"_s);
    Start paper;
    paper.sides.a.sets = 2;
    QCOMPARE(asText(rules, paper, {set}), u"won b by sets -70:70"_s);
}

void tst_otherends::tiesThatStand()
{
    RuleSet rules;
    rules.overtrickPoints = 0;
    rules.end.tie = Tie::Stands;
    rules.time = {30, TimeScope::Game, OnExpiry::FinishHand, {}};
    const Hand even = handOf("6 took 6; 6 took 7"); // 60 : 60
    // At the time limit, with the hand in play or between hands; both over the target; after the last hand.
    QCOMPARE(asText(rules, {}, {timed(even)}), u"won by time 60:60"_s);
    QCOMPARE(asText(rules, {}, {even, TimeCall{}}), u"won by time 60:60"_s);
    QCOMPARE(asText(rules, start(450, 450), {even}), u"won by target 510:510"_s);
    QCOMPARE(asText(rules, start(450, 440), {even}), u"won a by target 510:500"_s);
    QCOMPARE(asText(rules, start(440, 440), {even}), u"won by target 500:500"_s);
    rules.end.length = Length::FixedHands;
    rules.end.lengthCount = 2;
    QCOMPARE(asText(rules, {}, {even, even}), u"won by hands 120:120"_s);
    // A game that is over so can't be taken over from paper.
    QVERIFY(startProblems(rules, start(120, 120)).empty());
    Start over = start(120, 120);
    over.hands = 2;
    QVERIFY(!startProblems(rules, over).empty());
    // Of several games: a game each and one tied is a tie; so is an equal total.
    rules.end = {};
    rules.end.target = 60;
    rules.end.tie = Tie::Stands;
    rules.end.length = Length::BestOf;
    rules.end.lengthCount = 3;
    const Game forA{{}, {handOf("6 took 6; 4 took 7")}};
    const Game forB{{}, {handOf("4 took 6; 6 took 7")}};
    const Game forNobody{{}, {even}};
    const auto result = [&](Series series, std::vector<Game> games) {
        return asText(score(rules, Match{series, std::move(games)}).result);
    };
    const Series best = seriesOf(rules.end);
    QCOMPARE(result(best, {forA, forNobody}), u"in-progress 120:100"_s);
    QCOMPARE(result(best, {forA, forNobody, forB}), u"won by games 160:160"_s);
    QCOMPARE(result(best, {forA, forNobody, forNobody}), u"won a by games 180:160"_s);
    // Of five, two won and two tied are out of reach with one to play; two won and one tied are not.
    const Series ofFive{Series::Kind::BestOf, 5};
    QCOMPARE(result(ofFive, {forA, forA, forNobody}), u"in-progress 180:140"_s);
    QCOMPARE(result(ofFive, {forA, forA, forNobody, forNobody}), u"won a by games 240:200"_s);
    QCOMPARE(result(ofFive, {forA, forNobody, forA, forNobody, forB}), u"won a by games 240:200"_s);
    QCOMPARE(result({Series::Kind::TotalOf, 2}, {forA, forB}), u"won by total 100:100"_s);
    QCOMPARE(result({Series::Kind::BestOf, 1}, {forNobody}), u"won by games 60:60"_s);
}

// As some apps have it: who leads by so much wins at once.
void tst_otherends::mercyLead()
{
    RuleSet rules;
    rules.end.mercyLead = 200;
    const Hand gains = handOf("9 took 9; 4 took 4"); // A +90, B +40
    QCOMPARE(asText(rules, start(150, 0), {gains}), u"won a by mercy 240:40"_s);
    QCOMPARE(asText(rules, start(149, 0), {gains}), u"in-progress 239:40"_s);
    QCOMPARE(asText(rules, start(0, 150), {handOf("4 took 4; 9 took 9")}), u"won b by mercy 40:240"_s);
    // The target comes first, and no end before the hands that there must be.
    QCOMPARE(asText(rules, start(410, 240), {gains}), u"won a by target 500:280"_s);
    rules.end.minHands = 2;
    QCOMPARE(asText(rules, start(150, 0), {gains}), u"in-progress 240:40"_s);
    QCOMPARE(asText(rules, start(150, 0), {gains, handOf("4 took 4; 9 took 9")}), u"in-progress 280:130"_s);
    rules.end.minHands.reset();
    // Like the target, it ends a game by the points of that game, whatever is carried to the total.
    rules.end.target = 80;
    rules.end.mercyLead = 40;
    const Series both{Series::Kind::TotalOf, 2};
    const Game first{{}, {gains}}; // 90:40
    QCOMPARE(asText(score(rules, Match{both, {first, {{}, {handOf("7 took 7; 6 took 6")}}}}).result),
             u"in-progress 160:100"_s);
    QCOMPARE(asText(score(rules, Match{both, {first, {{}, {handOf("3 took 3; 7 took 10")}}}}).result),
             u"won a by total 120:113"_s);
    rules.end = {};
    rules.end.mercyLead = 200;
    // A game that is won already can't be taken over from paper.
    QCOMPARE(startProblems(rules, start(-50, 150)).front().what,
             (message::Message{"start-mercy", {{"points", 200}, {"lead", 200}}}));
    QVERIFY(startProblems(rules, start(-49, 150)).empty());
}

void tst_otherends::thirteenMadeWins()
{
    RuleSet rules;
    rules.end.winOnMadeBid = 13;
    QCOMPARE(asText(rules, {}, {handOf("13 took 13; 1 took 0")}), u"won a by made-bid 130:-10"_s);
    QCOMPARE(asText(rules, {}, {handOf("13 took 12; 1 took 1")}), u"in-progress -130:10"_s);
    QCOMPARE(asText(rules, {}, {handOf("12 took 13; 1 took 0")}), u"in-progress 121:-10"_s);
}

void tst_otherends::allThirteenTakenWin()
{
    RuleSet rules;
    rules.end.winOnAllTricks = true;
    QCOMPARE(asText(rules, {}, {handOf("5 took 13; 4 took 0")}), u"won a by all-tricks 58:-40"_s);
    QCOMPARE(asText(rules, start(0, 480), {handOf("4 took 0; 2 took 13")}), u"won b by all-tricks -40:511"_s);
    QCOMPARE(asText(rules, start(-400, 490), {handOf("5 took 13; 4 took 0")}), // behind, too
             u"won a by all-tricks -342:450"_s);
    QCOMPARE(asText(rules, {}, {handOf("5 took 12; 1 took 1")}), u"in-progress 57:10"_s);
    // Tricks that a renege takes off were not won.
    rules.renege.emplace();
    Hand reneged = handOf("5 took 13; 4 took 0");
    reneged.reneges.push_back(notation::against(Side::A));
    QCOMPARE(asText(rules, {}, {reneged}), u"in-progress 55:-40"_s);
    rules.renege->receiverCountsTricks = true;
    Hand given = handOf("3 took 3; 10 took 10");
    given.reneges.push_back(notation::against(Side::A));
    QCOMPARE(asText(rules, {}, {given}), u"in-progress -30:103"_s);
    rules.end.minHands = 2;
    QCOMPARE(asText(rules, {}, {handOf("5 took 13; 4 took 0")}), u"in-progress 58:-40"_s);
}

void tst_otherends::fixedHands()
{
    RuleSet rules;
    rules.end.length = Length::FixedHands;
    rules.end.lengthCount = 2;
    QCOMPARE(asText(rules, {}, {handOf(levelHand)}), u"in-progress 60:70"_s);
    QCOMPARE(asText(rules, {}, {handOf(levelHand), handOf(levelHand)}), u"won b by hands 120:140"_s);
    QCOMPARE(asText(rules, start(490, 0), {handOf(levelHand)}),
             u"in-progress 550:70"_s); // no target
    QCOMPARE(asText(rules, start(20, 0), {handOf(levelHand), handOf(levelHand)}), u"extra-hand 140:140"_s);
    QCOMPARE(asText(rules, start(20, 0), {handOf(levelHand), handOf(levelHand), handOf(levelHand)}),
             u"won b by extra-hand 200:210"_s);
}

void tst_otherends::minHandsHoldTheEndBack()
{
    RuleSet rules;
    rules.end.target = 100;
    rules.end.minHands = 3;
    rules.time = {30, TimeScope::Game, OnExpiry::FinishHand, {}};
    QCOMPARE(asText(rules, {}, {handOf(levelHand), handOf(levelHand)}), u"in-progress 120:140"_s);
    QCOMPARE(asText(rules, {}, {handOf(levelHand), handOf(levelHand), handOf(levelHand)}),
             u"won b by target 180:210"_s);
    QCOMPARE(asText(rules, {}, {timed(handOf("4 took 3; 5 took 5")), handOf("4 took 4; 4 took 4")}),
             u"in-progress 0:90"_s);
    Start paper;
    paper.hands = 2;
    QCOMPARE(asText(rules, paper, {timed(handOf("4 took 3; 5 took 5"))}), u"won b by time -40:50"_s);
    // From paper it continues at whatever score, if so few hands were played.
    Start high = start(120, 60);
    QCOMPARE(startProblems(rules, high).size(), 1U); // nobody counted them
    high.hands = 2;
    QVERIFY(startProblems(rules, high).empty());
    high.hands = 3;
    QCOMPARE(startProblems(rules, high).size(), 1U);
    // A hand that is stopped doesn't count, so that it is still too early after it.
    rules.time.onExpiry = OnExpiry::StopNow;
    const GameState second = begin(rules, paper);
    QVERIFY(!endsByTime(rules, second, timed(handOf(levelHand))));
    QVERIFY(endsByTime(rules, second, timed(handOf(levelHand), OnExpiry::FinishHand)));
}

TEST_CLASS(tst_otherends)
#include "tst_otherends.moc"
