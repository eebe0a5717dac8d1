// Rosters as other systems export them, and the two that the program brings along.
#include "program/testclass.h"
#include "text.h"

using namespace Qt::StringLiterals;
using roster::Field;
using roster::Holding;

namespace {

roster::Reading readFile(const QString& path)
{
    return roster::read(sourceFile(path));
}

QStringList titles(const roster::Reading& reading)
{
    QStringList all;
    for (const std::string& title : reading.unused)
        all << q(title);
    return all;
}

} // namespace

class tst_files : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void imLeagues();
    void fusion();
    void googleForms();
    void leagueApps();
    void quickScores();
    void sportsEngine();
    void whatCannotBeGuessedIsSaidByHand();
    void excel();
    void theDemoIsTheSameInBothShapes();
};

void tst_files::imLeagues()
{
    const roster::Reading reading = readFile(u"tests/roster/files/imleagues.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(
        asText(reading.teams),
        u"Full House: Ana Ruiz* 004417203 aruiz@example.edu, Tyrell Washington 730114820 twash@example.edu, "
        "Grace Adeyemi 730290075 gadeyemi@example.edu\n"
        "Smith, Jones & Co.: Zoë Smith* 000930275 zsmith@example.edu, D'Angelo Jones 730861447 "
        "djones@example.edu\n"
        "The \"Nil\" Brothers: Søren Kjær 730610345 skjaer@example.edu, Niels Kjær* 730628817 "
        "nkjaer@example.edu\n"
        "Waiting for Godot: Vladimir Beckett* 730733004 vbeckett@example.edu"_s);
    QCOMPARE(asText(reading.warnings),
             u"line 9: the team \"Waiting for Godot\" has one player, and cannot play before it has two"_s);
    QCOMPARE(titles(reading), QStringList({u"League"_s, u"Division"_s, u"Gender"_s, u"Status"_s}));
    QCOMPARE(reading.encoding, roster::Encoding::Utf8);
}

void tst_files::fusion()
{
    const roster::Reading reading = readFile(u"tests/roster/files/fusion.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.teams),
             u"Full House: Ana Ruiz* 00441720 aruiz@example.edu (Carroll Hall), Tyrell Washington 73011482 "
             "twash@example.edu (Carroll Hall)\n"
             "Nil by Mouth: Siobhán O'Connor* 73029007 soconnor@example.edu, Priya Raghunathan 01290445 "
             "praghu@example.edu, Grace Adeyemi 73038116 gadeyemi@example.edu"_s);
    QCOMPARE(asText(reading.warnings).section(u'\n', 0, 1),
             u"line 1: what stands before the header on line 5 is passed over\n"
             "line 6: \"Ruiz, Ana\" is read as \"Ana Ruiz\""_s);
    QCOMPARE(titles(reading), QStringList({u"Registered On"_s}));
}

void tst_files::googleForms()
{
    const roster::Reading reading = readFile(u"tests/roster/files/google-forms.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.teams),
             u"Full House: Ana Ruiz 004417203 (Carroll Hall), Tyrell Washington 730114820 "
             "(Carroll Hall)\n"
             "Nil by Mouth, Inc.: Siobhán O’Connor 730290075, Priya Raghunathan 700381164, "
             "Grace Adeyemi\n"
             "Spade Ace \u2660\uFE0F: Mei-Ling Tanaka 012904457 (Craige Hall), نور الحسيني "
             "730447013 (Craige Hall)"_s);
    QCOMPARE(asText(reading.warnings), QString());
    QCOMPARE(titles(reading),
             QStringList({u"Timestamp"_s, u"Email Address"_s, u"Do you agree to the rules?"_s,
                          u"Anything else we should know?"_s}));
}

// Columns as LeagueApps' own help has them ("Export to CSV" of a programme's players), with the ID that a
// campus asks for; addresses and remarks reach over lines.
void tst_files::leagueApps()
{
    const roster::Reading reading = readFile(u"tests/roster/files/leagueapps.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.teams),
             u"Full House: Ana Ruiz* 004417203, Tyrell Washington 730114820, Grace Adeyemi 730381164\n"
             "Bags, Bags & Bags: Søren Kjær 730610345, Zoë Smith-O’Neill* 000930275"_s);
    QCOMPARE(asText(reading.warnings), QString());
    QVERIFY(titles(reading).contains(u"Parent 1 Email"_s));
    QVERIFY(titles(reading).contains(u"Notes"_s));
}

// Columns as QuickScores' help has them, saved as "Unicode Text" by Excel: UTF-16 with tabs.
void tst_files::quickScores()
{
    const roster::Reading reading = readFile(u"tests/roster/files/quickscores.txt"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(reading.encoding, roster::Encoding::Utf16LittleEndian);
    QCOMPARE(reading.delimiter, '\t');
    QCOMPARE(asText(reading.teams),
             u"Café Piqué: Chloé Lefèvre 000930275 clefevre@example.edu, Frédéric D'Amboise 730290075 "
             "fdamboise@example.edu\n"
             "黒桃: 田中 美鈴 012904457 mtanaka@example.edu, Ken Nakamura 730447013 knakamura@example.edu"_s);
    QVERIFY(titles(reading).contains(u"Email 2"_s));
    QVERIFY(titles(reading).contains(u"Emergency Contact 1 Name"_s));
}

// SportsEngine's template of teams and people, in which staff stand among the players.
void tst_files::sportsEngine()
{
    const roster::Reading reading = readFile(u"tests/roster/files/sportsengine.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.teams), u"Full House: Ana Ruiz aruiz@example.edu, Tyrell Washington "
                                    "twash@example.edu\nNil by Mouth: Siobhán O'Connor soconnor@example.edu, "
                                    "Priya Raghunathan praghu@example.edu"_s);
    QCOMPARE(asText(reading.warnings),
             u"line 5: the row is about somebody who does not play, and is passed over"_s);
}

void tst_files::whatCannotBeGuessedIsSaidByHand()
{
    const std::string bytes = sourceFile(u"tests/roster/files/own-words.csv"_s);
    const roster::Reading alone = roster::read(bytes);
    QVERIFY2(asText(alone.errors).startsWith(u"line 1: the header has no column for the team"_s),
             qPrintable(asText(alone.errors)));
    QCOMPARE(alone.rows.size(), std::size_t{4}); // as they stand, so that somebody can say what is what
    QCOMPARE(q(alone.rows[0].cells[1]), u"Ana Ruiz"_s);
    roster::Options options;
    options.columns = {{0, Holding{Field::Team}}, {1, Holding{Field::Name}}, {2, Holding{Field::Id}}};
    const roster::Reading reading = roster::read(bytes, options);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.teams),
             u"Full House: Ana Ruiz 004417203, Tyrell Washington 730114820\n"
             "Nil by Mouth: Siobhán O'Connor 730290075, Priya Raghunathan 012904457"_s);
    QCOMPARE(titles(reading), QStringList({u"Remark"_s}));
    QVERIFY(reading.columns[2].isId());
    QVERIFY(!reading.columns[3].holds);
}

void tst_files::excel()
{
    const roster::Reading reading = readFile(u"tests/roster/files/excel-semicolon.csv"_s);
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.teams), u"Müller & Söhne 2: Jürgen Müller 004417203, Zoë Faßbinder 730114820\n"
                                    "Café “Pique” 1: Chloé Lefèvre 000930275, Frédéric D’Amboise 730290075\n"
                                    "Nil; oder nicht: José Álvarez 730381164, Søren Kjær 730447013"_s);
    QCOMPARE(asText(reading.warnings), u"the file is read as Windows-1252; look at the accents"_s);
    QCOMPARE(reading.encoding, roster::Encoding::Windows1252);
    QCOMPARE(reading.delimiter, ';');
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
