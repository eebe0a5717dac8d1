// Rosters as other systems export them, and the two that the program brings along.
#include "text.h"

using namespace Qt::StringLiterals;

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
    void excel();
    void theDemoIsTheSameInBothShapes();
};

void tst_files::imLeagues()
{
    const roster::Reading reading = readFile(u"tests/roster/files/imleagues.csv"_s);
    QCOMPARE(told(reading.errors), QString());
    QCOMPARE(
        told(reading.teams),
        u"Full House: Ana Ruiz* 004417203 aruiz@example.edu, Tyrell Washington 730114820 twash@example.edu, "
        "Grace Adeyemi 730290075 gadeyemi@example.edu\n"
        "Smith, Jones & Co.: Zoë Smith* 000930275 zsmith@example.edu, D'Angelo Jones 730861447 "
        "djones@example.edu\n"
        "The \"Nil\" Brothers: Søren Kjær 730610345 skjaer@example.edu, Niels Kjær* 730628817 "
        "nkjaer@example.edu\n"
        "Waiting for Godot: Vladimir Beckett* 730733004 vbeckett@example.edu"_s);
    QCOMPARE(told(reading.warnings),
             u"line 9: the team \"Waiting for Godot\" has one player, and cannot play before it has two"_s);
    QCOMPARE(titles(reading), QStringList({u"League"_s, u"Division"_s, u"Gender"_s, u"Status"_s}));
    QCOMPARE(reading.encoding, roster::Encoding::Utf8);
}

void tst_files::fusion()
{
    const roster::Reading reading = readFile(u"tests/roster/files/fusion.csv"_s);
    QCOMPARE(told(reading.errors), QString());
    QCOMPARE(told(reading.teams),
             u"Full House: Ana Ruiz* 00441720 aruiz@example.edu (Carroll Hall), Tyrell Washington 73011482 "
             "twash@example.edu (Carroll Hall)\n"
             "Nil by Mouth: Siobhán O'Connor* 73029007 soconnor@example.edu, Priya Raghunathan 01290445 "
             "praghu@example.edu, Grace Adeyemi 73038116 gadeyemi@example.edu"_s);
    QCOMPARE(told(reading.warnings).section(u'\n', 0, 1),
             u"line 1: what stands before the header on line 5 is passed over\n"
             "line 6: \"Ruiz, Ana\" is read as \"Ana Ruiz\""_s);
    QCOMPARE(titles(reading), QStringList({u"Registered On"_s}));
}

void tst_files::googleForms()
{
    const roster::Reading reading = readFile(u"tests/roster/files/google-forms.csv"_s);
    QCOMPARE(told(reading.errors), QString());
    QCOMPARE(told(reading.teams),
             u"Full House: Ana Ruiz 004417203 (Carroll Hall), Tyrell Washington 730114820 "
             "(Carroll Hall)\n"
             "Nil by Mouth, Inc.: Siobhán O’Connor 730290075, Priya Raghunathan 700381164, "
             "Grace Adeyemi\n"
             "Spade Ace \u2660\uFE0F: Mei-Ling Tanaka 012904457 (Craige Hall), نور الحسيني "
             "730447013 (Craige Hall)"_s);
    QCOMPARE(told(reading.warnings), QString());
    QCOMPARE(titles(reading),
             QStringList({u"Timestamp"_s, u"Email Address"_s, u"Do you agree to the rules?"_s,
                          u"Anything else we should know?"_s}));
}

void tst_files::excel()
{
    const roster::Reading reading = readFile(u"tests/roster/files/excel-semicolon.csv"_s);
    QCOMPARE(told(reading.errors), QString());
    QCOMPARE(told(reading.teams), u"Müller & Söhne 2: Jürgen Müller 004417203, Zoë Faßbinder 730114820\n"
                                  "Café “Pique” 1: Chloé Lefèvre 000930275, Frédéric D’Amboise 730290075\n"
                                  "Nil; oder nicht: José Álvarez 730381164, Søren Kjær 730447013"_s);
    QCOMPARE(told(reading.warnings), u"the file is read as Windows-1252; look at the accents"_s);
    QCOMPARE(reading.encoding, roster::Encoding::Windows1252);
    QCOMPARE(reading.delimiter, ';');
}

void tst_files::theDemoIsTheSameInBothShapes()
{
    const roster::Reading byTeam = readFile(u"resources/demo/roster.csv"_s);
    roster::Reading byPlayer = readFile(u"resources/demo/roster-players.csv"_s);
    QCOMPARE(told(byTeam.errors) + told(byTeam.warnings), QString());
    QCOMPARE(told(byPlayer.errors) + told(byPlayer.warnings), QString());
    QCOMPARE(titles(byTeam) + titles(byPlayer), QStringList());
    QCOMPARE(byTeam.teams.size(), std::size_t(16));
    for (std::size_t at = 0; at < 16; ++at)
        QCOMPARE(byTeam.teams[at].seed, std::optional<int>(static_cast<int>(at) + 1));
    for (roster::Team& team : byPlayer.teams)
        for (roster::Player& player : team.players) {
            QVERIFY(!player.email.empty());
            player.email.clear(); // the other shape does without
        }
    QCOMPARE(told(byPlayer.teams), told(byTeam.teams));
}

QTEST_APPLESS_MAIN(tst_files)
#include "tst_files.moc"
