// What is wrong with a row, said with its line, all of it in one pass; and rows that are left out.
#include "program/testclass.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace {

const QString players = u"Team,Name,ID,Email,Captain,Seed\n"_s;
const QString teams = u"Team,Player 1,ID 1,Player 2,ID 2,Seed\n"_s;

} // namespace

class tst_mistakes : public QObject {
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
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QString& csv, const QString& says) {
        QTest::newRow(name) << csv << says;
    };
    row("nothing", u""_s, u"the file is empty"_s);
    row("blank", u"\n\r\n"_s, u"the file is empty"_s);
    row("header alone", players, u"the file has a header and no rows to take"_s);
    row("no team", players + u",Ana,1,,,\n"_s, u"line 2: the team name is empty"_s);
    row("no name", players + u"X,,1,,,\n"_s, u"line 2: the name is empty"_s);
    row("no first and last", u"Team,First,Last\nX,,\n"_s, u"line 2: the name is empty"_s);
    row("no player", teams + u"X,,,,,\n"_s, u"line 2: the team has no player"_s);
    row("an ID and no name", teams + u"X,Ana,1,,2,\n"_s, u"line 2: the name of player 2 is empty"_s);
    row("line break", players + u"X,\"Ana\nRuiz\",1,,,\n"_s,
        u"line 2: the name has a line break (U+000A) after \"Ana\""_s);
    row("override", teams + u"X,Ana,1,\u202EBo,2,\n"_s,
        u"line 2: the name of player 2 has a character that turns the direction of writing (U+202E) at its "
        "beginning"_s);
    row("long team", players + QString(61, u'x') + u",Ana,1,,,\n"_s,
        u"line 2: the team name \"%1…\" has 61 characters; at most 60 fit"_s.arg(QString(40, u'x')));
    row("long in two parts",
        u"Team,First,Last\nX,"_s + QString(30, u'a') + u',' + QString(30, u'b') + u"\n"_s,
        u"line 2: the name \"%1 %2…\" has 61 characters; at most 60 fit"_s.arg(QString(30, u'a'),
                                                                               QString(9, u'b')));
    row("long ID", players + u"X,Ana,"_s + QString(41, u'1') + u",,,\n"_s,
        u"line 2: the ID \"%1…\" has 41 characters; at most 40 fit"_s.arg(QString(40, u'1')));
    row("unquoted delimiter", players + u"X,Ruiz, Ana,1,,,3\n"_s,
        u"line 2: 7 cells, and the header has 6; a cell that holds a delimiter needs quotes around it"_s);
    row("text after quotes", players + u"\"X\" Y,Ana,1,,,\n"_s,
        u"line 2: text follows a closing quote; a quote within a cell is written twice"_s);
    row("unclosed quote", players + u"X,Ana,1,,,\nX,\"Bo,2,,,\nY,C,3,,,\n"_s,
        u"line 3: the name has a line break (U+000A) after \"Bo,2,,,\"\n"
        "line 3: a quote opens here and never closes, so nothing after it could be read"_s);
    row("doubled team", teams + u"X,A,1,B,2,\nY,C,3,D,4,\nX,E,5,F,6,\n"_s,
        u"line 4: the team \"X\" is already on line 2"_s);
    row("doubled but for accents", teams + u"Café,A,1,B,2,\nCAFE,C,3,D,4,\n"_s,
        u"line 3: the team \"CAFE\" is already on line 2 as \"Café\""_s);
    row("doubled ID", players + u"X,Ana,007,,,\nY,Bo,007,,,\n"_s,
        u"line 3: the ID \"007\" of Bo of \"Y\" is also on line 2, of Ana of \"X\""_s);
    row("doubled ID, of which messages keep the end",
        players + u"X,Ana,730114820,,,\nY,Bo,730-114-820,,,\n"_s,
        u"line 3: the ID \"…820\" of Bo of \"Y\" is also on line 2, of Ana of \"X\""_s);
    row("doubled ID in a row", teams + u"X,Ana,a7,Bo,A7,\n"_s,
        u"line 2: the ID \"A7\" of Bo of \"X\" is also on line 2, of Ana of \"X\""_s);
    row("doubled name", players + u"X,José,1,,,\nX,jose,2,,,\n"_s,
        u"line 3: \"jose\" is twice on the team \"X\", here and on line 2"_s);
    row("doubled name in a row", teams + u"X,Ana,1,Ana,2,\n"_s,
        u"line 2: \"Ana\" is twice on the team \"X\""_s);
    row("doubled seed", teams + u"X,A,1,B,2,3\nY,C,3,D,4,3\n"_s,
        u"line 3: seed 3 of \"Y\" is also on line 2, of \"X\""_s);
    row("two seeds", players + u"X,A,1,,,3\nX,B,2,,,4\n"_s,
        u"line 3: the team \"X\" has seed 4 here and 3 on line 2"_s);
    for (const char* seed : {"0", "-1", "1.0", "1st", "#1", "ten", "4097", "99999999999", "١"})
        row(seed, players + u"X,A,1,,,%1\n"_s.arg(QString::fromUtf8(seed)),
            u"line 2: the seed \"%1\" is no whole number from 1 to 4096"_s.arg(QString::fromUtf8(seed)));
    row("captain of nobody", players + u"X,A,1,,Bo,\n"_s,
        u"line 2: the captain \"Bo\" is nobody on the team \"X\""_s);
    row("seven players",
        players + u"X,A,1,,,\nX,B,2,,,\nX,C,3,,,\nX,D,4,,,\nX,E,5,,,\nX,F,6,,,\nX,G,7,,,\n"_s,
        u"line 2: %1\nline 3: %1\nline 4: %1\nline 5: %1\nline 6: %1\nline 7: %1\nline 8: %1"_s.arg(
            u"the team \"X\" has 7 players, and 6 at most are taken; choose whom to leave out"_s));
    const QString again = u"; make the column text in the spreadsheet, type the ID again, and save"_s;
    for (const char* id : {"1.23E+08", "7E+08", "1,23e+8"})
        row(id, players + u"X,A,\"%1\",,,\n"_s.arg(QString::fromUtf8(id)),
            u"line 2: the ID \"%1\" was turned into a rounded number by a spreadsheet, and its last digits "
            u"are "
            "lost"_s.arg(QString::fromUtf8(id)) +
                again);
    for (const char* id : {"123456789.0", "730114820,00", "730,114,820", "730.114.820"})
        row(id, players + u"X,A,\"%1\",,,\n"_s.arg(QString::fromUtf8(id)),
            u"line 2: the ID \"%1\" was turned into a number by a spreadsheet, and leading zeros may be lost"_s
                    .arg(QString::fromUtf8(id)) +
                again);
    for (const char* id : {"#####", "#REF!", "#N/A", "#NAME?"})
        row(id, players + u"X,A,%1,,,\n"_s.arg(QString::fromUtf8(id)),
            u"line 2: the ID \"%1\" is what a spreadsheet shows where it has nothing to show"_s.arg(
                QString::fromUtf8(id)) +
                again);
}

void tst_mistakes::errors()
{
    QFETCH(QString, csv);
    QFETCH(QString, says);
    const roster::Reading reading = roster::read(csv.toStdString());
    QCOMPARE(asText(reading.errors), says);
    QVERIFY(reading.teams.empty());
}

void tst_mistakes::warnings_data()
{
    QTest::addColumn<QString>("csv");
    QTest::addColumn<QString>("as");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QString& csv, const QString& as, const QString& says) {
        QTest::newRow(name) << csv << as << says;
    };
    row("none", players + u"X,Ana,0012,ana@b.edu,yes,1\nX,Bo,a-13,,no,1\n"_s,
        u"X 1: Ana* 0012 ana@b.edu, Bo a-13"_s, u""_s);
    row("rows of blanks", players + u",,,,,\nX,A,,,,\n \t,,,,,\nX,B,,,,\n"_s, u"X: A, B"_s, u""_s);
    row("team of one", teams + u"X,Ana,1,,,\n"_s, u"X: Ana 1"_s,
        u"line 2: the team \"X\" has one player, and cannot play before it has two"_s);
    row("short row", players + u"X,A\nX,B,,,,\n"_s, u"X: A, B"_s,
        u"line 2: 2 cells, and the header has 6; the missing ones are taken as empty"_s);
    row("spelled otherwise", players + u"Café,A,,,,\ncafe,B,,,,\n"_s, u"Café: A, B"_s,
        u"line 3: the team \"cafe\" is taken as \"Café\" of line 2"_s);
    row("no address", players + u"X,A,,none,,\nX,B,,a b@c,,\n"_s, u"X: A, B"_s,
        u"line 2: the email \"none\" is no address and is left out\n"
        "line 3: the email \"a b@c\" is no address and is left out"_s);
    row("no ID", players + u"X,A,N/A,,,\nX,B,n/a,,,\n"_s, u"X: A, B"_s,
        u"line 2: the ID is \"N/A\", which is taken as none\nline 3: the ID is \"n/a\", which is taken as none"_s);
    row("IDs without a digit", players + u"X,A,abc,,,\nX,B,A-1,,,\n"_s, u"X: A abc, B A-1"_s,
        u"line 2: the ID \"abc\" has no digit, as every card number has; it is kept as it is"_s);
    row("IDs kept as text", players + u"X,A,\"=\"\"0012\"\"\",,,\nX,B,'0013,,,\n"_s, u"X: A 0012, B 0013"_s,
        u""_s);
    row("IDs kept as text with blanks in it", players + u"X,A,\"=\"\" 0012 \"\"\",,,\nX,B,' 0013,,,\n"_s,
        u"X: A 0012, B 0013"_s, u""_s);
    row("IDs with letters", players + u"X,A,12E45,,,\nX,B,W00123,,,\n"_s, u"X: A 12E45, B W00123"_s, u""_s);
    row("lost zeros", teams + u"X,A,730114820,B,730290075,\nY,C,4418026,D,012904457,\n"_s,
        u"X: A 730114820, B 730290075\nY: C 4418026, D 012904457"_s,
        u"line 3: the ID \"4418026\" has 7 digits where most have 9; has a spreadsheet dropped its leading zeros?"_s);
    row("last name first", players + u"X,\"Ruiz, Ana\",,,,\nX,\"Sam Hill, Jr.\",,,,\n"_s,
        u"X: Ana Ruiz, Sam Hill, Jr."_s, u"line 2: \"Ruiz, Ana\" is read as \"Ana Ruiz\""_s);
    row("a blank before the comma", players + u"X,\"Ruiz , Ana\",,,,\nX,B,,,,\n"_s, u"X: Ana Ruiz, B"_s,
        u"line 2: \"Ruiz , Ana\" is read as \"Ana Ruiz\""_s);
    row("misread accents", players + u"X,JosÃ©,,,,\nX,Oâ€™Neil,,,,\n"_s, u"X: JosÃ©, Oâ€™Neil"_s,
        u"line 2: the name \"JosÃ©\" looks as if another program had misread its accents\n"
        "line 3: the name \"Oâ€™Neil\" looks as if another program had misread its accents"_s);
    row("title lines", u"Roster of the tournament\n\nTeam,Name\nX,A\nX,B\n"_s, u"X: A, B"_s,
        u"line 1: what stands before the header on line 3 is passed over"_s);
    row("roles", u"Team,Name,Role\nX,A,Sub\nX,B,Team Captain\nX,C,Mascot\n"_s, u"X: B*, C, A"_s,
        u"line 4: the role \"Mascot\" is taken as a player's"_s);
    row("a coach with a wrong ID", u"Team,Name,ID,Role\nX,A,1,\nX,C,1.23E+08,Coach\nX,B,2,\n"_s,
        u"X: A 1, B 2"_s, u"line 3: the row is about somebody who does not play, and is passed over"_s);
}

void tst_mistakes::warnings()
{
    QFETCH(QString, csv);
    QFETCH(QString, as);
    QFETCH(QString, says);
    const roster::Reading reading = roster::read(csv.toStdString());
    QCOMPARE(asText(reading.errors), QString());
    QCOMPARE(asText(reading.warnings), says);
    QCOMPARE(asText(reading.teams), as);
}

void tst_mistakes::allOfThemAtOnce()
{
    const QString csv = players + u"X,Ana,1.23E+08,,,x\n"
                                  ",Bo,12,,,\n"
                                  "\"Y\nZ\",C\u200B,12,,,\n"
                                  "X,Ana,13,,,2,,\n"
                                  "X,Dee,13,,,2,extra\n"
                                  "X,ana,14,,,0\n"_s;
    QCOMPARE(
        asText(roster::read(csv.toStdString()).errors),
        u"line 2: the seed \"x\" is no whole number from 1 to 4096\n"
        "line 2: the ID \"1.23E+08\" was turned into a rounded number by a spreadsheet, and its last digits "
        "are lost; make the column text in the spreadsheet, type the ID again, and save\n"
        "line 3: the team name is empty\n"
        "line 4: the team name has a line break (U+000A) after \"Y\"\n"
        "line 4: the name has a character that nobody can see (U+200B) after \"C\"\n"
        "line 4: the ID \"12\" of a player without a name is also on line 3, of Bo\n"
        "line 6: \"Ana\" is twice on the team \"X\", here and on line 2\n"
        "line 7: 7 cells, and the header has 6; a cell that holds a delimiter needs quotes around it\n"
        "line 8: the seed \"0\" is no whole number from 1 to 4096\n"
        "line 8: \"ana\" is twice on the team \"X\", here and on line 2"_s);
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
    QCOMPARE(asText(reading.teams), u"X 1: A 1, B 2\nW 2: E 5, F 6"_s);
}

// What follows an unclosed quote was never read, so it must not be lost without a word.
void tst_mistakes::leavingOutHealsNothingElse()
{
    const std::string csv = QString(players + u"X,Ana,1,,,\nX,\"Bo,2,,,\nY,C,3,,,\n"_s).toStdString();
    const roster::Reading reading = roster::read(csv, {{3}});
    QCOMPARE(asText(reading.errors),
             u"line 3: a quote opens here and never closes, so nothing after it could be read"_s);
    QCOMPARE(asText(roster::read("Name,ID\nA,1\n", {{1, 2}}).errors).left(23), u"line 1: the header has "_s);
    QCOMPARE(asText(roster::read("Team,Name\nX,A\n", {{2}}).errors),
             u"the file has a header and no rows to take"_s);
}

void tst_mistakes::tooLarge()
{
    const std::string csv = "Team,Name\n" + std::string(roster::largestFile, 'x');
    QCOMPARE(asText(roster::read(csv).errors), u"the file has more than 4 MB; no roster is that large"_s);
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
