// The tournament at a glance, in the whole window: calling by Enter, opening sheets, what needs somebody,
// jumping.
#include "atdesktop.h"
#include "drawn.h"

#include "desk/play/entry.h"
#include "desk/play/table.h"
#include "desk/rulings/conduct.h"
#include "ui/kit/ask.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/tables/clocks.h"
#include "ui/tables/ready.h"
#include "ui/tables/row.h"
#include "ui/tables/tablecard.h"
#include "ui/tables/tablesscreen.h"
#include "ui/tables/tableswords.h"
#include "ui/teams/teamsscreen.h"

#include <QContextMenuEvent>
#include <QMenu>

class tst_tables : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void whatToDoIsSaidWhereNoMatchIsAtATable();
    void aQuestionThatNamesNobodyShowsThatItHasTheKeys();
    void beforeTheDrawEnterLeadsToTeams();
    void enterCallsTheOneThatWaitsLongest();
    void enterHeldDownCallsOneMatch();
    void aMatchThatCannotBeCalledTakesNoTable();
    void aMatchThatIsReadyHasAMenu();
    void arrowsStayAmongTheItems();
    void arrowsReachNoButtonAboveOrBeside();
    void enterIsShownWhereItGoes();
    void aTableOpensItsSheet();
    void aFreedTableIsBesideTheOthers();
    void jumpingByTyping();
    void aMatchIsNoMatchAtTheTableOfThatNumber();
    void handingOver();
    void aKnownNameIsTypedWithoutItsAccents();
    void whatWasSaidStaysWithTheTournament();
    void namesWithoutInitialsStayWhole();
    void everyPlaceHasAKey();
    void theNextRoundIsPairedFromHere();
    void aProtestIsShownUntilSettled();
    void whatCannotBePressedIsRead();
};

namespace {

/// The whole window on a drawn tournament of 16 teams.
class TablesRoom : public stage::WholeWindow {
public:
    explicit TablesRoom(facts::Format format = facts::Format::SingleElimination)
    {
        tournaments::Setup setup;
        setup.rules = "unc";
        setup.teams = 16;
        setup.tables = 8;
        setup.draw.format = format;
        if (format == facts::Format::Swiss) {
            setup.rules = "classic"; // elsewhere IDs are shown once there is a match
            setup.draw.rounds = 4;
        }
        stage.openDrawn(setup);
        desktop.session().setSupervisor({});
        desktop.window().QWidget::show();
        desktop.open(stage.path());
        wait();
        type(u"J. Park"_s); // who is on duty
        press(Qt::Key_Return);
    }
    void wait()
    {
        while (desktop.session().waiting())
            QTest::qWait(1);
        QTest::qWait(1);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &desktop.window(), key, modifiers);
        wait();
    }
    void type(const QString& text)
    {
        for (const QChar key : text)
            QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
    }
    /// That hand, so many times.
    void enter(const char* id, const char* line, int times)
    {
        for (int i = 0; i < times; ++i)
            desktop.session().ask({}, stage::entering(id, line));
    }
    /// The first match, which was called, from its first hand to its end.
    void playFirst()
    {
        enter("W1-1", R"({"a":{"bids":[6,4],"tricks":11},"b":{"bids":[2,2],"tricks":2}})", 3);
        desktop.session().ask(u"result"_s,
                              [](desk::Desk& desk) { return desk::finish(desk, "J. Park", "W1-1"); });
        wait();
    }
    /// Five matches called, of which one is over, one is in play, and the others have begun.
    void playSome()
    {
        for (int i = 0; i < 5; ++i)
            press(Qt::Key_Return);
        playFirst();
        enter("W1-2", R"({"a":{"bids":[3,2],"tricks":6},"b":{"bids":[4,3],"tricks":7}})", 3);
        enter("W1-3", R"({"a":{"bids":["nil",4],"tricks":[0,6]},"b":{"bids":[4,3],"tricks":7}})", 1);
        enter("W1-4", R"({"a":{"bids":[2,2],"tricks":3},"b":{"bids":[6,4],"tricks":10}})", 3);
        wait();
    }
    QStringList found() { return pseudo::english(desktop.window().finder().shown()); }
    QString sheetShown()
    {
        sheet::SheetView* sheet = desktop.sheets().current();
        return desktop.window().current() == &desktop.sheets() && sheet ? sheet->match() : QString();
    }
};

} // namespace

void tst_tables::whatToDoIsSaidWhereNoMatchIsAtATable()
{
    TablesRoom room;
    const auto isSaid = [&] {
        return pseudo::english(stage::wordsOn(room.desktop.window())).contains(u"No match is at a table"_s);
    };
    QVERIFY(isSaid());
    QVERIFY(qobject_cast<tables::Row*>(QApplication::focusWidget())); // and done by Enter
    room.press(Qt::Key_D);
    QVERIFY(!isSaid()); // a question needs the room, and Enter
    room.press(Qt::Key_Escape);
    QVERIFY(isSaid());
    room.press(Qt::Key_Return);
    QVERIFY(!isSaid());
}

// None of its choices has them, so a stray Enter chooses no team.
void tst_tables::aQuestionThatNamesNobodyShowsThatItHasTheKeys()
{
    TablesRoom room;
    room.desktop.window().findChild<tables::TableCard*>()->setFocus();
    room.press(Qt::Key_D); // shown below the list, wherever the focus is
    auto* question = qobject_cast<kit::Ask*>(QApplication::focusWidget());
    QVERIFY(question);
    const auto hasRing = [&] {
        const QImage image = question->grab().toImage();
        return image.pixelColor(image.width() / 2, 1) == room.desktop.theme().colors().focus;
    };
    QVERIFY(hasRing());
    room.press(Qt::Key_Down); // to the first choice
    QVERIFY(question->isOpen() && !question->hasFocus() && !hasRing());
}

void tst_tables::beforeTheDrawEnterLeadsToTeams()
{
    stage::WholeWindow room;
    room.stage.openUndrawn();
    room.open(room.stage.path());
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    const auto* leads = qobject_cast<const kit::KeyHint*>(QApplication::focusWidget());
    QVERIFY(leads && leads->key() == session::shown(session::Key::ToTeams));
    room.person.press(Qt::Key_Return);
    QVERIFY(room.desktop.window().current() == &room.desktop.teams());
}

void tst_tables::enterCallsTheOneThatWaitsLongest()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-1").state, tournament::State::Called);
    QCOMPARE(room.match("W1-1").call->table, 1);
    room.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-2").call->table, 2);
    room.press(Qt::Key_Down); // the next but one
    room.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-4").call->table, 3);
    QCOMPARE(room.match("W1-3").state, tournament::State::Ready);
}

// A key held down calls only one match.
void tst_tables::enterHeldDownCallsOneMatch()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    QCOMPARE(room.match("W1-1").state, tournament::State::Called);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &again);
        room.wait();
    }
    QCOMPARE(room.match("W1-2").state, tournament::State::Ready);
    room.press(Qt::Key_Return); // pressed again
    QCOMPARE(room.match("W1-2").state, tournament::State::Called);
}

// Its row leads to Check-in; the table is offered for the next match.
void tst_tables::aMatchThatCannotBeCalledTakesNoTable()
{
    tournaments::LiveTournament live({.rules = "unc", .teams = 16});
    QCOMPARE(live.checkIn("W1-2"), "");
    stage::Stage stage;
    tables::TablesScreen screen(stage.theme, stage.session);
    stage.openFile(live.path());
    stage::showAlone(screen);
    screen.refresh();
    screen.takeFocus();
    QStringList called;
    for (const auto* row : screen.findChildren<tables::Row*>())
        if (const QString says = pseudo::english(row->accessibleDescription()); says.contains(u"Match 2"_s))
            called << says;
    QCOMPARE(called.size(), 1);
    QVERIFY2(called.constFirst().contains(u"Table 1"_s), qPrintable(called.constFirst()));
}

void tst_tables::aMatchThatIsReadyHasAMenu()
{
    TablesRoom room;
    room.desktop.window().resize(1280, 800);
    room.wait();
    QList<tables::Row*> rows =
        room.desktop.window().findChild<tables::ReadyList*>()->findChildren<tables::Row*>();
    rows.removeIf([](const tables::Row* row) { return row->objectName() == u"showMore"_s; });
    QVERIFY(rows.size() > 1 && rows[1]->isVisible());
    const QPoint place = rows[1]->rect().center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, rows[1]->mapToGlobal(place));
    QCoreApplication::sendEvent(rows[1], &asked);
    auto* menu = room.desktop.window().findChild<QMenu*>(u"matchMenu"_s);
    QVERIFY(menu && menu->isVisible());
    menu->actions().constFirst()->trigger();
    menu->close();
    QCoreApplication::processEvents();
    room.wait();
    QVERIFY(room.match("W1-2").state == tournament::State::Called);
    QVERIFY(room.match("W1-1").state == tournament::State::Ready);
}

// From the matches over what needs somebody to the tables, and no further.
void tst_tables::arrowsStayAmongTheItems()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    const auto* screen = room.desktop.window().current();
    const QWidget* first = QApplication::focusWidget();
    QVERIFY(qobject_cast<const tables::Row*>(first));
    QStringList tables;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QWidget* focus = QApplication::focusWidget();
        const auto* card = qobject_cast<const tables::TableCard*>(focus);
        QVERIFY2(card || qobject_cast<const tables::Row*>(focus), qPrintable(focus->objectName()));
        QVERIFY(screen->isAncestorOf(focus));
        if (card && !tables.contains(card->objectName()))
            tables << card->objectName();
    }
    QCOMPARE(tables.size(), 8);
    QCOMPARE(tables.constFirst(), u"table-1"_s); // the match at it has a card, the others are tiles
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(first->hasFocus());
}

// Both matches are at a table, so that the lists are empty.
void tst_tables::arrowsReachNoButtonAboveOrBeside()
{
    tournaments::LiveTournament live;
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(live.call(match), "");
    stage::Stage stage;
    tables::TablesScreen screen(stage.theme, stage.session);
    stage.openFile(live.path());
    stage::showAlone(screen);
    screen.refresh();
    screen.takeFocus();
    QTest::keyClick(&screen, Qt::Key_Up);
    QVERIFY(screen.hasFocus());
    QVERIFY(screen.findChild<kit::KeyHint*>(u"toTables"_s)->isVisible()); // the key to the sheets
    QTest::keyClick(&screen, Qt::Key_Down);
    const auto* card = qobject_cast<const tables::TableCard*>(QApplication::focusWidget());
    QVERIFY(card);
    QCOMPARE(card->table(), 1);
}

// Trial: it stayed beside the match to call while Enter opened the sheet of a table.
void tst_tables::enterIsShownWhereItGoes()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    const auto* list = room.desktop.window().findChild<tables::ReadyList*>();
    auto* card = room.desktop.window().findChild<tables::TableCard*>(u"table-1"_s);
    const auto rows = [&] {
        return std::ranges::count_if(list->findChildren<tables::Row*>(), [](const tables::Row* row) {
            return row->isVisible() && stage::descriptionOf(*row).contains(u"key Enter"_s);
        });
    };
    const auto isOnCard = [&] { return drawn::wordsOf(*card).contains(u"Enter"_s); };
    QVERIFY(rows() == 1 && !isOnCard());
    QVERIFY(!list->findChild<kit::KeyHint*>(u"toTables"_s)->isVisible()); // the next match has the focus
    card->setFocus();
    room.wait();
    QVERIFY(rows() == 0 && isOnCard());
    room.press(Qt::Key_Return);
    QCOMPARE(room.sheetShown(), u"W1-1"_s);
}

void tst_tables::aTableOpensItsSheet()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    auto* table = room.desktop.window().findChild<tables::TableCard*>();
    QTest::mouseClick(table, Qt::LeftButton);
    QCOMPARE(room.sheetShown(), u"W1-1"_s);
    room.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(room.sheetShown(), QString());
    room.press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(room.sheetShown(), u"W1-1"_s);
}

void tst_tables::aFreedTableIsBesideTheOthers()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    room.press(Qt::Key_5, Qt::ControlModifier);
    room.playFirst();
    room.press(Qt::Key_1, Qt::ControlModifier);
    QRegion taken;
    for (const auto* card : room.desktop.window().findChildren<tables::TableCard*>()) {
        QVERIFY(card->isVisible() && card->isFree());
        QTRY_VERIFY2(card->visibleRegion().boundingRect() == card->rect(), qPrintable(card->objectName()));
        const QRect place = card->rect().translated(card->mapTo(card->window(), QPoint()));
        QVERIFY2(!taken.intersects(place), qPrintable(card->objectName()));
        taken += place;
    }
    QVERIFY(!taken.isEmpty());
}

void tst_tables::jumpingByTyping()
{
    TablesRoom room;
    room.press(Qt::Key_K, Qt::ControlModifier);
    room.type(u"player 31"_s);
    QCOMPARE(room.found(), QStringList{u"Player 31"_s});
    room.press(Qt::Key_Return);
    QCOMPARE(room.sheetShown(), u"W1-1"_s); // seeded last, against the first
}

void tst_tables::aMatchIsNoMatchAtTheTableOfThatNumber()
{
    TablesRoom room;
    room.person.record(stage::calling("W1-2", {5, {}}));
    room.press(Qt::Key_K, Qt::ControlModifier);
    room.type(u"match 5"_s);
    const QStringList found = room.found();
    QVERIFY(!found.filter(u"Match 2 · "_s).isEmpty()); // which is played at table 5
    QVERIFY2(found.constFirst().startsWith(u"Match 5 · "_s), qPrintable(found.join(u'|')));
    room.press(Qt::Key_Return);
    QCOMPARE(room.sheetShown(), u"W1-5"_s);
}

void tst_tables::handingOver()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    room.press(Qt::Key_H, Qt::ControlModifier);
    room.type(u"M. Osei"_s);
    room.press(Qt::Key_Return);
    QCOMPARE(room.desktop.session().supervisor(), u"M. Osei"_s);
    room.press(Qt::Key_H, Qt::ControlModifier);
    SAYS(room.found());
    room.press(Qt::Key_Return); // back in two keys
    QCOMPARE(room.desktop.session().supervisor(), u"J. Park"_s);
}

void tst_tables::aKnownNameIsTypedWithoutItsAccents()
{
    TablesRoom room;
    room.desktop.session().setSupervisor(u"R. Núñez"_s);
    room.press(Qt::Key_Return); // puts the name on record
    room.desktop.session().setSupervisor(u"M. Osei"_s);
    room.press(Qt::Key_H, Qt::ControlModifier);
    room.type(u"r nun"_s);
    room.press(Qt::Key_Return);
    QCOMPARE(room.desktop.session().supervisor(), u"R. Núñez"_s);
}

void tst_tables::whatWasSaidStaysWithTheTournament()
{
    TablesRoom room;
    const auto said = [&] { return stage::wordsOn(room.desktop.window()).join(u'|'); };
    room.press(Qt::Key_Return);
    room.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(said().contains(u"Undone: "_s), qPrintable(said()));
    room.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(room.desktop.window().current() == &room.desktop.start());
    QVERIFY2(!said().contains(u"Undone: "_s), qPrintable(said()));
}

void tst_tables::namesWithoutInitialsStayWhole()
{
    QCOMPARE(tables::withInitials(u"Ana Ruiz · عمر حداد"_s), u"A. Ruiz · عمر حداد"_s);
}

void tst_tables::everyPlaceHasAKey()
{
    TablesRoom room;
    room.playSome();
    QSet<const QWidget*> seen;
    for (const auto& [key, word] : {std::pair(Qt::Key_1, u"Tables"_s),
                                    {Qt::Key_2, u"Teams"_s},
                                    {Qt::Key_3, u"Check-in"_s},
                                    {Qt::Key_4, u"Score sheet"_s},
                                    {Qt::Key_5, u"Bracket"_s},
                                    {Qt::Key_6, u"Standings"_s},
                                    {Qt::Key_8, u"Print"_s},
                                    {Qt::Key_9, u"Rules"_s}}) {
        room.press(key, Qt::ControlModifier);
        auto* screen = room.desktop.window().current();
        QVERIFY2(!seen.contains(screen), qPrintable(word));
        seen << screen;
        QVERIFY2(screen->isAncestorOf(QApplication::focusWidget()) || screen->hasFocus(), qPrintable(word));
    }
}

void tst_tables::theNextRoundIsPairedFromHere()
{
    TablesRoom room(facts::Format::Swiss);
    tables::Row* pairs = nullptr;
    for (auto* row : room.desktop.window().findChildren<tables::Row*>())
        if (row->isVisible() && stage::nameOf(*row).contains(u"Round 1 can be paired"_s))
            pairs = row;
    QVERIFY(pairs);
    room.press(Qt::Key_1, Qt::ControlModifier);
    room.press(Qt::Key_Down); // nothing is ready, so this comes first
    QVERIFY(pairs->hasFocus());
    QTest::mouseClick(pairs, Qt::LeftButton);
    room.wait();
    room.press(Qt::Key_Return); // on the button that pairs
    QCOMPARE(room.desktop.session().tournament().setting->pairings.size(), std::size_t{1});
    room.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!pairs->isVisible());
    room.press(Qt::Key_Return);
    QVERIFY(room.match("S1-1").call);
}

void tst_tables::aProtestIsShownUntilSettled()
{
    TablesRoom room;
    room.press(Qt::Key_Return);
    const auto row = [&]() -> QString {
        for (const auto* each : room.desktop.window().findChildren<tables::Row*>())
            if (each->isVisible() && stage::nameOf(*each).contains(u"Under protest"_s))
                return stage::nameOf(*each) + u": "_s + stage::descriptionOf(*each);
        return {};
    };
    const auto ask = [&](const auto& job) { room.person.record(job); };
    QCOMPARE(row(), QString());
    ask([](desk::Desk& desk) {
        return desk::protest(
            desk, "J. Park",
            {"W1-1", facts::Side::B, facts::ProtestAbout::Rule, "time in the deal", 30, true});
    });
    MENTIONS_ALL(row(), 3);
    ask([](desk::Desk& desk) {
        return desk::settle(desk, "J. Park", {"W1-1", {}, facts::ProtestEnd::Referred, {}});
    });
    MENTIONS(row());
    QVERIFY(row().contains(u"with staff"_s));
    ask([](desk::Desk& desk) {
        return desk::settle(desk, "Staff", {"W1-1", {}, facts::ProtestEnd::Rejected, {}});
    });
    QCOMPARE(row(), QString());
}

// As dim as any other disabled button, its keycap too.
void tst_tables::whatCannotBePressedIsRead()
{
    kit::Theme theme;
    tables::HeadButton button(theme);
    button.show(u"pause"_s, u"Pause all"_s, u"F7"_s);
    button.setEnabled(false);
    button.resize(button.sizeHint());
    const QList<drawn::Text> all = drawn::textsOf(button);
    QCOMPARE(all.size(), 2);
    for (const drawn::Text& text : all) {
        QCOMPARE(text.ink, theme.colors().dim);
        QVERIFY2(drawn::contrast(text.ink, text.ground) >= 4.5, qPrintable(text.words));
    }
}

TEST_CLASS(tst_tables)
#include "tst_tables.moc"
