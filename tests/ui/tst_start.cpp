// While no tournament is open there are four plain choices, and the tournaments that were open lately. In the
// demo what to try is listed, and each line leads there.
#include "atdesktop.h"
#include "stage.h"

#include "desk/demo/demotasks.h"
#include "desk/play/table.h"
#include "files/tournamentjson.h"
#include "program/textfile.h"
#include "ui/start/choices.h"
#include "ui/start/demoscreen.h"
#include "ui/start/recent.h"
#include "ui/start/startscreen.h"

#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

namespace {

struct Start {
    Start() : screen(stage.theme, stage.session)
    {
        screen.documents = QFileInfo(stage.path()).absolutePath();
        screen.chooseFile = [this] { return chosen; };
        screen.choosePlace = [this](const QString& name) {
            suggested = name;
            return place.isEmpty() ? chosen : place;
        };
        screen.resize(1280, 800);
        screen.show();
        screen.takeFocus();
    }
    /// What the screen says, its labels together.
    QString said() const { return stage::labelsOn(screen).join(u'\n'); }
    QWidget* focus() const { return screen.focusWidget(); }
    void press(Qt::Key key) const
    {
        QTest::keyClick(focus(), key);
        stage.settle();
    }
    /// It was open lately.
    void remember(const QString& file, const QString& name)
    {
        start::rememberTournament(stage.session.settings(), file, name);
        screen.refresh();
    }

    stage::Stage stage;
    start::StartScreen screen;
    QString chosen;
    QString place; ///< of a new file; empty: what is chosen too
    QString suggested;
};

} // namespace

class tst_start : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void beginsATournamentByKey();
    void goesFromChoiceToChoiceByArrows();
    void playsADemoTournamentIntoANewFile();
    void asksForAPlaceWhereThereIsNone();
    void opensWhatWasOpenLately();
    void opensWhatWasOpenLatelyByItsNumber();
    void removesWhatIsGone();
    void saysHowEachStood();
    void namesThatDifferAtTheirEndStayApart();
    void aNameStandsBelowItsHeadingAtAnySizeOfText();
    void theLogoIsSeenInEveryTheme();
    void saysWhyAFileIsNotOpen();
    void saysWhatTheDeskSaysOfADamagedFile();
    void saysThatAFileIsGone();
    void bringsInAWholeEvent();
    void saysWhyAWholeEventIsNotBroughtIn();
    void bringsNothingInOverAFile();
    void isReadInANarrowWindow();
    void doesNothingWhereNobodyChose();
    void looksRight();
    void theDemoListsWhatToTry();
    void eachLineOfTheDemoLeadsThere();
    void theDemoTicksWhatIsDone();
    void theGuideSaysWhatTheDemoIs();
    void aNameIsAskedForOutsideTheDemo();
};

void tst_start::beginsATournamentByKey()
{
    Start start;
    QSignalSpy wanted(&start.screen, &start::StartScreen::newTournamentWanted);
    QTest::keyClick(start.focus(), Qt::Key_N);
    QTest::keyClick(start.focus(), Qt::Key_Return); // the choice that has the focus
    QCOMPARE(wanted.count(), 2);
}

void tst_start::goesFromChoiceToChoiceByArrows()
{
    Start start;
    QCOMPARE(stage::nameOf(*start.focus()), u"New tournament"_s);
    QTest::keyClick(start.focus(), Qt::Key_Right);
    QCOMPARE(stage::nameOf(*start.focus()), u"Open…"_s);
    QTest::keyClick(start.focus(), Qt::Key_Right);
    SAYS(stage::nameOf(*start.focus()));
    QTest::keyClick(start.focus(), Qt::Key_Left);
    QCOMPARE(stage::nameOf(*start.focus()), u"Open…"_s);
}

void tst_start::playsADemoTournamentIntoANewFile()
{
    Start start;
    const std::string there =
        QDir(start.screen.documents).filePath(u"Demo tournament.courtside"_s).toStdString();
    tests::put(there, "mine");
    QTest::keyClick(start.focus(), Qt::Key_D);
    QVERIFY(start.said().isEmpty() || !start.stage.session.isOpen());
    QVERIFY(!start.screen.findChildren<start::Choice*>().constFirst()->isEnabled()); // one thing at a time
    start.stage.settle();
    QVERIFY(start.stage.session.isOpen());
    MENTIONS(start.stage.session.shown().file);
    QCOMPARE(tests::textIn(there), std::string("mine"));
    QCOMPARE(start::recentTournaments(start.stage.session.settings()).constFirst().name,
             u"Demo Tournament"_s);
}

void tst_start::asksForAPlaceWhereThereIsNone()
{
    Start start;
    QFile file(start.stage.path(u"a file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    start.screen.documents = file.fileName() + u"/below"_s;
    start.chosen = start.stage.path(u"here.courtside"_s);
    start.press(Qt::Key_D);
    QCOMPARE(start.suggested, u"Demo tournament.courtside"_s);
    QCOMPARE(start.stage.session.shown().file, start.chosen);
}

void tst_start::opensWhatWasOpenLately()
{
    Start start;
    const QString file = start.stage.path(u"lately.courtside"_s);
    QVERIFY(desk::demo(file.toStdString(), {}));
    start::rememberTournament(start.stage.session.settings(), start.stage.path(u"gone.courtside"_s),
                              u"Gone"_s);
    start.remember(file, u"Fall Spades"_s);
    const auto rows = start.screen.findChildren<start::RecentRow*>();
    QCOMPARE(rows.size(), 2);
    QVERIFY(stage::nameOf(*rows.front()).contains(u"Fall Spades"_s));
    start.screen.takeFocus(); // on what was open last
    start.press(Qt::Key_Return);
    QCOMPARE(start.stage.session.shown().file, file);
}

void tst_start::opensWhatWasOpenLatelyByItsNumber()
{
    Start start;
    const QString file = start.stage.path(u"lately.courtside"_s);
    QVERIFY(desk::demo(file.toStdString(), {}));
    start.remember(file, u"Fall Spades"_s);
    QTest::keyClick(start.focus(), Qt::Key_2); // there is one
    QCOMPARE(start.stage.session.waiting(), 0);
    start.press(Qt::Key_1);
    QCOMPARE(start.stage.session.shown().file, file);
}

// What is gone is not opened: it can be taken off the list.
void tst_start::removesWhatIsGone()
{
    Start start;
    start.remember(start.stage.path(u"gone.courtside"_s), u"Gone"_s);
    QCOMPARE(start.screen.findChildren<start::RecentRow*>().size(), 1);
    QTest::keyClick(start.focus(), Qt::Key_1);
    QCOMPARE(start.stage.session.waiting(), 0);
    QTRY_COMPARE(start.screen.findChildren<start::RecentRow*>().size(), 0);
    QVERIFY(start::recentTournaments(start.stage.session.settings()).isEmpty());
}

void tst_start::saysHowEachStood()
{
    Start start;
    start.chosen = start.stage.path();
    QVERIFY(desk::demo(start.chosen.toStdString(), {.stopIn = 3}));
    start.press(Qt::Key_O);
    QCOMPARE(start.stage.session.shown().file, start.chosen);
    const auto recent = [&] { return start::recentTournaments(start.stage.session.settings()).constFirst(); };
    QCOMPARE(pseudo::english(recent().state), u"Semifinals, 13 of 15 matches finished"_s);
    const tournament::Tournament& tournament = start.stage.session.tournament();
    const auto matches = tournament::inOrder(tournament);
    const auto open = std::ranges::find_if(
        matches, [](const auto* match) { return match->state != tournament::State::Final && match->call; });
    start.stage.record(stage::deciding((*open)->id, facts::Winner::A, facts::Decided::Withdrawn));
    QCOMPARE(pseudo::english(recent().state), u"Final, 14 of 15 matches finished"_s);
    QVERIFY(recent().changed.secsTo(QDateTime::currentDateTime()) < 60);
    QCOMPARE(start::changedText(QDateTime({2026, 11, 19}, {19, 42}), {2026, 11, 21}), u"Nov 19, 2026"_s);
}

void tst_start::namesThatDifferAtTheirEndStayApart()
{
    stage::Stage stage;
    const auto painted = [&](const QString& name) {
        start::RecentRow row(stage.theme, {u"fall.courtside"_s, name, u"Not drawn yet, 8 teams"_s}, 1);
        row.resize(360, 64);
        return row.grab().toImage();
    };
    QVERIFY(painted(u"The Fall Spades Tournament of the Halls, Monday"_s) !=
            painted(u"The Fall Spades Tournament of the Halls, Friday"_s));
}

// The margin of a layout does not grow with the text.
void tst_start::aNameStandsBelowItsHeadingAtAnySizeOfText()
{
    for (const double scale : {1.0, 1.5, 2.0}) {
        stage::Stage stage;
        stage.theme.set(kit::Scheme::Light, scale);
        start::RecentRow row(stage.theme, {u"fall.courtside"_s, u"Hall"_s, u"Not drawn yet, 8 teams"_s}, 1);
        row.resize(600, row.sizeHint().height());
        const QImage image = row.grab().toImage();
        const QRgb ground = image.pixel(2, image.height() / 2);
        const auto isEmpty = [&](int x) {
            for (int y = 4; y < image.height() - 4; ++y)
                if (image.pixel(x, y) != ground)
                    return false;
            return true;
        };
        int left = 2;
        while (left < image.width() && isEmpty(left))
            ++left;
        QVERIFY2(qAbs(left - start::recentInset) <= 5, qPrintable(QString::number(left)));
    }
}

void tst_start::theLogoIsSeenInEveryTheme()
{
    Start start;
    auto* logo = start.screen.findChild<QWidget*>(u"logo"_s);
    QVERIFY(logo);
    for (const kit::Scheme scheme : {kit::Scheme::Light, kit::Scheme::Dark, kit::Scheme::HighContrast}) {
        start.stage.theme.set(scheme, 1);
        const QImage image = logo->grab().toImage();
        const auto isApart = [](QRgb one, QRgb other) { return qAbs(qGray(one) - qGray(other)) > 100; };
        const QRgb ground = image.pixel(image.width() / 2, 4);
        QVERIFY(isApart(ground, start.stage.theme.colors().background.rgb()));
        QVERIFY(isApart(ground, image.pixel(image.rect().center()))); // the spade
    }
}

void tst_start::saysWhyAFileIsNotOpen()
{
    Start start;
    start.chosen = start.stage.path(u"letter.courtside"_s);
    tests::put(start.chosen.toStdString(), "Dear supervisor");
    start.press(Qt::Key_O);
    QVERIFY(!start.stage.session.isOpen());
    MENTIONS(start.said());
    QVERIFY2(start.said().contains(u"press Ctrl+O"_s), qPrintable(start.said()));
    QVERIFY(start.said().split(u'\n').size() >= 3); // what the file is instead, and what to do
    start.screen.resize(1280, 650);                 // of 720 the rest of the window
    const auto isWhole = [](const start::Choice* each) {
        return each->visibleRegion() == QRegion(each->rect());
    };
    const auto all = start.screen.findChildren<start::Choice*>();
    QCOMPARE(all.size(), 4);
    QTRY_VERIFY(std::ranges::all_of(all, isWhole));
    const int low = all.front()->height();
    start.screen.resize(1920, 1000); // where there is room
    QTRY_VERIFY(all.front()->height() > low);
}

void tst_start::saysWhatTheDeskSaysOfADamagedFile()
{
    Start start;
    start.chosen = start.stage.path();
    QVERIFY(desk::demo(start.chosen.toStdString(), {}));
    QVERIFY(QFile::resize(start.chosen, 5000)); // a disk has lost the rest
    start.press(Qt::Key_O);
    QVERIFY(!start.stage.session.isOpen());
    QVERIFY2(start.said().contains(u"is damaged"_s), qPrintable(start.said()));
    MENTIONS(start.said());
    QVERIFY2(!start.said().contains(u"is in use by another program"_s), qPrintable(start.said()));
}

void tst_start::saysThatAFileIsGone()
{
    Start start;
    start.chosen = start.stage.path(u"gone.courtside"_s);
    start.press(Qt::Key_O);
    QVERIFY(!start.stage.session.isOpen());
    MENTIONS(start.said());
    QVERIFY(!QFile::exists(start.chosen));
}

// What the Print screen writes (Ctrl+E) is a tournament again, with every fact and no card.
void tst_start::bringsInAWholeEvent()
{
    Start start;
    start.chosen = start.stage.path(u"fall.json"_s);
    start.place = start.stage.path(u"fall again"_s); // without an ending
    const auto tournament = desk::demo(start.stage.path(u"fall.courtside"_s).toStdString(), {});
    QVERIFY(tournament);
    const std::string text =
        files::tournamentJson(tournament::entries(tournament->tournament()), tournament->head().hash);
    tests::put(start.chosen.toStdString(), text);
    QSignalSpy told(&start.screen, &start::StartScreen::tournamentImported);
    start.press(Qt::Key_O);
    QCOMPARE(start.suggested, start.stage.path(u"fall.courtside"_s));
    QCOMPARE(start.stage.session.shown().file, start.place + u".courtside"_s);
    QCOMPARE(start.stage.session.shown().head, tournament->head());
    QCOMPARE(told.count(), 1);
    SAYS(pseudo::english(told.at(0).at(0).toString()));
}

void tst_start::saysWhyAWholeEventIsNotBroughtIn()
{
    Start start;
    start.chosen = start.stage.path(u"letter.json"_s);
    start.place = start.stage.path(u"letter.courtside"_s);
    tests::put(start.chosen.toStdString(), "{\"dear\":\"supervisor\"}");
    start.press(Qt::Key_O);
    QVERIFY(!start.stage.session.isOpen());
    MENTIONS(start.said());
    QVERIFY2(start.said().contains(u"etter.json:"_s), qPrintable(start.said())); // where, and what is wrong
    QVERIFY2(start.said().contains(u"press Ctrl+O"_s), qPrintable(start.said()));
    QVERIFY(!QFile::exists(start.place));
}

// No file is overwritten.
void tst_start::bringsNothingInOverAFile()
{
    Start start;
    start.chosen = start.stage.path(u"fall.json"_s);
    start.place = start.stage.path(u"mine.courtside"_s);
    const auto tournament = desk::demo(start.stage.path(u"fall.courtside"_s).toStdString(), {});
    QVERIFY(tournament);
    tests::put(start.chosen.toStdString(),
               files::tournamentJson(tournament::entries(tournament->tournament()), tournament->head().hash));
    tests::put(start.place.toStdString(), "mine");
    start.press(Qt::Key_O);
    QVERIFY(!start.stage.session.isOpen());
    MENTIONS(start.said());
    QCOMPARE(tests::textIn(start.place.toStdString()), std::string("mine"));
}

void tst_start::isReadInANarrowWindow()
{
    Start start;
    start.remember(start.stage.path(), u"Fall Spades"_s);
    QCoreApplication::processEvents();
    const auto place = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&start.screen, QPoint(0, 0)), widget.size());
    };
    const QWidget& row = *start.screen.findChild<start::RecentRow*>();
    const QWidget& demo = *start.screen.findChildren<start::Choice*>().at(2);
    QVERIFY(place(row).left() > place(demo).right());
    start.screen.resize(1264, 602); // in a window at 1280x720, beside a task bar
    QTRY_VERIFY(place(*start.screen.findChildren<start::Choice*>().last()).bottom() < 602);
    // No layout lets it be narrower than both beside each other, until it has put one below the other.
    start.screen.resize(600, 700);
    QTRY_VERIFY(place(row).top() > place(demo).bottom());
    QTRY_VERIFY(start.screen.minimumWidth() <= 600);
    start.screen.resize(600, 700);
    QTRY_VERIFY(place(row).right() < 600); // only below the choices does it fit
    const auto labels = start.screen.findChildren<QLabel*>();
    const auto drop = std::ranges::find_if(
        labels, [](const QLabel* each) { return stage::textOf(*each).startsWith(u"Drop a "_s); });
    QVERIFY(drop != labels.end());
    QTRY_VERIFY((*drop)->height() >= (*drop)->heightForWidth((*drop)->width())); // whole, in its lines
    QVERIFY((*drop)->wordWrap());
}

void tst_start::doesNothingWhereNobodyChose()
{
    Start start;
    const QString before = start.said();
    QTest::mouseClick(start.screen.findChildren<start::Choice*>().at(1), Qt::LeftButton);
    QCOMPARE(start.stage.session.waiting(), 0);
    QCOMPARE(start.said(), before);
}

void tst_start::looksRight()
{
    Start start;
    const QString file = start.stage.path(u"fall.courtside"_s);
    QVERIFY(desk::demo(file.toStdString(), {}));
    start::rememberTournament(start.stage.session.settings(), start.stage.path(), u"Residence Hall Spades"_s);
    start.remember(file, u"The Society for the Prevention of Cruelty to Small Trumps"_s);
    start.chosen = start.stage.path(u"letter.courtside"_s);
    tests::put(start.chosen.toStdString(), "Dear supervisor");
    start.press(Qt::Key_O);
    QVERIFY(start.screen.minimumSizeHint().width() <= 1280);
    QVERIFY(start.screen.minimumSizeHint().height() <= 800);
    start.stage.expectLargeTextFits(start.screen);
}

namespace {

/// The program as it starts for the first time, and the demo that somebody tries.
class Demo : public stage::WholeWindow {
public:
    Demo()
    {
        desktop.start().documents = QFileInfo(stage.path()).absolutePath();
        desktop.window().resize(1280, 720);
        desktop.window().QWidget::show();
        desktop.window().activateWindow();
        person.wait();
        person.press(Qt::Key_D);
        person.wait();
        QTest::qWait(1);
    }
    start::DemoScreen& screen() { return *desktop.window().findChild<start::DemoScreen*>(); }
    start::Choice& choice(int number) { return *screen().findChild<start::Choice*>(u"try%1"_s.arg(number)); }
    std::vector<desk::DemoTry> tries() { return desk::demoTries(desktop.session().tournament()); }
    QString match(int number)
    {
        return QString::fromStdString(tries()[static_cast<std::size_t>(number) - 1].match);
    }
    void backToList() { desktop.window().show(&screen()); }
};

} // namespace

void tst_start::theDemoListsWhatToTry()
{
    Demo demo;
    QVERIFY(demo.desktop.window().current() == &demo.screen());
    QCOMPARE(demo.screen().findChildren<start::Choice*>().size(), 4);
    QVERIFY(demo.choice(1).hasFocus());
    for (int number = 1; number <= 4; ++number)
        QVERIFY(!demo.choice(number).isDone() && !demo.choice(number).about().isEmpty());
    QVERIFY(!demo.desktop.window().finder().isVisible()); // nobody is asked for a name
    QVERIFY(!demo.desktop.session().supervisor().isEmpty());
    QVERIFY(session::Settings().value(u"supervisor"_s).toString().isEmpty());
}

void tst_start::eachLineOfTheDemoLeadsThere()
{
    Demo demo;
    for (const int number : {1, 2}) {
        demo.person.press(static_cast<Qt::Key>(Qt::Key_0 + number));
        QVERIFY(demo.desktop.window().current() == &demo.desktop.sheets());
        QCOMPARE(demo.desktop.sheets().current()->match(), demo.match(number));
        demo.backToList();
    }
    demo.person.press(Qt::Key_3);
    QVERIFY(demo.desktop.window().current() == &demo.desktop.rulings());
    QCOMPARE(demo.desktop.rulings().match(), demo.match(3));
    demo.backToList();
    demo.person.press(Qt::Key_4);
    QVERIFY(demo.desktop.window().current()->inherits("tables::TablesScreen"));
    demo.backToList();
    demo.person.press(Qt::Key_Escape);
    QVERIFY(demo.desktop.window().current()->inherits("tables::TablesScreen"));
}

void tst_start::theGuideSaysWhatTheDemoIs()
{
    Demo demo;
    demo.person.press(Qt::Key_F1, Qt::ShiftModifier);
    help::GuideScreen& guide = demo.desktop.guide();
    QVERIFY(demo.desktop.window().current() == &guide);
    QCOMPARE(guide.at().page, u"start"_s);
    QVERIFY(guide.at() == guide.guide().placeOf(QUrl(u"start.md#the-demo"_s), {}));
}

void tst_start::theDemoTicksWhatIsDone()
{
    Demo demo;
    demo.person.press(Qt::Key_4);
    demo.person.press(Qt::Key_Return); // calls the match that is ready
    QVERIFY(demo.tries()[3].isDone);
    demo.person.press(Qt::Key_K, Qt::ControlModifier);
    demo.person.type(u"demo⏎"_s);
    QVERIFY(demo.desktop.window().current() == &demo.screen());
    QVERIFY(demo.choice(4).isDone());
    QVERIFY(demo.choice(1).hasFocus());
}

// The demo's supervisor is made up.
void tst_start::aNameIsAskedForOutsideTheDemo()
{
    Demo demo;
    const QString file = demo.stage.path(u"fall.courtside"_s);
    QVERIFY(desk::demo(file.toStdString(), {.teams = 4}));
    demo.desktop.open(file);
    demo.person.wait();
    QVERIFY(demo.desktop.session().supervisor().isEmpty());
    QVERIFY(demo.desktop.window().finder().isVisible());
}

TEST_CLASS(tst_start)
#include "tst_start.moc"
