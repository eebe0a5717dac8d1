// The chart of scores: what it draws comes from the ledger.
#include "attable.h"

#include "ui/sheet/aside/chart.h"

using attable::at;
using attable::Table;
using scoring::Side;
using sheet::Chart;
using sheet::ChartPoint;

namespace {

sheet::ScoreChart& chartOn(Table& table)
{
    return *table.sheet().findChild<sheet::ScoreChart*>();
}

/// Of UNC, where six bags cost 60: A makes its bids, takes bags, is set and pays for the bags.
void play(Table& table)
{
    table.type(u"32436⏎"_s);  // 51 to 70
    table.type(u"n43405⏎"_s); // 152 to 141, and two bags of A
    table.type(u"33335⏎"_s);  // A is set
    table.type(u"22428⏎"_s);  // four bags more
}

int pixelsOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color;
    return count;
}

} // namespace

class tst_chart : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void comesFromTheLedger();
    void isTheScoreOfEveryHandUnderEveryRuleSet_data();
    void isTheScoreOfEveryHandUnderEveryRuleSet();
    void followsAnAmendment();
    void beginsWhereThePaperEnded();
    void leavesOutHandsAfterTheEnd();
    void isReadAloud();
    void isDrawnInBothColours_data();
    void isDrawnInBothColours();
    void isThereWhereThereIsRoom();
};

void tst_chart::comesFromTheLedger()
{
    Table table(at("unc"));
    QVERIFY(chartOn(table).chart().points.empty());
    QVERIFY(!chartOn(table).isDrawn());
    play(table);
    const std::vector<ChartPoint> expected{{0, {0, 0}, {}, {}},
                                           {1, {51, 70}, {}, {}},
                                           {2, {152, 141}, {}, {}},
                                           {3, {92, 203}, {true, false}, {}},
                                           {4, {76, 143}, {false, true}, {true, false}}};
    const Chart& chart = chartOn(table).chart();
    QCOMPARE(chart.target, 300);
    QCOMPARE(chart.points.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(chart.points[i].hand, expected[i].hand);
        QCOMPARE(chart.points[i].score.a, expected[i].score.a);
        QCOMPARE(chart.points[i].score.b, expected[i].score.b);
        QVERIFY2(chart.points[i] == expected[i], qPrintable(inWords(chart)));
    }
}

void tst_chart::isTheScoreOfEveryHandUnderEveryRuleSet_data()
{
    QTest::addColumn<QString>("hand");
    for (const char* rules : {"classic", "traditional", "cardominoes", "unc-regular", "unc-championship"})
        QTest::newRow(rules) << u"43248⏎"_s;
    for (const char* rules : {"mckendree", "washburn"})
        QTest::newRow(rules) << u"758⏎"_s;
}

void tst_chart::isTheScoreOfEveryHandUnderEveryRuleSet()
{
    QFETCH(QString, hand);
    Table table(at(QTest::currentDataTag()));
    for (int i = 0; i < 3; ++i)
        table.type(hand);
    const auto& hands = table.match().games.front().ledger.hands;
    const Chart& chart = chartOn(table).chart();
    QCOMPARE(hands.size(), std::size_t(3));
    QCOMPARE(chart.points.size(), std::size_t(4));
    for (std::size_t i = 0; i < hands.size(); ++i)
        for (const Side side : scoring::bothSides)
            QCOMPARE(chart.points[i + 1].score[side], hands[i].sides[side].score);
    QCOMPARE(chart.target, table.match().rules->rules.end.target);
}

void tst_chart::followsAnAmendment()
{
    Table table(at("unc"));
    play(table);
    table.press(Qt::Key_F2);
    table.type(u"33"_s);
    table.type(u"⏎"_s);
    table.type(u"misheard⏎"_s);
    QVERIFY2(table.score(Side::A) != 76, qPrintable(table.message()));
    QCOMPARE(chartOn(table).chart().points.back().score.a, table.score(Side::A));
}

void tst_chart::beginsWhereThePaperEnded()
{
    tournament::Match match;
    rules::Set set = rules::find("unc-regular").value();
    scoring::Game game;
    game.start.sides.a.score = 120;
    game.start.sides.b.score = -30;
    game.start.hands = 3;
    scoring::Hand hand;
    hand.sides.a = {scoring::Bids{scoring::bid(3), scoring::bid(3)}, false, 6};
    hand.sides.b = {scoring::Bids{scoring::bid(3), scoring::bid(4)}, false, 7};
    game.items.emplace_back(hand);
    match.rules = tournament::Shared<rules::Set>(set);
    match.paper[1] = game.start;
    match.games.emplace_back();
    match.games.front().ledger = scoring::score(set.rules, game);
    const Chart chart = sheet::chartOf(match, 1);
    QCOMPARE(chart.points.size(), std::size_t(2));
    QCOMPARE(chart.points[0].score.a, 120);
    QCOMPARE(chart.points[0].score.b, -30);
    QCOMPARE(chart.points[1].score.a, 180);
    QCOMPARE(chart.points[1].score.b, 40);
    set.rules.end.length = scoring::Length::FixedHands;
    match.rules = tournament::Shared<rules::Set>(set);
    QVERIFY(!sheet::chartOf(match, 1).target);
    QVERIFY(sheet::chartOf(match, 2).points.empty()); // which has not begun
}

void tst_chart::leavesOutHandsAfterTheEnd()
{
    Table table(at("unc"));
    attable::win(table);
    tournament::Match match = table.match();
    auto& hands = match.games.front().ledger.hands;
    hands.push_back(hands.back());
    hands.back().state = scoring::State::AfterEnd;
    QCOMPARE(sheet::chartOf(match, 1).points.size(), std::size_t(4));
}

void tst_chart::isReadAloud()
{
    Table table(at("unc"));
    play(table);
    SAYS(stage::nameOf(chartOn(table)));
    SAYS(stage::descriptionOf(chartOn(table)));
}

void tst_chart::isDrawnInBothColours_data()
{
    QTest::addColumn<int>("scheme");
    for (const kit::Scheme scheme : {kit::Scheme::Light, kit::Scheme::Dark, kit::Scheme::HighContrast})
        QTest::newRow(qPrintable(kit::word(scheme))) << static_cast<int>(scheme);
}

void tst_chart::isDrawnInBothColours()
{
    QFETCH(int, scheme);
    Table table(at("unc"));
    play(table);
    table.stage.theme.set(static_cast<kit::Scheme>(scheme));
    chartOn(table).setFixedSize(300, 200);
    QVERIFY(chartOn(table).isDrawn());
    const QImage image = chartOn(table).grab().toImage();
    const kit::Colors& c = table.stage.theme.colors();
    QVERIFY(pixelsOf(image, c.a) > 200);
    QVERIFY(pixelsOf(image, c.b) > 150);
}

void tst_chart::isThereWhereThereIsRoom()
{
    Table table(at("unc"));
    play(table);
    table.screen->resize(1920 - 92, 1080 - 92);
    QCoreApplication::processEvents();
    QVERIFY(chartOn(table).isDrawn());
    const QColor ink = table.stage.theme.colors().a;
    const auto isPainted = [&] { return pixelsOf(chartOn(table).grab().toImage(), ink) > 0; };
    QVERIFY(isPainted());
    chartOn(table).setFixedHeight(80); // too little to be read
    QCoreApplication::processEvents();
    QVERIFY(!chartOn(table).isDrawn());
    QVERIFY(!isPainted());
}

TEST_CLASS(tst_chart)
#include "tst_chart.moc"
