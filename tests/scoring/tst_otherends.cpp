// How games end where only other venues’ sheets say so, and what else those sheets ask that the seven sets do
// not: bids before looking, overtricks and reneges. One case each, told from those sheets.
#include "notation.h"

#include "message/message.h"
#include "program/testclass.h"
#include "scoring/legal.h"
#include "scoring/outlook.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace scoring;
using notation::against;
using notation::asText;
using notation::asTextA;
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
    void aTierThatCountsOnceWhenBlind();
    void twiceTheBidIsASet();
    void theInnocentSideHasItsBid();
    void aDeniedChallengeHasItsOwnPrice();
    void aDeniedChallengeIsPaidBesideOneThatIsUpheld();
    void aHandIsThrownInWhereTheTableHasAMinimum();
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

// Jokers Wild: a blind bid counts twice, and a bid of ten is worth 200.
void tst_otherends::aTierThatCountsOnceWhenBlind()
{
    RuleSet rules;
    rules.contract.blindBid = BlindBid{6, 2, 2, 100};
    rules.contract.tiers = {{10, false, 200, {}}};
    const Hand made = handOf("blind 10 took 11; 2 took 2");
    const Hand set = handOf("blind 10 took 9; 2 took 4");
    QCOMPARE(asTextA(rules, made),
             u"401 = contract 200 blind-bid 200 overtricks 1, bags 1, counted 11 made"_s);
    rules.contract.blindTier = BlindTier::Single;
    QCOMPARE(asTextA(rules, made), u"201 = contract 200 overtricks 1, bags 1, counted 11 made"_s);
    // Set as any other bid, it is doubled as any other; with a price of its own it is not.
    QCOMPARE(asTextA(rules, set), u"-200 = contract -100 blind-bid -100, bags 0, counted 9 set"_s);
    rules.contract.tiers.front().set = 150;
    QCOMPARE(asTextA(rules, set), u"-150 = contract -150, bags 0, counted 9 set"_s);
    QCOMPARE(asTextA(rules, handOf("blind 7 took 7; 5 took 6")),
             u"140 = contract 70 blind-bid 70, bags 0, counted 7 made"_s);
}

// King of Spades league: who takes twice the bid or more loses ten points for each trick bid.
void tst_otherends::twiceTheBidIsASet()
{
    RuleSet rules;
    rules.contract.setAtTimes = 2;
    QCOMPARE(asTextA(rules, handOf("4 took 7; 5 took 6")),
             u"43 = contract 40 overtricks 3, bags 3, counted 7 made"_s);
    QCOMPARE(asTextA(rules, handOf("4 took 8; 5 took 5")), u"-40 = contract -40, bags 0, counted 8 set"_s);
    // Any count is twice a bid of 0, which the scorer takes as it comes.
    QCOMPARE(asTextA(rules, handOf("0 took 2; 11 took 11")),
             u"2 = contract 0 overtricks 2, bags 2, counted 2 made"_s);
    rules.contract.set = SetRule::PerShortTrick; // of which there is none
    QCOMPARE(asTextA(rules, handOf("4 took 8; 5 took 5")), u"-40 = contract -40, bags 0, counted 8 set"_s);
    rules.contract.set = SetRule::Zero;
    QCOMPARE(asTextA(rules, handOf("4 took 8; 5 took 5")), u"0 = contract 0, bags 0, counted 8 set"_s);
    // It is a set like any other: no bonus for all tricks, and it counts towards the sets of a game.
    rules.contract.allTricksBonus = 200;
    rules.end.maxSetsTotal = 1;
    const GameLedger all = score(rules, {{}, {handOf("6 took 13; 5 took 0")}});
    QCOMPARE(asText(all.hands.front().sides.a), u"0 = contract 0, bags 0, counted 13 set"_s);
    QVERIFY(all.result.state == State::ExtraHand); // both were set
    rules.end.maxSetsTotal.reset();
    // What a failed nil takes is counted as at any venue, and the partner's bid is what is held against it.
    rules.contract.set = SetRule::MinusBid;
    rules.nil = {100, 100, {}, {}, 1, {}, 0, {}, FailedTricks::Count, true};
    QCOMPARE(asTextA(rules, handOf("nil+3 took 1+5; 6 took 7")),
             u"-130 = nil -100 contract -30, bags 0, counted 6 set"_s);
    rules.nil.failedTricks = FailedTricks::Void;
    QCOMPARE(asTextA(rules, handOf("nil+3 took 1+5; 6 took 7")),
             u"-68 = nil -100 contract 30 overtricks 2, bags 2, counted 5 made"_s);
}

// A side that was kept from its bid by the other's renege is not set.
void tst_otherends::theInnocentSideHasItsBid()
{
    RuleSet rules;
    rules.renege = RenegeRule{};
    rules.renege->receiverMakesBid = true;
    Hand hand = handOf("6 took 4; 6 took 9");
    hand.reneges = {against(Side::B)};
    QCOMPARE(asTextA(rules, hand), u"60 = contract 60, bags 0, counted 6 made"_s);
    const SideLedger ledger = score(rules, {{}, {hand}}).hands.front().sides.a;
    QCOMPARE(ledger.tricks, 4);
    QVERIFY(ledger.countedFrom.back() == (CountLine{CountKind::Renege, 2, "renege.receiverMakesBid"}));
    // It gets no more than its bid, and nothing if it made its bid.
    Hand made = handOf("4 took 5; 6 took 8");
    made.reneges = {against(Side::B)};
    QCOMPARE(asTextA(rules, made), u"41 = contract 40 overtricks 1, bags 1, counted 5 made"_s);
    // With the tricks of the case it may be there already.
    rules.renege->receiverCountsTricks = true;
    QCOMPARE(asTextA(rules, hand), u"61 = contract 60 overtricks 1, bags 1, counted 7 made"_s);
    rules.renege->receiverCountsTricks = false;
    // Who reneged too is not innocent, and neither is who lost a challenge where that is paid for.
    hand.reneges = {against(Side::B), against(Side::A)};
    QCOMPARE(asTextA(rules, hand), u"-60 = contract -60, bags 0, counted 1 set"_s);
    hand.reneges = {against(Side::B, Ruling::Rejected)};
    QCOMPARE(asTextA(rules, hand), u"-60 = contract -60, bags 0, counted 4 set"_s);
    rules.renege->loser = RenegeLoser::LoserOfChallenge;
    QCOMPARE(asTextA(rules, hand), u"-60 = contract -60, bags 0, counted 1 set"_s);
    // Also where the offender is set, and has no tricks taken off.
    rules.renege->effect = RenegeEffect::AutoSet;
    hand.reneges = {against(Side::B)};
    QCOMPARE(asTextA(rules, hand), u"60 = contract 60, bags 0, counted 6 made"_s);
    // Two nils have no bid to be given, and a nil is judged by its own tricks.
    rules.nil = {100, 100, {}, {}, 2, {}, 0, {}, FailedTricks::Void, true};
    Hand nils = handOf("nil+nil took 0+1; 6 took 12");
    nils.reneges = {against(Side::B)};
    QCOMPARE(asTextA(rules, nils), u"0 = nil 100 nil -100, bags 0, counted 0"_s);
    Hand beside = handOf("nil+5 took 1+3; 6 took 9");
    beside.reneges = {against(Side::B)};
    QCOMPARE(asTextA(rules, beside), u"-50 = nil -100 contract 50, bags 0, counted 5 made"_s);
}

// Cookout: an upheld challenge sets, a wrong one costs three books.
void tst_otherends::aDeniedChallengeHasItsOwnPrice()
{
    RuleSet rules;
    rules.renege = RenegeRule{};
    rules.renege->effect = RenegeEffect::AutoSet;
    rules.renege->receiverPoints = 30;
    rules.renege->wrongTricks = 3;
    Hand hand = handOf("4 took 8; 5 took 5");
    hand.reneges = {against(Side::B, Ruling::Rejected)};
    const GameLedger game = score(rules, {{}, {hand}});
    const SideLedger& ledger = game.hands.front().sides.a;
    QCOMPARE(asText(ledger), u"41 = contract 40 overtricks 1, bags 1, counted 5 made"_s);
    QCOMPARE(ledger.tricks, 8);
    QVERIFY(ledger.countedFrom.back() == (CountLine{CountKind::Renege, -3, "renege.wrongTricks"}));
    // It is no renege: the other side has no award.
    QCOMPARE(asText(game.hands.front().sides.b), u"50 = contract 50, bags 0, counted 5 made"_s);
    // Nobody pays for a claim by the supervisor, nor for one that was withdrawn or is pending.
    for (const Ruling ruling : {Ruling::Withdrawn, Ruling::Pending}) {
        hand.reneges = {against(Side::B, ruling)};
        QCOMPARE(asTextA(rules, hand), u"44 = contract 40 overtricks 4, bags 4, counted 8 made"_s);
    }
    hand.reneges = {against(Side::B, Ruling::Rejected)};
    hand.reneges.front().by.reset();
    QCOMPARE(asTextA(rules, hand), u"44 = contract 40 overtricks 4, bags 4, counted 8 made"_s);
    // Never below nothing, and no trick of two nils.
    Hand few = handOf("4 took 2; 5 took 11");
    few.reneges = {against(Side::B, Ruling::Rejected)};
    QCOMPARE(asTextA(rules, few), u"-40 = contract -40, bags 0, counted 0 set"_s);
    rules.nil = {100, 100, {}, {}, 2, {}, 0, {}, FailedTricks::Void, true};
    Hand nils = handOf("nil+nil took 0+1; 6 took 12");
    nils.reneges = {against(Side::B, Ruling::Rejected)};
    QCOMPARE(asTextA(rules, nils), u"0 = nil 100 nil -100, bags 0, counted 0"_s);
}

void tst_otherends::aDeniedChallengeIsPaidBesideOneThatIsUpheld()
{
    RuleSet rules;
    rules.renege = RenegeRule{};
    rules.renege->wrongTricks = 2;
    rules.renege->wrongPaid = WrongPaid::BesideUpheld;
    Hand hand = handOf("4 took 8; 5 took 5");
    hand.reneges = {against(Side::B, Ruling::Rejected)};
    const QString free = u"44 = contract 40 overtricks 4, bags 4, counted 8 made"_s;
    const QString paid = u"42 = contract 40 overtricks 2, bags 2, counted 6 made"_s;
    QCOMPARE(asTextA(rules, hand), free);
    hand.reneges.push_back(against(Side::B, Ruling::Pending));
    QCOMPARE(asTextA(rules, hand), free);
    hand.reneges.back().ruling = Ruling::Upheld;
    QCOMPARE(asTextA(rules, hand), paid);
    // Where the loser of a challenge pays as for a renege, that too waits for one that is upheld.
    rules.renege->wrongTricks.reset();
    QCOMPARE(asTextA(rules, hand), free);
    rules.renege->loser = RenegeLoser::LoserOfChallenge;
    QCOMPARE(asTextA(rules, hand), u"41 = contract 40 overtricks 1, bags 1, counted 5 made"_s);
    hand.reneges.pop_back();
    QCOMPARE(asTextA(rules, hand), free);
}

// Alabama: both sides together bid eleven at least, or the hand is thrown in.
void tst_otherends::aHandIsThrownInWhereTheTableHasAMinimum()
{
    RuleSet rules;
    const Item thrownIn = Misdeal{{}, std::string(belowTableMinimum)};
    const Problems none = problems(rules, begin(rules, {}), thrownIn);
    QVERIFY(refusal(none, thrownIn));
    QVERIFY(refusal(none, thrownIn)->what.code == "no-table-minimum");
    rules.bid.minTableTotal = 11;
    QVERIFY(problems(rules, begin(rules, {}), thrownIn).empty());
    const Hand low = handOf("5 took 6; 5 took 7");
    QCOMPARE(bidTogether(low.sides), 10);
    const Problems found = problems(rules, begin(rules, {}), low);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().about == About::TableTotal);
    QVERIFY(found.front().severity == Severity::AgainstSheet);
    QVERIFY(problems(rules, begin(rules, {}), handOf("5 took 6; 6 took 7")).empty());
    // It has no row and no points.
    const GameLedger game = score(rules, {{}, {thrownIn, handOf("5 took 6; 6 took 7")}});
    QCOMPARE(game.hands.size(), std::size_t{1});
    QCOMPARE(game.hands.front().hand, 1);
}

TEST_CLASS(tst_otherends)
#include "tst_otherends.moc"
