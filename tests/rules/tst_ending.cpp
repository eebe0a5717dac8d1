// How a game was won, as the sheet in the window and the one on the terminal say it.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "scoring/game.h"
#include "wording/rulecard/why.h"

#include <set>

using namespace Qt::StringLiterals;
using scoring::By;
using wording::howItEnded;

class tst_ending : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void withTheNumbersOfTheRules();
    void reachingTheTargetNeedsNoNote();
    void noTwoSoundAlike();
    void bothReachTheTarget();
    void whoWasSetTooOften();
    void whoIsTooLow();
};

namespace {

scoring::Hand handOf(int bidA, int tookA, int bidB)
{
    scoring::Hand hand;
    hand.sides.a.bid = bidA;
    hand.sides.a.tricks = tookA;
    hand.sides.b.bid = bidB;
    hand.sides.b.tricks = scoring::tricksInHand - tookA;
    return hand;
}

/// From that state on, with these hands.
QString how(const scoring::RuleSet& rules, const scoring::Start& start, std::vector<scoring::Item> hands)
{
    const scoring::GameLedger ledger = scoring::score(rules, scoring::Game{start, std::move(hands)});
    return q(howItEnded(rules.end, ledger, {start.sides.a.sets, start.sides.b.sets}));
}

scoring::Start startAt(int a, int b)
{
    return {{{a, 0, 0}, {b, 0, 0}}, 5};
}

} // namespace

void tst_ending::withTheNumbersOfTheRules()
{
    scoring::End end;
    end.minScore = -200;
    end.winOnMadeBid = 10;
    end.length = scoring::Length::FixedHands;
    end.lengthCount = 12;
    SAYS(q(howItEnded(end, By::MinScore)));
    SAYS(q(howItEnded(end, By::MadeBid)));
    end.mercyLead = 200;
    SAYS(q(howItEnded(end, By::Hands)));
    SAYS(q(howItEnded(end, By::Mercy)));
}

void tst_ending::reachingTheTargetNeedsNoNote()
{
    QCOMPARE(howItEnded({}, By::Target), std::string());
    QCOMPARE(howItEnded({}, By::Decided), std::string());
}

void tst_ending::noTwoSoundAlike()
{
    std::set<std::string> all;
    const By ways[] = {By::Time,  By::ExtraHand, By::MinScore, By::Sets,  By::MadeBid, By::FirstHand,
                       By::Hands, By::Renege,    By::Games,    By::Total, By::Mercy,   By::AllTricks};
    for (const By by : ways)
        QVERIFY(all.insert(howItEnded({}, by)).second);
    QCOMPARE(all.count({}), std::size_t(0));
}

void tst_ending::bothReachTheTarget()
{
    scoring::RuleSet rules;
    rules.end.target = 350;
    const scoring::Start start = startAt(300, 320);
    QCOMPARE(how(rules, start, {handOf(7, 7, 6)}), u"both reached 350; the higher score wins"_s);
    QCOMPARE(how(rules, start, {handOf(4, 5, 8)}), QString()); // A has 341
    rules.end.bothReach = scoring::BothReach::HighestLastBid;
    QCOMPARE(how(rules, start, {handOf(7, 7, 6)}), u"both reached 350; the higher bid (7) wins"_s);
    QCOMPARE(how(rules, start, {handOf(6, 6, 6)}),
             u"both reached 350 on equal bids; the higher score wins"_s);
}

void tst_ending::whoWasSetTooOften()
{
    scoring::RuleSet rules;
    rules.end.maxSetsTotal = 3;
    scoring::Start start = startAt(0, 0);
    start.sides.b.sets = 2; // on paper
    QCOMPARE(how(rules, start, {handOf(7, 8, 6)}), u"B was set 3 times"_s);
    QCOMPARE(how(rules, start, {handOf(7, 6, 6)}), QString()); // A once
    rules.end.maxSetsTotal.reset();
    rules.end.maxSetsConsecutive = 2;
    QCOMPARE(how(rules, startAt(0, 0), {handOf(7, 6, 7), handOf(7, 6, 7)}), u"A was set 2 times in a row"_s);
    QCOMPARE(how(rules, startAt(0, 10), {handOf(7, 6, 8), handOf(7, 6, 8)}),
             u"both were set too often; the higher score wins"_s);
    rules.end.minHands = 7; // with the five before
    scoring::Hand stopped = handOf(7, 7, 6);
    stopped.timeExpired = scoring::TimeCall{scoring::OnExpiry::StopNow, {}};
    QCOMPARE(how(rules, startAt(0, 0), {handOf(7, 6, 7), stopped, handOf(7, 6, 7)}),
             u"A was set 2 times in a row"_s);
}

void tst_ending::whoIsTooLow()
{
    scoring::RuleSet rules;
    rules.end.minScore = -200;
    QCOMPARE(how(rules, startAt(-150, 0), {handOf(7, 6, 7)}), u"A is at −200 or below"_s);
    QCOMPARE(how(rules, startAt(-150, -130), {handOf(7, 6, 8)}),
             u"both are at −200 or below; the higher score wins"_s);
}

TEST_CLASS(tst_ending)
#include "tst_ending.moc"
