// A game that was begun on paper continues here; and of a paper sheet with one slip on it the hand is found,
// and the slip is named.
#include "refusals.h"

#include "arbitrary/games.h"
#include "desk/corrections/undo.h"
#include "desk/play/table.h"
#include "desk/reports/papercheck.h"
#include "desk/reports/status.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "scoring/game.h"
#include "tournaments/livetournament.h"
#include "views/hands.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

#include <QTest>

using desk::PaperTotals;
using desk::Slip;
using scoring::Side;
using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

scoring::Start startAt(int a, int b, int bagsA = 0)
{
    scoring::Start start;
    start.sides.a = {a, bagsA, 0};
    start.sides.b = {b, 0, 1};
    start.hands = 4;
    return start;
}

bool mayTake(LiveTournament& live)
{
    return desk::mayTakeOver(live.desk().tournament(), live.match("W1-1"));
}

std::string take(LiveTournament& live, const scoring::Start& start)
{
    return refusals::firstMistake(desk::takeOver(live.desk(), "J. Park", "W1-1", start));
}

scoring::SideHand side(int first, int second, int tricks)
{
    const auto call = [](int number) { return number == 0 ? scoring::nil : scoring::bid(number); };
    scoring::SideHand hand;
    hand.bid = scoring::Bids{call(first), call(second)};
    hand.tricks = scoring::Split{tricks, 0};
    return hand;
}

PaperTotals totalsOf(const scoring::GameLedger& ledger)
{
    PaperTotals totals;
    for (const scoring::HandLedger& hand : ledger.hands)
        totals.push_back({hand.sides.a.score, hand.sides.b.score});
    return totals;
}

/// Three hands at UNC (300, 6 bags cost 60): A 71 and 5 bags more, B a nil that is made. And the paper.
struct ThreeHands {
    rules::Set set = rules::find("unc-regular").value();
    scoring::GameLedger ledger = scored(set);
    PaperTotals totals = totalsOf(ledger);

    std::vector<desk::PaperFinding> found() const { return desk::paperFindings(set, ledger, totals); }

private:
    static scoring::GameLedger scored(const rules::Set& set)
    {
        scoring::Game game;
        for (const auto& [a, b] :
             {std::pair(side(4, 3, 8), side(3, 2, 5)),    // 71, 50
              std::pair(side(3, 2, 9), side(4, 0, 4)),    // 54: 5 bags so far; 40 + 60
              std::pair(side(2, 2, 5), side(5, 5, 8))}) { // 41 - 60: 6 bags; -100, a tier
            scoring::Hand hand;
            hand.sides = {a, b};
            game.items.emplace_back(hand);
        }
        return scoring::score(set.rules, game);
    }
};

} // namespace

class tst_paper : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void goesOnAtItsScore();
    void theNewestHolds();
    void impossibleTotalsAreRefused();
    void onlyBeforeTheFirstHand();
    void levelAtTheTargetIsAnExtraHand();
    void aLaterGameToo();
    void theDealIsTurnedOn();
    void noMoreHandsThanTheGameHas();
    void theTotalsOnRecordAreNamed();
    void aPenaltyOfNoPointsIsMarked();
    void rightPaper();
    void slips_data();
    void slips();
    void swappedSides();
    void aLaterTotalCarriesTheMistake();
    void missingTotalsArePassedOver();
    void aGameBegunOnPaper();
    void everyMistakeIsFound();
};

void tst_paper::goesOnAtItsScore()
{
    LiveTournament live;
    SAYS(take(live, startAt(120, 88)));
    QVERIFY(!mayTake(live));
    QCOMPARE(live.call("W1-1"), "");
    QVERIFY(mayTake(live));
    QCOMPARE(take(live, startAt(120, 88, 9)), "");
    SAYS(desk::takenOverText(live.desk().tournament(), "W1-1"));
    QVERIFY(live.match("W1-1").state == tournament::State::Playing);
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 91 b 138 in-progress"); // the tenth bag costs 100
    const std::string text = desk::ledger(live.desk().tournament(), "W1-1", desk::As::Text).value();
    QVERIFY2(text.find("from paper") != std::string::npos, text.c_str());
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(live.match("W1-1").state == tournament::State::Called);
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
}

void tst_paper::theNewestHolds()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(take(live, startAt(120, 88)), "");
    QVERIFY(mayTake(live));
    QCOMPARE(take(live, startAt(130, 88)), ""); // misread
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 201 b 138 in-progress");
}

void tst_paper::impossibleTotalsAreRefused()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    SAYS(take(live, startAt(120, 88, 10)));
    MENTIONS(take(live, startAt(520, 88)));
    QVERIFY(live.match("W1-1").games.empty());
}

void tst_paper::onlyBeforeTheFirstHand()
{
    LiveTournament live;
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    SAYS(take(live, startAt(120, 88)));
    QVERIFY(!mayTake(live));
    const auto why = desk::againstTakeOver(live.desk().tournament(), live.match("W1-1"));
    QCOMPARE(why.size(), std::size_t(1)); // asked before anything is typed
    QCOMPARE(wording::inFull(why.front()), take(live, startAt(120, 88)));
}

void tst_paper::levelAtTheTargetIsAnExtraHand()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(take(live, startAt(510, 510)), "");
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 581 b 560 won");
}

void tst_paper::aLaterGameToo()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedGames;
        venue.phases.front().rules.end.lengthCount = 2;
    }});
    QCOMPARE(live.call("W1-1"), "");
    while (tournament::currentGame(live.match("W1-1")) == 1)
        QCOMPARE(live.enter("W1-1", handLine).substr(0, 2), "ok");
    const auto before = tournament::result(live.match("W1-1")).score;
    QCOMPARE(take(live, startAt(120, 88)), "");
    QCOMPARE(tournament::result(live.match("W1-1")).score,
             (scoring::PerSide<int>{before.a + 120, before.b + 88}));
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 191 b 138 in-progress");
}

void tst_paper::theDealIsTurnedOn()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1", {std::nullopt, facts::Seat::A1}), "");
    scoring::Start start = startAt(120, 88);
    start.hands = 3;
    QCOMPARE(take(live, start), "");
    QVERIFY(tournament::sheetOf(live.match("W1-1"), 1).now.dealer == (scoring::Seat{scoring::Side::B, 1}));
    QCOMPARE(
        live.enter("W1-1", R"({"dealer":"b2","a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
        "ok hand 1 a 191 b 138 in-progress");
    QVERIFY(live.match("W1-1").games[0].ledger.hands[0].dealer == (scoring::Seat{scoring::Side::B, 1}));
}

void tst_paper::noMoreHandsThanTheGameHas()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedHands;
        venue.phases.front().rules.end.lengthCount = 4;
    }});
    QCOMPARE(live.call("W1-1"), "");
    const std::string told = take(live, startAt(120, 88));
    MENTIONS(told);
    QCOMPARE(take(live, startAt(120, 120)), ""); // level: another hand decides
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 191 b 170 won");
}

void tst_paper::theTotalsOnRecordAreNamed()
{
    LiveTournament live({"unc-regular", 4, 4, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"}})").substr(0, 10),
             "ok misdeal");
    SAYS(take(live, startAt(120, 88)));
    QVERIFY(!mayTake(live));
}

void tst_paper::aPenaltyOfNoPointsIsMarked()
{
    LiveTournament live({.change = [](rules::Venue& venue) { venue.phases.front().rules.bags.penalty = 0; }});
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(take(live, startAt(120, 88, 9)), "");
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 191 b 138 in-progress"); // the tenth bag
    const auto& sides = live.match("W1-1").games.front().ledger.hands.front().sides;
    QVERIFY(views::handSideView({}, &sides.a).paysForBags);
    QVERIFY(!views::handSideView({}, &sides.b).paysForBags);
}

void tst_paper::rightPaper()
{
    ThreeHands paper;
    QCOMPARE(paper.ledger.hands[2].sides.a.score, 71 + 54 + 41 - 60);
    QCOMPARE(paper.ledger.hands[2].sides.b.score, 50 + 100 - 100);
    QVERIFY(paper.found().empty());
    paper.totals.clear();
    QVERIFY(paper.found().empty());
}

void tst_paper::slips_data()
{
    QTest::addColumn<int>("hand"); // from 1
    QTest::addColumn<bool>("a");
    QTest::addColumn<int>("off");
    QTest::addColumn<Slip>("slip");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("bag penalty missed")
        << 3 << true << 60 << Slip::BagPenalty
        << QByteArray("hand 3, A: the paper adds 41, but the rules give \u221219; the bag penalty, "
                      "\u221260, wasn’t taken (Scoring 3)");
    QTest::newRow("bag penalty too early")
        << 2 << true << -60 << Slip::BagPenalty
        << QByteArray("hand 2, A: the paper adds \u22126, but the rules give 54; a bag penalty was taken at "
                      "5 of 6 bags (Scoring 3)");
    QTest::newRow("nil not counted") << 2 << false << -60 << Slip::Nil << QByteArray();
    QTest::newRow("nil counted as failed")
        << 2 << false << -120 << Slip::Nil
        << QByteArray("hand 2, B: the paper adds \u221220, but the rules give 100; the nil was counted as "
                      "failed, but it was made: +60 (Scoring 5a)");
    QTest::newRow("set counted as made") << 3 << false << 200 << Slip::Contract << QByteArray();
    QTest::newRow("overtricks forgotten") << 2 << true << -4 << Slip::Overtricks << QByteArray();
    QTest::newRow("hand left out") << 1 << true << -71 << Slip::HandLeftOut << QByteArray();
    QTest::newRow("carried ten") << 2 << true << 10 << Slip::Sum << QByteArray();
    QTest::newRow("nothing to carry yet") << 1 << true << 10 << Slip::Unknown << QByteArray();
    QTest::newRow("nothing fits") << 1 << true << 17 << Slip::Unknown << QByteArray();
}

void tst_paper::slips()
{
    QFETCH(int, hand);
    QFETCH(bool, a);
    QFETCH(int, off);
    QFETCH(Slip, slip);
    QFETCH(QByteArray, words);
    ThreeHands paper;
    const Side wrong = a ? Side::A : Side::B;
    for (std::size_t i = static_cast<std::size_t>(hand) - 1; i < paper.totals.size(); ++i)
        *paper.totals[i][wrong] += off;
    const auto found = paper.found();
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].hand, hand);
    QCOMPARE(found[0].side, wrong);
    QCOMPARE(found[0].off, off);
    QCOMPARE(found[0].right + off, found[0].paper);
    const std::string says = wording::text(found[0].says);
    QVERIFY2(found[0].slip == slip, says.c_str());
    if (!words.isEmpty())
        QCOMPARE(says.c_str(), words.constData());
}

void tst_paper::swappedSides()
{
    ThreeHands paper;
    for (auto& total : paper.totals) { // the first hand's 71 and 50 went to each other
        *total.a += 50 - 71;
        *total.b += 71 - 50;
    }
    const auto found = paper.found();
    QCOMPARE(found.size(), std::size_t(2));
    for (const desk::PaperFinding& each : found) {
        QCOMPARE(each.hand, 1);
        QCOMPARE(each.slip, Slip::SidesSwapped);
    }
}

void tst_paper::aLaterTotalCarriesTheMistake()
{
    ThreeHands paper;
    *paper.totals[1].a += 10;
    *paper.totals[2].a += 10 + 60;
    const auto found = paper.found();
    QCOMPARE(found.size(), std::size_t(2)); // each hand for itself
    QCOMPARE(found[0].slip, Slip::Sum);
    QCOMPARE(found[1].slip, Slip::BagPenalty);
    QCOMPARE(found[1].hand, 3);
}

void tst_paper::missingTotalsArePassedOver()
{
    ThreeHands paper;
    paper.totals[0].a.reset();
    paper.totals[1].a.reset();
    QVERIFY(paper.found().empty());
    *paper.totals[2].a += 60;
    QCOMPARE(paper.found().at(0).hand, 3);
    paper.totals.resize(5, {500, 500}); // there were no such hands
    QCOMPARE(paper.found().size(), std::size_t(1));
}

// The score at the start counts neither as a slip nor as points of the first hand.
void tst_paper::aGameBegunOnPaper()
{
    const rules::Set set = rules::find("unc-regular").value();
    scoring::Game begun;
    begun.start.sides = {{120, 2, 0}, {88, 0, 0}};
    begun.start.hands = 3;
    scoring::Hand hand;
    hand.sides = {side(4, 3, 8), side(3, 2, 5)};
    begun.items.emplace_back(hand);
    const auto ledger = scoring::score(set.rules, begun);
    QCOMPARE(ledger.hands[0].sides.a.score, 191);
    QVERIFY(desk::paperFindings(set, ledger, totalsOf(ledger)).empty());
    const auto found = desk::paperFindings(set, ledger, {{120, 138}});
    QCOMPARE(found.size(), std::size_t(1));
    const std::string says = wording::text(found[0].says);
    QVERIFY2(found[0].slip == Slip::HandLeftOut, says.c_str());
    MENTIONS(says);
}

// Whatever the rules and the game: a total that is wrong from one hand on is found at that hand, once.
void tst_paper::everyMistakeIsFound()
{
    const bool good = rc::check("a mistake is found where it was made", [] {
        const std::vector<std::string> ids{"washburn",         "mckendree",   "unc-regular",
                                           "unc-championship", "traditional", "cardominoes"};
        const rules::Set set = rules::find(*rc::gen::elementOf(ids)).value();
        const auto ledger = scoring::score(set.rules, arbitrary::game(set.rules));
        PaperTotals totals = totalsOf(ledger);
        RC_ASSERT(desk::paperFindings(set, ledger, totals).empty());
        if (totals.empty())
            return;
        const auto from = *rc::gen::inRange<std::size_t>(0, totals.size());
        const Side wrong = *rc::gen::element(Side::A, Side::B);
        const int off = *rc::gen::inRange(1, 500) * *rc::gen::element(1, -1);
        for (std::size_t i = from; i < totals.size(); ++i)
            *totals[i][wrong] += off;
        const auto found = desk::paperFindings(set, ledger, totals);
        RC_ASSERT(found.size() == 1u);
        RC_ASSERT(found[0].hand == static_cast<int>(from) + 1);
        RC_ASSERT(found[0].side == wrong);
        RC_ASSERT(found[0].off == off);
    });
    QVERIFY(good);
}

TEST_CLASS(tst_paper)
#include "tst_paper.moc"
