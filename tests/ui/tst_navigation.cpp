// The ways from one screen to another: what somebody asks for on one is shown where it belongs, and the
// bottom line says what came of it.
#include "atreader.h"
#include "atwindow.h"

#include "desk/rulings/ruling.h"
#include "files/tournamentjson.h"
#include "program/textfile.h"
#include "ui/start/recent.h"
#include "ui/tables/tablecard.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

using stage::AtWindow;

namespace {

/// The program without a tournament, and somebody at it.
class Started : public stage::WithFolder, public stage::AtDesktop {
public:
    Started()
    {
        desktop.window().resize(1280, 800);
        stage::bringUp(desktop.window());
        current()->takeFocus();
    }
};

/// What the bottom line says with those words in it.
QStringList saidBelow(shell::Window& window, const QString& words)
{
    return stage::linesOn(window.footer()).filter(words);
}

/// A file in that folder that is called like a tournament, and is none.
QString letterIn(const QTemporaryDir& folder)
{
    const QString path = folder.filePath(u"letter.courtside"_s);
    tests::put(path.toStdString(), "Dear supervisor");
    return path;
}

/// Rules from Classic Spades, in a file of that name.
std::string rulesCalled(const std::string& id, const std::string& name)
{
    return R"({"format": "courtside-rules/1", "id": ")" + id + R"(", "name": ")" + name +
           R"(", "from": "classic", "phases": {"regular": {"end": {"target": 350}}}})";
}

QString rulesIn(const QTemporaryDir& folder, const std::string& id, const std::string& name)
{
    const QString path = folder.filePath(QString::fromStdString(id) + u".json"_s);
    tests::put(path.toStdString(), rulesCalled(id, name));
    return path;
}

/// By keys, among those that can be read.
void chooseRules(const stage::Person& person, const QString& value)
{
    auto* all = person.find<QComboBox>(u"venueChoice"_s);
    all->setFocus();
    QTest::keyClick(all, Qt::Key_Home);
    while (all->currentData().toString() != value && all->currentIndex() + 1 < all->count())
        QTest::keyClick(all, Qt::Key_Down);
    QCOMPARE(all->currentData().toString(), value);
}

void dropOnto(QWidget& widget, const QString& file)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &dropped);
}

} // namespace

class tst_navigation : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theLastTournamentIsOpened();
    void aFileIsOpenedFromAnyScreen();
    void aRecentTournamentIsOpenedFromTheMenu();
    void whatWasImportedIsSaid();
    void aTeamOfTheStandingsIsShownOnTeams();
    void aTeamThatPlaysNoMoreLeadsToTheBracket();
    void aSheetIsPrintedFromItsTable();
    void aSheetLeadsToTheCaseThatHoldsIt();
    void exportLeadsToTheStandings();
    void escLeadsBackFromTheAbsences();
    void aNameThatCannotBeIsNotOnDuty();
    void aCardWithoutATournamentIsIgnored();
    void undoDoesNotPassUnsavedRules();
    void theRulesThatAreShownAreEdited();
    void theCardOfTheRulesThatAreShownIsPrinted();
    void aRuleFileIsImportedWhereItIsOf();
};

void tst_navigation::theLastTournamentIsOpened()
{
    const tournaments::LiveTournament before;
    const tournaments::LiveTournament last;
    Started at;
    at.desktop.openLast(); // there is none
    QCOMPARE(at.desktop.session().waiting(), 0);
    const QString file = QString::fromStdString(last.path());
    session::Settings& stored = at.desktop.session().settings();
    start::rememberTournament(stored, QString::fromStdString(before.path()), u"Spring Spades"_s);
    start::rememberTournament(stored, file, u"Fall Spades"_s);
    start::rememberTournament(stored, at.folder.filePath(u"gone.courtside"_s), u"Gone"_s);
    at.desktop.openLast();
    at.person.wait();
    QCOMPARE(at.desktop.session().shown().file, file);
}

// And where it can't be opened, the first screen says why.
void tst_navigation::aFileIsOpenedFromAnyScreen()
{
    const QTemporaryDir folder;
    const tournaments::LiveTournament other;
    AtWindow at;
    QString chosen;
    at.desktop.start().chooseFile = [&chosen] { return chosen; };
    at.person.press(Qt::Key_6, Qt::ControlModifier);
    session::Screen* standings = at.current();
    at.person.press(Qt::Key_O, Qt::ControlModifier); // nobody chose one
    QCOMPARE(at.current(), standings);
    chosen = letterIn(folder);
    at.person.press(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(at.current(), &at.desktop.start());
    QVERIFY2(at.person.said().contains(u"letter.courtside"_s), qPrintable(at.person.said()));
    QCOMPARE(at.desktop.session().shown().file, at.file());
    chosen = QString::fromStdString(other.path());
    at.person.press(Qt::Key_6, Qt::ControlModifier);
    at.person.press(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(at.desktop.session().shown().file, chosen);
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
}

void tst_navigation::aRecentTournamentIsOpenedFromTheMenu()
{
    const QTemporaryDir folder;
    const tournaments::LiveTournament other;
    AtWindow at;
    const QString file = QString::fromStdString(other.path());
    session::Settings& stored = at.desktop.session().settings();
    start::rememberTournament(stored, file, u"Spring Spades"_s);
    start::rememberTournament(stored, letterIn(folder), u"A letter"_s);
    const auto choose = [&](const QString& name) {
        QMenu* menu = at.open(u"file"_s);
        QMenu* recent = nullptr;
        for (const QAction* each : menu->actions())
            recent = each->menu() ? each->menu() : recent;
        QVERIFY(recent);
        QCOMPARE(recent->actions().size(), 2); // without the one that is open
        menu->close();
        recent->popup(at.window().mapToGlobal(QPoint(20, 40)));
        QCoreApplication::processEvents();
        for (QAction* each : recent->actions())
            if (each->text() == name)
                QTest::mouseClick(recent, Qt::LeftButton, {}, recent->actionGeometry(each).center());
        QCoreApplication::processEvents();
        at.person.wait();
    };
    choose(u"A letter"_s);
    QCOMPARE(at.current(), &at.desktop.start()); // which says why it is not open
    QVERIFY2(at.person.said().contains(u"letter.courtside"_s), qPrintable(at.person.said()));
    QCOMPARE(at.desktop.session().shown().file, at.file());
    choose(u"Spring Spades"_s);
    QCOMPARE(at.desktop.session().shown().file, file);
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
}

void tst_navigation::whatWasImportedIsSaid()
{
    const QTemporaryDir folder;
    AtWindow at;
    const QString text = folder.filePath(u"fall.json"_s);
    const QString file = folder.filePath(u"again.courtside"_s);
    tests::put(text.toStdString(),
               files::tournamentJson(tournament::entries(at.desktop.session().tournament()),
                                     at.desktop.session().shown().head.hash));
    at.desktop.start().chooseFile = [&text] { return text; };
    at.desktop.start().choosePlace = [&file](const QString&) { return file; };
    at.person.press(Qt::Key_N, Qt::ControlModifier);
    at.person.press(Qt::Key_O);
    QCOMPARE(at.desktop.session().shown().file, file);
    SAYS(saidBelow(at.window(), u"fall.json"_s));
}

void tst_navigation::aTeamOfTheStandingsIsShownOnTeams()
{
    AtWindow at;
    at.person.press(Qt::Key_6, Qt::ControlModifier);
    at.person.press(Qt::Key_End, Qt::ControlModifier);
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.current(), &at.desktop.teams());
    QCOMPARE(at.desktop.teams().findChild<teams::TeamsTable*>()->currentId(), u"T11"_s); // not the first
}

void tst_navigation::aTeamThatPlaysNoMoreLeadsToTheBracket()
{
    AtWindow at;
    const tournament::Tournament& tournament = at.desktop.session().tournament();
    std::string out;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->number == 3) // a no-show
            out = match->teams.b;
    QVERIFY(!out.empty() && !tournament::currentMatch(tournament, out));
    at.find(QString::fromStdString(tournament::teamName(tournament, out)));
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Bracket));
}

void tst_navigation::aSheetIsPrintedFromItsTable()
{
    AtWindow at;
    auto* table = at.window().findChild<tables::TableCard*>(u"table-5"_s);
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QCoreApplication::sendEvent(table, &asked);
    auto* menu = at.window().findChild<QMenu*>(u"tableMenu"_s);
    QVERIFY(menu && menu->isVisible());
    auto* prints = menu->findChild<QAction*>(u"printSheet"_s);
    QVERIFY(prints);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(prints).center());
    at.person.wait();
    QCOMPARE(at.current(), &at.desktop.print());
    QCOMPARE(at.desktop.print().findChild<print::PrintList*>()->word(), u"scoresheet"_s);
    std::string match;
    for (const tournament::Match* each : tournament::inOrder(at.desktop.session().tournament()))
        if (each->number == 4) // which is at table 5
            match = each->id;
    QCOMPARE(at.desktop.print().findChild<print::Chooser*>()->asked().match, match);
}

// Its target is reached, and no hand is selected.
void tst_navigation::aSheetLeadsToTheCaseThatHoldsIt()
{
    tournaments::LiveTournament live({"unc-regular", 4, 4, false, {}, [](rules::Venue& venue) {
                                          venue.phases.front().rules.end.target = 100;
                                      }});
    const char* hand = R"({"a":{"bids":[3,2],"tricks":6},"b":{"bids":[4,3],"tricks":7}})";
    QCOMPARE(live.checkIn("W1-1"), std::string());
    QCOMPARE(live.call("W1-1"), std::string());
    live.enter("W1-1", hand);
    desk::CaseOptions options{
        .match = "W1-1", .hand = 1, .claim = desk::Claim{facts::Challenger::Supervisor, facts::Seat::A1, 4}};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)));
    live.enter("W1-1", hand);
    stage::AtDesktop at(live.path());
    at.openSheet("W1-1");
    at.person.press(Qt::Key_F3);
    QCOMPARE(at.current(), &at.desktop.rulings());
    const auto cases = desk::casesIn(at.desktop.session().tournament());
    QCOMPARE(cases.size(), std::size_t{1});
    QVERIFY(at.desktop.rulings().page().isOpen());
    QCOMPARE(at.desktop.rulings().page().challenge(), cases.front().op);
}

void tst_navigation::exportLeadsToTheStandings()
{
    AtWindow at;
    at.choose(u"file"_s, session::Key::Export);
    QCOMPARE(at.current(), &at.desktop.print());
    QCOMPARE(at.desktop.print().findChild<print::PrintList*>()->word(), u"standings"_s);
}

void tst_navigation::escLeadsBackFromTheAbsences()
{
    AtWindow at;
    at.person.press(Qt::Key_6, Qt::ControlModifier);
    session::Screen* standings = at.current();
    at.choose(u"tournament"_s, session::Key::Absences);
    QCOMPARE(at.current(), &at.desktop.absences());
    QTest::keyClick(at.current(), Qt::Key_Escape);
    QCOMPARE(at.current(), standings);
}

void tst_navigation::aNameThatCannotBeIsNotOnDuty()
{
    AtWindow at;
    at.person.press(Qt::Key_H, Qt::ControlModifier);
    at.person.type(QString(61, u'x') + u'⏎'); // one letter too many
    QCOMPARE(at.desktop.session().supervisor(), u"J. Park"_s);
    SAYS(saidBelow(at.window(), u"xxx"_s));
}

void tst_navigation::aCardWithoutATournamentIsIgnored()
{
    Started at;
    atreader::swipe(atreader::ana, at.person);
    QCOMPARE(at.current(), &at.desktop.start());
    SAYS(stage::linesOn(at.desktop.window().footer()));
}

// Ctrl+Z is of the editor there; the menu's is of the tournament.
void tst_navigation::undoDoesNotPassUnsavedRules()
{
    AtWindow at;
    at.window().act(session::Key::NewVenue);
    at.person.type(u"Our gym"_s);
    QCOMPARE(at.desktop.rulesEditor().unsaved(), std::optional(u"Our gym"_s));
    const long long before = at.desktop.session().shown().head.seq;
    at.choose(u"match"_s, session::Key::Undo);
    QCOMPARE(at.desktop.session().shown().head.seq, before);
    QCOMPARE(saidBelow(at.window(), u"Nothing was undone"_s).size(), 1);
}

void tst_navigation::theRulesThatAreShownAreEdited()
{
    Started at;
    const venues::OwnVenues own;
    QVERIFY(own.save(rulesCalled("our-gym", "Our gym")));
    at.desktop.window().act(session::Key::Rules);
    session::Screen* rules = at.current();
    rulesview::EditorScreen& editor = at.desktop.rulesEditor();
    chooseRules(at.person, u"mckendree"_s);
    at.person.click(u"editCopy"_s);
    QCOMPARE(at.current(), &editor);
    QCOMPARE(editor.draft().origin().id, std::string("mckendree"));
    at.person.press(Qt::Key_Escape); // nothing was changed
    QCOMPARE(at.current(), rules);
    chooseRules(at.person, u"our-gym.json"_s);
    at.person.click(u"editRules"_s);
    QCOMPARE(at.current(), &editor);
    at.person.find<QLineEdit>(u"name"_s)->selectAll();
    at.person.type(u"Our hall^"_s);
    QCOMPARE(at.current(), rules);
    const auto all = own.all();
    QCOMPARE(all.size(), std::size_t{1}); // it is no copy
    QCOMPARE(all.front().file, std::string("our-gym.json"));
    QVERIFY(all.front().read);
    QCOMPARE(all.front().read->venue.name, std::string("Our hall"));
}

void tst_navigation::theCardOfTheRulesThatAreShownIsPrinted()
{
    Started at;
    const QString card = at.folder.filePath(u"card.pdf"_s);
    auto* files = at.desktop.window().findChild<desktop::RuleFiles*>();
    files->cardPrinter().askPrinter = [&card](QPrinter& on) {
        on.setOutputFormat(QPrinter::PdfFormat);
        on.setOutputFileName(card);
        return true;
    };
    at.desktop.window().act(session::Key::Rules);
    at.person.press(Qt::Key_P, Qt::ControlModifier);
    const auto said = [&] { return saidBelow(at.desktop.window(), u"card.pdf"_s); };
    QTRY_VERIFY(!said().isEmpty());
    SAYS(said());
    QVERIFY(tests::textIn(card.toStdString()).starts_with("%PDF"));
}

// Dropped while a tournament is open it is among the rules to read; chosen on the first screen it is for a
// new tournament.
void tst_navigation::aRuleFileIsImportedWhereItIsOf()
{
    const QTemporaryDir folder;
    AtWindow at;
    const QString south = rulesIn(folder, "south", "South");
    const auto chosen = [&](const QString& name) {
        return at.person.find<QComboBox>(name)->currentData().toString();
    };
    dropOnto(*at.current(), rulesIn(folder, "north", "North"));
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Rules));
    QCOMPARE(chosen(u"venueChoice"_s), u"north.json"_s);
    at.desktop.start().chooseFile = [&south] { return south; };
    at.person.press(Qt::Key_N, Qt::ControlModifier);
    at.person.press(Qt::Key_O);
    QCOMPARE(at.current(), &at.desktop.newTournament());
    QCOMPARE(chosen(u"Rules"_s), u"south.json"_s);
}

TEST_CLASS(tst_navigation)
#include "tst_navigation.moc"
