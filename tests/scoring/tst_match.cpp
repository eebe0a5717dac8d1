// Matches of several games, and where a game may be entered.
#include "notation.h"

#include "program/testclass.h"
#include "scoring/legal.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace scoring;
using message::Message;
using notation::asText;
using notation::handOf;
using notation::start;

namespace {

const Hand aWins = handOf("9 took 9; 4 took 4"); // 90 : 40
const Hand bWins = handOf("4 took 4; 9 took 9");
const Hand level = handOf("6 took 6; 6 took 7"); // 60 : 61

RuleSet to(int target)
{
    RuleSet rules;
    rules.end.target = target;
    return rules;
}

Game game(std::vector<Item> items)
{
    return {{}, std::move(items)};
}

QString match(const RuleSet& rules, Series series, std::vector<Game> games)
{
    const MatchLedger ledger = score(rules, Match{series, std::move(games)});
    return asText(ledger.result) + u", games %1:%2"_s.arg(ledger.gamesWon.a).arg(ledger.gamesWon.b);
}

QString codes(const RuleSet& rules, const GameState& state, const Item& item)
{
    QStringList all;
    for (const Problem& problem : problems(rules, state, item))
        all << QString::fromUtf8(problem.what.code.data(), static_cast<qsizetype>(problem.what.code.size())) +
                   (problem.side ? QLatin1Char(' ') + QString::fromStdString(name(*problem.side))
                                 : QString());
    return all.join(u", "_s);
}

} // namespace

class tst_match : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bestOfThree();
    void totalOfThree();
    void theRulesSayWhichGames();
    void aTiedTotalIsDecidedByExtraHands();
    void timeForTheWholeMatch();
    void dealerGoesRound();
    void impossibleHandsAreRefused_data();
    void impossibleHandsAreRefused();
    void theReasonForTheResult();
    void anOverrideLiftsOnlyTheSheet();
    void takenOverFromPaper();
};

void tst_match::bestOfThree()
{
    const RuleSet rules = to(80);
    const Series series{Series::Kind::BestOf, 3};
    QCOMPARE(match(rules, series, {game({aWins})}), u"in-progress 90:40, games 1:0"_s);
    QCOMPARE(match(rules, series, {game({aWins}), game({aWins})}), u"won a by games 180:80, games 2:0"_s);
    QCOMPARE(match(rules, series, {game({aWins}), game({bWins}), game({bWins})}),
             u"won b by games 170:220, games 1:2"_s);
    // A third game on record after two wins counts nothing.
    const MatchLedger over = score(rules, Match{series, {game({aWins}), game({aWins}), game({bWins})}});
    QCOMPARE(over.games.back().hands.front().state, State::AfterEnd);
    QCOMPARE(asText(over.result), u"won a by games 180:80"_s);
}

void tst_match::totalOfThree()
{
    const RuleSet rules = to(80);
    const Series series{Series::Kind::TotalOf, 2};
    QCOMPARE(match(rules, series, {game({aWins})}), u"in-progress 90:40, games 1:0"_s);
    // B wins one game of two and the total.
    QCOMPARE(match(rules, series, {game({aWins}), game({handOf("4 took 3; 9 took 10")})}),
             u"won b by total 50:131, games 1:1"_s);
}

void tst_match::theRulesSayWhichGames()
{
    RuleSet rules = to(80);
    QCOMPARE(seriesOf(rules.end), Series());
    rules.end.length = Length::FixedHands;
    rules.end.lengthCount = 3;
    QCOMPARE(seriesOf(rules.end), Series());
    rules.end.length = Length::FixedGames;
    QCOMPARE(seriesOf(rules.end), (Series{Series::Kind::TotalOf, 3}));
    rules.end.length = Length::BestOf;
    QCOMPARE(seriesOf(rules.end), (Series{Series::Kind::BestOf, 3}));
    // Each game of it runs to the target.
    QCOMPARE(match(rules, seriesOf(rules.end), {game({aWins}), game({bWins}), game({level, aWins})}),
             u"won a by games 280:231, games 2:1"_s);
}

void tst_match::aTiedTotalIsDecidedByExtraHands()
{
    const RuleSet rules = to(80);
    const Series series{Series::Kind::TotalOf, 2};
    QCOMPARE(match(rules, series, {game({aWins}), game({bWins})}), u"extra-hand 130:130, games 1:0"_s);
    QCOMPARE(match(rules, series, {game({aWins}), game({bWins, level})}),
             u"won b by total 190:191, games 1:1"_s);
    // A tied last game needs none where the total is not tied.
    RuleSet even = to(60);
    even.overtrickPoints = 0;
    QCOMPARE(match(even, series, {game({handOf("6 took 6; 4 took 7")}), game({level})}),
             u"won a by total 120:100, games 1:0"_s);
}

void tst_match::timeForTheWholeMatch()
{
    RuleSet rules = to(80);
    rules.time = {30, TimeScope::Match, OnExpiry::FinishHand, {}};
    const Series series{Series::Kind::BestOf, 3};
    Hand last = level;
    last.timeExpired = TimeCall{};
    // One game each: the points of both decide.
    QCOMPARE(match(rules, series, {game({aWins}), game({last})}), u"won a by time 150:101, games 1:1"_s);
    // Level in games and in points: the last game does.
    Hand late = bWins;
    late.timeExpired = TimeCall{OnExpiry::FinishGame, {}};
    QCOMPARE(match(rules, series, {game({aWins}), game({late})}), u"won b by time 130:130, games 1:1"_s);
    // Level at the call: the extra hand decides the game, and two games are the match.
    QCOMPARE(match(rules, series, {game({aWins}), game({TimeCall{}, aWins})}),
             u"won a by games 180:80, games 2:0"_s);
    // A tied game that waits for its extra hand is the last of a total from then on, which needs none.
    rules.end.target = 100;
    QCOMPARE(
        match(rules, {Series::Kind::TotalOf, 3}, {game({aWins, aWins}), game({aWins, bWins, TimeCall{}})}),
        u"won a by total 310:210, games 1:0"_s);
}

void tst_match::dealerGoesRound()
{
    QCOMPARE(QString::fromStdString(name(next({Side::A, 0}))), u"b1"_s);
    QCOMPARE(QString::fromStdString(name(next({Side::B, 0}))), u"a2"_s);
    QCOMPARE(QString::fromStdString(name(next({Side::A, 1}))), u"b2"_s);
    QCOMPARE(QString::fromStdString(name(next({Side::B, 1}))), u"a1"_s);

    const RuleSet rules = to(500);
    GameState state = begin(rules, {});
    GameLedger ledger;
    Hand first = level;
    first.dealer = Seat{Side::A, 1};
    add(rules, first, state, ledger);
    add(rules, Misdeal{{Side::A, 0}, "no-spade"}, state, ledger);
    Hand second = level;
    second.dealer = Seat{Side::A, 0};
    QCOMPARE(codes(rules, state, second), u"dealer"_s);
    second.dealer = Seat{Side::B, 1};
    QCOMPARE(codes(rules, state, second), QString());
}

void tst_match::impossibleHandsAreRefused_data()
{
    QTest::addColumn<QString>("played");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* played, const char* says) {
        QTest::newRow(played) << QString::fromUtf8(played) << QString::fromUtf8(says);
    };
    row("4 took 7; 5 took 6", "");
    row("0 took 7; 5 took 6", "bid-zero a");
    row("4+0 took 7; 5 took 6", "bid-zero a");
    row("14+1 took 7; 5 took 6", "bid-range a, bids-over-13");
    row("27 took 7; 5 took 6", "bid-range a, bids-over-13");
    row("- took 7; 5 took 6", "no-bid a");
    row("4 took 7; 5 took 7", "tricks-sum");
    row("4 took 14; 5 took -1", "tricks-range a");
    row("4 took 5+2; 5 took 6", "");
    row("nil+5 took 7; 5 took 6", "split-needed a");
    row("nil+5 took 0+7; 5 took 6", "");
    row("nil+3 took 0+7; 5 took 6", "below-min-with-nil a");
    row("nil+nil took 0+0; 5 took 13", "too-many-nils a");
    row("blind-nil+5 took 0+7; 5 took 6", "blind-nil-deficit a");
    row("5 took 7; blind-nil+5 took 0+6", "");
    row("2+1 took 7; 5 took 6", "below-min-team a");
    row("3 took 7; 5 took 6", "below-min-team a");
    row("8+6 took 7; 5 took 6", "above-max-team a, bids-over-13");
    row("9 took 7; 5 took 6", "bids-over-13");
    row("blind 7 took 7; 5 took 6", "blind-bid-not-allowed a");
    row("blind nil+7 took 0+7; 5 took 6", "blind-with-nil a");
}

void tst_match::impossibleHandsAreRefused()
{
    QFETCH(QString, played);
    QFETCH(QString, says);
    RuleSet rules;
    rules.bid.minTeam = rules.bid.minWithNilPartner = 4;
    rules.bid.maxTeam = 13;
    rules.nil = {60, 60, 120, 120, 1, 100, 0, {}, FailedTricks::Void, true};
    QCOMPARE(codes(rules, begin(rules, start(100, 0)), handOf(played.toStdString())), says);
}

void tst_match::theReasonForTheResult()
{
    const RuleSet rules = to(60);
    const GameState fresh = begin(rules, {});
    const GameState over = play(rules, fresh, aWins).after;
    const auto causes = [&](const GameState& before, const Hand& hand) {
        std::vector<Cause> found;
        for (const Problem& problem : problems(rules, before, hand))
            found.push_back(problem.cause);
        return found;
    };
    using Causes = std::vector<Cause>;
    Hand open = handOf("4 took 7; 5 took 6");
    open.sides.a.tricks = open.sides.b.tricks = {};
    QVERIFY(causes(fresh, open) == (Causes{Cause::TricksMissing}));
    open.sides.b.bid = {};
    QVERIFY(causes(fresh, open) == (Causes{Cause::BidMissing, Cause::TricksMissing}));
    QVERIFY(causes(fresh, handOf("0 took 7; 5 took 7")) == (Causes{Cause::Entered, Cause::Entered}));
    QVERIFY(over.result.state == State::Won);
    QVERIFY(causes(over, handOf("4 took 7; 5 took 6")) == (Causes{Cause::GameOver}));
}

void tst_match::anOverrideLiftsOnlyTheSheet()
{
    RuleSet rules;
    rules.bid.minTeam = 4;
    Hand low = handOf("3 took 7; 5 took 6");
    Hand wrong = handOf("3 took 7; 5 took 5");
    const GameState state = begin(rules, {});
    QVERIFY(refusal(problems(rules, state, low), low));
    low.override = wrong.override = "agreed at the table";
    QVERIFY(!refusal(problems(rules, state, low), low));
    const Problems stays = problems(rules, state, wrong);
    QVERIFY(refusal(stays, wrong));
    QVERIFY(refusal(stays, wrong)->what == (Message{"tricks-sum", {{"a", 7}, {"b", 5}, {"sum", 12}}}));
    // A hint does not refuse the hand.
    const Hand bold = handOf("9 took 7; 5 took 6");
    QVERIFY(!problems(rules, state, bold).empty());
    QVERIFY(!refusal(problems(rules, state, bold), bold));
    // A time call without a time limit on the sheet: it must say what happens, and needs a reason.
    QCOMPARE(codes(rules, state, TimeCall{}), u"no-time-limit"_s);
    TimeCall choice{OnExpiry::FinishHand, {}};
    QVERIFY(refusal(problems(rules, state, choice), choice));
    choice.override = "the gym closes";
    QVERIFY(!refusal(problems(rules, state, choice), choice));
    QCOMPARE(codes(rules, callTime(rules, state, choice), choice), u"time-twice"_s);
}

void tst_match::takenOverFromPaper()
{
    RuleSet rules = to(300);
    rules.bags.limit = 6;
    const auto count = [&](const Start& start) { return startProblems(rules, start).size(); };
    QCOMPARE(count(start(120, 80, 5, 0)), 0U);
    QCOMPARE(count(start(120, 80, 6, 0)), 1U);
    QCOMPARE(count(start(120, 80, -1, 0)), 1U);
    QCOMPARE(count(start(300, 80)), 1U);
    QCOMPARE(count(start(310, 310)), 0U);
    // Level over the target: the next hand decides, whatever it comes to.
    QCOMPARE(asText(rules, start(310, 310), {handOf("5 took 4; 10 took 9")}),
             u"won a by extra-hand 260:210"_s);
    QCOMPARE(count(start(200000, 0)), 2U);
}

TEST_CLASS(tst_match)
#include "tst_match.moc"
