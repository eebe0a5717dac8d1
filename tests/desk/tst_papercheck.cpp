// A paper sheet with one slip on it: the hand is found, and the slip is named.
#include "desk/reports/papercheck.h"
#include "golden/says.h"
#include "rules/builtin.h"
#include "scoring/game.h"
#include "wording/text.h"

#include "arbitrary/games.h"
#include "program/testclass.h"

#include <QTest>

using desk::PaperTotals;
using desk::Slip;
using scoring::Side;

namespace {

scoring::SideHand side(int first, int second, int tricks)
{
    const auto call = [](int number) { return number == 0 ? scoring::nil : scoring::bid(number); };
    scoring::SideHand hand;
    hand.bid = scoring::Bids{call(first), call(second)};
    hand.tricks = scoring::Split{tricks, 0};
    return hand;
}

/// Three hands at UNC (300, 6 bags cost 60): A 71 and 5 bags more, B a nil that is made.
scoring::GameLedger game(const rules::Set& set)
{
    scoring::Game game;
    for (const auto& [a, b] : {std::pair(side(4, 3, 8), side(3, 2, 5)),    // 71, 50
                               std::pair(side(3, 2, 9), side(4, 0, 4)),    // 54: 5 bags so far; 40 + 60
                               std::pair(side(2, 2, 5), side(5, 5, 8))}) { // 41 - 60: 6 bags; -100, a tier
        scoring::Hand hand;
        hand.sides = {a, b};
        game.items.emplace_back(hand);
    }
    return scoring::score(set.rules, game);
}

PaperTotals totalsOf(const scoring::GameLedger& ledger)
{
    PaperTotals totals;
    for (const scoring::HandLedger& hand : ledger.hands)
        totals.push_back({hand.sides.a.score, hand.sides.b.score});
    return totals;
}

} // namespace

class tst_papercheck : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void rightPaper();
    void slips_data();
    void slips();
    void swappedSides();
    void aLaterTotalCarriesTheMistake();
    void missingTotalsArePassedOver();
    void aGameBegunOnPaper();
    void everyMistakeIsFound();
};

void tst_papercheck::rightPaper()
{
    const rules::Set set = rules::find("unc-regular").value();
    const auto ledger = game(set);
    QCOMPARE(ledger.hands[2].sides.a.score, 71 + 54 + 41 - 60);
    QCOMPARE(ledger.hands[2].sides.b.score, 50 + 100 - 100);
    QVERIFY(desk::paperFindings(set, ledger, totalsOf(ledger)).empty());
    QVERIFY(desk::paperFindings(set, ledger, {}).empty());
}

void tst_papercheck::slips_data()
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

void tst_papercheck::slips()
{
    QFETCH(int, hand);
    QFETCH(bool, a);
    QFETCH(int, off);
    QFETCH(Slip, slip);
    QFETCH(QByteArray, words);
    const rules::Set set = rules::find("unc-regular").value();
    const auto ledger = game(set);
    PaperTotals totals = totalsOf(ledger);
    const Side wrong = a ? Side::A : Side::B;
    for (std::size_t i = static_cast<std::size_t>(hand) - 1; i < totals.size(); ++i)
        *totals[i][wrong] += off;
    const auto found = desk::paperFindings(set, ledger, totals);
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

void tst_papercheck::swappedSides()
{
    const rules::Set set = rules::find("unc-regular").value();
    const auto ledger = game(set);
    PaperTotals totals = totalsOf(ledger);
    for (auto& total : totals) { // the first hand's 71 and 50 went to each other
        *total.a += 50 - 71;
        *total.b += 71 - 50;
    }
    const auto found = desk::paperFindings(set, ledger, totals);
    QCOMPARE(found.size(), std::size_t(2));
    for (const desk::PaperFinding& each : found) {
        QCOMPARE(each.hand, 1);
        QCOMPARE(each.slip, Slip::SidesSwapped);
    }
}

void tst_papercheck::aLaterTotalCarriesTheMistake()
{
    const rules::Set set = rules::find("unc-regular").value();
    const auto ledger = game(set);
    PaperTotals totals = totalsOf(ledger);
    *totals[1].a += 10;
    *totals[2].a += 10 + 60;
    const auto found = desk::paperFindings(set, ledger, totals);
    QCOMPARE(found.size(), std::size_t(2)); // each hand for itself
    QCOMPARE(found[0].slip, Slip::Sum);
    QCOMPARE(found[1].slip, Slip::BagPenalty);
    QCOMPARE(found[1].hand, 3);
}

void tst_papercheck::missingTotalsArePassedOver()
{
    const rules::Set set = rules::find("unc-regular").value();
    const auto ledger = game(set);
    PaperTotals totals = totalsOf(ledger);
    totals[0].a.reset();
    totals[1].a.reset();
    QVERIFY(desk::paperFindings(set, ledger, totals).empty());
    *totals[2].a += 60;
    QCOMPARE(desk::paperFindings(set, ledger, totals).at(0).hand, 3);
    totals.resize(5, {500, 500}); // there were no such hands
    QCOMPARE(desk::paperFindings(set, ledger, totals).size(), std::size_t(1));
}

// What was on the paper before the first hand here is nobody's slip, nor a part of what the hand adds.
void tst_papercheck::aGameBegunOnPaper()
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
void tst_papercheck::everyMistakeIsFound()
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

TEST_CLASS(tst_papercheck)
#include "tst_papercheck.moc"
