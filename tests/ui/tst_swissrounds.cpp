// Rounds of Swiss on the Bracket screen; and how draws of every format look there.
#include "atbracket.h"

#include "desk/corrections/amend.h"
#include "desk/drawing/drawlater.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"

#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using atbracket::Shown;
using facts::Decided;
using facts::Format;
using facts::Winner;
using played::drawOf;
using played::Playing;
using played::setupOf;

class tst_swissrounds : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void roundsOfSwissStandBesideEachOther();
    void theNextRoundOfSwissComes();
    void roundsStayNamed();
    void aPublishedPairingStays();
    void theDrawNeedsNoSidewaysScrolling_data();
    void theDrawNeedsNoSidewaysScrolling();
};

void tst_swissrounds::roundsOfSwissStandBesideEachOther()
{
    tournaments::LiveTournament live(setupOf(5, played::swiss(3)));
    desk::pairRound(live.desk(), "J. Park");
    live.playOut("S1-1", 'a');
    Shown shown(live);
    SAYS(shown.headings());
    SAYS(shown.head().value(1));
    QCOMPARE(shown.tree().boxes.size(), std::size_t{3});
    const tree::Box& bye = shown.box(u"S1-3"_s);
    SAYS(pseudo::english(bye.words));
    QCOMPARE(pseudo::english(bye.lines[0].score), u"bye"_s);
    // It is named, and nobody opens a sheet of it.
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    QTest::keyClick(&shown.view(), Qt::Key_End);
    QCOMPARE(shown.view().current(), u"S1-3"_s);
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 0);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 2"_s);
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
}

void tst_swissrounds::theNextRoundOfSwissComes()
{
    tournaments::LiveTournament live(setupOf(6, played::swiss(3)));
    desk::pairRound(live.desk(), "J. Park");
    for (const char* match : {"S1-1", "S1-2", "S1-3"})
        live.playOut(match, 'a');
    Shown shown(live);
    QCOMPARE(shown.headings().value(0), u"Round 1: finished"_s);
    shown.ask([](desk::Desk& desk) { return desk::pairRound(desk, "J. Park"); });
    SAYS(shown.headings().value(1));
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 4"_s); // beside it in the next round
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 1"_s);
    shown.decide("S2-1", Winner::A, Decided::Forfeit);
    SAYS(shown.headings().value(1));
}

void tst_swissrounds::roundsStayNamed()
{
    tournaments::LiveTournament live(setupOf(64, played::swiss(5)));
    desk::pairRound(live.desk(), "J. Park");
    Shown shown(live);
    const double heading = shown.tree().headings.front().place.height() * 29;
    QTest::keyClick(&shown.view(), Qt::Key_End);
    QVERIFY(shown.view().verticalScrollBar()->value() > 0);
    for (int i = 0; i < 31; ++i) { // what the keys are on is never under the headings
        QVERIFY(shown.view().boxRect(shown.view().currentBox()).top() >= heading);
        QTest::keyClick(&shown.view(), Qt::Key_Up);
    }
    QCOMPARE(shown.view().current(), u"S1-1"_s);
}

// A result decides who meets whom next; what is published is played all the same, and a correction says so.
void tst_swissrounds::aPublishedPairingStays()
{
    tournaments::LiveTournament live(setupOf(5, played::swiss(3)));
    desk::pairRound(live.desk(), "J. Park");
    live.playOut("S1-1", 'a');
    live.playOut("S1-2", 'a');
    const auto seen = [&](const char* match) {
        desk::AmendOptions strike{.how = desk::AmendOptions::How::Strike, .match = match};
        const auto change =
            desk::preview(live.desk().tournament(), desk::thisMachine(), "J. Park", desk::amend(strike));
        return pseudo::english(kit::text(change ? desk::pairingStays(*change)
                                                : wording::inFull(change.error().mistakes.front())));
    };
    QCOMPARE(seen("S1-1"), QString());
    desk::pairRound(live.desk(), "J. Park");
    SAYS(seen("S1-1"));
    live.playOut("S2-1", 'a');
    QCOMPARE(seen("S2-1"), QString()); // nothing is paired behind it
}

void tst_swissrounds::theDrawNeedsNoSidewaysScrolling_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("teams");
    QTest::newRow("double elimination") << 1 << 8;
    QTest::newRow("round robin of 13") << 2 << 13;
    QTest::newRow("pools") << 3 << 32;
    QTest::newRow("Swiss") << 4 << 32;
}

void tst_swissrounds::theDrawNeedsNoSidewaysScrolling()
{
    QFETCH(int, format);
    QFETCH(int, teams);
    facts::Draw draw = drawOf(static_cast<Format>(format));
    if (draw.format == Format::PoolsPlayoff)
        draw = played::pools(8, 2);
    if (draw.format == Format::Swiss)
        draw = played::swiss(5);
    Shown shown(setupOf(teams, draw));
    QVERIFY(shown.view().zoom() >= 1);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
}

TEST_CLASS(tst_swissrounds)
#include "tst_swissrounds.moc"
