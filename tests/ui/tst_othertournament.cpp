// Another tournament is opened while something is half done on the one before.
#include "atdesktop.h"
#include "played.h"

#include "ui/bracket/treeview.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/shell/header.h"
#include "ui/shell/rail.h"
#include "ui/start/startscreen.h"
#include "ui/tables/tablecard.h"

#include <QLineEdit>

namespace {

class Window : public stage::WholeWindow {
public:
    Window() { show(); }
    void open(const tournaments::LiveTournament& live)
    {
        WholeWindow::open(QString::fromStdString(live.path()));
    }
    qsizetype tables() { return stage::countInView<tables::TableCard>(desktop.window()); }
};

} // namespace

class tst_othertournament : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void tournamentShowsItsTables();
    void standingsAskAboutItsTies();
    void bracketForgetsItsLitPath();
    void theRecordOfAMatchIsLeft();
    void aPaperCheckStartsOver();
    void whoOpensAnotherTournamentIsNotSentBack();
    void theFirstScreenStandsAlone();
};

void tst_othertournament::tournamentShowsItsTables()
{
    tournaments::LiveTournament first({"classic", 16, 8, false, {}});
    tournaments::LiveTournament other({"classic", 4, 2, false, {}});
    other.record(facts::Team{"T1", "Full House", {}, {"P1", "P2"}});
    Window window;
    window.open(first);
    QCOMPARE(window.tables(), 8);
    window.person.press(Qt::Key_R);
    window.person.find<QLineEdit>(u"Tables"_s)->setText(u"none"_s);
    window.person.press(Qt::Key_Return);
    MENTIONS(window.person.said());
    window.open(other);
    window.person.press(Qt::Key_1, Qt::ControlModifier);
    const QString said = window.person.said();
    QVERIFY2(!said.contains(u"isn’t a whole number"_s) && !said.contains(u"Minutes of rest"_s),
             qPrintable(said));
    QCOMPARE(window.tables(), 2);
    window.person.press(Qt::Key_Return); // the first that is ready there
    QCOMPARE(tournament::match(window.desktop.session().tournament(), "W1-1")->call->table, 1);
    QVERIFY(stage::nameOf(*window.desktop.window().findChild<tables::TableCard*>(u"table-1"_s))
                .contains(u"Full House"_s));
}

void tst_othertournament::standingsAskAboutItsTies()
{
    const tournaments::Setup setup = played::setupOf(6, played::pools(2, 1));
    tournaments::LiveTournament first(setup);
    tournaments::LiveTournament other(setup);
    other.record(facts::Team{"T1", "Full House", {}, {"P1", "P2"}});
    for (tournaments::LiveTournament* live : {&first, &other})
        played::playCircles(*live); // the same teams are level on both
    Window window;
    window.open(first);
    window.person.press(Qt::Key_6, Qt::ControlModifier);
    window.person.click(u"Team 1"_s);
    QCOMPARE(window.person.find<QAbstractButton>(u"Team 1"_s)->text(), u"1  Team 1"_s);
    window.open(other);
    window.person.press(Qt::Key_6, Qt::ControlModifier);
    QCOMPARE(window.person.find<QAbstractButton>(u"Full House"_s)->text(), u"Full House"_s);
    QVERIFY2(!window.person.said().contains(u"Team 1,"_s), qPrintable(window.person.said()));
}

// Of Swiss nothing is drawn before round 1 is paired.
void tst_othertournament::bracketForgetsItsLitPath()
{
    tournaments::LiveTournament first(played::setupOf(8, played::drawOf(facts::Format::DoubleElimination)));
    tournaments::LiveTournament other(played::setupOf(8, played::swiss(3)));
    Window window;
    window.open(first);
    window.person.press(Qt::Key_5, Qt::ControlModifier);
    window.person.press(Qt::Key_Home);
    auto* view = window.desktop.window().findChild<tree::TreeView*>();
    QVERIFY(!view->path().links.empty());
    window.open(other);
    window.desktop.window().grab(); // is painted
    QVERIFY(view->path().links.empty());
    QCOMPARE(view->current(), QString());
}

void tst_othertournament::theRecordOfAMatchIsLeft()
{
    tournaments::LiveTournament first({"classic", 4, 2, false, {}});
    tournaments::LiveTournament other({"classic", 8, 4, false, {}});
    Window window;
    window.open(first);
    window.person.press(Qt::Key_5, Qt::ControlModifier);
    window.person.press(Qt::Key_R, Qt::ControlModifier);
    record::RecordScreen& record = window.desktop.record();
    QCOMPARE(window.desktop.window().current(), &record);
    QVERIFY(!record.ofMatch().isEmpty());
    window.open(other);
    QVERIFY(window.desktop.window().current() != &record);
    QCOMPARE(record.ofMatch(), QString());
}

void tst_othertournament::aPaperCheckStartsOver()
{
    tournaments::LiveTournament first({"classic", 4, 2, false, {}});
    tournaments::LiveTournament other({"classic", 4, 2, false, {}});
    for (tournaments::LiveTournament* live : {&first, &other})
        live->enter("W1-1", R"({"a":{"bids":[3,3],"tricks":7},"b":{"bids":[2,3],"tricks":6}})");
    Window window;
    window.open(first);
    Q_EMIT window.desktop.window().current()->matchWanted(u"W1-1"_s);
    window.person.press(Qt::Key_F12);
    window.person.type(u"123"_s);
    papercheck::PaperCheckScreen& check = window.desktop.paperCheck();
    QCOMPARE(check.rows().front()->field(scoring::Side::A).text(), u"123"_s);
    window.open(other);
    QVERIFY(window.desktop.window().current() != &check);
    Q_EMIT window.desktop.window().current()->matchWanted(u"W1-1"_s);
    window.person.press(Qt::Key_F12);
    QCOMPARE(check.rows().front()->field(scoring::Side::A).text(), QString());
}

// Somebody else writes on the tournament that is open meanwhile.
void tst_othertournament::whoOpensAnotherTournamentIsNotSentBack()
{
    tournaments::LiveTournament live({"classic", 4, 2, false, {}});
    Window window;
    window.open(live);
    window.person.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(window.desktop.window().current(), &window.desktop.start());
    live.call("W1-1");
    window.person.record(stage::catchUp);
    QVERIFY(tournament::match(window.desktop.session().tournament(), "W1-1")->call.has_value());
    QCOMPARE(window.desktop.window().current(), &window.desktop.start());
    window.open(live); // the same once more
    QVERIFY(window.desktop.window().current() != &window.desktop.start());
}

// Of the tournament that is open nothing stands around it, and Esc leads back there.
void tst_othertournament::theFirstScreenStandsAlone()
{
    tournaments::LiveTournament live({"classic", 4, 2, false, {}});
    Window window;
    shell::Window& shown = window.desktop.window();
    auto* rail = shown.findChild<shell::Rail*>();
    auto* header = shown.findChild<shell::Header*>();
    auto* version = shown.findChild<kit::Line*>(u"programVersion"_s);
    QVERIFY(!rail->isVisible() && !header->isVisible());
    QVERIFY(version->isVisible());
    QList<QString> keys;
    for (const auto* hint : shown.footer().findChildren<kit::KeyHint*>())
        if (hint->isVisible())
            keys << hint->key();
    QCOMPARE(keys, QList<QString>({u"F1"_s, session::shown(session::Key::Settings)}));

    window.open(live);
    QVERIFY(rail->isVisible() && header->isVisible() && !version->isVisible());
    window.person.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(!rail->isVisible() && !header->isVisible());
    window.person.press(Qt::Key_N);
    QVERIFY(!rail->isVisible() && !header->isVisible()); // nor around a new one
    window.person.press(Qt::Key_Escape);
    window.person.press(Qt::Key_Escape);
    QVERIFY(rail->isVisible() && header->isVisible());
    QCOMPARE(shown.current(), shown.screenOf(shell::Place::Tables));
}

TEST_CLASS(tst_othertournament)
#include "tst_othertournament.moc"
