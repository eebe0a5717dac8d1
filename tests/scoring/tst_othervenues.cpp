// Parameters that only other venues' sheets need, one case each, told from those sheets.
#include "notation.h"

#include "message/message.h"
#include "program/testclass.h"
#include "scoring/outlook.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace scoring;
using notation::against;
using notation::asText;
using notation::asTextA;
using notation::handOf;
using notation::levelHand;
using notation::start;
using notation::timed;

namespace {

Hand challenged(Hand hand, std::vector<Renege> reneges)
{
    hand.reneges = std::move(reneges);
    return hand;
}

} // namespace

class tst_othervenues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeReadings();
    void oneMoreHandAfterTime();
    void firstHandBidsItself();
    void setRules();
    void tiers();
    void tiersOnlyForBlindBids();
    void blindBids();
    void blindOnceAGame();
    void allTricksBonus();
    void overtrickPoints();
    void cancelledBagPoints();
    void nilValuesAndPairs();
    void failedTricks();
    void renegeEffects();
    void renegeLoserAndReceiver();
    void secondOffence();
    void fouls();
    void anUnknownFoulNamesTheKnownOnes();
    void adjustments();
};

void tst_othervenues::timeReadings()
{
    RuleSet rules; // with no rule about time a call ends nothing, unless it says how
    const Hand forA = handOf("9 took 9; 4 took 4");
    QCOMPARE(asText(rules, {}, {timed(handOf(levelHand))}), u"in-progress 60:70"_s);
    const Hand stopped = timed(handOf(levelHand), OnExpiry::StopNow);
    QCOMPARE(asText(rules, {}, {forA, stopped, handOf(levelHand)}), u"won a by time 90:40"_s);
    QCOMPARE(asText(rules, {}, {stopped}), u"extra-hand 0:0"_s);
    rules.time = {30, TimeScope::Game, OnExpiry::FinishHand, {}};
    QCOMPARE(asText(rules, {}, {timed(handOf(levelHand))}), u"won b by time 60:70"_s);
    QCOMPARE(asText(rules, start(10, 0), {timed(handOf(levelHand))}), u"extra-hand 70:70"_s);
    QCOMPARE(asText(rules, start(10, 0), {timed(handOf(levelHand)), handOf("9 took 9; 4 took 4")}),
             u"won a by extra-hand 160:110"_s);
    QCOMPARE(asText(rules, {}, {handOf(levelHand), TimeCall{}}), u"won b by time 60:70"_s);
    QCOMPARE(asText(rules, {}, {TimeCall{}, handOf(levelHand)}), u"won b by extra-hand 60:70"_s);
    QCOMPARE(asText(rules, {}, {timed(handOf(levelHand), OnExpiry::FinishGame)}), u"in-progress 60:70"_s);
    QCOMPARE(asText(rules, start(450, 0), {TimeCall{OnExpiry::FinishGame, {}}, handOf(levelHand)}),
             u"won a by target 510:70"_s);
    // Stopped at once: the hand in play counts nothing.
    QCOMPARE(asText(rules, start(0, 1), {timed(handOf("9 took 9; 4 took 4"), OnExpiry::StopNow)}),
             u"won b by time 0:1"_s);
    Hand open = timed(handOf(levelHand), OnExpiry::StopNow);
    open.sides.a.tricks = open.sides.b.tricks = std::monostate{};
    QCOMPARE(asText(rules, start(5, 0), {open}), u"won a by time 5:0"_s);
    // Hands after the end stay on record and count nothing.
    const GameLedger after = score(rules, {{}, {timed(handOf(levelHand)), handOf(levelHand)}});
    QCOMPARE(after.hands.back().state, State::AfterEnd);
    QCOMPARE(after.hands.back().sides.a.score, 60);
    QVERIFY(after.hands.back().sides.a.lines.empty());
}

void tst_othervenues::oneMoreHandAfterTime()
{
    RuleSet rules;
    rules.time = {30, TimeScope::Game, OnExpiry::FinishHand, {}, true};
    const Hand forA = handOf("9 took 9; 4 took 4");
    QCOMPARE(asText(rules, {}, {timed(handOf(levelHand))}), u"in-progress 60:70"_s);
    QCOMPARE(asText(rules, {}, {timed(handOf(levelHand)), forA}), u"won a by time 150:110"_s);
    QCOMPARE(asText(rules, {}, {handOf(levelHand), TimeCall{}}), u"in-progress 60:70"_s);
    QCOMPARE(asText(rules, {}, {handOf(levelHand), TimeCall{}, forA}), u"won a by time 150:110"_s);
    // Tied after it: an extra hand. The target ends the game as ever.
    QCOMPARE(asText(rules, start(10, 0), {TimeCall{}, handOf(levelHand)}), u"extra-hand 70:70"_s);
    QCOMPARE(asText(rules, start(450, 0), {timed(handOf(levelHand))}), u"won a by target 510:70"_s);
    // Stopped at once there is none.
    QCOMPARE(asText(rules, start(1, 0), {TimeCall{OnExpiry::StopNow, {}}}), u"won a by time 1:0"_s);
    const GameState called = play(rules, begin(rules, {}), timed(handOf(levelHand))).after;
    QVERIFY(!endsByTime(rules, begin(rules, {}), timed(handOf(levelHand))));
    QVERIFY(endsByTime(rules, called, handOf(levelHand)));
    QCOMPARE(handsLeft(rules, begin(rules, {}), handOf(levelHand)), std::nullopt); // nobody called time
    QCOMPARE(handsLeft(rules, begin(rules, {}), timed(handOf(levelHand))), 2);
    QCOMPARE(handsLeft(rules, called, handOf(levelHand)), 1);
    rules.end.minHands = 5;
    QCOMPARE(handsLeft(rules, called, handOf(levelHand)), 4);
    rules.time.onExpiry = OnExpiry::FinishGame;
    rules.time.oneMoreHand = false;
    QCOMPARE(handsLeft(rules, begin(rules, {}), timed(handOf(levelHand))), std::nullopt);
}

void tst_othervenues::firstHandBidsItself()
{
    RuleSet rules;
    rules.bid.firstHand = FirstHand::BidsItself;
    rules.bid.firstHandMinBooks = 4;
    rules.contract.tiers = {{10, false, 200, 100}};
    QCOMPARE(asTextA(rules, handOf("- took 7; - took 6")), u"70 = contract 70, bags 0, counted 7"_s);
    QCOMPARE(asText(rules, {}, {handOf("- took 3; - took 10")}),
             u"won b by first-hand 30:100"_s); // no bid, so no tier
    Start paper;
    paper.hands = 1;
    QCOMPARE(asText(rules, paper, {handOf("4 took 3; 5 took 10")}), u"in-progress -40:55"_s);
    rules.bid.firstHand = FirstHand::Bid;
    QCOMPARE(asText(rules, {}, {handOf("4 took 3; 5 took 10")}), u"won b by first-hand -40:55"_s);
}

void tst_othervenues::setRules()
{
    RuleSet rules;
    const Hand short3 = handOf("7 took 4; 6 took 9");
    QCOMPARE(asTextA(rules, short3), u"-70 = contract -70, bags 0, counted 4 set"_s);
    rules.contract.set = SetRule::Zero;
    QCOMPARE(asTextA(rules, short3), u"0 = contract 0, bags 0, counted 4 set"_s);
    rules.contract.set = SetRule::PerShortTrick;
    QCOMPARE(asTextA(rules, short3), u"-30 = contract -30, bags 0, counted 4 set"_s);
}

void tst_othervenues::tiers()
{
    RuleSet rules;
    rules.contract.tiers = {{10, false, 200, 100}, {13, false, 500, {}}, {11, true, 220, 110}};
    QCOMPARE(asTextA(rules, handOf("10 took 11; 2 took 2")),
             u"201 = contract 200 overtricks 1, bags 1, counted 11 made"_s);
    QCOMPARE(asTextA(rules, handOf("11 took 11; 2 took 2")),
             u"220 = contract 220, bags 0, counted 11 made"_s);
    QCOMPARE(asTextA(rules, handOf("11 took 10; 2 took 3")),
             u"-110 = contract -110, bags 0, counted 10 set"_s);
    QCOMPARE(asTextA(rules, handOf("12 took 12; 1 took 1")),
             u"200 = contract 200, bags 0, counted 12 made"_s);
    QCOMPARE(asTextA(rules, handOf("12 took 11; 1 took 2")),
             u"-100 = contract -100, bags 0, counted 11 set"_s);
    QCOMPARE(asTextA(rules, handOf("13 took 12; 1 took 1")),
             u"-130 = contract -130, bags 0, counted 12 set"_s);
    rules.bid.maxTeam = tricksInHand;
    QCOMPARE(lastBidOf(rules, rules.contract.tiers[0]), std::optional(12));
    QVERIFY(!lastBidOf(rules, rules.contract.tiers[1]));
    QCOMPARE(lastBidOf(rules, rules.contract.tiers[2]), std::optional(11));
}

void tst_othervenues::tiersOnlyForBlindBids()
{
    RuleSet rules;
    rules.contract.blindBid = BlindBid{7, 2, 2, {}};
    rules.contract.tiers = {{10, false, 120, {}}, {13, true, 350, {}, true}, {8, false, 150, 90, true}};
    QCOMPARE(asTextA(rules, handOf("blind 13 took 13; 4 took 0")),
             u"350 = contract 350, bags 0, counted 13 made"_s); // never multiplied
    QCOMPARE(asTextA(rules, handOf("13 took 13; 4 took 0")),
             u"120 = contract 120, bags 0, counted 13 made"_s);
    QCOMPARE(asTextA(rules, handOf("blind 13 took 12; 4 took 1")),
             u"-260 = contract -130 blind-bid -130, bags 0, counted 12 set"_s);
    QCOMPARE(asTextA(rules, handOf("blind 9 took 8; 4 took 5")),
             u"-90 = contract -90, bags 0, counted 8 set"_s);
    QCOMPARE(asTextA(rules, handOf("9 took 9; 4 took 4")), u"90 = contract 90, bags 0, counted 9 made"_s);
    rules.bid.maxTeam = tricksInHand;
    QVERIFY(!lastBidOf(rules, rules.contract.tiers[0])); // whoever looked bids 13 for it too
    QCOMPARE(lastBidOf(rules, rules.contract.tiers[2]), std::optional(9));
    QCOMPARE(asTextA(rules, handOf("blind 10 took 10; 3 took 3")),
             u"240 = contract 120 blind-bid 120, bags 0, counted 10 made"_s); // a higher tier goes before
    rules.contract.tiers.push_back({8, false, 99, 1});
    QCOMPARE(asTextA(rules, handOf("blind 8 took 8; 4 took 5")),
             u"150 = contract 150, bags 0, counted 8 made"_s);
}

void tst_othervenues::blindBids()
{
    RuleSet rules;
    rules.contract.blindBid = BlindBid{6, 2, 3, 100};
    QCOMPARE(asTextA(rules, handOf("blind 7 took 8; 5 took 5")),
             u"141 = contract 70 blind-bid 70 overtricks 1, bags 1, counted 8 made"_s);
    QCOMPARE(asTextA(rules, handOf("blind 7 took 6; 5 took 7")),
             u"-210 = contract -70 blind-bid -140, bags 0, counted 6 set"_s);
}

// A number counts as a nil does, and what was bid with both eyes open does not.
void tst_othervenues::blindOnceAGame()
{
    RuleSet rules;
    rules.contract.blindBid = BlindBid{};
    rules.bid.blindPerGame = 1;
    const Hand blind = handOf("blind 7 took 7; 6 took 6");
    const GameState before = play(rules, begin(rules, {}), handOf(levelHand)).after;
    QVERIFY(problems(rules, before, blind).empty());
    const GameState once = play(rules, before, blind).after;
    QCOMPARE(once.sides.a.blinds, 1);
    QCOMPARE(once.sides.b.blinds, 0);
    const Problems again = problems(rules, once, blind);
    QCOMPARE(again.size(), std::size_t(1));
    QCOMPARE(again.front().what, (message::Message{"blind-too-often", {{"most", 1}}}));
    QVERIFY(problems(rules, once, handOf("7 took 7; blind 6 took 6")).empty());
    QCOMPARE(asText(rules, {}, {blind, blind}),
             u"in-progress 280:120"_s); // overridden, it counts
}

void tst_othervenues::allTricksBonus()
{
    RuleSet rules;
    rules.contract.allTricksBonus = 200;
    QCOMPARE(asTextA(rules, handOf("9 took 13; 4 took 0")),
             u"294 = contract 90 overtricks 4 all-tricks 200, bags 4, counted 13 made"_s);
    QCOMPARE(asTextA(rules, handOf("13 took 13; 4 took 0")),
             u"130 = contract 130, bags 0, counted 13 made"_s);
    QCOMPARE(asTextA(rules, handOf("9 took 12; 4 took 1")),
             u"93 = contract 90 overtricks 3, bags 3, counted 12 made"_s);
    rules.bid.firstHand = FirstHand::BidsItself; // thirteen were not bid
    QCOMPARE(asTextA(rules, handOf("- took 13; - took 0")),
             u"330 = contract 130 all-tricks 200, bags 0, counted 13"_s);
}

void tst_othervenues::overtrickPoints()
{
    RuleSet rules;
    rules.overtrickPoints = 0;
    QCOMPARE(asTextA(rules, handOf("5 took 7; 6 took 6")),
             u"50 = contract 50 overtricks 0, bags 2, counted 7 made"_s);
    rules.overtrickPoints = -10;
    QCOMPARE(asTextA(rules, handOf("5 took 7; 6 took 6")),
             u"30 = contract 50 overtricks -20, bags 2, counted 7 made"_s);
}

void tst_othervenues::cancelledBagPoints()
{
    RuleSet rules;
    rules.bags = {10, 100, AfterPenalty::Carry, true};
    QCOMPARE(asTextA(rules, handOf("4 took 7; 6 took 6"), start(200, 0, 8)),
             QStringLiteral(
                 "-67 = contract 40 overtricks 3 bag-penalty -100 bag-penalty -10, bags 1, counted 7 made"));
    QCOMPARE(asTextA(rules, handOf("1 took 13; 6 took 0"), start(200, 0, 8)),
             u"-198 = contract 10 overtricks 12 bag-penalty -100 bag-penalty -10 bag-penalty -100 "
             "bag-penalty -10, bags 0, counted 13 made"_s);
}

void tst_othervenues::nilValuesAndPairs()
{
    RuleSet rules; // a nil that an override lets in where there is none is worth nothing
    QCOMPARE(asTextA(rules, handOf("nil+4 took 2+5; 6 took 6")),
             u"43 = nil 0 contract 40 overtricks 3, bags 3, counted 7 made"_s);
    rules.nil.valueMade = 50;
    rules.nil.valueFailed = 80;
    rules.nil.blindMade = 100;
    rules.nil.blindFailed = 150;
    rules.nil.maxPerTeam = 2;
    rules.nil.failedTricks = FailedTricks::Void;
    QCOMPARE(asTextA(rules, handOf("nil+5 took 0+5; 8 took 8")),
             u"100 = nil 50 contract 50, bags 0, counted 5 made"_s);
    QCOMPARE(asTextA(rules, handOf("nil+5 took 1+5; 7 took 7")),
             u"-30 = nil -80 contract 50, bags 0, counted 5 made"_s);
    rules.nil.doubled = DoubleNil{250, 0, -250};
    QCOMPARE(asTextA(rules, handOf("nil+nil took 0+0; 9 took 13")), u"250 = nil 250, bags 0, counted 0"_s);
    QCOMPARE(asTextA(rules, handOf("nil+nil took 0+2; 9 took 11")), u"0 = nil 0, bags 0, counted 0"_s);
    QCOMPARE(asTextA(rules, handOf("nil+nil took 1+2; 9 took 10")), u"-250 = nil -250, bags 0, counted 0"_s);
    // A blind nil in the pair: each for itself.
    QCOMPARE(asTextA(rules, handOf("nil+blind-nil took 0+1; 9 took 12")),
             u"-100 = nil 50 blind-nil -150, bags 0, counted 0"_s);
}

void tst_othervenues::failedTricks()
{
    RuleSet rules;
    rules.nil.valueMade = rules.nil.valueFailed = 100;
    rules.nil.maxPerTeam = 2;
    const Hand helps = handOf("nil+5 took 2+4; 7 took 7");
    const Hand beyond = handOf("nil+4 took 2+5; 6 took 6");
    const auto with = [&](FailedTricks failed, const Hand& h) {
        rules.nil.failedTricks = failed;
        return asTextA(rules, h);
    };
    QCOMPARE(with(FailedTricks::Count, helps),
             u"-49 = nil -100 contract 50 overtricks 1, bags 1, counted 6 made"_s);
    QCOMPARE(with(FailedTricks::HelpOnly, helps), u"-50 = nil -100 contract 50, bags 0, counted 6 made"_s);
    QCOMPARE(with(FailedTricks::HelpOnly, beyond),
             u"-59 = nil -100 contract 40 overtricks 1, bags 1, counted 7 made"_s);
    QCOMPARE(with(FailedTricks::Void, helps), u"-150 = nil -100 contract -50, bags 0, counted 4 set"_s);
    QCOMPARE(with(FailedTricks::Bags, helps),
             u"-148 = nil -100 contract -50 overtricks 2, bags 2, counted 4 set"_s);
    rules.nil.failedBagsWhenSet = false;
    QCOMPARE(with(FailedTricks::Bags, helps), u"-150 = nil -100 contract -50, bags 0, counted 4 set"_s);
    QCOMPARE(with(FailedTricks::Bags, beyond),
             u"-57 = nil -100 contract 40 overtricks 3, bags 3, counted 5 made"_s);
    const Hand pair = handOf("nil+nil took 0+3; 9 took 10");
    QCOMPARE(with(FailedTricks::Count, pair), u"3 = nil 100 nil -100 overtricks 3, bags 3, counted 3"_s);
    QCOMPARE(with(FailedTricks::Bags, pair), u"3 = nil 100 nil -100 overtricks 3, bags 3, counted 0"_s);
    QCOMPARE(with(FailedTricks::HelpOnly, pair), u"0 = nil 100 nil -100, bags 0, counted 3"_s);
}

void tst_othervenues::renegeEffects()
{
    RuleSet rules;
    rules.renege = RenegeRule{};
    const Hand caught = challenged(handOf("4 took 9; 4 took 4"), {against(Side::A)});
    QCOMPARE(asTextA(rules, caught), u"42 = contract 40 overtricks 2, bags 2, counted 6 made"_s);
    rules.renege->effect = RenegeEffect::AutoSet;
    QCOMPARE(asTextA(rules, caught), u"-40 = contract -40, bags 0, counted 3 set"_s);
    rules.renege->effect = RenegeEffect::LoseGame;
    QCOMPARE(asText(rules, {}, {caught}), u"won b by renege 45:40"_s);
    // Both sides: neither loses by it.
    const Hand both = challenged(handOf("4 took 9; 4 took 4"), {against(Side::A), against(Side::B)});
    QCOMPARE(asText(rules, {}, {both}), u"in-progress 45:40"_s);
    rules.renege.reset();
    QCOMPARE(asTextA(rules, caught), u"45 = contract 40 overtricks 5, bags 5, counted 9 made"_s);
}

void tst_othervenues::renegeLoserAndReceiver()
{
    RuleSet rules;
    rules.renege = RenegeRule{};
    const Hand rejected = challenged(handOf("4 took 8; 5 took 5"), {against(Side::B, Ruling::Rejected)});
    QCOMPARE(asTextA(rules, rejected), u"44 = contract 40 overtricks 4, bags 4, counted 8 made"_s);
    rules.renege->loser = RenegeLoser::LoserOfChallenge;
    QCOMPARE(asTextA(rules, rejected), u"41 = contract 40 overtricks 1, bags 1, counted 5 made"_s);
    Hand bySupervisor = rejected;
    bySupervisor.reneges.front().by.reset();
    QCOMPARE(asTextA(rules, bySupervisor), u"44 = contract 40 overtricks 4, bags 4, counted 8 made"_s);
    rules.renege->receiverPoints = 30;
    rules.renege->receiverCountsTricks = true;
    const Hand upheld = challenged(handOf("6 took 4; 7 took 9"), {against(Side::B)});
    QCOMPARE(asTextA(rules, upheld),
             u"91 = contract 60 overtricks 1 renege-award 30, bags 1, counted 7 made"_s);
    for (const Ruling open : {Ruling::Pending, Ruling::Withdrawn})
        QCOMPARE(asTextA(rules, challenged(handOf("6 took 4; 7 took 9"), {against(Side::B, open)})),
                 u"-60 = contract -60, bags 0, counted 4 set"_s);
    // Never below nothing.
    QCOMPARE(asTextA(rules, challenged(handOf("6 took 2; 7 took 11"), {against(Side::A)})),
             u"-60 = contract -60, bags 0, counted 0 set"_s);
    // Of two nils no trick goes over, and the award does.
    rules.nil.valueMade = rules.nil.valueFailed = 100;
    QCOMPARE(asTextA(rules,
                     challenged(handOf("nil+nil took 0+2; 9 took 11"), {against(Side::A), against(Side::B)})),
             u"32 = nil 100 nil -100 overtricks 2 renege-award 30, bags 2, counted 2"_s);
}

void tst_othervenues::secondOffence()
{
    RuleSet rules;
    rules.renege = RenegeRule{};
    rules.renege->secondOffence = SecondOffence::LoseGame;
    const Hand caught = challenged(handOf("4 took 9; 4 took 4"), {against(Side::A)});
    QCOMPARE(asText(rules, {}, {caught}), u"in-progress 42:40"_s);
    QCOMPARE(asText(rules, {}, {caught, handOf(levelHand), caught}), u"won b by renege 144:150"_s);
    QCOMPARE(
        asText(rules, {}, {challenged(handOf("4 took 9; 4 took 4"), {against(Side::A), against(Side::A)})}),
        u"won b by renege -40:40"_s);
}

void tst_othervenues::fouls()
{
    RuleSet rules;
    rules.fouls = {{"table-talk", -30, 0}, {"out-of-turn", 0, -3}};
    Hand talked = handOf("4 took 8; 5 took 5");
    talked.fouls = {{Side::A, "table-talk"}, {Side::A, "out-of-turn"}, {Side::B, "table-talk"}};
    QCOMPARE(asTextA(rules, talked), u"11 = contract 40 overtricks 1 foul -30, bags 1, counted 5 made"_s);
}

void tst_othervenues::anUnknownFoulNamesTheKnownOnes()
{
    RuleSet rules;
    Hand talked = handOf("4 took 8; 5 took 5");
    talked.fouls = {{Side::A, "slow-play"}};
    const auto said = [&](const message::Message& what) {
        const Problems all = problems(rules, beginGame(rules, {}, {}, {}), talked);
        return std::any_of(all.begin(), all.end(), [&](const Problem& each) { return each.what == what; });
    };
    QVERIFY(said({"foul-unknown-none", {{"foul", "slow-play"}}}));
    rules.fouls = {{"table-talk", -30, 0}, {"out-of-turn", 0, -3}};
    QVERIFY(
        said({"foul-unknown",
              {{"foul", "slow-play"}, {"fouls", std::vector<std::string>{"table-talk", "out-of-turn"}}}}));
}

void tst_othervenues::adjustments()
{
    Hand corrected = handOf("4 took 4; 5 took 9");
    corrected.adjustments = {{Side::A, -15, "late"}, {Side::B, 5, "table count"}};
    QCOMPARE(asTextA({}, corrected), u"25 = contract 40 adjustment -15, bags 0, counted 4 made"_s);
}

TEST_CLASS(tst_othervenues)
#include "tst_othervenues.moc"
