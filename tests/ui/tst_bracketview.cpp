// A large bracket on the screen: zoomed, panned, and followed by the keys.
#include "atbracket.h"

#include <QScrollBar>
#include <QWheelEvent>

using atbracket::Shown;
using atbracket::teamsIn;

class tst_bracketview : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void itZoomsByKeys();
    void itZoomsWhereTheWheelIs();
    void itIsPannedByHand();
    void thirtyTwoTeamsNeedNoSidewaysScrolling();
    void elevenTeamsNeedNoScrollingInALowWindow();
    void boxesAreWideWhereThereIsRoom();
    void twoLinesOfANameHaveRoom();
    void theKeysFollowIntoEveryCorner();
    void aHandElsewhereScrollsNothing();
    void whatIsPlayedHasTheOthersAroundIt();
    void theDrawBeginsUnderItsHeadingWithLargeText();
};

void tst_bracketview::itZoomsByKeys()
{
    Shown shown(teamsIn(16));
    QCOMPARE(shown.view().zoom(), 1.0);
    QTest::keyClick(&shown.view(), Qt::Key_Plus);
    QCOMPARE(shown.view().zoom(), 1.2);
    QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QVERIFY(shown.view().zoom() < 1);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QVERIFY(shown.view().zoom() > 0.04);
    QTest::keyClick(&shown.view(), Qt::Key_0);
    const QRectF seen = shown.view().viewport()->rect();
    for (const tree::Box& box : shown.tree().boxes)
        QVERIFY2(seen.contains(shown.boxRect(box.match)), qPrintable(box.match));
    QVERIFY2(shown.view().zoom() > 0.8, qPrintable(QString::number(shown.view().zoom())));
}

void tst_bracketview::itZoomsWhereTheWheelIs()
{
    Shown shown(teamsIn(64));
    const QString match = shown.view().current();
    const QPointF at = shown.boxRect(match).center();
    QWheelEvent wheel(at, shown.view().viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(shown.view().viewport(), &wheel);
    QCOMPARE(shown.view().zoom(), 1.2);
    const QPointF moved = shown.boxRect(match).center() - at;
    QVERIFY2(qAbs(moved.y()) < 2, "what is under the wheel stays there");
}

void tst_bracketview::itIsPannedByHand()
{
    Shown shown(teamsIn(64));
    QWidget* paper = shown.view().viewport();
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    const QString current = shown.view().current();
    const int before = shown.view().verticalScrollBar()->value();
    QTest::mousePress(paper, Qt::LeftButton, {}, {400, 400});
    QTest::mouseMove(paper, {400, 300});
    QTest::mouseMove(paper, {400, 250});
    QTest::mouseRelease(paper, Qt::LeftButton, {}, {400, 250});
    QCOMPARE(shown.view().verticalScrollBar()->value(), before + 150);
    QCOMPARE(shown.view().current(), current);
}

void tst_bracketview::thirtyTwoTeamsNeedNoSidewaysScrolling()
{
    Shown shown(teamsIn(32));
    QCOMPARE(shown.view().zoom(), 1.0);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
}

// Where no box stands in the row before, since a bye has its place, rows come closer together.
void tst_bracketview::elevenTeamsNeedNoScrollingInALowWindow()
{
    Shown shown(teamsIn(11));
    shown.screen().resize(1188, 601); // in a window of 1280 by 720
    QTRY_COMPARE(shown.view().verticalScrollBar()->maximum(), 0);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
    QVERIFY(shown.view().zoom() >= 1);
    for (const tree::Box& one : shown.tree().boxes)
        for (const tree::Box& other : shown.tree().boxes)
            if (one.match != other.match)
                QVERIFY2(!one.place.adjusted(0, -0.6, 0, 0).intersects(other.place), qPrintable(one.title));
}

// The height lets the draw grow little on a large screen: what is left beside it is for names.
void tst_bracketview::boxesAreWideWhereThereIsRoom()
{
    Shown shown(teamsIn(16));
    const double before = shown.tree().boxes.front().place.width();
    const double zoom = shown.view().zoom();
    shown.screen().resize(1828, 960); // in a window of 1920 by 1080
    QTRY_VERIFY(shown.tree().boxes.front().place.width() > 1.2 * before);
    QVERIFY(shown.view().zoom() >= zoom);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
}

// Within the frame of a box, whether the bracket is scrolled or not; and a title has its own over it.
void tst_bracketview::twoLinesOfANameHaveRoom()
{
    for (const int teams : {8, 64}) {
        Shown shown(teamsIn(teams));
        for (const tree::Box& one : shown.tree().boxes) {
            QVERIFY2(one.place.height() >= 2.25, qPrintable(one.title));
            for (const tree::Box& other : shown.tree().boxes)
                if (one.match != other.match)
                    QVERIFY2(!one.place.adjusted(0, -0.7, 0, 0).intersects(other.place),
                             qPrintable(one.title));
        }
    }
}

void tst_bracketview::theKeysFollowIntoEveryCorner()
{
    const int teams = tests::isLong() ? 256 : 64;
    Shown shown(teamsIn(teams));
    QCOMPARE(shown.view().tree().boxes.size(), static_cast<std::size_t>(teams - 1));
    QRectF paper = shown.view().viewport()->rect();
    for (const Qt::Key key :
         {Qt::Key_Home, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_End,
          Qt::Key_Left, Qt::Key_Down, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left}) {
        QTest::keyClick(&shown.view(), key);
        QVERIFY2(paper.contains(shown.view().boxRect(shown.view().currentBox())),
                 qPrintable(shown.current().title));
    }
    QTest::keyClick(&shown.view(), Qt::Key_0); // the whole of it fits
    paper = shown.view().viewport()->rect();
    for (const tree::Box& box : shown.view().tree().boxes)
        QVERIFY2(paper.contains(shown.boxRect(box.match)), qPrintable(box.title));
}

void tst_bracketview::aHandElsewhereScrollsNothing()
{
    stage::HalfPlayed live;
    Shown shown(live);
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&shown.view(), Qt::Key_Plus);
    QCoreApplication::processEvents(); // the scroll bars come up
    QScrollBar& bar = *shown.view().verticalScrollBar();
    bar.setValue(bar.maximum()); // somebody looks elsewhere
    shown.ask(
        stage::entering(live.match(2), R"({"a":{"bids":[3,2],"tricks":5},"b":{"bids":[4,4],"tricks":8}})"));
    SAYS(shown.words().at(1));
    QCOMPARE(bar.value(), bar.maximum());
}

// What is in play stands in the last but one row of a draw that has to be scrolled: the last is seen too.
void tst_bracketview::whatIsPlayedHasTheOthersAroundIt()
{
    played::InTheMiddle middle(facts::Format::SingleElimination, 16);
    Shown shown(middle.live());
    QTRY_VERIFY(shown.view().verticalScrollBar()->maximum() > 0);
    const QRectF seen = shown.view().viewport()->rect();
    for (const std::size_t box : {shown.view().currentBox(), shown.view().currentBox() + 1})
        QTRY_VERIFY2(seen.contains(shown.view().boxRect(box)), qPrintable(shown.tree().boxes[box].title));
}

void tst_bracketview::theDrawBeginsUnderItsHeadingWithLargeText()
{
    Shown shown;
    const auto* heading = shown.screen().findChildren<kit::Line*>().constFirst();
    for (const double scale : {1.0, 1.5}) {
        shown.stage().theme.set(kit::Scheme::Light, scale);
        QTest::qWait(1); // laid out
        QVERIFY(heading->isVisible());
        const int left = heading->mapTo(&shown.screen(), QPoint()).x();
        QTRY_COMPARE(qRound(shown.view().boxRect(std::size_t{0}).left()), left);
    }
}

TEST_CLASS(tst_bracketview)
#include "tst_bracketview.moc"
