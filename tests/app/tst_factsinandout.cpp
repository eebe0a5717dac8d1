// Commands that write on a tournament as a whole: facts in, undo and redo.
#include "fourteams.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

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

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString tournament() const { return path("tournament.courtside"); }
    Ran make() const { return run({QStringLiteral("do"), tournament()}, tournamentLines()); }
    Ran on(const char* command, const char* words = "", const QByteArray& input = {}) const
    {
        return run(QStringList{QString::fromLatin1(command), tournament()} +
                       QString::fromUtf8(words).split(QLatin1Char(' '), Qt::SkipEmptyParts),
                   input);
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
    QVERIFY(made.out.startsWith(QStringLiteral("{\"ok\":true,\"seq\":1,\"op\":\"00000000-")));
    QVERIFY(made.out.contains(QStringLiteral("\"changed\":[\"W1-1\",\"W1-2\",\"W2-1\"]")));
    const Ran again = make();
    QCOMPARE(again.exit, 0);
    QVERIFY(again.out.contains(QStringLiteral("\"seq\":15")));
    QVERIFY(on("call", "--match 1 --by Park").out.startsWith(QStringLiteral("match 1, table 1")));
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
    QVERIFY2(last.startsWith(QStringLiteral("{\"ok\":false,\"line\":3,\"code\":\"")), qPrintable(last));
    MENTIONS(last);
    // What was answered is kept, what came behind was not taken.
    MENTIONS(on("undo", "--by Park").out);
}

void tst_factsinandout::doChecksOnly()
{
    const Ran ran = run({QStringLiteral("do"), tournament(), QStringLiteral("--dry-run")}, tournamentLines());
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.exit, 0);
    QVERIFY(!ran.out.contains(QStringLiteral("\"seq\"")));
    QVERIFY(!QFile::exists(tournament()));
}

void tst_factsinandout::doRefusesBadWords()
{
    QCOMPARE(run({QStringLiteral("do")}).exit, 2);
    const Ran missing = on("do", "nowhere.jsonl");
    QCOMPARE(missing.exit, 2);
    SAYS(missing.err);
    QFile other(path("other.courtside"));
    QVERIFY(other.open(QIODevice::WriteOnly) &&
            other.write("no tournament at all, but long enough to be one") > 0);
    other.close();
    const Ran foreign = run({QStringLiteral("do"), path("other.courtside")}, tournamentLines());
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
    QVERIFY(redone.out.startsWith(QStringLiteral("{\"ok\":true,\"seq\":19,\"op\":")));
    QVERIFY(redone.out.contains(QStringLiteral("\"changed\":[\"W1-1\"]")));
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
    QCOMPARE(
        run({QStringLiteral("undo"), path("none.courtside"), QStringLiteral("--by"), QStringLiteral("x")})
            .exit,
        3);
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
    // The call and the hand came before: nothing was written by looking.
    QVERIFY2(struck.out.startsWith(QStringLiteral("{\"applied\":true,\"seq\":18,")), qPrintable(struck.out));
    QVERIFY(struck.out.contains(QStringLiteral("\"is\":null")));
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
    QVERIFY(on("verify", "--json").out.startsWith(QStringLiteral("{\"sound\":true,\"findings\":[]")));
    QFile file(tournament());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qsizetype at = file.readAll().indexOf("\"name\":\"Team 3\"");
    QVERIFY(at > 0 && file.seek(at + 13) && file.putChar('9'));
    file.close();
    const Ran damaged = on("verify");
    QCOMPARE(damaged.exit, 1);
    QVERIFY2(damaged.out.contains(QStringLiteral("Fact 11")), qPrintable(damaged.out));
    QVERIFY(on("verify", "--json").out.contains(QStringLiteral("{\"sound\":false,\"findings\":[{\"kind\":")));
    QCOMPARE(on("call", "--match 1 --by Park").exit, 3);
    QCOMPARE(run({QStringLiteral("verify"), path("none")}).exit, 3);
    QCOMPARE(run({QStringLiteral("verify"), QStringLiteral("README.md")}).exit, 3);
    QCOMPARE(run({QStringLiteral("verify")}).exit, 2);
    // What can be read of it goes into a new tournament, and only where that is asked for.
    const QString fresh = path("new.courtside");
    const Ran refused = on("restore", qPrintable(QStringLiteral("-o ") + fresh));
    QCOMPARE(refused.exit, 3);
    MENTIONS(refused.err);
    QVERIFY(!QFile::exists(fresh));
    const Ran saved = on("restore", qPrintable(QStringLiteral("--salvage -o ") + fresh));
    QCOMPARE(saved.exit, 0);
    QVERIFY2(saved.out.contains(QStringLiteral(": 10 facts, head ")), qPrintable(saved.out));
    MENTIONS(saved.out);
    QCOMPARE(run({QStringLiteral("verify"), fresh}).exit, 0);
}

void tst_factsinandout::backupAndRestore()
{
    make();
    const QString copy = path("copy.courtside");
    const Ran copied = run({QStringLiteral("backup"), tournament(), QStringLiteral("-o"), copy});
    QCOMPARE(copied.err, QString());
    QCOMPARE(copied.exit, 0);
    QVERIFY(copied.out.startsWith(copy + QStringLiteral(": 15 facts, head ")));
    const Ran again = run({QStringLiteral("backup"), tournament(), QStringLiteral("-o"), copy});
    QCOMPARE(again.exit, 3);
    QCOMPARE(again.err.count(QLatin1Char('\n')), 1);
    const QString fresh = path("new.courtside");
    const Ran restored =
        run({QStringLiteral("restore"), copy, QStringLiteral("-o"), fresh, QStringLiteral("--json")});
    QCOMPARE(restored.exit, 0);
    QVERIFY(restored.out.contains(QStringLiteral("\"journal\":{\"seq\":15,\"head\":\"")));
    QCOMPARE(run({QStringLiteral("restore"), copy, QStringLiteral("-o"), fresh}).exit, 3);
    SAYS(on("backup").err);
    QVERIFY(
        run({QStringLiteral("backup"), QStringLiteral("--help")}).out.contains(QStringLiteral("  -o COPY ")));
}

void tst_factsinandout::exportAndImport()
{
    make();
    const QString text = path("tournament.json");
    const Ran written = run({QStringLiteral("export"), tournament(), QStringLiteral("-o"), text});
    QCOMPARE(written.err, QString());
    QCOMPARE(written.exit, 0);
    const QString fresh = path("new.courtside");
    const Ran read = run({QStringLiteral("import"), text, QStringLiteral("-o"), fresh});
    QCOMPARE(read.err, QString());
    QCOMPARE(read.exit, 0);
    QCOMPARE(read.out.section(QLatin1Char(':'), -1), written.out.section(QLatin1Char(':'), -1));
    QCOMPARE(run({QStringLiteral("status"), fresh}).out, on("status").out);
    QCOMPARE(run({QStringLiteral("export"), tournament(), QStringLiteral("-o"), text}).exit, 3);
    const Ran bad =
        run({QStringLiteral("import"), QStringLiteral("-"), QStringLiteral("-o"), path("bad")}, "{}");
    QCOMPARE(bad.exit, 2);
    MENTIONS(bad.err);
    QVERIFY(!QFile::exists(path("bad")));
}

TEST_CLASS(tst_factsinandout)
#include "tst_factsinandout.moc"
