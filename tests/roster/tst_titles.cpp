// Titles of columns as people and programs write them, and headers that do not say what is what. What is
// wrong with a row, said with its line, all of it in one pass; and rows that are left out.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

namespace {

QString readings(const QString& csv)
{
    const roster::Reading reading = roster::read(csv.toStdString());
    return reading.good() ? asText(reading.teams) : asText(reading.errors);
}

QStringList unused(const QString& csv)
{
    QStringList all;
    for (const std::string& title : roster::read(csv.toStdString()).unused)
        all << q(title);
    return all;
}

const QString players = u"Team,Name,ID,Email,Captain,Seed\n"_s;
const QString teams = u"Team,Player 1,ID 1,Player 2,ID 2,Seed\n"_s;

} // namespace

class tst_titles : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void playerRows_data();
    void playerRows();
    void teamRows_data();
    void teamRows();
    void aTeamHasAnAffiliationOfItsOwn();
    void otherColumnsAreListed();
    void guessesGiveWay();
    void refuses_data();
    void refuses();
    void errors_data();
    void errors();
    void warnings_data();
    void warnings();
    void allOfThemAtOnce();
    void badRowsCanBeLeftOut();
    void leavingOutHealsNothingElse();
    void tooLarge();
};

// One column has each of the titles in turn.
void tst_titles::playerRows_data()
{
    QTest::addColumn<QString>("csv");
    QTest::addColumn<QString>("as");
    const auto row = [](const QString& title, const QString& header, const QString& cells,
                        const QString& as) {
        QTest::newRow(title.toUtf8().constData()) << header.arg(title) + u'\n' + cells + u'\n' << as;
    };
    const auto rows = [&](const char* titles, const QString& header, const QString& cells,
                          const QString& as) {
        for (const QString& title : QString::fromUtf8(titles).split(u'|'))
            row(title, header, cells, as);
    };
    rows("Team|TEAM NAME|team_name|TeamName|Partnership|Name of Team|What is your team name?|Squad|Pair|Teám",
         u"%1;Name"_s, u"One;A"_s, u"One: A"_s);
    rows(
        "Name|Player|PLAYER NAME|Full Name|fullname|Participant|Member Name|Student Name|First and Last Name|"
        "Name (Last, First)|Last, First",
        u"Team;%1"_s, u"One;A B"_s, u"One: A B"_s);
    rows("First|First Name|first_name|FirstName|FName|Given Name|Forename|Player First Name|Legal First Name",
         u"Team;%1;Last"_s, u"One;A;B"_s, u"One: A B"_s);
    rows("Last|Last Name|LNAME|Surname|Family Name|Player's Last Name", u"Team;First;%1"_s, u"One;A;B"_s,
         u"One: A B"_s);
    rows("ID|Id #|ID No.|Student ID|Student ID#|StudentID|student-number|SID|UIN|PID|Banner|Banner "
         "ID|G-Number|"
         "Local ID|Member ID|Player ID|Card|Card Number|One Card|University ID|9-digit PID|"
         "Student ID number on the front of the card",
         u"Team;Name;%1"_s, u"One;A;0042"_s, u"One: A 0042"_s);
    rows("Email|E-mail|Email Address|E-Mail Address|Primary Email|Student Email", u"Team;Name;%1"_s,
         u"One;A;a@b.edu"_s, u"One: A a@b.edu"_s);
    rows("Captain|captain?|Is Captain|Team Captain|Captain (Y/N)|Role|Team Role", u"Team;Name;%1"_s,
         u"One;A;captain\nOne;B;"_s, u"One: A*, B"_s);
    rows("Captain|Captain Name|Captain's Name|Team Captain", u"Team;Name;%1"_s, u"One;A;B\nOne;B;B"_s,
         u"One: A, B*"_s);
    rows("Affiliation|Residence|Residence Hall|Hall|Club|Organization|Chapter|"
         "Which residence hall or club do you play for?",
         u"Team;Name;%1"_s, u"One;A;Carr"_s, u"One: A (Carr)"_s);
    rows("Seed|SEED #|Seeding|Rank|Team Seed", u"Team;Name;%1"_s, u"One;A;3"_s, u"One 3: A"_s);
}

void tst_titles::playerRows()
{
    QFETCH(QString, csv);
    QFETCH(QString, as);
    QCOMPARE(readings(csv), as);
    QCOMPARE(unused(csv), QStringList());
    QCOMPARE(roster::read(csv.toStdString()).shape, roster::Shape::PlayerRows);
}

void tst_titles::teamRows_data()
{
    QTest::addColumn<QString>("csv");
    const auto row = [](const char* header, const QString& cells) {
        QTest::newRow(header) << QString::fromUtf8(header) + u'\n' + cells;
    };
    const QString four = u"One;A;01;B;02"_s;

    row("Team;Player 1;ID 1;Player 2;ID 2", four);
    row("Team;Player 1;Player 1 ID;Player 2;Player 2 ID", four);
    row("TEAM;player1;player1_id;player2;player2_id", four);
    row("Team;P1;ID1;P2;ID2", four);
    row("Team;Name 1;PID 1;Name 2;PID 2", four);
    row("Team;Player #1 Name;Player #1 Student ID;Player #2 Name;Player #2 Student ID", four);
    row("Team;First Player;First Player's ID;Second Player;Second Player's ID", four);
    row("Team;1st player name;1st player card;2nd player name;2nd player card", four);
    row("Team;Player 1 name as it appears on your ID;Player 1 student ID (9 digits);"
        "Player 2 name as it appears on your ID;Player 2 student ID (9 digits)",
        four);
    row("Team;Your name;Your student ID;Partner's name;Partner's student ID", four);
    row("Team;Captain Name;Captain ID;Partner Name;Partner ID", four);
    row("Team;Captain;Partner", u"One;A;B"_s);
    row("Team;Captain;Player 2;Player 3", u"One;A;B;C"_s);
    row("Captain;Player 2;Player 1;Team", u"b;B;A;One"_s);
    row("Team;Player 1;Player 2;Captain Name", u"One;A;B;A"_s);
    row("Team;Player 1 First;Player 1 Last;Player 2 First;Player 2 Last", u"One;A;B;C;D"_s);
    row("Team;First Name 1;Last Name 1;First Name 2;Last Name 2", u"One;A;B;C;D"_s);
    row("Team;Player 1;Player 2;Substitute", u"One;A;B;C"_s);
    row("Team;Player 1;Player 2;Sub 1;Sub 1 ID;Sub 2", u"One;A;B;C;03;D"_s);
    row("Seed;Team;Player 2;Player 1;Residence;Player 2 Club", u"1;One;B;A;Carr;Chess"_s);
    row("Team;Player 1;Player 1 Email;Player 2;Email 2", u"One;A;a@b.c;B;d@e.f"_s);
    row("Team;Player 1;Player 2;Player 3", u"One;A;;C"_s);
}

void tst_titles::teamRows()
{
    QFETCH(QString, csv);

    SAYS(readings(csv));
    QCOMPARE(unused(csv), QStringList());
    QCOMPARE(roster::read(csv.toStdString()).shape, roster::Shape::TeamRows);
}

// That counts where its players name none.
void tst_titles::aTeamHasAnAffiliationOfItsOwn()
{
    const roster::Reading reading =
        roster::read("Team,Hall,Player 1,Player 1 Club,Player 2,Player 2 Club\nOne,Carr,A,,B,\n"
                     "Two,Carr,C,Chess,D,Chess\n");
    QVERIFY(reading.good());
    QCOMPARE(reading.teams.at(0).affiliation, std::string("Carr"));
    QCOMPARE(reading.teams.at(1).affiliation, std::string("Chess"));
}

void tst_titles::otherColumnsAreListed()
{
    QCOMPARE(unused(u"Timestamp,Team,Name,Phone,Player Number,,Paid\n,X,A,,,,\n"_s),
             QStringList({u"Timestamp"_s, u"Phone"_s, u"Player Number"_s, u"Paid"_s}));
    // Whose they are is not said.
    QCOMPARE(unused(u"Team,Player 1,Player 2,Email Address,ID\nX,A,B,,\n"_s),
             QStringList({u"Email Address"_s, u"ID"_s}));
    QCOMPARE(unused(u"Team,Name,First,Last\nX,B A,A,B\n"_s), QStringList({u"Name"_s}));
    SAYS(unused(u"Team,Name,Team agrees to the rules of conduct\nX,A,\n"_s));
}

void tst_titles::guessesGiveWay()
{
    QCOMPARE(readings(u"Team,Name,Student ID,Student ID is checked by whom\nX,A,01,Bea\n"_s), u"X: A 01"_s);
}

void tst_titles::refuses_data()
{
    QTest::addColumn<QString>("header");
    const auto row = [](const char* name, const QString& header) { QTest::newRow(name) << header; };

    row("no team", u"Name,ID"_s);
    row("no name", u"Team,ID"_s);
    row("nothing", u"Full House,Ana Ruiz"_s);
    row("half a name", u"Team,First,ID"_s);
    row("the other half", u"Team,Player 1 Last,Player 2"_s);
    row("two IDs", u"Team,Name,Student ID,Card Number"_s);
    row("two teams", u"Team,Name,Partnership"_s);
    row("two of one player", u"Team,Player 1,Name 1,Player 2"_s);
}

void tst_titles::refuses()
{
    QFETCH(QString, header);

    SAYS(readings(header + u"\nX,Y,Z,W\n"_s));
}

void tst_titles::errors_data()
{
    QTest::addColumn<QString>("csv");
    const auto row = [](const char* name, const QString& csv) { QTest::newRow(name) << csv; };
    row("nothing", u""_s);
    row("blank", u"\n\r\n"_s);
    row("header alone", players);
    row("no team", players + u",Ana,1,,,\n"_s);
    row("no name", players + u"X,,1,,,\n"_s);
    row("no first and last", u"Team,First,Last\nX,,\n"_s);
    row("no player", teams + u"X,,,,,\n"_s);
    row("an ID and no name", teams + u"X,Ana,1,,2,\n"_s);
    row("line break", players + u"X,\"Ana\nRuiz\",1,,,\n"_s);
    row("override", teams + u"X,Ana,1,\u202EBo,2,\n"_s);
    row("long team", players + QString(61, u'x') + u",Ana,1,,,\n"_s);
    row("long in two parts",
        u"Team,First,Last\nX,"_s + QString(30, u'a') + u',' + QString(30, u'b') + u"\n"_s);
    row("long ID", players + u"X,Ana,"_s + QString(41, u'1') + u",,,\n"_s);
    row("unquoted delimiter", players + u"X,Ruiz, Ana,1,,,3\n"_s);
    row("text after quotes", players + u"\"X\" Y,Ana,1,,,\n"_s);
    row("unclosed quote", players + u"X,Ana,1,,,\nX,\"Bo,2,,,\nY,C,3,,,\n"_s);
    row("doubled team", teams + u"X,A,1,B,2,\nY,C,3,D,4,\nX,E,5,F,6,\n"_s);
    row("doubled but for accents", teams + u"Café,A,1,B,2,\nCAFE,C,3,D,4,\n"_s);
    row("doubled ID", players + u"X,Ana,007,,,\nY,Bo,007,,,\n"_s);
    row("doubled ID, of which messages keep the end",
        players + u"X,Ana,730114820,,,\nY,Bo,730-114-820,,,\n"_s);
    row("doubled ID in a row", teams + u"X,Ana,a7,Bo,A7,\n"_s);
    row("doubled name", players + u"X,José,1,,,\nX,jose,2,,,\n"_s);
    row("doubled name in a row", teams + u"X,Ana,1,Ana,2,\n"_s);
    row("doubled seed", teams + u"X,A,1,B,2,3\nY,C,3,D,4,3\n"_s);
    row("two seeds", players + u"X,A,1,,,3\nX,B,2,,,4\n"_s);
    for (const char* seed : {"0", "-1", "1.0", "1st", "#1", "ten", "4097", "99999999999", "١"})
        row(seed, players + u"X,A,1,,,%1\n"_s.arg(QString::fromUtf8(seed)));
    row("captain of nobody", players + u"X,A,1,,Bo,\n"_s);
    row("seven players",
        players + u"X,A,1,,,\nX,B,2,,,\nX,C,3,,,\nX,D,4,,,\nX,E,5,,,\nX,F,6,,,\nX,G,7,,,\n"_s);

    for (const char* id : {"1.23E+08", "7E+08", "1,23e+8"})
        row(id, players + u"X,A,\"%1\",,,\n"_s.arg(QString::fromUtf8(id)));
    for (const char* id : {"123456789.0", "730114820,00", "730,114,820", "730.114.820"})
        row(id, players + u"X,A,\"%1\",,,\n"_s.arg(QString::fromUtf8(id)));
    for (const char* id : {"#####", "#REF!", "#N/A", "#NAME?"})
        row(id, players + u"X,A,%1,,,\n"_s.arg(QString::fromUtf8(id)));
}

void tst_titles::errors()
{
    QFETCH(QString, csv);

    const roster::Reading reading = roster::read(csv.toStdString());
    SAYS(asText(reading.errors));
    QVERIFY(reading.teams.empty());
}

void tst_titles::warnings_data()
{
    QTest::addColumn<QString>("csv");
    const auto row = [](const char* name, const QString& csv) { QTest::newRow(name) << csv; };
    row("none", players + u"X,Ana,0012,ana@b.edu,yes,1\nX,Bo,a-13,,no,1\n"_s);
    row("rows of blanks", players + u",,,,,\nX,A,,,,\n \t,,,,,\nX,B,,,,\n"_s);
    row("team of one", teams + u"X,Ana,1,,,\n"_s);
    row("short row", players + u"X,A\nX,B,,,,\n"_s);
    row("spelled otherwise", players + u"Café,A,,,,\ncafe,B,,,,\n"_s);
    row("no address", players + u"X,A,,none,,\nX,B,,a b@c,,\n"_s);
    row("no ID", players + u"X,A,N/A,,,\nX,B,n/a,,,\n"_s);
    row("IDs without a digit", players + u"X,A,abc,,,\nX,B,A-1,,,\n"_s);
    row("IDs kept as text", players + u"X,A,\"=\"\"0012\"\"\",,,\nX,B,'0013,,,\n"_s);
    row("IDs kept as text with blanks in it", players + u"X,A,\"=\"\" 0012 \"\"\",,,\nX,B,' 0013,,,\n"_s);
    row("IDs with letters", players + u"X,A,12E45,,,\nX,B,W00123,,,\n"_s);
    row("lost zeros", teams + u"X,A,730114820,B,730290075,\nY,C,4418026,D,012904457,\n"_s);
    row("last name first", players + u"X,\"Ruiz, Ana\",,,,\nX,\"Sam Hill, Jr.\",,,,\n"_s);
    row("a blank before the comma", players + u"X,\"Ruiz , Ana\",,,,\nX,B,,,,\n"_s);
    row("misread accents", players + u"X,JosÃ©,,,,\nX,Oâ€™Neil,,,,\n"_s);
    row("title lines", u"Roster of the tournament\n\nTeam,Name\nX,A\nX,B\n"_s);
    row("roles", u"Team,Name,Role\nX,A,Sub\nX,B,Team Captain\nX,C,Mascot\n"_s);
    row("a coach with a wrong ID", u"Team,Name,ID,Role\nX,A,1,\nX,C,1.23E+08,Coach\nX,B,2,\n"_s);
}

void tst_titles::warnings()
{
    QFETCH(QString, csv);

    const roster::Reading reading = roster::read(csv.toStdString());
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.warnings));
    SAYS(asText(reading.teams));
}

void tst_titles::allOfThemAtOnce()
{
    const QString csv = players + u"X,Ana,1.23E+08,,,x\n"
                                  ",Bo,12,,,\n"
                                  "\"Y\nZ\",C\u200B,12,,,\n"
                                  "X,Ana,13,,,2,,\n"
                                  "X,Dee,13,,,2,extra\n"
                                  "X,ana,14,,,0\n"_s;
    SAYS(asText(roster::read(csv.toStdString()).errors));
}

void tst_titles::badRowsCanBeLeftOut()
{
    const std::string csv =
        QString(teams + u"X,A,1,B,2,1\n\"Y\",,,,,\nZ,C,\"1\",D,4,9x\nW,E,5,F,6,2\n"_s).toStdString();
    roster::Options options;
    for (const roster::Note& note : roster::read(csv).errors)
        options.leaveOut.insert(note.line);
    QCOMPARE(options.leaveOut, std::set<int>({3, 4}));
    const roster::Reading reading = roster::read(csv, options);
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.teams));
}

// The text after an unclosed quote was not read, so the loss must be reported.
void tst_titles::leavingOutHealsNothingElse()
{
    const std::string csv = QString(players + u"X,Ana,1,,,\nX,\"Bo,2,,,\nY,C,3,,,\n"_s).toStdString();
    const roster::Reading reading = roster::read(csv, {{3}});
    SAYS(asText(reading.errors));
    SAYS(asText(roster::read("Name,ID\nA,1\n", {{1, 2}}).errors).left(23));
    SAYS(asText(roster::read("Team,Name\nX,A\n", {{2}}).errors));
}

void tst_titles::tooLarge()
{
    const std::string csv = "Team,Name\n" + std::string(roster::largestFile, 'x');
    SAYS(asText(roster::read(csv).errors));
}

TEST_CLASS(tst_titles)
#include "tst_titles.moc"
