// What is around the screens: the menus, the keyboard sheet, the jump box, the settings and what the program
// says of itself.
#include "atwindow.h"
#include "drawn.h"
#include "row.h"

#include "desk/registration/teams.h"
#include "ui/help/aboutscreen.h"
#include "ui/help/helpscreen.h"
#include "ui/session/clockwords.h"
#include "ui/session/horn.h"
#include "ui/settings/settingsscreen.h"
#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/view/sheetscreen.h"

#include <QContextMenuEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>
#include <map>
#include <set>

using session::Key;
using stage::AtWindow;

namespace {

/// What a right click there opens; null where that is nothing.
session::Menu* menuAt(QAbstractItemView& list, const QPoint& place)
{
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, list.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(list.viewport(), &asked);
    return list.findChild<session::Menu*>();
}

} // namespace

class tst_shell : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void everyActionIsInOneMenu();
    void itemsThatDoNotApplyAreGray();
    void undoIsOfferedWhereItCanBeDone();
    void undoStaysBesideAMessage();
    void aMenuDoesWhatItsKeyDoes();
    void ctrlPPrintsFromAnywhere();
    void f10OpensTheMenus();
    void f1ShowsTheKeysOfTheScreen();
    void theKeysGoIntoANarrowWindow();
    void theKeysFillTheirColumns();
    void escClosesTheKeysFromAroundThemToo();
    void aQuestionMarkIsTypedIntoText();
    void theKeysOfAFinishedMatchLeadBackToIt();
    void bothTeamsOfAMatchAreReadInTheJumpBox();
    void actionsAreFound_data();
    void actionsAreFound();
    void matchesThatAreOverAreFoundLast();
    void nothingFoundIsSaid();
    void theJumpBoxIsAsHighAsWhatItFound();
    void actionsAreFoundWithoutATournament();
    void theWindowIsNamedByTournamentAndFile();
    void noMenuBehindTheLock();
    void atMostFiveHintsUnderASheet();
    void aRowHasAMenu();
    void theMenuOfARowBeginsWithWhatEnterDoes_data();
    void theMenuOfARowBeginsWithWhatEnterDoes();
    void noMenuOpensWhereNothingCanBeDone();
};

void tst_shell::everyActionIsInOneMenu()
{
    std::set<Key> inMenus;
    QStringList titles;
    for (const auto& [key, menu] : shell::MenuBar::all()) {
        QVERIFY2(inMenus.insert(key).second, qPrintable(session::title(key)));
        QVERIFY(!menu.isEmpty() && !session::title(key).isEmpty());
        titles << session::title(key);
    }
    QCOMPARE(titles.removeDuplicates(), 0);
    for (const Key key : session::keysOfWindow())
        if (key != Key::Menus) // the way to them
            QVERIFY2(inMenus.contains(key), qPrintable(session::title(key)));
    // What is typed into the row, and the case, have buttons of their own.
    for (int at = static_cast<int>(Key::CallMatch); at < static_cast<int>(Key::Uphold); ++at)
        if (const Key key = static_cast<Key>(at); key != Key::SaveHand && key != Key::Clear)
            QVERIFY2(inMenus.contains(key), qPrintable(session::title(key)));
}

void tst_shell::itemsThatDoNotApplyAreGray()
{
    AtWindow at;
    QVERIFY(!at.in(*at.open(u"match"_s), Key::Amend)->isEnabled()); // at the tables
    QVERIFY(at.in(*at.open(u"match"_s), Key::Undo)->isEnabled());
    at.openSheet();
    QVERIFY(at.in(*at.open(u"match"_s), Key::Amend)->isEnabled());
    QVERIFY(!at.in(*at.open(u"match"_s), Key::CallMatch)->isEnabled()); // it is called
    QVERIFY(at.in(*at.open(u"file"_s), Key::Backup)->isEnabled());
    const stage::Settings settings;
    desktop::Desktop empty;
    shell::MenuBar& menus = empty.window().menus();
    QVERIFY(!menus.may(Key::Backup) && !menus.may(Key::Print) && !menus.may(Key::Draw) &&
            !menus.may(Key::ToTables));
    QVERIFY(menus.may(Key::OpenFile) && menus.may(Key::About) && menus.may(Key::Settings));
}

void tst_shell::undoIsOfferedWhereItCanBeDone()
{
    AtWindow at;
    QVERIFY(at.isHinted(Key::Undo));
    at.person.record([](desk::Desk& desk) {
        return desk::addTeam(desk, "J. Park", {"Lates", {}, {{"", "Kim Late", {}}, {"", "Lou Late", {}}}});
    });
    QVERIFY(!at.isHinted(Key::Undo)); // a new team is setup
    QVERIFY(!at.in(*at.open(u"match"_s), Key::Undo)->isEnabled());
    at.openSheet(); // undo is of the match there
    QVERIFY(at.isHinted(Key::Undo));
    QVERIFY(at.in(*at.open(u"match"_s), Key::Undo)->isEnabled());
}

// At 150 % a message took the room of one key, and all of them went.
void tst_shell::undoStaysBesideAMessage()
{
    AtWindow at;
    at.desktop.theme().set(kit::Scheme::Light, 1.5);
    at.window().resize(1280, 720);
    QTRY_VERIFY(at.isHinted(Key::Undo) && at.isHinted(Key::Jump));
    const QString message = u"✓ Amendment of hand 3, match 12, Full House, saved 9:32 PM"_s;
    at.window().footer().say(message, kit::Line::Ink::Ok);
    QTRY_VERIFY(at.isHinted(Key::Undo) && !at.isHinted(Key::Jump));
    const auto lines = at.window().footer().findChildren<kit::Line*>();
    const auto said = std::find_if(lines.begin(), lines.end(),
                                   [&](const kit::Line* each) { return each->text() == message; });
    QVERIFY(said != lines.end());
    QTRY_COMPARE((*said)->shown().text, message);
}

void tst_shell::aMenuDoesWhatItsKeyDoes()
{
    AtWindow at;
    at.choose(u"view"_s, Key::ToStandings);
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Standings));
    at.openSheet();
    at.choose(u"match"_s, Key::Challenge);
    QCOMPARE(at.current(), &at.desktop.rulings());
    at.openSheet();
    at.choose(u"tournament"_s, Key::TablesAndRest); // which leads to its place
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
    QVERIFY(at.person.find<QLineEdit>(u"Minutes of rest"_s));
}

void tst_shell::ctrlPPrintsFromAnywhere()
{
    AtWindow at;
    at.person.press(Qt::Key_P, Qt::ControlModifier); // the tables have nothing to print of their own
    QCOMPARE(at.current(), &at.desktop.print());
    at.person.press(Qt::Key_1, Qt::ControlModifier);
    at.person.press(Qt::Key_I, Qt::ControlModifier); // no file is chosen
    QCOMPARE(at.current(), &at.desktop.teams());
}

void tst_shell::f10OpensTheMenus()
{
    AtWindow at;
    at.person.press(Qt::Key_F10);
    QVERIFY(at.window().menus().activeAction());
    QCOMPARE(at.window().menus().activeAction()->text(), at.window().menus().actions().constFirst()->text());
    QTest::keyClick(&at.window().menus(), Qt::Key_Escape);
}

void tst_shell::theKeysGoIntoANarrowWindow()
{
    AtWindow at;
    at.window().resize(1280, 800);
    at.person.press(Qt::Key_F1);
    QTest::qWait(1);
    QVERIFY(qobject_cast<help::HelpScreen*>(at.current()));
    at.window().resize(1024, 700);
    QTest::qWait(1);
    QVERIFY(at.current()->width() <= at.current()->parentWidget()->width() || pseudo::isSpoken());
}

// Of the three in a window of 1280 by 800 none has far more lines than another.
void tst_shell::theKeysFillTheirColumns()
{
    AtWindow at;
    at.person.press(Qt::Key_1, Qt::ControlModifier);
    at.person.press(Qt::Key_F1);
    QTest::qWait(1);
    std::map<int, int> lines; // by the place of their column
    for (const auto* line : at.current()->findChildren<help::KeyLine*>())
        ++lines[line->mapTo(at.current(), QPoint()).x()];
    QCOMPARE(lines.size(), std::size_t(3));
    for (const auto& [one, few] : lines)
        for (const auto& [other, many] : lines)
            QVERIFY2(few * 2 > many, qPrintable(u"%1 and %2"_s.arg(few).arg(many)));
}

void tst_shell::escClosesTheKeysFromAroundThemToo()
{
    AtWindow at;
    for (int tabs = 0; tabs <= 2; ++tabs) {
        at.person.press(Qt::Key_1, Qt::ControlModifier);
        at.person.press(Qt::Key_F1);
        for (int tab = 0; tab < tabs; ++tab)
            at.person.press(Qt::Key_Tab);
        at.person.press(Qt::Key_Escape);
        QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
    }
}

void tst_shell::f1ShowsTheKeysOfTheScreen()
{
    AtWindow at;
    at.openSheet();
    at.person.type(u"4"_s);
    const auto inRow = [&] { return stage::inRow(at.desktop.sheets().current()->entryRow().entry()); };
    const QString typed = inRow();
    QVERIFY(typed.contains(u'4'));
    at.person.press(Qt::Key_F1);
    const auto* help = qobject_cast<help::HelpScreen*>(at.current());
    QVERIFY(help);
    QVERIFY(help->sheet() == help::Sheet::ScoreSheet);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), &at.desktop.sheets());
    QCOMPARE(inRow(), typed); // what was typed is kept
    at.person.press(Qt::Key_1, Qt::ControlModifier);
    at.person.press(Qt::Key_Question);
    help = qobject_cast<help::HelpScreen*>(at.current());
    QVERIFY(help && help->sheet() == help::Sheet::Tables);
    at.person.press(Qt::Key_F1); // leads back too
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
}

void tst_shell::aQuestionMarkIsTypedIntoText()
{
    AtWindow at;
    at.person.press(Qt::Key_3, Qt::ControlModifier); // check-in, with its field
    session::Screen* before = at.current();
    at.person.type(u"who?"_s);
    QCOMPARE(at.current(), before);
    auto* field = qobject_cast<QLineEdit*>(at.window().focusWidget());
    QVERIFY(field);
    QCOMPARE(field->text(), u"who?"_s);
}

// Its sheet closes when one leaves it for good.
void tst_shell::theKeysOfAFinishedMatchLeadBackToIt()
{
    AtWindow at;
    QString finished;
    for (const tournament::Match* match : tournament::inOrder(at.desktop.session().tournament()))
        if (match->state == tournament::State::Final && finished.isEmpty())
            finished = QString::fromStdString(match->id);
    QVERIFY(!finished.isEmpty());
    Q_EMIT at.current()->matchWanted(finished);
    at.person.wait();
    at.person.press(Qt::Key_F1);
    at.person.press(Qt::Key_Escape);
    QVERIFY(at.desktop.sheets().current());
    QCOMPARE(at.desktop.sheets().current()->match(), finished);
}

void tst_shell::bothTeamsOfAMatchAreReadInTheJumpBox()
{
    kit::Theme theme;
    QWidget window;
    window.resize(1024, 700);
    shell::Finder finder(theme, &window);
    window.show();
    finder.open(u"Find"_s, {{u"Match 4 · The Society for the Prevention of Cruelty 16 – The Society for the "
                             "Prevention of Cruelty 17"_s,
                             u"table 4"_s, [] {}}});
    const QString all = drawn::wordsOf(finder).join(u'\n');
    QVERIFY2(all.contains(u"17"_s) && all.contains(u"table 4"_s) && !all.contains(u'…'), qPrintable(all));
}

void tst_shell::actionsAreFound_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("theme") << u"theme"_s << u"Dark theme"_s;
    QTest::newRow("sound") << u"sound"_s << u"Settings…"_s;
    QTest::newRow("help") << u"help"_s << u"Keyboard"_s;
    QTest::newRow("help, as a guide") << u"help"_s << u"Guide"_s;
    QTest::newRow("guide") << u"guide"_s << u"Guide"_s;
    QTest::newRow("backup") << u"backup"_s << u"Back up now"_s;
    QTest::newRow("version") << u"version"_s << u"About Courtside"_s;
    QTest::newRow("larger") << u"larger"_s << u"Larger text"_s;
    QTest::newRow("F11") << u"f11"_s << u"Full screen"_s;
}

void tst_shell::actionsAreFound()
{
    QFETCH(QString, typed);
    QFETCH(QString, found);
    AtWindow at;
    const QStringList all = at.find(typed);
    QVERIFY2(all.contains(found), qPrintable(all.join(u'|')));
}

void tst_shell::matchesThatAreOverAreFoundLast()
{
    AtWindow at;
    const QStringList found = at.find(QString());
    const tournament::Tournament& tournament = at.desktop.session().tournament();
    bool isOver = false;
    for (const QString& title : found) {
        const auto matches = tournament::inOrder(tournament);
        const auto match = std::ranges::find_if(matches, [&](const tournament::Match* each) {
            return title.startsWith(u"Match %1 · "_s.arg(each->number.value_or(0)));
        });
        if (match == matches.end())
            continue;
        const bool isThisOver = (*match)->state == tournament::State::Final;
        QVERIFY2(isThisOver || !isOver, qPrintable(found.join(u'|')));
        isOver = isThisOver;
    }
    QVERIFY(isOver);
}

void tst_shell::nothingFoundIsSaid()
{
    AtWindow at;
    QCOMPARE(at.find(u"zzzz"_s), QStringList());
    auto* none = at.window().findChild<QLabel*>(u"nothingFound"_s);
    QVERIFY(none->isVisible());
    QVERIFY(none->text().contains(u"zzzz"_s));
    at.person.press(Qt::Key_Escape);
    at.find(u"standings"_s);
    QVERIFY(!none->isVisible());
}

void tst_shell::theJumpBoxIsAsHighAsWhatItFound()
{
    AtWindow at;
    at.find(u"standings"_s);
    const auto* list = at.window().finder().findChild<QListWidget*>();
    QVERIFY(list->count() > 0 && list->count() < 6);
    QVERIFY(list->viewport()->height() < (list->count() + 1) * list->sizeHintForRow(0));
    at.window().resize(1280, 720);
    at.person.press(Qt::Key_Escape);
    at.find(QString());
    QVERIFY(list->count() > 20);
    const auto rows = [&] {
        QTest::qWait(1);
        return list->viewport()->height() / list->sizeHintForRow(0);
    };
    const int low = rows();
    QVERIFY(list->viewport()->height() % list->sizeHintForRow(0) < 8); // no part of a row
    at.window().resize(1920, 1080);
    QVERIFY2(rows() >= low + 4, qPrintable(QString::number(rows())));
}

void tst_shell::actionsAreFoundWithoutATournament()
{
    stage::AtDesktop at;
    stage::bringUp(at.desktop.window());
    at.person.press(Qt::Key_K, Qt::ControlModifier);
    at.person.type(u"dark⏎"_s);
    QVERIFY(at.desktop.theme().scheme() == kit::Scheme::Dark);
    at.desktop.theme().set(kit::Scheme::Light);
}

void tst_shell::theWindowIsNamedByTournamentAndFile()
{
    AtWindow at;
    const QString name = QString::fromStdString(at.desktop.session().tournament().setting->tournament->name);
    QVERIFY2(at.window().windowTitle().startsWith(name), qPrintable(at.window().windowTitle()));
    QVERIFY(at.window().windowTitle().contains(QFileInfo(at.file()).fileName()));
}

void tst_shell::noMenuBehindTheLock()
{
    AtWindow at;
    at.desktop.lock().need(
        u"something"_s, [](const QString&) {}, {}, u"J. Park"_s);
    QVERIFY(at.window().menus().isEnabled()); // nobody has a PIN: nothing is asked
    const duty::Supervisors people(lock::supervisorsFile().toStdString(), duty::leastCost());
    QVERIFY(people.setPin({"J. Park", "4711"}, {}, 0));
    at.desktop.lock().lock();
    QTRY_VERIFY(at.desktop.lock().isLocked());
    QVERIFY(!at.window().menus().isEnabled());
    at.person.type(u"4711⏎"_s);
    QTRY_VERIFY(!at.desktop.lock().isLocked());
    QVERIFY(at.window().menus().isEnabled());
}

void tst_shell::atMostFiveHintsUnderASheet()
{
    AtWindow at;
    at.openSheet();
    at.person.type(u"q"_s); // who deals first is asked with keys of its own
    const auto shown = [&] {
        QStringList keys;
        for (const auto* hint : at.desktop.sheets().current()->findChildren<kit::KeyHint*>())
            if (hint->isVisible() && hint->key() != u"P"_s) // of the number pad, for a finger
                keys << hint->key();
        return keys;
    };
    QVERIFY2(shown().size() <= 5, qPrintable(shown().join(u' ')));
    QVERIFY(shown().contains(u"?"_s));
    QVERIFY(!shown().contains(u"F2"_s));
    at.person.press(Qt::Key_Up); // a hand is selected, and the keys are for it
    QVERIFY2(shown().contains(u"F2"_s) && shown().size() <= 5, qPrintable(shown().join(u' ')));
    at.openSheet(3); // a no-show has no hand to amend
    QVERIFY2(!shown().contains(u"F2"_s), qPrintable(shown().join(u' ')));
    at.openSheet();
    auto* more = at.desktop.sheets().current()->findChild<kit::KeyHint*>(u"moreKeys"_s);
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(qobject_cast<help::HelpScreen*>(at.current()));
}

void tst_shell::aRowHasAMenu()
{
    AtWindow at;
    at.person.press(Qt::Key_2, Qt::ControlModifier);
    const auto tables = at.desktop.teams().findChildren<kit::RowTable*>();
    const auto visible =
        std::find_if(tables.begin(), tables.end(), [](auto* each) { return each->isVisible(); });
    QVERIFY(visible != tables.end());
    auto* table = *visible;
    QTRY_VERIFY(table->visualRect(table->model()->index(1, 1)).width() > 40); // it has its place by then
    const QPoint place = table->visualRect(table->model()->index(1, 1)).center();
    const int last = table->model()->rowCount() - 1;
    QVERIFY(!menuAt(*table, place + QPoint(0, table->rowViewportPosition(last) + table->rowHeight(last))));
    QCOMPARE(table->currentIndex().row(), 0); // below all teams nothing is chosen
    auto* menu = menuAt(*table, place);
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(table->currentIndex().row(), 1); // it is about that one
    QVERIFY(at.in(*menu, Key::EditTeam));
    at.window().grab();
    menu->close();
}

void tst_shell::theMenuOfARowBeginsWithWhatEnterDoes_data()
{
    QTest::addColumn<QString>("keys"); // with Ctrl, one after another
    QTest::addColumn<QString>("list");
    QTest::newRow("check-in") << u"3"_s << u"players"_s;
    QTest::newRow("standings") << u"6"_s << u"Standings"_s;
    QTest::newRow("record of a match") << u"5R"_s << u"Record, newest first"_s;
}

void tst_shell::theMenuOfARowBeginsWithWhatEnterDoes()
{
    QFETCH(QString, keys);
    QFETCH(QString, list);
    AtWindow at;
    for (const QChar key : keys)
        at.person.press(key.unicode(), Qt::ControlModifier);
    const session::Screen* before = at.current();
    auto* rows = at.person.find<QTableView>(list);
    const int row = qMax(0, rows->currentIndex().row());
    const int middle = rows->rowViewportPosition(row) + rows->rowHeight(row) / 2;
    session::Menu* menu = menuAt(*rows, QPoint(60, middle));
    QVERIFY(menu && menu->isVisible());
    menu->actions().constFirst()->trigger();
    menu->close();
    // The team or the sheet is shown; of a player it is asked which ID they show.
    QTRY_VERIFY(at.current() != before || at.current()->holdsUnsaved(false));
}

void tst_shell::noMenuOpensWhereNothingCanBeDone()
{
    AtWindow at;
    at.openSheet();
    at.person.press(Qt::Key_F6); // asks how the match is decided
    const auto* ask = at.desktop.sheets().current()->findChild<kit::Ask*>();
    QVERIFY(ask->isOpen());
    auto* hands = at.desktop.sheets().current()->findChild<sheet::HandsView*>();
    QVERIFY(!menuAt(*hands, hands->visualRect(hands->model()->index(0, 0)).center()));
    QVERIFY(ask->isOpen());
}

TEST_CLASS(tst_shell)
#include "tst_shell.moc"
