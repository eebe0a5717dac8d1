// What sheets ask that the seven sets do not: bids before looking, overtricks and reneges.
#include "notation.h"

#include "program/testclass.h"
#include "scoring/legal.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace scoring;
using notation::against;
using notation::asText;
using notation::asTextA;
using notation::handOf;

class tst_laterrules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTierThatCountsOnceWhenBlind();
    void twiceTheBidIsASet();
    void theInnocentSideHasItsBid();
    void aDeniedChallengeHasItsOwnPrice();
    void aDeniedChallengeIsPaidBesideOneThatIsUpheld();
    void aHandIsThrownInWhereTheTableHasAMinimum();
};

// Jokers Wild: a blind bid counts twice, and a bid of ten is worth 200.
void tst_laterrules::aTierThatCountsOnceWhenBlind()
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
void tst_laterrules::twiceTheBidIsASet()
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
void tst_laterrules::theInnocentSideHasItsBid()
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
    // It gains nothing beyond, and nothing where it made its bid.
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
void tst_laterrules::aDeniedChallengeHasItsOwnPrice()
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

void tst_laterrules::aDeniedChallengeIsPaidBesideOneThatIsUpheld()
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
void tst_laterrules::aHandIsThrownInWhereTheTableHasAMinimum()
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

TEST_CLASS(tst_laterrules)
#include "tst_laterrules.moc"
