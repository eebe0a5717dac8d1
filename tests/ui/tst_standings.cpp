// The standings on the screen, with real keys.
#include "halfplayed.h"
#include "played.h"

#include "ui/standings/standingsmodel.h"
#include "ui/standings/standingsscreen.h"

#include <QScrollBar>
#include <QSignalSpy>

namespace {

class StandingsShown {
public:
    explicit StandingsShown(const desk::DemoOptions& options)
    {
        m_stage.openDemo(options);
        show();
    }
    explicit StandingsShown(stage::HalfPlayed& live)
    {
        live.open(m_stage);
        show();
    }
    explicit StandingsShown(tournaments::LiveTournament& live)
    {
        m_stage.openFile(live.path());
        show();
    }
    standings::StandingsScreen& screen() { return m_screen; }
    QTableView& table() { return *m_screen.findChild<QTableView*>(); }
    stage::Stage& stage() { return m_stage; }

    /// The cells of a row, with bars between them.
    QString row(int number)
    {
        QStringList cells;
        for (int column = 0; column < table().model()->columnCount(); ++column)
            if (!table().isColumnHidden(column))
                cells << stage::textOf(table().model()->index(number, column));
        return cells.join(u'|');
    }
    QString title() { return stage::textOf(*m_screen.findChildren<kit::Line*>().constFirst()); }

private:
    void show() { stage::showAlone(m_screen); }

    stage::Stage m_stage;
    standings::StandingsScreen m_screen{m_stage.theme, m_stage.session};
};

desk::DemoOptions teamsOf(int number)
{
    desk::DemoOptions options;
    options.teams = number;
    return options;
}

} // namespace

class tst_standings : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void whoIsStillInComesFirst();
    void theChampionIsTheHeading();
    void howFarItIsStaysWholeBesideALongChampion();
    void theKeysGoFromTeamToTeam();
    void aResultKeepsTheRow();
    void saysWhatComesNextForATeamThatIsStillIn();
    void nothingIsWiderThanTheTable();
    void theDecidingCriterionIsReadInFull();
    void aReasonWithLongNamesIsWhole();
    void theDecidingColumnsStayInANarrowWindow();
    void sixteenTeamsNeedNoScrolling();
    void whatIsShortInTheHeadsIsExplained();
    void numbersStandNearTheNamesInAWideWindow();
    void playersStandBehindTheNameAsTheyFit();
    void beforeTheFirstResultNobodyHasARank();
    void whoAdvancesIsMarkedWhilePlacesBelowAreOpen();
    void printIsAsked();
    void beforeTheDrawItSaysWhatToDo();
};

void tst_standings::whoIsStillInComesFirst()
{
    stage::HalfPlayed live;
    StandingsShown shown(live);
    QCOMPARE(shown.table().model()->rowCount(), 11);
    SAYS(shown.row(0));
    SAYS(shown.row(4));
    SAYS(shown.row(5));
    SAYS(shown.row(7));
    SAYS(shown.row(9));
    SAYS(shown.row(10));
    QCOMPARE(shown.title(), u"Standings"_s);
}

void tst_standings::theChampionIsTheHeading()
{
    StandingsShown shown(teamsOf(8));
    const QStringList first = shown.row(0).split(u'|');
    QCOMPARE(first[0], u"1"_s);
    QCOMPARE(first[2], u"3"_s);
    QCOMPARE(first[3], u"3–0"_s);
    QCOMPARE(first[7], u"won match 7"_s);
    QCOMPARE(shown.title(), first[1] + u" won"_s);
    QVERIFY(shown.table().model()->index(0, 0).data(kit::StrongRole).toBool());
    QVERIFY(!shown.table().model()->index(1, 0).data(kit::StrongRole).toBool());
    const auto why = [&](int row) {
        return stage::textOf(shown.table().model()->index(row, standings::teamColumn()),
                             standings::StandingsModel::WhyRole);
    };
    MENTIONS(why(0));
    QVERIFY(why(7).startsWith(u"Quarterfinals, match "_s));
    MENTIONS(why(7));
}

void tst_standings::howFarItIsStaysWholeBesideALongChampion()
{
    tournaments::LiveTournament live(played::setupOf(4, played::drawOf(facts::Format::SingleElimination)));
    for (int n = 1; n <= 4; ++n)
        QCOMPARE(live.record(tournaments::teamNamed(
                     n, "The Society for the Prevention of Cruelty to Trumps " + std::to_string(n))),
                 "");
    played::Playing(live, 7).play(1000);
    StandingsShown shown(live);
    const auto lines = shown.screen().findChildren<kit::Line*>();
    const kit::Line& title = *lines[0];
    const kit::Line& howFar = *lines[1];
    QVERIFY2(title.text().contains(u"Cruelty"_s) && howFar.text().contains(u'3'), qPrintable(howFar.text()));
    shown.screen().resize(932, 580);
    QTRY_VERIFY(howFar.y() > title.y());
    QTRY_COMPARE(howFar.shown().text, howFar.text());
    shown.screen().resize(1600, 580);
    QTRY_VERIFY(howFar.x() > title.x()); // beside it where there is room
}

void tst_standings::theKeysGoFromTeamToTeam()
{
    stage::HalfPlayed live;
    StandingsShown shown(live);
    QSignalSpy wanted(&shown.screen(), &session::Screen::teamWanted);
    QTest::keyClick(&shown.table(), Qt::Key_Down);
    QTest::keyClick(&shown.table(), Qt::Key_Down);
    QTest::keyClick(&shown.table(), Qt::Key_Return);
    QTest::keyClick(&shown.table(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(&shown.table(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[0][0].toString(), u"T1"_s); // behind two who have won
    QCOMPARE(wanted[1][0].toString(), u"T11"_s);
}

void tst_standings::aResultKeepsTheRow()
{
    stage::HalfPlayed live;
    StandingsShown shown(live);
    connect(&shown.stage().session, &session::Session::changed, &shown.screen(), &session::Screen::refresh);
    QTest::keyClick(&shown.table(), Qt::Key_Down);
    const auto& model = *shown.screen().findChild<standings::StandingsModel*>();
    const QString team = model.idAt(1);
    shown.stage().record(stage::deciding(live.match(5), facts::Winner::B, facts::Decided::Withdrawn));
    QCOMPARE(shown.table().currentIndex().row(), 2); // one more has won
    QCOMPARE(model.idAt(2), team);
    SAYS(shown.row(8));
}

void tst_standings::saysWhatComesNextForATeamThatIsStillIn()
{
    stage::HalfPlayed live;
    StandingsShown shown(live);
    const auto* why = shown.screen().findChild<kit::Prose*>(u"why"_s);
    const auto& model = *shown.screen().findChild<standings::StandingsModel*>();
    int stillIn = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const views::StandingRow& team = model.shownAt(row).team;
        shown.table().selectRow(row);
        const QString said = stage::textOf(*why);
        if (!team.isStillIn || !team.why.empty())
            continue;
        QVERIFY2(said.startsWith(u"Still in: match "_s), qPrintable(said));
        ++stillIn;
    }
    QVERIFY(stillIn > 1);
}

void tst_standings::nothingIsWiderThanTheTable()
{
    StandingsShown shown(teamsOf(32));
    for (const double scale : {1.0, 1.5}) {
        shown.stage().theme.set(kit::Scheme::Light, scale);
        int wide = 0;
        for (int column = 0; column < shown.table().model()->columnCount(); ++column)
            wide += shown.table().columnWidth(column);
        QCOMPARE(wide, shown.table().viewport()->width());
    }
}

// Beside the row in short, and with the numbers below the table for the row under the cursor; the table
// keeps its height.
void tst_standings::theDecidingCriterionIsReadInFull()
{
    tournaments::LiveTournament live(played::setupOf(8, played::drawOf(facts::Format::RoundRobin)));
    played::Playing(live, 7).play(1000);
    StandingsShown shown(live);
    QCoreApplication::processEvents(); // the room for reasons is laid out
    const int high = shown.table().height();
    int reasons = 0;
    for (int row = 0; row < shown.table().model()->rowCount(); ++row) {
        const QString why = stage::textOf(shown.table().model()->index(row, standings::teamColumn()),
                                          standings::StandingsModel::WhyRole);
        shown.table().selectRow(row);
        QCoreApplication::processEvents();
        QCOMPARE(shown.table().height(), high);
        reasons += why.isEmpty() ? 0 : 1;
        QVERIFY2(stage::labelsOn(shown.screen()).join(u'|').contains(why), qPrintable(why));
    }
    QVERIFY(reasons > 0);
}

// In as many lines as it needs.
void tst_standings::aReasonWithLongNamesIsWhole()
{
    tournaments::LiveTournament live(played::setupOf(8, played::drawOf(facts::Format::RoundRobin)));
    for (int n = 1; n <= 8; ++n)
        QCOMPARE(live.record(tournaments::teamNamed(
                     n, "The Society for the Prevention of Cruelty to Small Trumps " + std::to_string(n))),
                 "");
    played::Playing(live, 7).play(1000);
    StandingsShown shown(live);
    shown.screen().resize(700, 620);
    const auto* why = shown.screen().findChild<kit::Prose*>(u"why"_s);
    int highest = 0;
    for (int row = 0; row < shown.table().model()->rowCount(); ++row) {
        shown.table().selectRow(row);
        QTest::qWait(1);
        QTRY_VERIFY(why->height() >= why->heightForWidth(why->width()));
        highest = std::max(highest, why->height());
    }
    QVERIFY(highest >= 2 * why->fontMetrics().height());
}

// Where the window is narrow, points go first, never the reason.
void tst_standings::theDecidingColumnsStayInANarrowWindow()
{
    played::InTheMiddle middle(facts::Format::Swiss, 16);
    StandingsShown shown(middle.live());
    QCOMPARE(shown.row(0).split(u'|').size(), 9); // with the strength of schedule
    shown.screen().resize(900, 620);
    QTest::qWait(1);
    QVERIFY(shown.row(0).split(u'|').size() < 9);
    const auto& columns = shown.screen().findChild<standings::StandingsModel*>()->columns();
    for (std::size_t column = 0; column < columns.size(); ++column)
        if (columns[column].key == "ahead" || columns[column].key == "won_lost")
            QVERIFY(!shown.table().isColumnHidden(static_cast<int>(column)));
}

// Nor where the reasons below the table take two lines.
void tst_standings::sixteenTeamsNeedNoScrolling()
{
    for (const facts::Format format : {facts::Format::Swiss, facts::Format::RoundRobin}) {
        played::InTheMiddle middle(format, 16);
        StandingsShown shown(middle.live());
        shown.screen().resize(1188, 601); // in a window of 1280 by 720
        QTRY_VERIFY(shown.table().height() < 450);
        if (!pseudo::isSpoken()) // whose reasons take more lines
            QTRY_COMPARE(shown.table().verticalScrollBar()->maximum(), 0);
        QCOMPARE(shown.table().model()->rowCount(), 16);
    }
}

// Each apart, in the words of the reasons above.
void tst_standings::whatIsShortInTheHeadsIsExplained()
{
    played::InTheMiddle middle(facts::Format::Swiss, 16);
    StandingsShown shown(middle.live());
    const QStringList legend = stage::linesOn(shown.screen()).constLast().split(u" · "_s);
    QCOMPARE(legend.size(), 2);
    QVERIFY2(legend[0].startsWith(u"SoS"_s), qPrintable(legend[0]));
    QVERIFY2(legend[1].startsWith(u"Diff"_s) && legend[1].endsWith(u"max 200 per game"_s),
             qPrintable(legend[1]));
}

void tst_standings::numbersStandNearTheNamesInAWideWindow()
{
    StandingsShown shown(teamsOf(8));
    const int rank = shown.table().columnWidth(0);
    shown.screen().resize(1828, 960); // in a window of 1920 by 1080
    QTRY_VERIFY(shown.table().width() > 1700);
    QTRY_VERIFY(shown.table().columnWidth(standings::teamColumn()) < 660);
    QCOMPARE(shown.table().columnWidth(0), rank);
    int wide = 0;
    for (int column = 0; column < shown.table().model()->columnCount(); ++column)
        wide += shown.table().columnWidth(column);
    QCOMPARE(wide, shown.table().viewport()->width());
}

// Each as it fits, whatever the others need.
void tst_standings::playersStandBehindTheNameAsTheyFit()
{
    StandingsShown shown(teamsOf(4));
    const auto* delegate = shown.screen().findChild<standings::StandingsDelegate*>();
    const QString whole = delegate->playersFor(0, 1000);
    const QFontMetricsF small(shown.stage().theme.font(kit::Text::Small));
    const QString inShort = delegate->playersFor(0, small.horizontalAdvance(whole) - 1);
    QCOMPARE(whole.count(u'·'), 1);
    QCOMPARE(inShort.count(u'·'), 1);
    QVERIFY(inShort.size() < whole.size());
    QCOMPARE(delegate->playersFor(0, 20), QString());
}

// Nobody is first of all before anything was played.
void tst_standings::beforeTheFirstResultNobodyHasARank()
{
    stage::Stage stage;
    stage.openDrawn(played::setupOf(8, played::drawOf(facts::Format::RoundRobin)));
    standings::StandingsScreen screen(stage.theme, stage.session);
    stage::showAlone(screen);
    const QAbstractItemModel& model = *screen.findChild<QTableView*>()->model();
    QCOMPARE(model.rowCount(), 8);
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(stage::textOf(model.index(row, 0)), u"–"_s);
        QCOMPARE(stage::textOf(model.index(row, standings::teamColumn()), standings::StandingsModel::WhyRole),
                 QString());
    }
}

// As on Bracket. Two teams are tied for second place: no line can be drawn below those that advance.
void tst_standings::whoAdvancesIsMarkedWhilePlacesBelowAreOpen()
{
    tournaments::LiveTournament live(played::setupOf(8, played::pools(2, 2)));
    live.playOut("A1-1", 'a');
    std::vector<std::string> marked;
    for (const standings::Row& row : standings::rowsOf(live.desk().tournament())) {
        QVERIFY(!row.isLine);
        if (row.team.advances)
            marked.push_back(row.team.standing.team);
    }
    QCOMPARE(marked, std::vector{live.match("A1-1").teams.a});
}

void tst_standings::printIsAsked()
{
    StandingsShown shown(teamsOf(4));
    QSignalSpy wanted(&shown.screen(), &standings::StandingsScreen::printWanted);
    QTest::keyClick(&shown.table(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 1);
}

void tst_standings::beforeTheDrawItSaysWhatToDo()
{
    stage::Stage stage;
    stage.openUndrawn();
    standings::StandingsScreen screen(stage.theme, stage.session);
    screen.resize(1188, 708);
    screen.refresh();
    screen.show();
    QVERIFY(!screen.findChild<QTableView*>()->isVisible());
    const QStringList lines = stage::linesOn(screen);
    MENTIONS(lines);
}

TEST_CLASS(tst_standings)
#include "tst_standings.moc"
