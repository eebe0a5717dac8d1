// Each format, half played and to the end, as its Bracket, Standings and Tables show it: every team, who won,
// and without a warning. The two parts of a double elimination, and rounds of Swiss, with real keys.
#include "atbracket.h"

#include "desk/corrections/amend.h"
#include "desk/drawing/drawlater.h"
#include "place/place.h"
#include "tournament/ranking/standings.h"
#include "ui/bracket/boxtext.h"
#include "ui/kit/text.h"
#include "ui/standings/standingsscreen.h"
#include "ui/tables/tablesscreen.h"
#include "wording/record/refusal.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using namespace atbracket;
using facts::Decided;
using facts::Format;
using facts::Winner;
using played::drawOf;
using played::setupOf;

namespace {

/// Each has a name of the demo's roster.
void nameTeams(tournaments::LiveTournament& live, int teams)
{
    QFile file(QString::fromStdString(place::inSource("resources/demo/roster.csv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    for (int n = 1; n <= teams; ++n) {
        const QByteArray name = lines[n].split(',').front();
        QCOMPARE(live.record(tournaments::teamNamed(n, name.toStdString())), "");
    }
}

/// Where teams are named, in the words of a screen.
QString teamsOn(const tree::BracketScreen& screen)
{
    QStringList all;
    for (const tree::Box& box : screen.findChild<tree::TreeView*>()->tree().boxes)
        all << box.words;
    return pseudo::english(all.join(u'\n'));
}

QString teamsOn(const standings::StandingsScreen& screen)
{
    const QAbstractItemModel& model = *screen.findChild<QTableView*>()->model();
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            all << stage::textOf(model.index(row, column));
    return all.join(u'\n');
}

/// The Bracket and the Standings name everybody, and at the end every screen says who won: Tables on a card.
template <class Screen>
void holds(const Screen& screen, const tournament::Tournament& tournament)
{
    constexpr bool areTables = std::is_same_v<Screen, tables::TablesScreen>;
    if constexpr (!areTables)
        for (const tournament::Team& team : tournament.setting->teams)
            QVERIFY2(teamsOn(screen).contains(QString::fromStdString(team.name)), team.name.c_str());
    const std::string champion = tournament::champion(tournament);
    const QStringList lines = stage::linesOn(screen);
    for (const tournament::Team& team : tournament.setting->teams) {
        const QString won = QString::fromStdString(team.name) + (areTables ? QString() : u" won"_s);
        QVERIFY2(lines.contains(won) == (team.id == champion), qPrintable(won));
    }
}

template <class Screen>
void look(stage::Stage& stage)
{
    Screen screen(stage.theme, stage.session);
    stage::showAlone(screen);
    holds(screen, stage.session.tournament());
}

} // namespace

class tst_everyformat : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void namesEverybody_data();
    void namesEverybody();
    void bothPartsHaveTheirHeading();
    void keysGoBetweenTheParts();
    void aTeamLightsUpInBothParts();
    void theSecondFinalMayNotBePlayed();
    void theSecondFinalAppearsAndDisappears();
    void largeDrawsAreUsable_data();
    void largeDrawsAreUsable();
    void roundsOfSwissStandBesideEachOther();
    void theNextRoundOfSwissComes();
    void roundsOfSwissStayNamed();
    void aPublishedPairingStays();
    void theDrawNeedsNoSidewaysScrolling_data();
    void theDrawNeedsNoSidewaysScrolling();
};

void tst_everyformat::namesEverybody_data()
{
    QTest::addColumn<facts::Format>("format");
    for (const auto& each : facts::EnumText<facts::Format>::all)
        QTest::newRow(std::string(each.text).c_str()) << each.meaning;
}

void tst_everyformat::namesEverybody()
{
    constexpr int teams = 8;
    QFETCH(facts::Format, format);
    played::InTheMiddle live(format, teams);
    nameTeams(live.live(), teams);
    for (const bool isOver : {false, true}) {
        if (isOver)
            live.playOut();
        QCOMPARE(tournament::champion(live.live().desk().tournament()).empty(), !isOver);
        stage::Stage stage;
        stage.openFile(live.live().path());
        look<tree::BracketScreen>(stage);
        look<standings::StandingsScreen>(stage);
        look<tables::TablesScreen>(stage);
    }
}

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

void tst_everyformat::bothPartsHaveTheirHeading()
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

void tst_everyformat::keysGoBetweenTheParts()
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

void tst_everyformat::aTeamLightsUpInBothParts()
{
    tournaments::LiveTournament live(doubleOf(4));
    live.playOut("W1-1", 'b'); // Team 4 beats Team 1, who goes down
    live.playOut("W1-2", 'a');
    live.playOut("L1-1", 'a');
    Shown shown(live);
    const tree::Path lost = tree::pathOf(shown.tree(), u"T1"_s);
    QStringList ways;
    for (const std::size_t way : lost.links)
        ways << shown.tree().boxes[shown.tree().links[way].from].match;
    ways.sort();
    QCOMPARE(ways, QStringList({u"L1-1"_s, u"L2-1"_s})); // won there, and on to the final
    QCOMPARE(tree::pathOf(shown.tree(), u"T3"_s).links.size(), std::size_t{0}); // out
}

void tst_everyformat::theSecondFinalMayNotBePlayed()
{
    tournaments::LiveTournament live(doubleOf(4));
    playToTheFinal(live);
    Shown shown(live);
    QVERIFY(shown.box(u"F-2"_s).mayNotBe && shown.box(u"F-2"_s).opens);
    SAYS(pseudo::english(shown.box(u"F-2"_s).words));
    QVERIFY(!shown.box(u"F-1"_s).mayNotBe);
}

void tst_everyformat::theSecondFinalAppearsAndDisappears()
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

void tst_everyformat::largeDrawsAreUsable_data()
{
    QTest::addColumn<int>("teams");
    QTest::newRow("64") << 64;
    QTest::newRow("128") << 128;
}

void tst_everyformat::largeDrawsAreUsable()
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

void tst_everyformat::roundsOfSwissStandBesideEachOther()
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

void tst_everyformat::theNextRoundOfSwissComes()
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

void tst_everyformat::roundsOfSwissStayNamed()
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
void tst_everyformat::aPublishedPairingStays()
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

void tst_everyformat::theDrawNeedsNoSidewaysScrolling_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("teams");
    QTest::newRow("double elimination") << 1 << 8;
    QTest::newRow("round robin of 13") << 2 << 13;
    QTest::newRow("pools") << 3 << 32;
    QTest::newRow("Swiss") << 4 << 32;
}

void tst_everyformat::theDrawNeedsNoSidewaysScrolling()
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

TEST_CLASS(tst_everyformat)
#include "tst_everyformat.moc"
