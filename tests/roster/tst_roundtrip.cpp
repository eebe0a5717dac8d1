// Any roster in any format that other programs write is read correctly, and any bytes are handled; rosters as
// other systems export them, and the two that come with the program.
#include "arbitrary_roster.h"
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"

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

void checkAnswer(const std::string& bytes)
{
    const roster::Reading reading = roster::read(bytes);
    RC_ASSERT(reading.good() != reading.teams.empty());
    roster::Options options;
    for (const roster::Note& note : reading.errors) {
        RC_ASSERT(!wording::text(note.message).empty());
        options.leaveOut.insert(note.line);
    }
    const roster::Reading rest = roster::read(bytes, options);
    RC_ASSERT(rest.good() != rest.teams.empty());
}

} // namespace

class tst_roundtrip : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void anyRosterComesBack();
    void anyBytesAreAnswered();
    void anyDamageIsAnswered();
    void readsExports_data();
    void readsExports();
    void columnsThatCannotBeGuessedAreChosen();
    void theDemoIsTheSameInBothShapes();
};

void tst_roundtrip::anyRosterComesBack()
{
    QVERIFY(rc::check("a roster in any shape, order, delimiter and encoding is read as it was", [] {
        const bool western = *rc::gen::arbitrary<bool>();
        const auto teams = arbitrary::teams(western);
        const auto shape = *rc::gen::element(roster::Shape::PlayerRows, roster::Shape::TeamRows);
        const auto rows =
            shape == roster::Shape::PlayerRows ? arbitrary::playerRows(teams) : arbitrary::teamRows(teams);
        const std::string bytes = arbitrary::encoded(arbitrary::csv(arbitrary::shuffled(rows)), western);
        const roster::Reading reading = roster::read(bytes);
        RC_LOG() << bytes;
        RC_ASSERT(asText(reading.errors).toStdString() == "");
        RC_ASSERT(asText(reading.teams).toStdString() == asText(teams).toStdString());
        RC_ASSERT(reading.shape == shape);
        RC_ASSERT(reading.unused.empty());
        roster::Options said; // what the titles say can be said by hand
        for (std::size_t at = 0; at < reading.columns.size(); ++at)
            said.columns[at] = reading.columns[at].holds;
        RC_ASSERT(asText(roster::read(bytes, said).teams).toStdString() == asText(teams).toStdString());
    }));
}

void tst_roundtrip::anyBytesAreAnswered()
{
    QVERIFY(rc::check("any bytes", [](const std::string& bytes) { checkAnswer(bytes); }));
    QVERIFY(rc::check("any bytes under a header",
                      [](const std::string& bytes) { checkAnswer("Team,Name,ID,Captain,Seed\n" + bytes); }));
}

void tst_roundtrip::anyDamageIsAnswered()
{
    const std::string whole = sourceFile("resources/demo/roster-players.csv");
    QVERIFY(!whole.empty());
    QVERIFY(rc::check("a good roster with some bytes changed, lost or added", [&] {
        std::string bytes = whole;
        for (int times = *rc::gen::inRange(1, 12); times > 0; --times) {
            const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
            const auto length = *rc::gen::inRange<std::size_t>(0, 3);
            bytes.replace(at, length,
                          *rc::gen::element<std::string>("", "\"", ",", "\n", "\xE2", "\xCC\x81", "0"));
        }
        checkAnswer(bytes);
    }));
}

void tst_roundtrip::readsExports_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("IMLeagues") << u"imleagues.csv"_s;
    QTest::newRow("Fusion") << u"fusion.csv"_s;
    QTest::newRow("Google Forms") << u"google-forms.csv"_s;
    // Columns as LeagueApps' own help has them ("Export to CSV" of a program's players), with the ID that a
    // campus asks for; addresses and remarks have several lines.
    QTest::newRow("LeagueApps") << u"leagueapps.csv"_s;
    // Columns as QuickScores' help has them, saved as "Unicode Text" by Excel: UTF-16 with tabs.
    QTest::newRow("QuickScores") << u"quickscores.txt"_s;
    // SportsEngine's template of teams and people, in which staff are listed among the players.
    QTest::newRow("SportsEngine") << u"sportsengine.csv"_s;
    QTest::newRow("Excel") << u"excel-semicolon.csv"_s;
}

void tst_roundtrip::readsExports()
{
    QFETCH(QString, file);
    const roster::Reading reading = readFile(u"tests/roster/files/"_s + file);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
    SAYS(asText(reading.warnings));
    SAYS(titles(reading));
}

void tst_roundtrip::columnsThatCannotBeGuessedAreChosen()
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

void tst_roundtrip::theDemoIsTheSameInBothShapes()
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

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
