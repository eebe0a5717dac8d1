// courtside print: the PDF that a person gets, and what is said where there is none.
#include "program.h"
#include "program/testclass.h"
#include "program/textfile.h"

#include "golden/says.h"
#include "pseudo/english.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using program::Ran;

class tst_print : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everythingThatThereIs_data();
    void everythingThatThereIs();
    void aSheetForEachMatchThatIsReady();
    void aRulingOfEachChallenge();
    void paperIsThatOfTheCountryOrAsAsked();
    void refusals_data();
    void refusals();
    void nothingIsWrittenOver();
    void thePagesThatAreAskedFor();
    void severalTournamentsGoIntoAFolder();
    void severalTournamentsAreAllPrintedOrNone_data();
    void severalTournamentsAreAllPrintedOrNone();
    void aFolderThatIsNotThere();
    void sheetsThatGoOutAreMarked();
    void helpSaysWhatThereIs();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// The words of a print command behind the tournament's file.
    Ran print(const QString& words, const QMap<QString, QString>& variables = {}) const
    {
        return program::run(QStringList{u"print"_s, path(u"tournament.courtside"_s)} +
                                words.split(u' ', Qt::SkipEmptyParts),
                            {}, m_folder.path(), variables);
    }
    /// The words of a print command of several tournaments, which stand among them.
    Ran several(const QString& words) const
    {
        return program::run(QStringList{u"print"_s} + words.split(u' ', Qt::SkipEmptyParts), {},
                            m_folder.path());
    }
    /// What stands in it.
    QString text(const QString& name) const
    {
        QProcess process;
        process.start(u"pdftotext"_s, {u"-raw"_s, path(name), u"-"_s});
        process.waitForFinished();
        return pseudo::english(QString::fromUtf8(process.readAllStandardOutput()));
    }
    /// What pdfinfo says of it.
    QString info(const QString& name) const
    {
        QProcess process;
        process.start(u"pdfinfo"_s, {path(name)});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
};

void tst_print::initTestCase()
{
    const Ran made = program::run({u"demo"_s, path(u"tournament.courtside"_s), u"--teams"_s, u"8"_s});
    QCOMPARE(made.exit, 0);
    const Ran fresh = program::run({u"new"_s, path(u"fresh.courtside"_s), u"--name"_s, u"Fall Spades"_s,
                                    u"--rules"_s, u"unc"_s, u"--format"_s, u"single-elimination"_s,
                                    u"--teams"_s, u"resources/demo/roster.csv"_s, u"--by"_s, u"J. Park"_s});
    QCOMPARE(fresh.exit, 0);
}

void tst_print::everythingThatThereIs_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("pages");
    QTest::newRow("bracket") << u"bracket"_s << u"1 page"_s;
    QTest::newRow("rounds") << u"rounds"_s << u"1 page"_s;
    QTest::newRow("standings") << u"standings"_s << u"1 page"_s;
    QTest::newRow("scoresheet") << u"scoresheet --match 7"_s << u"1 page"_s;
    QTest::newRow("played") << u"played"_s << u"6 pages"_s;
    QTest::newRow("played-pairs") << u"played --per-page 2"_s << u"3 pages"_s;
    QTest::newRow("played-semifinals") << u"played --round 2 --per-page 2"_s << u"1 page"_s;
    QTest::newRow("played-matches") << u"played --match 3 --match 5"_s << u"2 pages"_s;
    QTest::newRow("record") << u"record --match 7"_s << u"1 page"_s;
    QTest::newRow("summary") << u"summary"_s << u"3 pages"_s;
    QTest::newRow("pack") << u"pack"_s << u"6 pages"_s;
    QTest::newRow("incidents") << u"incidents"_s << u"1 page"_s;
    QTest::newRow("checkin") << u"checkin"_s << u"1 page"_s;
    QTest::newRow("attendance") << u"attendance"_s << u"1 page"_s;
    QTest::newRow("missing") << u"missing"_s << u"1 page"_s;
    QTest::newRow("overrides") << u"overrides"_s << u"1 page"_s;
    QTest::newRow("fees") << u"fees"_s << u"1 page"_s;
    QTest::newRow("closing") << u"closing"_s << u"1 page"_s;
    QTest::newRow("report") << u"report"_s << u"1 page"_s; // the name that the page has
    QTest::newRow("exceptions") << u"exceptions"_s << u"1 page"_s;
    QTest::newRow("not-checked-in") << u"not-checked-in"_s << u"1 page"_s;
    QTest::newRow("certificate") << u"certificate"_s << u"1 page"_s;
    QTest::newRow("rulecard") << u"rulecard"_s << u"2 pages"_s;
    QTest::newRow("record-of-all") << u"record"_s << u"4 pages"_s;
}

void tst_print::everythingThatThereIs()
{
    QFETCH(QString, words);
    QFETCH(QString, pages);
    const QString out = QString::fromUtf8(QTest::currentDataTag()) + u".pdf"_s;
    // Without a display, and with a platform that needs one asked for.
    const Ran ran = print(words + u" -o "_s + out, {{u"QT_QPA_PLATFORM"_s, u"xcb"_s}});
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.exit, 0);
    if (pseudo::isSpoken())
        return; // its words are longer, and fill more pages
    QCOMPARE(ran.out, out + u": "_s + pages + u'\n');
    const QString count = pages.section(u' ', 0, 0);
    QVERIFY2(info(out).contains(QRegularExpression(u"Pages: +%1\n"_s.arg(count))), qPrintable(info(out)));
}

void tst_print::aSheetForEachMatchThatIsReady()
{
    const Ran ran = program::run(
        {u"print"_s, u"fresh.courtside"_s, u"scoresheets"_s, u"-o"_s, u"sheets.pdf"_s}, {}, m_folder.path());
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.out, u"sheets.pdf: 8 pages\n"_s);
    const auto ofFresh = [&](const QString& words) {
        return several(u"fresh.courtside scoresheets -o part.pdf "_s + words);
    };
    QCOMPARE(ofFresh(u"--round 1 --match 3 --match 5"_s).out, u"part.pdf: 2 pages\n"_s);
    QVERIFY2(text(u"part.pdf"_s).contains(u"match 5 · "_s, Qt::CaseInsensitive),
             qPrintable(text(u"part.pdf"_s)));
    QVERIFY(QFile::remove(path(u"part.pdf"_s)));
    SAYS(ofFresh(u"--round 2"_s).err);
    SAYS(ofFresh(u"--table 1"_s).err);
    const Ran later = ofFresh(u"--match 3 --match 9"_s);
    SAYS(later.err);
    QVERIFY(later.exit != 0);
    QVERIFY(!QFileInfo::exists(path(u"part.pdf"_s)));
}

void tst_print::aRulingOfEachChallenge()
{
    const auto said = [&](const QString& line, const QByteArray& input = {}) {
        QStringList words = line.split(u' ');
        words.insert(1, u"cases.courtside"_s);
        return program::run(words, input, m_folder.path(), {{u"COURTSIDE_BY"_s, u"J. Park"_s}});
    };
    QCOMPARE(said(u"do"_s, program::tournamentLines()).exit, 0);
    QCOMPARE(said(u"call --match 1"_s).exit, 0);
    const QByteArray hand = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
    QCOMPARE(said(u"record --match 1"_s, hand).err, QString());
    QCOMPARE(said(u"challenge --match 1 --hand 1 --side b --accused a1 --book 4"_s).err, QString());
    QCOMPARE(said(u"print ruling -o one.pdf --match 1 --hand 1"_s).out, u"one.pdf: 1 page\n"_s);
    QCOMPARE(said(u"challenge --match 1 --hand 1 --side a --accused b2 --book 7"_s).err, QString());
    const Ran either = said(u"print ruling -o either.pdf --match 1 --hand 1"_s);
    SAYS(either.err);
    QCOMPARE(either.exit, 2);
    QCOMPARE(said(u"print ruling -o second.pdf --match 1 --hand 1 --which 2"_s).out,
             u"second.pdf: 1 page\n"_s);
    SAYS(said(u"print ruling -o third.pdf --match 1 --hand 1 --which 3"_s).err);
}

void tst_print::paperIsThatOfTheCountryOrAsAsked()
{
    const QMap<QString, QString> inGermany{{u"LC_ALL"_s, u"de_DE.UTF-8"_s}};
    QCOMPARE(print(u"standings -o here.pdf"_s).exit, 0);
    QVERIFY(info(u"here.pdf"_s).contains(u"(letter)"_s));
    QCOMPARE(print(u"standings -o a4.pdf --paper a4"_s).exit, 0);
    QVERIFY(info(u"a4.pdf"_s).contains(u"(A4)"_s));
    QCOMPARE(print(u"standings -o there.pdf"_s, inGermany).exit, 0);
    QVERIFY(info(u"there.pdf"_s).contains(u"(A4)"_s));
    QCOMPARE(print(u"standings -o letter.pdf --paper letter"_s, inGermany).exit, 0);
    QVERIFY(info(u"letter.pdf"_s).contains(u"(letter)"_s));
}

void tst_print::refusals_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("says");
    QTest::newRow("no such print")
        << u"poster -o x.pdf"_s
        << u"there is no “poster” to print. Prints: bracket, scoresheets, scoresheet, played, record, slips, calls, rounds, standings, checkin, attendance, missing, overrides, fees, ruling, incidents, summary, closing, pack, certificate, rulecard"_s;
    QTest::newRow("no file") << u"bracket"_s << u"Specify the output file with -o"_s;
    QTest::newRow("no PDF") << u"bracket -o x.png"_s << u"x.png: prints are PDF files. Use -o OUT.pdf"_s;
    QTest::newRow("no paper") << u"bracket -o x.pdf --paper a5"_s
                              << u"--paper can’t be “a5”. Use one of these: letter, a4, legal, tabloid, a3"_s;
    QTest::newRow("no match") << u"scoresheet -o x.pdf"_s
                              << u"Specify the match with --match (its number or id)"_s;
    QTest::newRow("a match too many")
        << u"bracket -o x.pdf --match 1"_s
        << u"--match works with scoresheets, scoresheet, played, record, ruling. The bracket print is for the whole tournament"_s;
    QTest::newRow("a hand too many") << u"incidents -o x.pdf --hand 1"_s
                                     << u"--hand works with ruling, but not with incidents"_s;
    QTest::newRow("no hand") << u"ruling -o x.pdf --match 1"_s
                             << u"Specify the hand with --hand (its number on the sheet)"_s;
    QTest::newRow("nobody was challenged")
        << u"ruling -o x.pdf --match 7 --hand 1"_s << u"match 7, hand 1 wasn’t challenged"_s;
    if (!pseudo::isSpoken()) // which has more pages
        QTest::newRow("no such page")
            << u"rulecard -o x.pdf --pages 2-9"_s << u"--pages: “2-9” is past the end. The last page is 2."_s;
    QTest::newRow("no page") << u"rulecard -o x.pdf --pages first"_s
                             << u"--pages: “first” isn’t a page. Write pages like 1-3,5."_s;
    QTest::newRow("a comma too many") << u"rulecard -o x.pdf --pages 1,,2"_s
                                      << u"--pages: “1,,2” has no page at place 2. Write pages like 1-3,5."_s;
    QTest::newRow("several tournaments and one file")
        << u"bracket fresh.courtside -o x.pdf"_s
        << u"Unexpected argument “fresh.courtside” with -o. For several tournaments: print WHAT FILE… --output FOLDER"_s;
    QTest::newRow("one file and a folder")
        << u"bracket -o x.pdf --output ."_s
        << u"Use -o for one new file, or --output for a folder with the prints of several tournaments"_s;
    QTest::newRow("two matches of one sheet")
        << u"scoresheet -o x.pdf --match 1 --match 2"_s << u"--match is given twice"_s;
    QTest::newRow("a round too many") << u"record -o x.pdf --match 1 --round 1"_s
                                      << u"--round works with scoresheets, played, but not with record"_s;
    QTest::newRow("no such round")
        << u"played -o x.pdf --round 9"_s
        << u"--round: there is no round “9”. Rounds: Quarterfinals, Semifinals, Final"_s;
    QTest::newRow("no such table") << u"played -o x.pdf --table 99"_s
                                   << u"--table: there is no table 99. Tables are 1 to 4"_s;
    QTest::newRow("no match of several")
        << u"played -o x.pdf --match 1 --match 12"_s
        << u"--match: there is no match “12”. Enter a number from 1 to 7, or an id from the bracket (for example W1-1)"_s;
    QTest::newRow("played sheets do not go four on a page")
        << u"played -o x.pdf --per-page 4"_s << u"--per-page can’t be 4. Use one of these: 1, 2"_s;
    QTest::newRow("blank, and of a match") << u"scoresheets -o x.pdf --blank 4 --match 1"_s
                                           << u"--blank can’t be combined with --match, --round or --table"_s;
    QTest::newRow("blank, and played")
        << u"played -o x.pdf --blank 4"_s << u"--blank works with scoresheets, but not with played"_s;
    QTest::newRow("none waits") << u"scoresheets -o x.pdf"_s << u"Every match is finished."_s;
}

void tst_print::refusals()
{
    QFETCH(QString, words);
    QFETCH(QString, says);
    const Ran ran = print(words);
    QCOMPARE(ran.err, says + u'\n');
    QCOMPARE(ran.out, QString());
    QCOMPARE(ran.exit, 2);
    QVERIFY(!QFileInfo::exists(path(u"x.pdf"_s)));
}

void tst_print::nothingIsWrittenOver()
{
    const std::string mine = path(u"mine.pdf"_s).toStdString();
    tests::put(mine, "my own");
    const Ran ran = print(u"bracket -o mine.pdf"_s);
    QCOMPARE(ran.exit, 3);
    SAYS(ran.err);
    QCOMPARE(tests::textIn(mine), std::string("my own"));
}

void tst_print::thePagesThatAreAskedFor()
{
    const Ran ran = print(u"played -o two.pdf --pages 4,2"_s);
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.out, u"two.pdf: 2 pages\n"_s);
    QVERIFY2(text(u"two.pdf"_s).contains(u"page 2 of 6"_s), qPrintable(text(u"two.pdf"_s)));
    QVERIFY(text(u"two.pdf"_s).contains(u"page 4 of 6"_s) && !text(u"two.pdf"_s).contains(u"page 1 of 6"_s));
}

// Monday's and Tuesday's brackets for the wall.
void tst_print::severalTournamentsGoIntoAFolder()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"wall"_s));
    const Ran ran = several(u"bracket tournament.courtside fresh.courtside --output wall --paper a4"_s);
    QCOMPARE(ran.err, QString());
    SAYS(ran.out);
    QCOMPARE(ran.exit, 0);
    QVERIFY(info(u"wall/tournament-bracket.pdf"_s).contains(u"(A4)"_s));
    QVERIFY2(text(u"wall/fresh-bracket.pdf"_s).contains(u"Fall Spades"_s), "another tournament's page");
    QCOMPARE(several(u"scoresheet fresh.courtside --match 2 --output wall/"_s).out,
             u"wall/fresh-match-2.pdf: 1 page\n"_s); // one is several too
    const Ran again = several(u"bracket tournament.courtside --output wall"_s);
    SAYS(again.err);
    QCOMPARE(again.exit, 3);
}

void tst_print::severalTournamentsAreAllPrintedOrNone_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("no folder") << u"bracket fresh.courtside tournament.courtside --output nowhere"_s;
    QTest::newRow("nothing to print of one")
        << u"scoresheets fresh.courtside tournament.courtside --output empty"_s;
    QTest::newRow("no such match of one")
        << u"scoresheet fresh.courtside tournament.courtside --match 12 --output empty"_s;
    QTest::newRow("no such page of one")
        << u"pack tournament.courtside fresh.courtside --pages 7 --output empty"_s;
    QTest::newRow("two of one name") << u"bracket fresh.courtside ./fresh.courtside --output empty"_s;
    QTest::newRow("the tournament first") << u"fresh.courtside bracket --output empty"_s;
}

void tst_print::severalTournamentsAreAllPrintedOrNone()
{
    QFETCH(QString, words);

    QVERIFY(QDir(m_folder.path()).mkpath(u"empty"_s));
    const Ran ran = several(words);
    MENTIONS(ran.err);
    QCOMPARE(ran.err.count(u'\n'), 1);
    QCOMPARE(ran.out, QString());
    QCOMPARE(ran.exit, 2);
    QCOMPARE(QDir(path(u"empty"_s)).entryList(QDir::Files), QStringList());
}

void tst_print::aFolderThatIsNotThere()
{
    const Ran ran = print(u"bracket -o no/such.pdf"_s);
    QCOMPARE(ran.exit, 3);
    MENTIONS(ran.err);
    QCOMPARE(ran.err.count(u'\n'), 1);
}

// What a script prints is not recorded; --mark-out says that it goes to the tables.
void tst_print::sheetsThatGoOutAreMarked()
{
    const auto ofFresh = [&](const QString& words) {
        return several(u"fresh.courtside scoresheet --match 2 "_s + words);
    };
    const auto status = [&] { return program::run({u"status"_s, path(u"fresh.courtside"_s)}).out; };
    QCOMPARE(ofFresh(u"-o quiet.pdf"_s).out, u"quiet.pdf: 1 page\n"_s);
    const Ran nobody = ofFresh(u"--mark-out -o nobody.pdf"_s);
    SAYS(nobody.err);
    QCOMPARE(nobody.exit, 2);
    QVERIFY(!QFileInfo::exists(path(u"nobody.pdf"_s)));
    QVERIFY(!status().contains(u"sheet out"_s));
    SAYS(ofFresh(u"--mark-out --by Park -o out.pdf"_s).out);
    SAYS(ofFresh(u"--mark-out --by Park -o again.pdf"_s).out);
    QCOMPARE(status().count(u"sheet out since "_s), 1);
    const Ran over = print(u"scoresheet --match 1 --mark-out --by Park -o over.pdf"_s);
    SAYS(over.err);
    QVERIFY(!QFileInfo::exists(path(u"over.pdf"_s)));
    SAYS(print(u"bracket --mark-out -o x.pdf"_s).err);
    SAYS(several(u"scoresheets fresh.courtside --mark-out --output ."_s).err);
}

void tst_print::helpSaysWhatThereIs()
{
    const Ran ran = program::run({u"print"_s, u"--help"_s});
    QCOMPARE(ran.exit, 0);
    for (const QString& word : {u"bracket"_s, u"scoresheets"_s, u"scoresheet "_s, u"rounds"_s, u"standings"_s,
                                u"checkin"_s, u"ruling"_s, u"incidents"_s, u"slips"_s, u"calls"_s,
                                u"summary"_s, u"pack"_s, u"certificate"_s, u"rulecard"_s})
        QVERIFY2(ran.out.contains(u"\n  "_s + word), qPrintable(ran.out));
}

TEST_CLASS(tst_print)
#include "tst_print.moc"
