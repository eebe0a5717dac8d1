// Each format with few teams and with many, half played and to the end, as its Bracket, Standings and
// Tournament show it: every team, who won, without a warning, and as pictures to be looked at.
#include "atbracket.h"

#include "place/place.h"
#include "program/testclass.h"
#include "tournament/ranking/standings.h"
#include "ui/standings/standingsscreen.h"
#include "ui/tables/tablesscreen.h"

#include <QTableView>

using namespace atbracket;

namespace {

/// Every name of the demo's roster, and then the same once more with a number behind it.
void nameTeams(tournaments::LiveTournament& live, int teams)
{
    QFile file(QString::fromStdString(place::inSource("resources/demo/roster.csv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    const auto count = static_cast<int>(lines.size()) - 1;
    for (int n = 1; n <= teams; ++n) {
        const QByteArray name = lines[1 + (n - 1) % count].split(',').front();
        const std::string behind = n > count ? ' ' + std::to_string(1 + (n - 1) / count) : std::string();
        QCOMPARE(live.record(facts::Team{tournaments::id("T", n),
                                         name.toStdString() + behind,
                                         {},
                                         {tournaments::id("P", 2 * n - 1), tournaments::id("P", 2 * n)}}),
                 "");
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

/// The Bracket and the Standings name everybody, and at the end every screen says who won.
template <class Screen>
void holds(const Screen& screen, const tournament::Tournament& tournament)
{
    if constexpr (!std::is_same_v<Screen, tables::TablesScreen>)
        for (const tournament::Team& team : tournament.setting->teams)
            QVERIFY2(teamsOn(screen).contains(QString::fromStdString(team.name)), team.name.c_str());
    const std::string champion = tournament::champion(tournament);
    const QStringList lines = stage::linesOn(screen);
    for (const tournament::Team& team : tournament.setting->teams) {
        const QString won = QString::fromStdString(team.name) + u" won"_s;
        QVERIFY2(lines.contains(won) == (team.id == champion), qPrintable(won));
    }
}

/// The screen by itself in a theme and at a size that go round from row to row.
template <class Screen>
void picture(stage::Stage& stage, const QString& name, int number)
{
    Screen screen(stage.theme, stage.session);
    stage::showAlone(screen);
    holds(screen, stage.session.tournament());
    const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES");
    if (folder.isEmpty())
        return;
    constexpr std::array schemes{kit::Scheme::Light, kit::Scheme::Dark, kit::Scheme::HighContrast};
    stage.theme.set(schemes[static_cast<std::size_t>(number) % schemes.size()]);
    screen.resize(number % 2 == 0 ? QSize(1188, 708) : QSize(1828, 988)); // of 1280 by 800, 1920 by 1080
    QTest::qWait(20);
    QDir().mkpath(folder);
    screen.grab().save(folder + u'/' + name + u".png"_s);
    stage.theme.set(kit::Scheme::Light);
}

} // namespace

class tst_everyformat : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void isGoodToLookAt_data() { played::addRows(); }
    void isGoodToLookAt();

private: // NOLINT(readability-redundant-access-specifiers): moc wants it
    int m_number = 0;
};

void tst_everyformat::isGoodToLookAt()
{
    QFETCH(facts::Format, format);
    QFETCH(int, teams);
    const bool isLong = teams > 13;
    if (teams > 8 && !qEnvironmentVariableIsSet("COURTSIDE_PICTURES"))
        QSKIP("COURTSIDE_PICTURES names no folder");
    played::InTheMiddle live(format, teams);
    nameTeams(live.live(), teams);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    for (const QString& when : {u"half"_s, u"end"_s}) {
        if (when == u"end"_s) {
            if (format == facts::Format::RoundRobin && isLong)
                return; // 2016 matches, hand by hand
            live.playOut();
        }
        QCOMPARE(tournament::champion(live.live().desk().tournament()).empty(), when == u"half"_s);
        stage::Stage stage;
        stage.openFile(live.live().path());
        ++m_number;
        picture<tree::BracketScreen>(stage, u"bracket-"_s + name + u'-' + when, m_number);
        picture<standings::StandingsScreen>(stage, u"standings-"_s + name + u'-' + when, m_number + 1);
        picture<tables::TablesScreen>(stage, u"tournament-"_s + name + u'-' + when, m_number + 2);
    }
}

TEST_CLASS(tst_everyformat)
#include "tst_everyformat.moc"
