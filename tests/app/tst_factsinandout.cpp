// Commands that write on a tournament as a whole: facts in, undo and redo.
#include "fourteams.h"
#include "program/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using program::Ran;
using program::run;
using program::tournamentLines;

namespace {

constexpr const char* handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";

} // namespace

class tst_factsinandout : public QObject {
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
    QCOMPARE(ran.err, QStringLiteral("standard input:3: there is no team \"T9\"\n"));
    QCOMPARE(ran.out.count(QLatin1Char('\n')), 2);
    const QString last = ran.out.section(QLatin1Char('\n'), 1, 1);
    QVERIFY2(last.startsWith(QStringLiteral("{\"ok\":false,\"line\":3,\"code\":\"")), qPrintable(last));
    QVERIFY2(last.endsWith(QStringLiteral("\"text\":\"there is no team \\\"T9\\\"\"}")), qPrintable(last));
    // What was answered is kept, what came behind was not taken.
    QVERIFY(on("undo", "--by Park").out.contains(QStringLiteral("withdrawal of Team 1")));
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
    QCOMPARE(missing.err, QStringLiteral("nowhere.jsonl: No such file or directory\n"));
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
    QVERIFY(nobody.err.contains(QStringLiteral("standard input:1: by: nobody says so")));
    QVERIFY(!QFile::exists(tournament()));
}

void tst_factsinandout::undoAndRedo()
{
    make();
    QCOMPARE(on("record", "--match 1 --by Park", handLine).exit, 0);
    const Ran undone = on("undo", "--by Park");
    QCOMPARE(undone.err, QString());
    QCOMPARE(undone.exit, 0);
    QCOMPARE(undone.out, QStringLiteral("taken back: match 1, hand 1 (A 71, B 50)\n"));
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
    QVERIFY(setting.err.contains(QStringLiteral("what sets the tournament up is not taken back")));
    QCOMPARE(on("undo").exit, 2);
    QVERIFY(on("undo", "--match 99 --by Park").err.startsWith(QStringLiteral("--match: there is no match")));
    QCOMPARE(on("redo", "--by Park").err, QStringLiteral("there is nothing to redo\n"));
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
    QVERIFY(seen.out.contains(QStringLiteral("match 1, hand 1, amended: a bid 4 and 3, took 7")));
    QVERIFY(seen.out.endsWith(QStringLiteral("nothing is recorded yet; --apply does it\n")));
    const Ran struck = on("amend", "--match 1 --hand 1 --strike --reason twice --by Park --apply --json");
    QCOMPARE(struck.exit, 0);
    // The call and the hand came before: nothing was written by looking.
    QVERIFY2(struck.out.startsWith(QStringLiteral("{\"applied\":true,\"seq\":18,")), qPrintable(struck.out));
    QVERIFY(struck.out.contains(QStringLiteral("\"is\":null")));
    QVERIFY(on("undo", "--by Park")
                .out.startsWith(QStringLiteral("taken back: match 1, hand 1, that it was struck")));
}

void tst_factsinandout::amendRefuses()
{
    make();
    on("record", "--match 1 --by Park", QByteArray(handLine) + '\n');
    const auto says = [&](const char* words, const char* text, const QByteArray& input = "{}") {
        const Ran ran = on("amend", words, input);
        const bool good = ran.exit == 2 && ran.out.isEmpty() && ran.err.contains(QString::fromUtf8(text));
        return good ? QString() : ran.err;
    };
    QCOMPARE(says("--match 1 --hand 1 --by Park", "--reason is missing: say why"), QString());
    QCOMPARE(says("--match 1 --reason x --by Park", "which hand?"), QString());
    QCOMPARE(says("--match 1 --hand one --reason x --by Park", "--hand must be a whole number, not \"one\""),
             QString());
    QCOMPARE(says("--match 1 --hand 2 --reason x --by Park", "match 1: there is no hand 2; 1 is on record"),
             QString());
    QCOMPARE(says("--match 1 --hand 1 --reason x --by Park --strike --insert-before", "one of them"),
             QString());
    QCOMPARE(
        says("--match 1 --hand 1 --reason x --by Park --then 3=sit", "--then: \"3=sit\" is no MATCH=seat"),
        QString());
    QCOMPARE(says("--match 1 --hand 1 --reason x --by Park --then 9=seat", "--then: there is no match"),
             QString());
    QCOMPARE(says("--match 1 --hand 1 --reason x --by Park --apply", "hand 1, fouls: what was ruled",
                  R"({"fouls":[]})"),
             QString());
    QVERIFY(
        on("undo", "--by Park").out.startsWith(QStringLiteral("taken back: match 1, hand 1 (A 71, B 50)")));
}

void tst_factsinandout::verifySaysWhatItFound()
{
    make();
    const Ran sound = on("verify");
    QCOMPARE(sound.err, QString());
    QCOMPARE(sound.exit, 0);
    QVERIFY(sound.out.contains(QStringLiteral("sound, 15 facts, head ")));
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
    QVERIFY(refused.err.contains(QStringLiteral("--salvage saves 10 facts of it")));
    QVERIFY(!QFile::exists(fresh));
    const Ran saved = on("restore", qPrintable(QStringLiteral("--salvage -o ") + fresh));
    QCOMPARE(saved.exit, 0);
    QVERIFY2(saved.out.contains(QStringLiteral(": 10 facts, head ")), qPrintable(saved.out));
    QVERIFY(saved.out.contains(QStringLiteral("lost: everything after that. Fact 11 ")));
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
    QCOMPARE(on("backup").err, QStringLiteral("where to? say -o with the name of the new file\n"));
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
    QVERIFY2(bad.err.startsWith(QStringLiteral("standard input:1: format: ")), qPrintable(bad.err));
    QVERIFY(!QFile::exists(path("bad")));
}

TEST_CLASS(tst_factsinandout)
#include "tst_factsinandout.moc"
