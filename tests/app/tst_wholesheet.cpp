// The commands swap and move: shown first, recorded with --apply, undone by one undo, with their effect on
// later matches.
#include "program.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using program::Ran;
using program::run;
using namespace Qt::StringLiterals;

class tst_wholesheet : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void swapShowsThenApplies();
    void swapPutsSeatsAndDealerRight();
    void swapDecidesLaterMatches();
    void anEjectionDecidesLaterMatches();
    void moveShowsThenApplies();
    void refuses();
    void aMovedSheetIsExportedAndRead();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString tournament() const { return m_folder->filePath(u"tournament.courtside"_s); }
    Ran on(const char* command, const QString& words = {}, const QByteArray& input = {}) const
    {
        return run(QStringList{QString::fromLatin1(command), tournament()} + program::words(words), input);
    }
    void play(const char* match, const QByteArray& hand)
    {
        QCOMPARE(on("record", u"--match %1 --by Park"_s.arg(QLatin1String(match)), hand + '\n').err,
                 QString());
    }

    /// Matches 1 and 2, to their end.
    void playBoth()
    {
        for (const char* match : {"1", "2"}) {
            play(match, R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,1],"tricks":1}})");
            QCOMPARE(on("finish", u"--match %1 --by Park"_s.arg(QLatin1String(match))).exit, 0);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray sheetLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";

} // namespace

void tst_wholesheet::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCOMPARE(run({u"do"_s, tournament()}, program::tournamentLines()).exit, 0);
}

void tst_wholesheet::swapShowsThenApplies()
{
    play("1", sheetLine);
    const Ran seen = on("swap", u"sides --match 1 --reason columns --by Park"_s);
    QCOMPARE(seen.err, QString());
    SAYS(seen.out);
    const Ran done = on("swap", u"sides --match 1 --reason columns --by Park --apply --json"_s);
    QCOMPARE(done.exit, 0);
    QVERIFY2(done.out.startsWith(u"{\"applied\":true,\"seq\":18,"_s),
             qPrintable(done.out)); // nothing by looking
    QVERIFY(
        on("ledger", u"--match 1"_s)
            .out.contains(u"hand 1 was swapped by Park (columns). Before: A bid 4"_s, Qt::CaseInsensitive));
    MENTIONS(on("log").out);
    QVERIFY(on("verify").out.contains(u": sound, "_s));
    MENTIONS(on("undo", u"--by Park"_s).out);
    QVERIFY(on("ledger", u"--match 1 --json"_s).out.contains(u"\"score\":{\"a\":71,\"b\":50}"_s));
}

void tst_wholesheet::swapPutsSeatsAndDealerRight()
{
    play("1", sheetLine);
    const Ran done =
        on("swap", u"seats-a seats-b --first-dealer b2 --match 1 --reason chairs --by Park --apply"_s);
    QCOMPARE(done.err, QString());
    MENTIONS_ALL(done.out, 2);
    MENTIONS(on("log").out);
}

void tst_wholesheet::swapDecidesLaterMatches()
{
    playBoth();
    play("3", sheetLine);
    const Ran undecided = on("swap", u"sides --match 1 --reason columns --by Park --apply"_s);
    QCOMPARE(undecided.exit, 2);
    MENTIONS(undecided.err);
    const Ran none = on("resolve", u"--match 3 --choice stand --reason late --by Park"_s);
    QVERIFY(none.exit == 2);
    MENTIONS(none.err);
    const Ran done = on("swap", u"sides --match 1 --reason columns --by Park --then 3=replay --apply"_s);
    QCOMPARE(done.err, QString());
    MENTIONS_ALL(done.out, 2);
}

// Match 1 is open again while its winner sits in match 3.
void tst_wholesheet::anEjectionDecidesLaterMatches()
{
    playBoth();
    QCOMPARE(on("call", u"--match 3 --table 2 --by Park"_s).exit, 0);
    QCOMPARE(on("amend", u"--match 1 --hand 1 --strike --reason slip --apply --by Park"_s).exit, 0);
    const QString eject = u"--what ejection --player P1 --then forfeit --reason rude --by Park"_s;
    const Ran undecided = on("incident", eject);
    QCOMPARE(undecided.exit, 2);
    QVERIFY2(undecided.err.contains(u"--then 3="_s), qPrintable(undecided.err));
    QCOMPARE(on("incident", eject + u" --then play-on"_s).exit, 2); // two ways at once
    const Ran done = on("incident", eject + u" --then 3=stand"_s);
    QCOMPARE(done.err, QString());
    QVERIFY2(done.out.contains(u"match 3"_s), qPrintable(done.out));
}

void tst_wholesheet::moveShowsThenApplies()
{
    play("1", sheetLine);
    const QString words = u"--match 1 --to 2 --reason mixed --by Park"_s;
    const Ran seen = on("move", words);
    QCOMPARE(seen.err, QString());
    SAYS(seen.out);
    QCOMPARE(on("move", words + u" --swapped --apply"_s).exit, 0);
    QVERIFY(on("ledger", u"--match 2 --json"_s).out.contains(u"\"score\":{\"a\":50,\"b\":71}"_s));
    QVERIFY(on("ledger", u"--match 2"_s)
                .out.contains(u"moved here by Park (mixed). It was on the sheet of match 1.\n"_s));
    MENTIONS(on("ledger", u"--match 1"_s).out);
    MENTIONS(on("log").out);
    play("2", sheetLine);
    play("1", sheetLine);
    const Ran again = on("move", u"--match 1 --to 2 --reason x --by Park"_s);
    QCOMPARE(again.exit, 2);
    MENTIONS(again.err);
    QVERIFY(on("verify").out.contains(u": sound, "_s));
}

void tst_wholesheet::refuses()
{
    play("1", sheetLine);
    const auto says = [&](const char* command, const QString& words) {
        const Ran ran = on(command, words);
        return ran.exit == 2 ? ran.out + ran.err : QString();
    };
    MENTIONS(says("swap", u"sides --match 1 --by Park"_s));
    MENTIONS(says("swap", u"columns --match 1 --reason x --by Park"_s));
    MENTIONS(says("swap", u"--match 1 --first-dealer c1 --reason x --by Park"_s));
    MENTIONS(says("move", u"--match 1 --reason x --by Park"_s));
    MENTIONS(says("move", u"--match 1 --to 2 --by Park"_s));
    MENTIONS(says("move", u"--match 1 --to 9 --reason x --by Park"_s));
}

// The tournament goes into another file and is the same there.
void tst_wholesheet::aMovedSheetIsExportedAndRead()
{
    play("1", sheetLine);
    QCOMPARE(on("swap", u"sides --match 1 --reason columns --by Park --apply"_s).exit, 0);
    QCOMPARE(on("move", u"--match 1 --to 2 --reason mixed --by Park --apply"_s).exit, 0);
    play("2", sheetLine);
    const QString json = m_folder->filePath(u"tournament.json"_s);
    QCOMPARE(on("export", u"-o "_s + json).err, QString());
    const QString copy = m_folder->filePath(u"copy.courtside"_s);
    const Ran in = run({u"import"_s, json, u"-o"_s, copy});
    QCOMPARE(in.err, QString());
    QCOMPARE(run({u"ledger"_s, copy, u"--match"_s, u"2"_s}).out, on("ledger", u"--match 2"_s).out);
    const QString lines = m_folder->filePath(u"lines.courtside"_s);
    QCOMPARE(run({u"do"_s, lines}, on("log", u"--json"_s).out.toUtf8()).err, QString());
    QCOMPARE(run({u"ledger"_s, lines, u"--match"_s, u"2"_s}).out, on("ledger", u"--match 2"_s).out);
}

TEST_CLASS(tst_wholesheet)
#include "tst_wholesheet.moc"
