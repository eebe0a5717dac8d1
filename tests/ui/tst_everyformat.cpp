// Each format, half played and to the end, as its Bracket, Standings and Tables show it: every team, who won,
// and without a warning.
#include "atbracket.h"

#include "place/place.h"
#include "program/testclass.h"
#include "tournament/ranking/standings.h"
#include "ui/standings/standingsscreen.h"
#include "ui/tables/tablesscreen.h"

#include <QTableView>

using namespace atbracket;

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

class tst_everyformat : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void namesEverybody_data();
    void namesEverybody();
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

TEST_CLASS(tst_everyformat)
#include "tst_everyformat.moc"
