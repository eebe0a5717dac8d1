// Commands that write on a tournament as a whole, or take it as a whole elsewhere: facts in, undo and redo,
// tables for spreadsheets, web pages, and many tournaments at once.
#include "program.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "program/textfile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using program::Ran;
using program::run;
using program::tournamentLines;

namespace {

constexpr const char* handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";

} // namespace

class tst_factsinandout : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void doMakesATournament();
    void doStopsAtTheFirstBadLine();
    void doChecksOnly();
    void doRefusesBadWords();
    void undoAndRedo();
    void undoRefuses();
    void amendShowsThenApplies();
    void amendRefuses();
    void verifySaysWhatItFound();
    void backupAndRestore();
    void exportAndImport();
    void exportForSpreadsheetsAndBrowsers();
    void exportOfSeveralTournaments();
    void exportRefuses();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString tournament() const { return path("tournament.courtside"); }
    Ran make() const { return run({u"do"_s, tournament()}, tournamentLines()); }
    Ran on(const char* command, const QString& words, const QByteArray& input = {}) const
    {
        return run(QStringList{QString::fromLatin1(command), tournament()} + program::words(words), input);
    }
    Ran on(const char* command, const char* words = "", const QByteArray& input = {}) const
    {
        return on(command, QString::fromUtf8(words), input);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_factsinandout::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void tst_factsinandout::doMakesATournament()
{
    const Ran made = make();
    QCOMPARE(made.err, QString());
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.out.count(QLatin1Char('\n')), 15);
    QVERIFY(made.out.startsWith(u"{\"ok\":true,\"seq\":1,\"op\":\"00000000-"_s));
    QVERIFY(made.out.contains(u"\"changed\":[\"W1-1\",\"W1-2\",\"W2-1\"]"_s));
    const Ran again = make();
    QCOMPARE(again.exit, 0);
    QVERIFY(again.out.contains(u"\"seq\":15"_s));
    QVERIFY(on("call", "--match 1 --by Park").out.startsWith(u"match 1, table 1"_s));
}

void tst_factsinandout::doStopsAtTheFirstBadLine()
{
    make();
    const Ran ran = on("do", "- --by Park",
                       "{\"kind\":\"withdraw\",\"fact\":{\"team\":\"T1\",\"reason\":\"ill\"}}\n\n"
                       "{\"kind\":\"withdraw\",\"fact\":{\"team\":\"T9\",\"reason\":\"ill\"}}\n"
                       "{\"kind\":\"withdraw\",\"fact\":{\"team\":\"T2\",\"reason\":\"ill\"}}\n");
    QCOMPARE(ran.exit, 2);
    SAYS(ran.err);
    QCOMPARE(ran.out.count(QLatin1Char('\n')), 2);
    const QString last = ran.out.section(QLatin1Char('\n'), 1, 1);
    QVERIFY2(last.startsWith(u"{\"ok\":false,\"line\":3,\"code\":\""_s), qPrintable(last));
    MENTIONS(last);
    // The lines before the mistake are recorded, the lines after it are not.
    MENTIONS(on("undo", "--by Park").out);
}

void tst_factsinandout::doChecksOnly()
{
    const Ran ran = run({u"do"_s, tournament(), u"--dry-run"_s}, tournamentLines());
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.exit, 0);
    QVERIFY(!ran.out.contains(u"\"seq\""_s));
    QVERIFY(!QFile::exists(tournament()));
}

void tst_factsinandout::doRefusesBadWords()
{
    QCOMPARE(run({u"do"_s}).exit, 2);
    const Ran missing = on("do", "nowhere.jsonl");
    QCOMPARE(missing.exit, 2);
    SAYS(missing.err);
    QFile other(path("other.courtside"));
    QVERIFY(other.open(QIODevice::WriteOnly) &&
            other.write("no tournament at all, but long enough to be one") > 0);
    other.close();
    const Ran foreign = run({u"do"_s, path("other.courtside")}, tournamentLines());
    QCOMPARE(foreign.exit, 3);
    QCOMPARE(foreign.out, QString());
    QCOMPARE(foreign.err.count(QLatin1Char('\n')), 1);
    const Ran nobody = on(
        "do", "", "{\"kind\":\"tournament\",\"fact\":{\"name\":\"x\",\"format\":\"swiss\",\"tables\":1}}\n");
    QCOMPARE(nobody.exit, 2);
    MENTIONS(nobody.err);
    QVERIFY(!QFile::exists(tournament()));
}

void tst_factsinandout::undoAndRedo()
{
    make();
    QCOMPARE(on("record", "--match 1 --by Park", handLine).exit, 0);
    const Ran undone = on("undo", "--by Park");
    QCOMPARE(undone.err, QString());
    QCOMPARE(undone.exit, 0);
    SAYS(undone.out);
    const Ran redone = on("redo", "--match W1-1 --by Park --json");
    QCOMPARE(redone.exit, 0);
    QVERIFY(redone.out.startsWith(u"{\"ok\":true,\"seq\":19,\"op\":"_s));
    QVERIFY(redone.out.contains(u"\"changed\":[\"W1-1\"]"_s));
}

void tst_factsinandout::undoRefuses()
{
    make();
    const Ran setting = on("undo", "--by Park");
    QCOMPARE(setting.exit, 2);
    MENTIONS(setting.err);
    QCOMPARE(on("undo").exit, 2);
    MENTIONS(on("undo", "--match 99 --by Park").err);
    SAYS(on("redo", "--by Park").err);
    QCOMPARE(run({u"undo"_s, path("none.courtside"), u"--by"_s, u"x"_s}).exit, 3);
}

void tst_factsinandout::amendShowsThenApplies()
{
    make();
    on("record", "--match 1 --by Park", QByteArray(handLine) + '\n');
    const Ran seen = on("amend", "--match 1 --hand 1 --reason misread --by Park",
                        R"({"a":{"tricks":7},"b":{"tricks":6}})");
    QCOMPARE(seen.err, QString());
    QCOMPARE(seen.exit, 0);
    MENTIONS_ALL(seen.out, 2);
    const Ran struck = on("amend", "--match 1 --hand 1 --strike --reason twice --by Park --apply --json");
    QCOMPARE(struck.exit, 0);
    // The seq shows that previews recorded nothing.
    QVERIFY2(struck.out.startsWith(u"{\"applied\":true,\"seq\":18,"_s), qPrintable(struck.out));
    QVERIFY(struck.out.contains(u"\"is\":null"_s));
    MENTIONS(on("undo", "--by Park").out);
}

void tst_factsinandout::amendRefuses()
{
    make();
    on("record", "--match 1 --by Park", QByteArray(handLine) + '\n');
    const auto says = [&](const char* words) {
        const Ran ran = on("amend", words, "{}");
        return ran.exit == 2 ? ran.out + ran.err : QString();
    };
    MENTIONS(says("--match 1 --hand 1 --by Park"));
    MENTIONS(says("--match 1 --reason x --by Park"));
    MENTIONS(says("--match 1 --hand one --reason x --by Park"));
    MENTIONS(says("--match 1 --hand 1 --reason x --by Park --strike --insert-before"));
    MENTIONS(says("--match 1 --hand 1 --reason x --by Park --then 3=sit"));
    MENTIONS(says("--match 1 --hand 1 --reason x --by Park --then 9=seat"));
    MENTIONS(on("undo", "--by Park").out);
}

void tst_factsinandout::verifySaysWhatItFound()
{
    make();
    const Ran sound = on("verify");
    QCOMPARE(sound.err, QString());
    QCOMPARE(sound.exit, 0);
    MENTIONS(sound.out);
    QVERIFY(on("verify", "--json").out.startsWith(u"{\"sound\":true,\"findings\":[]"_s));
    QFile file(tournament());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qsizetype at = file.readAll().indexOf("\"name\":\"Team 3\"");
    QVERIFY(at > 0 && file.seek(at + 13) && file.putChar('9'));
    file.close();
    const Ran damaged = on("verify");
    QCOMPARE(damaged.exit, 1);
    QVERIFY2(damaged.out.contains(u"Fact 11"_s), qPrintable(damaged.out));
    QVERIFY(on("verify", "--json").out.contains(u"{\"sound\":false,\"findings\":[{\"kind\":"_s));
    QCOMPARE(on("call", "--match 1 --by Park").exit, 3);
    QCOMPARE(run({u"verify"_s, path("none")}).exit, 3);
    QCOMPARE(run({u"verify"_s, u"README.md"_s}).exit, 3);
    QCOMPARE(run({u"verify"_s}).exit, 2);
    // What can be read of it goes into a new tournament, and only where that is asked for.
    const QString fresh = path("new.courtside");
    const Ran refused = on("restore", u"-o "_s + fresh);
    QCOMPARE(refused.exit, 3);
    MENTIONS(refused.err);
    QVERIFY(!QFile::exists(fresh));
    const Ran saved = on("restore", u"--salvage -o "_s + fresh);
    QCOMPARE(saved.exit, 0);
    QVERIFY2(saved.out.contains(u": 10 facts, head "_s), qPrintable(saved.out));
    MENTIONS(saved.out);
    QCOMPARE(run({u"verify"_s, fresh}).exit, 0);
}

void tst_factsinandout::backupAndRestore()
{
    make();
    const QString copy = path("copy.courtside");
    const Ran copied = run({u"backup"_s, tournament(), u"-o"_s, copy});
    QCOMPARE(copied.err, QString());
    QCOMPARE(copied.exit, 0);
    QVERIFY(copied.out.startsWith(copy + u": 15 facts, head "_s));
    const Ran again = run({u"backup"_s, tournament(), u"-o"_s, copy});
    QCOMPARE(again.exit, 3);
    QCOMPARE(again.err.count(QLatin1Char('\n')), 1);
    const QString fresh = path("new.courtside");
    const Ran restored = run({u"restore"_s, copy, u"-o"_s, fresh, u"--json"_s});
    QCOMPARE(restored.exit, 0);
    QVERIFY(restored.out.contains(u"\"journal\":{\"seq\":15,\"head\":\""_s));
    QCOMPARE(run({u"restore"_s, copy, u"-o"_s, fresh}).exit, 3);
    SAYS(on("backup").err);
    QVERIFY(run({u"backup"_s, u"--help"_s}).out.contains(u"  -o COPY "_s));
}

void tst_factsinandout::exportAndImport()
{
    make();
    const QString text = path("tournament.json");
    const Ran written = run({u"export"_s, tournament(), u"-o"_s, text});
    QCOMPARE(written.err, QString());
    QCOMPARE(written.exit, 0);
    const QString fresh = path("new.courtside");
    const Ran read = run({u"import"_s, text, u"-o"_s, fresh});
    QCOMPARE(read.err, QString());
    QCOMPARE(read.exit, 0);
    QCOMPARE(read.out.section(QLatin1Char(':'), -1), written.out.section(QLatin1Char(':'), -1));
    QCOMPARE(run({u"status"_s, fresh}).out, on("status").out);
    QCOMPARE(run({u"export"_s, tournament(), u"-o"_s, text}).exit, 3);
    const Ran bad = run({u"import"_s, u"-"_s, u"-o"_s, path("bad")}, "{}");
    QCOMPARE(bad.exit, 2);
    MENTIONS(bad.err);
    QVERIFY(!QFile::exists(path("bad")));
}

void tst_factsinandout::exportForSpreadsheetsAndBrowsers()
{
    make();
    for (const char* table : {"standings", "results", "hands", "attendance", "journal"}) {
        const QString to = m_folder->filePath(QLatin1String(table) + u".csv"_s);
        const Ran written = on("export", u"--what %1 -o "_s.arg(QLatin1String(table)) + to);
        QCOMPARE(written.err, QString());
        QCOMPARE(written.exit, 0);
        const QByteArray text = tests::bytesIn(to);
        QVERIFY2(text.startsWith("\xEF\xBB\xBF") && text.endsWith("\r\n"), table);
        QVERIFY(text.count('\n') > 1 || table == QByteArray("hands"));
    }
    const QString page = path("n.html");
    QCOMPARE(on("export", u"--names initials -o "_s + page).err, QString());
    QVERIFY(tests::bytesIn(page).startsWith("<!DOCTYPE html>"));
    const Ran again = on("export", u"-o "_s + page);
    QCOMPARE(again.exit, 3);
    MENTIONS(again.err);
    QCOMPARE(on("export", u"--replace -o "_s + page).exit, 0);
    tests::put(path("mine.html").toStdString(), "mine");
    const Ran mine = on("export", u"-o "_s + path("mine.html"));
    QCOMPARE(mine.exit, 3); // nobody else's page is written over, with or without it
    QVERIFY2(!mine.err.contains(u"--replace"_s), qPrintable(mine.err));
}

void tst_factsinandout::exportOfSeveralTournaments()
{
    make();
    const QString other = path("other.courtside");
    QVERIFY(QFile::copy(tournament(), other));
    const QString folder = path("out");
    QVERIFY(QDir().mkpath(folder));
    const Ran written = run({u"export"_s, tournament(), other, u"--as"_s, u"html"_s, u"-o"_s, folder});
    QCOMPARE(written.err, QString());
    QCOMPARE(written.out.count(u'\n'), 2);
    QCOMPARE(QDir(folder).entryList(QDir::Files),
             QStringList({u"other.html"_s, QFileInfo(tournament()).completeBaseName() + u".html"_s}));
}

void tst_factsinandout::exportRefuses()
{
    make();
    const auto said = [&](const QString& words) {
        const Ran ran = on("export", words);
        return ran.exit == 2 ? ran.err.trimmed() : u"exit %1"_s.arg(ran.exit);
    };
    const QString csv = path("n.csv");
    SAYS(said(u"-o "_s + csv));
    SAYS(said(u"--what cards -o "_s + csv));
    SAYS(said(u"--what hands -o "_s + path("n.html")));
    SAYS(said(u"--replace --what hands -o "_s + csv));
    SAYS(said(u"--names short -o "_s + path("n.html")));
    SAYS(said(u"-o "_s + path("n.txt")));
    SAYS(said(u"-o "_s + path("")));
    QVERIFY(!QFile::exists(csv) && !QFile::exists(path("n.html")));
}

TEST_CLASS(tst_factsinandout)
#include "tst_factsinandout.moc"
