// What is wrong with a row, said with its line, all of it in one pass; and rows that are left out.
#include "program/testclass.h"
#include "text.h"

#include "golden/says.h"

using namespace Qt::StringLiterals;

namespace {

const QString players = u"Team,Name,ID,Email,Captain,Seed\n"_s;
const QString teams = u"Team,Player 1,ID 1,Player 2,ID 2,Seed\n"_s;

} // namespace

class tst_mistakes : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void errors_data();
    void errors();
    void warnings_data();
    void warnings();
    void allOfThemAtOnce();
    void badRowsCanBeLeftOut();
    void leavingOutHealsNothingElse();
    void tooLarge();
};

void tst_mistakes::errors_data()
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

void tst_mistakes::errors()
{
    QFETCH(QString, csv);

    const roster::Reading reading = roster::read(csv.toStdString());
    SAYS(asText(reading.errors));
    QVERIFY(reading.teams.empty());
}

void tst_mistakes::warnings_data()
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

void tst_mistakes::warnings()
{
    QFETCH(QString, csv);

    const roster::Reading reading = roster::read(csv.toStdString());
    QCOMPARE(asText(reading.errors), QString());
    SAYS(asText(reading.warnings));
    SAYS(asText(reading.teams));
}

void tst_mistakes::allOfThemAtOnce()
{
    const QString csv = players + u"X,Ana,1.23E+08,,,x\n"
                                  ",Bo,12,,,\n"
                                  "\"Y\nZ\",C\u200B,12,,,\n"
                                  "X,Ana,13,,,2,,\n"
                                  "X,Dee,13,,,2,extra\n"
                                  "X,ana,14,,,0\n"_s;
    SAYS(asText(roster::read(csv.toStdString()).errors));
}

void tst_mistakes::badRowsCanBeLeftOut()
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

// What follows an unclosed quote was never read, so it must not be lost without a word.
void tst_mistakes::leavingOutHealsNothingElse()
{
    const std::string csv = QString(players + u"X,Ana,1,,,\nX,\"Bo,2,,,\nY,C,3,,,\n"_s).toStdString();
    const roster::Reading reading = roster::read(csv, {{3}});
    SAYS(asText(reading.errors));
    SAYS(asText(roster::read("Name,ID\nA,1\n", {{1, 2}}).errors).left(23));
    SAYS(asText(roster::read("Team,Name\nX,A\n", {{2}}).errors));
}

void tst_mistakes::tooLarge()
{
    const std::string csv = "Team,Name\n" + std::string(roster::largestFile, 'x');
    SAYS(asText(roster::read(csv).errors));
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
