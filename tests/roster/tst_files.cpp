// Rosters as other systems export them, and the two that the program brings along.
#include "program/testclass.h"
#include "text.h"

#include "golden/says.h"

using namespace Qt::StringLiterals;
using roster::Field;
using roster::Holding;

namespace {

roster::Reading readFile(const QString& path)
{
    return roster::read(sourceFile(path.toStdString()));
}

QStringList titles(const roster::Reading& reading)
{
    QStringList all;
    for (const std::string& title : reading.unused)
        all << q(title);
    return all;
}

} // namespace

class tst_files : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void imLeagues();
    void fusion();
    void googleForms();
    void leagueApps();
    void quickScores();
    void sportsEngine();
    void columnsThatCannotBeGuessedAreChosen();
    void excel();
    void theDemoIsTheSameInBothShapes();
};

void tst_files::imLeagues()
{
    const roster::Reading reading = readFile(u"tests/roster/files/imleagues.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    SAYS(asText(reading.warnings));
    QCOMPARE(titles(reading), QStringList({u"League"_s, u"Division"_s, u"Gender"_s, u"Status"_s}));
}

void tst_files::fusion()
{
    const roster::Reading reading = readFile(u"tests/roster/files/fusion.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    SAYS(asText(reading.warnings).section(u'\n', 0, 1));
    QCOMPARE(titles(reading), QStringList({u"Registered On"_s}));
}

void tst_files::googleForms()
{
    const roster::Reading reading = readFile(u"tests/roster/files/google-forms.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    QCOMPARE(asText(reading.warnings), QString());
    SAYS(titles(reading));
}

// Columns as LeagueApps' own help has them ("Export to CSV" of a programme's players), with the ID that a
// campus asks for; addresses and remarks reach over lines.
void tst_files::leagueApps()
{
    const roster::Reading reading = readFile(u"tests/roster/files/leagueapps.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    QCOMPARE(asText(reading.warnings), QString());
    QVERIFY(titles(reading).contains(u"Parent 1 Email"_s));
    QVERIFY(titles(reading).contains(u"Notes"_s));
}

// Columns as QuickScores' help has them, saved as "Unicode Text" by Excel: UTF-16 with tabs.
void tst_files::quickScores()
{
    const roster::Reading reading = readFile(u"tests/roster/files/quickscores.txt"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    QVERIFY(titles(reading).contains(u"Email 2"_s));
    MENTIONS(titles(reading));
}

// SportsEngine's template of teams and people, in which staff stand among the players.
void tst_files::sportsEngine()
{
    const roster::Reading reading = readFile(u"tests/roster/files/sportsengine.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    SAYS(asText(reading.warnings));
}

void tst_files::columnsThatCannotBeGuessedAreChosen()
{
    const std::string bytes = sourceFile("tests/roster/files/own-words.csv");
    const roster::Reading alone = roster::read(bytes);
    MENTIONS(asText(alone.errors));
    QCOMPARE(alone.rows.size(), std::size_t{4}); // as they stand, so that somebody can say what is what
    QCOMPARE(q(alone.rows[0].cells[1]), u"Ana Ruiz"_s);
    roster::Options options;
    options.columns = {{0, Holding{Field::Team}}, {1, Holding{Field::Name}}, {2, Holding{Field::Id}}};
    const roster::Reading reading = roster::read(bytes, options);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    QCOMPARE(titles(reading), QStringList({u"Remark"_s}));
    QVERIFY(reading.columns[2].isId());
    QVERIFY(!reading.columns[3].holds);
}

void tst_files::excel()
{
    const roster::Reading reading = readFile(u"tests/roster/files/excel-semicolon.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    SAYS(asText(reading.warnings));
}

void tst_files::theDemoIsTheSameInBothShapes()
{
    const roster::Reading byTeam = readFile(u"resources/demo/roster.csv"_s);
    roster::Reading byPlayer = readFile(u"resources/demo/roster-players.csv"_s);
    QCOMPARE(asText(byTeam.errors) + asText(byTeam.warnings), QString());
    QCOMPARE(asText(byPlayer.errors) + asText(byPlayer.warnings), QString());
    QCOMPARE(titles(byTeam) + titles(byPlayer), QStringList());
    QCOMPARE(byTeam.teams.size(), std::size_t(16));
    for (std::size_t at = 0; at < 16; ++at)
        QCOMPARE(byTeam.teams[at].seed, std::optional<int>(static_cast<int>(at) + 1));
    for (roster::Team& team : byPlayer.teams)
        for (roster::Player& player : team.players) {
            QVERIFY(!player.email.empty());
            player.email.clear(); // the other shape does without
        }
    QCOMPARE(asText(byPlayer.teams), asText(byTeam.teams));
}

TEST_CLASS(tst_files)
#include "tst_files.moc"
