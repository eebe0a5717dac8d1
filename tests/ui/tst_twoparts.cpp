// A double elimination on the Bracket screen, with real keys: its two parts, and the second final.
#include "atbracket.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "ui/bracket/boxtext.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using atbracket::Shown;
using facts::Format;
using facts::Winner;
using played::drawOf;
using played::setupOf;

namespace {

tournaments::Setup doubleOf(int teams)
{
    return setupOf(teams, drawOf(Format::DoubleElimination));
}

/// Everything before the finals of a double elimination goes to the better seed.
void playToTheFinal(tournaments::LiveTournament& live)
{
    for (const char* match : {"W1-1", "W1-2", "W2-1", "L1-1", "L2-1"})
        live.playOut(match, 'a');
}

QString nameOf(const tree::Box& box, std::size_t line)
{
    return box.lines[line].text;
}

} // namespace

class tst_twoparts : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void bothPartsHaveTheirHeading();
    void keysGoBetweenTheParts();
    void aTeamLightsUpInBothParts();
    void theSecondFinalMayNotBePlayed();
    void theSecondFinalAppearsAndDisappears();
    void largeDrawsAreUsable_data();
    void largeDrawsAreUsable();
};

void tst_twoparts::bothPartsHaveTheirHeading()
{
    Shown shown(doubleOf(6));
    QCOMPARE(shown.headings(),
             QStringList({u"Winners round 1"_s, u"Winners round 2"_s, u"Winners final"_s, u"Final"_s,
                          u"Losers round 2"_s, u"Losers round 3"_s, u"Losers final"_s}));
    const auto& headings = shown.tree().headings; // each over its column
    QCOMPARE(headings[2].place.left(), shown.box(u"W3-1"_s).place.left());
    QVERIFY(headings[2].place.bottom() <= shown.box(u"W3-1"_s).place.top());
    QCOMPARE(headings[4].place.left(), shown.box(u"L2-1"_s).place.left());
    QVERIFY(headings[4].place.bottom() <= shown.box(u"L2-1"_s).place.top());
    QVERIFY(headings[4].place.top() >= shown.box(u"W1-2"_s).place.bottom());
    const QRectF view(QPointF(), shown.tree().size);
    QCOMPARE(tree::headingAt(shown.tree(), view, headings[4].place.center()), headings[4].text);
    QCOMPARE(tree::headingAt(shown.tree(), view, shown.box(u"L2-1"_s).place.center()), QString());
    const double below = headings[4].place.top(); // they stay in view until those below come there
    QCOMPARE(headings[0].placeFrom(1).top(), 1.0);
    QCOMPARE(headings[0].placeFrom(below).bottom(), below);
    QCOMPARE(headings[4].placeFrom(below + 1).top(), below + 1);
    SAYS(shown.head());
    SAYS(pseudo::english(shown.box(u"L2-1"_s).words));
    SAYS(pseudo::english(shown.box(u"W3-1"_s).title));
    SAYS(pseudo::english(shown.box(u"F-1"_s).words).left(26));
}

void tst_twoparts::keysGoBetweenTheParts()
{
    Shown shown(doubleOf(4));
    QCOMPARE(pseudo::english(shown.current().title), u"Match 1"_s);
    QCOMPARE(shown.after(Qt::Key_Down), u"Match 2"_s);
    QCOMPARE(shown.after(Qt::Key_Down), u"Match 4"_s); // over to the losers
    SAYS(shown.after(Qt::Key_Right));
    SAYS(shown.after(Qt::Key_Right));
    SAYS(shown.after(Qt::Key_Right));
    SAYS(shown.after(Qt::Key_Down));
    SAYS(shown.after(Qt::Key_Up));
    SAYS(shown.after(Qt::Key_Left));
    SAYS(shown.after(Qt::Key_Down));
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 4"_s);
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 2"_s); // whose loser comes there
    SAYS(shown.after(Qt::Key_End));
    QCOMPARE(shown.after(Qt::Key_Home), u"Match 1"_s);
}

void tst_twoparts::aTeamLightsUpInBothParts()
{
    tournaments::LiveTournament live(doubleOf(4));
    live.playOut("W1-1", 'b'); // Team 4 beats Team 1, who goes down
    live.playOut("W1-2", 'a');
    live.playOut("L1-1", 'a');
    Shown shown(live);
    const tree::Path lost = tree::pathOf(shown.tree(), u"T1"_s);
    QStringList ways;
    for (const std::size_t way : lost.ways)
        ways << shown.tree().boxes[shown.tree().ways[way].from].match;
    ways.sort();
    QCOMPARE(ways, QStringList({u"L1-1"_s, u"L2-1"_s})); // won there, and on to the final
    QCOMPARE(tree::pathOf(shown.tree(), u"T3"_s).ways.size(), std::size_t{0}); // out
}

void tst_twoparts::theSecondFinalMayNotBePlayed()
{
    tournaments::LiveTournament live(doubleOf(4));
    playToTheFinal(live);
    Shown shown(live);
    QVERIFY(shown.box(u"F-2"_s).mayNotBe && shown.box(u"F-2"_s).opens);
    SAYS(pseudo::english(shown.box(u"F-2"_s).words));
    QVERIFY(!shown.box(u"F-1"_s).mayNotBe);
}

void tst_twoparts::theSecondFinalAppearsAndDisappears()
{
    tournaments::LiveTournament live(doubleOf(4));
    playToTheFinal(live);
    live.playOut("F-1", 'a');
    const std::string loser = live.match("F-1").teams.b;
    Shown shown(live);

    SAYS(pseudo::english(shown.box(u"F-2"_s).words));
    QCOMPARE(shown.view().current(), u"F-1"_s); // which has decided
    QCOMPARE(shown.head().value(0), u"Team 1 won"_s);
    MENTIONS(shown.head().value(1));
    QVERIFY(!shown.tree().boxes.back().lines[0].won);
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    SAYS(shown.after(Qt::Key_Down));
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 0); // there is no sheet

    // The first final is corrected: the other side has won it.
    shown.ask(stage::undoing()); // the signatures
    SAYS(pseudo::english(shown.box(u"F-2"_s).title));
    shown.decide("F-1", Winner::B);
    SAYS(pseudo::english(shown.box(u"F-2"_s).title));
    QCOMPARE(pseudo::english(shown.box(u"F-2"_s).state), u"ready"_s);
    QVERIFY(!shown.box(u"F-2"_s).mayNotBe);
    QCOMPARE(nameOf(shown.box(u"F-2"_s), 0), QString::fromStdString("Team " + loser.substr(1)));
    QCOMPARE(shown.head().value(0), u"Bracket"_s);
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);

    shown.ask(stage::undoing());
    shown.decide("F-1", Winner::A);
    SAYS(pseudo::english(shown.box(u"F-2"_s).words));
    QCOMPARE(shown.head().value(0), u"Team 1 won"_s);
}

void tst_twoparts::largeDrawsAreUsable_data()
{
    QTest::addColumn<int>("teams");
    QTest::newRow("64") << 64;
    QTest::newRow("128") << 128;
}

void tst_twoparts::largeDrawsAreUsable()
{
    QFETCH(int, teams);
    Shown shown(doubleOf(teams));
    QCOMPARE(shown.tree().boxes.size(), static_cast<std::size_t>(2 * teams - 1));
    const QRectF paper = shown.view().viewport()->rect();
    for (const Qt::Key key : {Qt::Key_End, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left, Qt::Key_Down, Qt::Key_Left,
                              Qt::Key_Left, Qt::Key_Left, Qt::Key_Home, Qt::Key_Right}) {
        QTest::keyClick(&shown.view(), key);
        QVERIFY2(paper.contains(shown.view().boxRect(shown.view().currentBox())),
                 qPrintable(shown.current().title));
    }
    QTest::keyClick(&shown.view(), Qt::Key_0);
    for (std::size_t box = 0; box < shown.tree().boxes.size(); ++box)
        QVERIFY2(paper.contains(shown.view().boxRect(box)), qPrintable(shown.tree().boxes[box].title));
}

TEST_CLASS(tst_twoparts)
#include "tst_twoparts.moc"
