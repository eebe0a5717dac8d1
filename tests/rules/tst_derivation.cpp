// How each number on the sheet is explained: the steps add up to it, under every rule set, and name their
// rule. And how a game was won, in the window and on the terminal.
#include "text.h"

#include "arbitrary/games.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "scoring/game.h"
#include "wording/rulecard/why.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using scoring::By;
using scoring::Side;
using wording::Figure;
using wording::howItEnded;

namespace {

/// `+50`, `−60`, `3`: as a number.
int numberIn(const std::string& amount)
{
    const bool minus = amount.rfind("−", 0) == 0;
    return minus ? -std::stoi(amount.substr(std::string("−").size())) : std::stoi(amount);
}

int sumOf(const wording::Derivation& found, std::size_t steps)
{
    int sum = 0;
    for (std::size_t i = 0; i < steps; ++i)
        sum += numberIn(found.steps[i].amount);
    return sum;
}

rules::Set uncRegular()
{
    return rules::find("unc-regular").value();
}

/// Side B has bid 4. With that challenge, if there is one.
wording::Row rowOf(const rules::Set& set, const scoring::SideHand& a, const scoring::StartSide& before = {},
                   const std::optional<scoring::Renege>& renege = {})
{
    scoring::Hand hand;
    hand.sides = {a, {4, false, scoring::tricksInHand - scoring::rawTricks(a)}};
    if (renege)
        hand.reneges.push_back(*renege);
    scoring::Game game;
    game.start.sides.a = before;
    game.items.emplace_back(hand);
    return {hand, scoring::score(set.rules, game).hands.front(), before};
}

/// Of side A.
QStringList inWords(const rules::Set& set, Figure figure, const wording::Row& row)
{
    const wording::Derivation found = wording::derivation(set, figure, Side::A, row);
    QStringList words;
    for (const wording::Step& step : found.steps)
        words << QString::fromStdString(step.amount + " | " + step.words + " | " + step.source);
    for (const std::string& note : found.notes)
        words << QString::fromStdString(note);
    return words;
}

} // namespace

class tst_derivation : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void addsUp();
    void ofABid();
    void ofTricks();
    void namesWhoWasChallenged();
    void theCostOfARenegeIsAsScored();
    void ofBagsAtThePenalty();
    void ofOvertricksThatAreNoBags();
    void ofAScore();
    void ofAHandThatWasStopped();
    void ofAScoreWhereTheHandsAreCounted();
    void ofASetByTakingTooMany();
    void ofABidGivenByARenege();
    void ofAChallengeThatWasDenied();
    void ofAnUndecidedChallengeOnce();
    void ofRulesThatCiteNothing();
    void aReadingIsSaid();
    void aHandAfterTheEndMovesNoTricks();
    void withTheNumbersOfTheRules();
    void reachingTheTargetNeedsNoNote();
    void noTwoSoundAlike();
    void bothReachTheTarget();
    void whoWasSetTooOften();
    void whoIsTooLow();
};

void tst_derivation::addsUp()
{
    const std::vector<rules::Set> all = allSets();
    QVERIFY(rc::check([&all] {
        const rules::Set& set =
            all[static_cast<std::size_t>(arbitrary::within(0, static_cast<int>(all.size()) - 1))];
        const scoring::Game game = arbitrary::game(set.rules);
        const scoring::GameLedger ledger = scoring::score(set.rules, game);
        scoring::PerSide<scoring::StartSide> before = game.start.sides;
        std::size_t next = 0;
        for (const scoring::Item& item : game.items) {
            const auto* hand = std::get_if<scoring::Hand>(&item);
            if (!hand)
                continue;
            const scoring::HandLedger& counted = ledger.hands[next++];
            for (const Side side : scoring::bothSides) {
                const wording::Row row{*hand, counted, before[side]};
                const scoring::SideLedger& own = counted.sides[side];
                const auto of = [&](Figure figure) { return wording::derivation(set, figure, side, row); };
                const wording::Derivation points = of(Figure::Points);
                RC_ASSERT(sumOf(points, points.steps.size()) == own.points);
                const wording::Derivation bags = of(Figure::Bags);
                RC_ASSERT(sumOf(bags, bags.steps.size()) == own.bags);
                const wording::Derivation score = of(Figure::Score);
                RC_ASSERT(sumOf(score, 2) == own.score);
                RC_ASSERT(numberIn(score.steps.back().amount) == own.score);
                const wording::Derivation tricks = of(Figure::Tricks);
                RC_ASSERT(sumOf(tricks, tricks.steps.size()) == own.tricks);
                before[side] = {own.score, own.bags, 0};
            }
        }
    }));
}

void tst_derivation::ofABid()
{
    const rules::Set unc = uncRegular();
    const wording::Row plain =
        rowOf(unc, {scoring::Bids{scoring::bid(3), scoring::bid(2)}, false, scoring::Split{4, 1}});
    SAYS(inWords(unc, Figure::Bid, plain));
    const wording::Row withNil =
        rowOf(unc, {scoring::Bids{scoring::bid(5), scoring::nil}, false, scoring::Split{6, 0}});
    const QStringList said = inWords(unc, Figure::Bid, withNil);
    QCOMPARE(said.size(), 2);
    MENTIONS(said[1]);
}

void tst_derivation::ofTricks()
{
    const rules::Set unc = uncRegular();
    const wording::Row row =
        rowOf(unc, {5, false, 7}, {}, scoring::Renege{Side::B, {Side::A, 0}, 3, scoring::Ruling::Upheld});
    const QStringList said = inWords(unc, Figure::Tricks, row);
    SAYS(said.value(0));
    SAYS(said.value(1));
    MENTIONS(said.value(2));
    SAYS(said.value(3));
    MENTIONS(said.last());
}

// The points of both sides say who was accused, of which book, and what that cost whom; also where it cost
// nothing.
void tst_derivation::namesWhoWasChallenged()
{
    using scoring::Ruling;
    const auto said = [](const char* id, Ruling ruling, std::optional<Side> by = Side::B) {
        const rules::Set set = rules::find(id).value();
        const wording::Row row = rowOf(set, {5, false, 7}, {}, scoring::Renege{by, {Side::A, 1}, 7, ruling});
        const auto lee = [](scoring::Seat seat) {
            return seat == scoring::Seat{Side::A, 1} ? std::string("Lee") : std::string("somebody else");
        };
        const wording::Derivation a = wording::derivation(set, Figure::Points, Side::A, row, lee);
        const wording::Derivation b = wording::derivation(set, Figure::Points, Side::B, row, lee);
        return a.notes.empty() || b.notes.empty() || a.notes.back() != b.notes.back()
                   ? QString()
                   : QString::fromStdString(a.notes.back());
    };
    SAYS(said("unc-regular", Ruling::Upheld));
    SAYS(said("unc-regular", Ruling::Rejected));
    SAYS(said("unc-regular", Ruling::Withdrawn));
    SAYS(said("mckendree", Ruling::Rejected).section(u" ("_s, 0, 0));
    SAYS(said("mckendree", Ruling::Rejected, std::nullopt).section(u" ("_s, 0, 0));
    SAYS(said("washburn", Ruling::Upheld));
}

void tst_derivation::theCostOfARenegeIsAsScored()
{
    using scoring::Bids;
    rules::Set set = uncRegular();
    scoring::Hand hand;
    hand.sides.a.bid = Bids{scoring::nil, scoring::nil};
    hand.sides.b.bid = Bids{scoring::bid(4), scoring::bid(3)};
    hand.reneges.push_back({Side::B, {Side::A, 0}, 3, scoring::Ruling::Upheld});
    const auto said = [&] {
        return QString::fromStdString(
            wording::whyRuled(set, hand, scoring::State::InProgress, scoring::seatAlone, wording::placeOf)
                .front());
    };

    for (const auto effect : {scoring::RenegeEffect::Tricks, scoring::RenegeEffect::AutoSet}) {
        set.rules.renege->effect = effect;
        MENTIONS(said());
    }
    hand.sides.a.bid = Bids{scoring::bid(4), scoring::bid(3)};
    MENTIONS(said());
    QVERIFY(!said().contains(u"second"_s));
    set.rules.renege->secondOffence = scoring::SecondOffence::LoseGame;
    MENTIONS(said());
    // The other side counts the tricks only if it has a contract.
    set.rules.renege->effect = scoring::RenegeEffect::Tricks;
    set.rules.renege->receiverCountsTricks = true;
    MENTIONS(said());
    hand.sides.b.bid = Bids{scoring::nil, scoring::nil};
    MENTIONS(said());
}

void tst_derivation::ofBagsAtThePenalty()
{
    const rules::Set unc = uncRegular(); // 6 bags cost 60 points, then all are gone
    const QStringList said = inWords(unc, Figure::Bags, rowOf(unc, {5, false, 8}, {100, 5, 0}));
    QCOMPARE(said.size(), 4);
    SAYS(said[0]);
    MENTIONS(said[1]);
    MENTIONS(said[2]);
    MENTIONS(said[3]);
    const rules::Set washburn = rules::find("washburn").value(); // 10 bags, and the rest is carried on
    const QStringList carried = inWords(washburn, Figure::Bags, rowOf(washburn, {5, false, 8}, {100, 9, 0}));
    MENTIONS(carried.value(2));
}

// Trial: "1 overtrick, a bag", under rules where overtricks count nothing.
void tst_derivation::ofOvertricksThatAreNoBags()
{
    rules::Set set = uncRegular();
    const auto said = [&set](int tricks) {
        return inWords(set, Figure::Points, rowOf(set, {5, false, tricks})).join(u'\n');
    };
    QVERIFY2(said(6).contains(u"1 overtrick, a bag"_s), qPrintable(said(6)));
    set.rules.overtrickPoints = 0;
    set.rules.bags = {};
    QVERIFY2(!said(6).contains(u"bag"_s) && !said(8).contains(u"bag"_s), qPrintable(said(8)));
}

void tst_derivation::ofAScore()
{
    const rules::Set unc = uncRegular();
    const wording::Row row = rowOf(unc, {5, false, 4}, {20, 0, 0});
    SAYS(inWords(unc, Figure::Score, row));
}

void tst_derivation::ofAHandThatWasStopped()
{
    const rules::Set unc = uncRegular();
    scoring::Hand hand;
    hand.sides = {{5, false, {}}, {4, false, {}}};
    hand.timeExpired = scoring::TimeCall{scoring::OnExpiry::StopNow, {}};
    scoring::Game game;
    game.items.emplace_back(hand);
    const wording::Row row{hand, scoring::score(unc.rules, game).hands.front(), {}};
    SAYS(inWords(unc, Figure::Tricks, row));
}

void tst_derivation::ofAScoreWhereTheHandsAreCounted()
{
    rules::Set unc = uncRegular();
    unc.rules.end.length = scoring::Length::FixedHands;
    unc.rules.end.lengthCount = 8;
    const QStringList said = inWords(unc, Figure::Score, rowOf(unc, {5, false, 8}, {20, 0, 0}));
    MENTIONS(said.back());
}

void tst_derivation::ofASetByTakingTooMany()
{
    rules::Set set = uncRegular();
    set.rules.contract.setAtTimes = 2;
    const wording::Row row = rowOf(set, {3, false, 6});
    QCOMPARE(row.ledger.sides.a.points, -30);
    SAYS(inWords(set, Figure::Points, row));
}

void tst_derivation::ofABidGivenByARenege()
{
    rules::Set set = uncRegular();
    set.rules.renege->receiverMakesBid = true;
    const wording::Row row =
        rowOf(set, {6, false, 4}, {}, scoring::Renege{Side::A, {Side::B, 0}, 3, scoring::Ruling::Upheld});
    QCOMPARE(row.ledger.sides.a.points, 90); // with the award of 30
    SAYS(inWords(set, Figure::Points, row));
}

void tst_derivation::ofAChallengeThatWasDenied()
{
    rules::Set set = uncRegular();
    set.rules.renege->wrongTricks = 2;
    const wording::Row row =
        rowOf(set, {4, false, 7}, {}, scoring::Renege{Side::A, {Side::B, 0}, 3, scoring::Ruling::Rejected});
    QCOMPARE(row.ledger.sides.a.points, 41);
    const QStringList said = inWords(set, Figure::Points, row);
    QVERIFY(said.join(u'\n').contains(u"tricks for the lost challenge"_s));
    SAYS(said);
}

void tst_derivation::ofAnUndecidedChallengeOnce()
{
    const rules::Set set = uncRegular();
    const wording::Row plain = rowOf(set, {4, false, 7});
    wording::Row held = plain;
    held.hand.reneges.push_back({Side::A, {Side::B, 0}, 3, scoring::Ruling::Pending});
    held.ledger.state = scoring::State::Held;
    for (const Figure figure : {Figure::Bid, Figure::Tricks, Figure::Points, Figure::Bags, Figure::Score}) {
        const auto notes = [&](const wording::Row& row) {
            return wording::derivation(set, figure, Side::A, row).notes.size();
        };
        QCOMPARE(notes(held), notes(plain) + 1);
    }
}

void tst_derivation::ofRulesThatCiteNothing()
{
    rules::Set set = uncRegular();
    set.cites.clear();
    const wording::Row row = rowOf(set, {5, false, 6});
    const auto sources = [&] {
        QStringList all;
        for (const wording::Step& step : wording::derivation(set, Figure::Points, Side::A, row).steps)
            all << QString::fromStdString(step.source);
        return all;
    };
    QVERIFY(sources().size() > 1);
    QCOMPARE(sources().join(QString()), QString());
    set.cites["end.target"].section = "4";
    QVERIFY(!sources().contains(QString())); // that of the others is missing now
    QVERIFY(sources().contains(u"not on the sheet"_s));
}

void tst_derivation::aReadingIsSaid()
{
    const rules::Set set = uncRegular();
    const rules::Cite& read = set.citeFor("contract.tiers");
    QCOMPARE(wording::derivation(set, Figure::Points, Side::A, rowOf(set, {10, false, 11}))
                 .steps.front()
                 .reading.c_str(),
             read.reading.c_str());
    QVERIFY(wording::derivation(set, Figure::Points, Side::A, rowOf(set, {5, false, 5}))
                .steps.front()
                .reading.empty());
}

// It said "0 count toward the bid".
void tst_derivation::aHandAfterTheEndMovesNoTricks()
{
    const rules::Set set = uncRegular();
    wording::Row row = rowOf(set, {5, false, 6});
    scoring::GameState over;
    over.result.state = scoring::State::Won;
    row.ledger = scoring::play(set.rules, over, row.hand).ledger;
    QVERIFY(row.ledger.state == scoring::State::AfterEnd);
    const QStringList words = inWords(set, Figure::Tricks, row);
    QVERIFY2(words.filter(QStringLiteral("count toward the bid")).isEmpty(),
             qPrintable(words.join(QLatin1Char('\n'))));
}

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

void tst_derivation::withTheNumbersOfTheRules()
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

void tst_derivation::reachingTheTargetNeedsNoNote()
{
    QCOMPARE(howItEnded({}, By::Target), std::string());
    QCOMPARE(howItEnded({}, By::Decided), std::string());
}

void tst_derivation::noTwoSoundAlike()
{
    std::set<std::string> all;
    const By ways[] = {By::Time,  By::ExtraHand, By::MinScore, By::Sets,  By::MadeBid, By::FirstHand,
                       By::Hands, By::Renege,    By::Games,    By::Total, By::Mercy,   By::AllTricks};
    for (const By by : ways)
        QVERIFY(all.insert(howItEnded({}, by)).second);
    QCOMPARE(all.count({}), std::size_t(0));
}

void tst_derivation::bothReachTheTarget()
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

void tst_derivation::whoWasSetTooOften()
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

void tst_derivation::whoIsTooLow()
{
    scoring::RuleSet rules;
    rules.end.minScore = -200;
    QCOMPARE(how(rules, startAt(-150, 0), {handOf(7, 6, 7)}), u"A is at −200 or below"_s);
    QCOMPARE(how(rules, startAt(-150, -130), {handOf(7, 6, 8)}),
             u"both are at −200 or below; the higher score wins"_s);
}

TEST_CLASS(tst_derivation)
#include "tst_derivation.moc"
