// The bracket on the screen, with real keys and clicks.
#include "atbracket.h"

#include "desk/rulings/ruling.h"
#include "tournament/queries/queue.h"
#include "ui/session/menu.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QSignalSpy>

using atbracket::Shown;
using atbracket::teamsIn;

class tst_bracket : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void everyMatchNamesItsState();
    void aMatchWaitsForCheckInAsOnTables();
    void aPlayedMatchWaitsForTheOneBefore();
    void matchesInPlayNameTheirTableAndWhatTheyWaitFor();
    void everyRoundHasItsName();
    void arrowsGoFromMatchToMatch();
    void enterOpensTheSheet();
    void theMouseChoosesAndOpens();
    void aMatchHasAMenu();
    void theTeamUnderTheMouseLightsUp();
    void aResultMovesTheBracketAndKeepsThePlace();
    void theChampionIsTheHeading();
    void beforeTheDrawItSaysWhatToDo();
    void itIsReadAloud();
    void printIsAsked();
};

void tst_bracket::everyMatchNamesItsState()
{
    Shown shown;

    SAYS(shown.words());
    QStringList byes;
    for (const tree::Bye& bye : shown.view().tree().byes)
        byes << pseudo::english(bye.text);
    byes.sort();
    QCOMPARE(byes, QStringList({u"both bye"_s, u"bye"_s, u"bye"_s, u"bye"_s}));
}

// Trial: it was ready here, and waited for check-in on Tables.
void tst_bracket::aMatchWaitsForCheckInAsOnTables()
{
    stage::HalfPlayed live;
    Shown shown(live);
    const std::string match = live.match(5);
    const auto isHeld = [&] {
        for (const tournament::Waiting& each : tournament::queue(shown.tournament(), {}))
            if (each.match->id == match)
                return each.hold.why == tournament::Hold::Why::Ids;
        return false;
    };
    const auto state = [&] { return shown.stateOf(QString::fromStdString(match)); };
    QVERIFY(isHeld());
    QCOMPARE(state(), u"waiting for check-in"_s);
    for (const scoring::Side side : scoring::bothSides)
        shown.ask(
            stage::checkingIn(tournament::team(*shown.tournament().setting,
                                               tournament::match(shown.tournament(), match)->teams[side])
                                  ->players));
    QVERIFY(!isHeld());
    QCOMPARE(state(), u"ready"_s);
}

// The final is over; then the hand that won match 1 turns out not to have been played.
void tst_bracket::aPlayedMatchWaitsForTheOneBefore()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        live.playOut(match, 'a');
    live.openAgain("W1-1");
    Shown shown(live);
    SAYS(shown.stateOf(u"W2-1"_s));
    QVERIFY(!shown.box(u"W2-1"_s).warns); // nothing can be answered yet
}

// The same while the final is in play; then a hand of it is challenged.
void tst_bracket::matchesInPlayNameTheirTableAndWhatTheyWaitFor()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    for (const char* match : {"W1-1", "W1-2"})
        live.playOut(match, 'a');
    QCOMPARE(live.call("W2-1", {3, {}}), std::string());
    live.enter("W2-1", R"({"a":{"bids":[3,3],"tricks":7},"b":{"bids":[3,3],"tricks":6}})");
    live.openAgain("W1-1");
    Shown before(live);
    SAYS(before.stateOf(u"W2-1"_s));
    desk::CaseOptions claim{.match = "W2-1", .claim = desk::Claim()};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnCase(claim)));
    Shown after(live);
    QCOMPARE(after.stateOf(u"W2-1"_s), u"table 3 · challenge"_s);
}

void tst_bracket::everyRoundHasItsName()
{
    Shown shown;
    QCOMPARE(shown.headings(), QStringList({u"Round 1"_s, u"Quarterfinals"_s, u"Semifinals"_s, u"Final"_s}));
    const auto& headings = shown.tree().headings;
    QCOMPARE(headings[3].place.left(), shown.box(u"W4-1"_s).place.left());
    for (const tree::Box& box : shown.tree().boxes)
        QVERIFY2(headings.front().place.bottom() <= box.place.top(), qPrintable(box.title));
    SAYS(stage::linesOn(shown.screen())); // the final is played by rules of its own
}

void tst_bracket::arrowsGoFromMatchToMatch()
{
    Shown shown;
    QCOMPARE(shown.title(), u"Match 2"_s); // what is being played
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 6"_s);
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 9"_s);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 8"_s);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 8"_s); // there is no more
    SAYS(shown.after(Qt::Key_Right));
    SAYS(shown.after(Qt::Key_Right));
    SAYS(shown.after(Qt::Key_Down));
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 9"_s);
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 6"_s);
    QCOMPARE(shown.after(Qt::Key_Down), u"Match 7"_s);
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 3"_s);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 2"_s);
    QCOMPARE(shown.after(Qt::Key_Home), u"Match 1"_s);
    SAYS(shown.after(Qt::Key_End));
}

void tst_bracket::enterOpensTheSheet()
{
    stage::HalfPlayed live;
    Shown shown(live);
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QTest::keyClick(&shown.view(), Qt::Key_Right);
    QTest::keyClick(&shown.view(), Qt::Key_Enter);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[0][0].toString(), QString::fromStdString(live.match(2)));
    QCOMPARE(wanted[1][0].toString(), QString::fromStdString(live.match(6)));
}

void tst_bracket::theMouseChoosesAndOpens()
{
    stage::HalfPlayed live;
    Shown shown(live);
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    const std::string five = live.match(5);
    QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.middleOf(five.c_str()));
    QCOMPARE(shown.title(), u"Match 5"_s);
    QCOMPARE(wanted.size(), 0);
    QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {}, shown.middleOf(five.c_str()));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QString::fromStdString(five));
}

void tst_bracket::aMatchHasAMenu()
{
    stage::HalfPlayed live;
    Shown shown(live);
    QSignalSpy opened(&shown.screen(), &session::Screen::matchWanted);
    const std::string match = live.match(2);
    const QPoint place = shown.middleOf(match.c_str());
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, shown.view().viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(shown.view().viewport(), &asked);
    auto* menu = shown.view().findChild<session::Menu*>();
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(shown.view().current(), QString::fromStdString(match)); // it is about that one
    menu->actions().constFirst()->trigger();
    menu->close();
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(opened.constFirst().constFirst().toString(), QString::fromStdString(match));
}

void tst_bracket::theTeamUnderTheMouseLightsUp()
{
    stage::HalfPlayed live;
    Shown shown(live);
    SAYS(shown.litLinks());
    // Hearts Out have won match 1, and advance as long as they are in.
    const QRectF one = shown.boxRect(QString::fromStdString(live.match(1)));
    shown.pointAt(one.center().toPoint() + QPoint(0, 10));
    QCOMPARE(shown.view().path().team, u"T9"_s);
    QStringList lit = shown.litLinks();
    lit.sort();
    SAYS(lit);
    // Low Club are out.
    shown.pointAt(one.center().toPoint() - QPoint(0, 10));
    QCOMPARE(shown.view().path().team, u"T8"_s);
    QCOMPARE(shown.litLinks(), QStringList());
    shown.pointAt({5, 5});
    QCOMPARE(shown.litLinks().size(), 3);
}

void tst_bracket::aResultMovesTheBracketAndKeepsThePlace()
{
    stage::HalfPlayed live;
    Shown shown(live);
    QTest::keyClick(&shown.view(), Qt::Key_End);
    shown.stage().record(stage::deciding(live.match(5), facts::Winner::B, facts::Decided::Withdrawn));
    SAYS(shown.words().at(4));
    SAYS(shown.words().at(7));
    SAYS(shown.title());
}

void tst_bracket::theChampionIsTheHeading()
{
    Shown shown(teamsIn(16));
    const tournament::Tournament& tournament = shown.stage().session.tournament();
    const tournament::Match& last = *tournament::match(tournament, "W4-1");
    const QStringList lines = stage::linesOn(shown.screen());
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0],
             QString::fromStdString(tournament::team(*tournament.setting, last.teams[*last.winner])->name) +
                 u" won"_s);
    MENTIONS(lines[1]);
    QCOMPARE(shown.view().current(), u"W4-1"_s);
    stage::HalfPlayed live;
    Shown before(live);
    QVERIFY(shown.view().y() <= before.view().y() + 2); // what is below has as much room as without one
}

void tst_bracket::beforeTheDrawItSaysWhatToDo()
{
    stage::Stage stage;
    stage.openUndrawn();
    tree::BracketScreen screen(stage.theme, stage.session);
    stage::showAlone(screen);
    const QStringList lines = stage::linesOn(screen);
    MENTIONS(lines);
    QSignalSpy wanted(&screen, &session::Screen::matchWanted);
    int toTeams = 0;
    connect(&screen, &session::Screen::wanted, this,
            [&](session::Key key) { toTeams += key == session::Key::ToTeams ? 1 : 0; });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // on what leads on
    QCOMPARE(toTeams, 1);
    QCOMPARE(wanted.size(), 0);
}

void tst_bracket::itIsReadAloud()
{
    Shown shown;
    SAYS(stage::nameOf(shown.view()));
    QTest::keyClick(&shown.view(), Qt::Key_Right);
    SAYS(stage::nameOf(shown.view()));

    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&shown.view());
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->childCount(), 11);
    QAccessibleInterface* item = list->focusChild();
    QCOMPARE(list->indexOfChild(item), 5);
    SAYS(pseudo::english(item->text(QAccessible::Name)));
    QVERIFY(item->state().focused && !list->child(0)->state().focused);
    QCOMPARE(list->childAt(item->rect().center().x(), item->rect().center().y()), item);
}

void tst_bracket::printIsAsked()
{
    Shown shown(teamsIn(4));
    QSignalSpy wanted(&shown.screen(), &tree::BracketScreen::printWanted);
    QTest::keyClick(&shown.view(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 1);
}

TEST_CLASS(tst_bracket)
#include "tst_bracket.moc"
