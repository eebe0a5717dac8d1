// The room from the command line: tables closed and opened, more of them, rest, and the paper on them.
#include "fourteams.h"
#include "program/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_room : public QObject {
    Q_OBJECT

    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        QStringList all = words;
        all.insert(1, u"tournament.courtside"_s);
        return program::run(all, input, m_folder.path(), {{u"COURTSIDE_BY"_s, u"J. Park"_s}});
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase();
    void aTableClosesAndOpens();
    void thereAreMoreTablesAndRest();
    void aSheetGoesOutAndComesBack();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void theRecordIsPlayedAgain();
};

void tst_room::initTestCase()
{
    QCOMPARE(run({u"do"_s}, program::tournamentLines()).exit, 0);
}

void tst_room::aTableClosesAndOpens()
{
    const Ran closed = run({u"table"_s, u"close"_s, u"1"_s, u"--reason"_s, u"lamp broken"_s});
    QCOMPARE(closed.err, QString());
    QCOMPARE(closed.out, u"2 tables, table 1 is closed (lamp broken)\n"_s);
    QVERIFY(run({u"call"_s, u"--match"_s, u"1"_s}).out.contains(u"table 2"_s));
    QCOMPARE(run({u"call"_s, u"--match"_s, u"2"_s, u"--table"_s, u"1"_s}).err,
             u"table 1 is closed (lamp broken): open it first, or take another\n"_s);
    QCOMPARE(run({u"table"_s, u"open"_s, u"1"_s}).out, u"2 tables\n"_s);
    QCOMPARE(run({u"undo"_s}).out, u"taken back: table 1, that it is open again\n"_s);
    QVERIFY(run({u"status"_s}).out.contains(u"\nTable 1 is closed (lamp broken)\n"_s));
}

void tst_room::thereAreMoreTablesAndRest()
{
    QCOMPARE(run({u"table"_s, u"count"_s, u"3"_s}).out, u"3 tables, table 1 is closed (lamp broken)\n"_s);
    QCOMPARE(run({u"rest"_s, u"10"_s}).out,
             u"3 tables, table 1 is closed (lamp broken); 10 minutes of rest between matches\n"_s);
    const Ran status = run({u"status"_s});
    QVERIFY2(status.out.contains(u"10 minutes of rest between two matches of a team\n"_s),
             qPrintable(status.out));
    QVERIFY2(status.out.contains(u"\nThe tournament "_s), qPrintable(status.out));
}

void tst_room::aSheetGoesOutAndComesBack()
{
    const auto sheet = [&](const QString& deed, const QStringList& more = {}) {
        return run(QStringList{u"sheet"_s, u"--match"_s, u"1"_s, deed} + more);
    };
    QCOMPARE(sheet(u"--out"_s).out, u"the sheet of match 1 is out\n"_s);
    QCOMPARE(sheet(u"--out"_s).out, u"the sheet of match 1 is out again\n"_s);
    QVERIFY(run({u"status"_s}).out.contains(u"sheet out since "_s));
    QVERIFY(run({u"report"_s}).out.contains(u"\nScore sheets still out\n  match 1, Team 1 and Team 4\n"_s));
    QCOMPARE(sheet(u"--back"_s).out, u"the sheet of match 1 is back\n"_s);
    QVERIFY(run({u"status"_s}).out.contains(u"sheet back at "_s));
    const Ran twice = sheet(u"--back"_s);
    QCOMPARE(twice.err, u"match 1: its sheet is not out\n"_s);
    QCOMPARE(twice.exit, 2);
    QCOMPARE(run({u"undo"_s}).out, u"taken back: match 1, that its sheet is back\n"_s);
    const Ran json = sheet(u"--back"_s, {u"--json"_s});
    QVERIFY2(json.out.startsWith(u'{') && json.exit == 0, qPrintable(json.out + json.err));
    QVERIFY2(run({u"log"_s}).out.contains(u"match 1: its score sheet is back"_s),
             qPrintable(run({u"log"_s}).out));
}

void tst_room::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& words, const QString& says) {
        QTest::newRow(name) << words << says;
    };
    row("another word", {u"table"_s, u"shut"_s, u"1"_s},
        u"\"shut\" is none of these: close, open, count\n"_s);
    row("no number", {u"table"_s, u"close"_s, u"x"_s}, u"N must be a whole number, not \"x\"\n"_s);
    row("no such table", {u"table"_s, u"close"_s, u"9"_s}, u"there is no table 9: tables are 1 to 3\n"_s);
    row("no such table either", {u"table"_s, u"close"_s, u"0"_s}, u"table: 0 is outside 1 to 999\n"_s);
    row("a reason to count", {u"table"_s, u"count"_s, u"2"_s, u"--reason"_s, u"so"_s},
        u"--reason is of no use with count\n"_s);
    row("a table in use", {u"table"_s, u"count"_s, u"1"_s},
        u"match 1 is played at table 2: finish it or call it to another first\n"_s);
    row("no deed", {u"sheet"_s, u"--match"_s, u"1"_s},
        u"did it go out or come back? say --out or --back\n"_s);
    row("two deeds", {u"sheet"_s, u"--match"_s, u"1"_s, u"--out"_s, u"--back"_s},
        u"--out and --back: say one of them\n"_s);
    row("no sheet", {u"sheet"_s, u"--out"_s}, u"which match? say --match with its number or id\n"_s);
    row("no hands", {u"record"_s, u"--match"_s, u"1"_s},
        u"standard input has no hands in it; nothing was recorded\n"_s);
    row("too much rest", {u"rest"_s, u"241"_s}, u"rest: 241 is outside 1 to 240\n"_s);
}

void tst_room::whatIsWrongIsSaid()
{
    QFETCH(QStringList, words);
    QFETCH(QString, says);
    const Ran ran = run(words);
    QCOMPARE(ran.err, says);
    QCOMPARE(ran.exit, 2);
}

void tst_room::theRecordIsPlayedAgain()
{
    const QByteArray lines = run({u"log"_s, u"--json"_s}).out.toUtf8();
    const Ran again = program::run({u"do"_s, u"again.courtside"_s}, lines, m_folder.path());
    QCOMPARE(again.err, QString());
    const Ran log = program::run({u"log"_s, u"again.courtside"_s, u"--json"_s}, {}, m_folder.path());
    QCOMPARE(log.out.toUtf8(), lines);
}

TEST_CLASS(tst_room)
#include "tst_room.moc"
