// Titles of columns as people and programs write them, and headers that do not say what is what.
#include "program/testclass.h"
#include "text.h"

#include "golden/says.h"

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

TEST_CLASS(tst_titles)
#include "tst_titles.moc"
