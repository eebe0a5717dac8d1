// swap and move: told first, recorded with --apply, taken back by one undo.
#include "fourteams.h"
#include "program/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using program::Ran;
using program::run;
using namespace Qt::StringLiterals;

class tst_wholesheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void swapShowsThenApplies();
    void swapPutsSeatsAndDealerRight();
    void swapDecidesLaterMatches();
    void swapRefuses();
    void moveShowsThenApplies();
    void moveRefuses();
    void aMovedSheetIsExportedAndRead();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString tournament() const { return m_folder->filePath(u"tournament.courtside"_s); }
    Ran on(const char* command, const QString& words = {}, const QByteArray& input = {}) const
    {
        return run(QStringList{QString::fromLatin1(command), tournament()} +
                       words.split(u' ', Qt::SkipEmptyParts),
                   input);
    }
    void play(const char* match, const QByteArray& hand)
    {
        QCOMPARE(on("record", u"--match %1 --by Park"_s.arg(QLatin1String(match)), hand + '\n').err,
                 QString());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
const QByteArray bigHand = R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,1],"tricks":1}})";

} // namespace

void tst_wholesheet::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCOMPARE(run({u"do"_s, tournament()}, program::tournamentLines()).exit, 0);
}

void tst_wholesheet::swapShowsThenApplies()
{
    play("1", handLine);
    const Ran seen = on("swap", u"sides --match 1 --reason columns --by Park"_s);
    QCOMPARE(seen.err, QString());
    QCOMPARE(seen.out, u"match 1: A and B change columns in 1 hand; who dealt stays\n"
                       "match 1: a 71 b 50, in play becomes a 50 b 71, in play\n"
                       "nothing is recorded yet; --apply does it\n"_s);
    const Ran done = on("swap", u"sides --match 1 --reason columns --by Park --apply --json"_s);
    QCOMPARE(done.exit, 0);
    QVERIFY2(done.out.startsWith(u"{\"applied\":true,\"seq\":18,"_s),
             qPrintable(done.out)); // nothing by looking
    QVERIFY(
        on("ledger", u"--match 1"_s)
            .out.contains(u"hand 1 was swapped by Park (columns): it said A bid 4"_s, Qt::CaseInsensitive));
    QVERIFY(on("log").out.contains(u"its sheet, its sides swapped (columns)"_s));
    QVERIFY(on("verify").out.contains(u": sound, "_s));
    QVERIFY(on("undo", u"--by Park"_s).out.startsWith(u"taken back: match 1, the move of its sheet"_s));
    QVERIFY(on("ledger", u"--match 1 --json"_s).out.contains(u"\"score\":{\"a\":71,\"b\":50}"_s));
}

void tst_wholesheet::swapPutsSeatsAndDealerRight()
{
    play("1", handLine);
    const Ran done =
        on("swap", u"seats-a seats-b --first-dealer b2 --match 1 --reason chairs --by Park --apply"_s);
    QCOMPARE(done.err, QString());
    QVERIFY2(done.out.contains(u"match 1: Player 2 (A1) in place of Player 1\n"_s), qPrintable(done.out));
    QVERIFY2(done.out.contains(u"match 1: Player 7 (B2) dealt first, not nobody known\n"_s),
             qPrintable(done.out));
    QVERIFY(on("log").out.contains(u"; Player 7 deals first (chairs)"_s));
}

void tst_wholesheet::swapDecidesLaterMatches()
{
    for (const char* match : {"1", "2"}) {
        play(match, bigHand);
        QCOMPARE(on("finish", u"--match %1 --by Park"_s.arg(QLatin1String(match))).exit, 0);
    }
    play("3", handLine);
    const Ran undecided = on("swap", u"sides --match 1 --reason columns --by Park --apply"_s);
    QCOMPARE(undecided.exit, 2);
    QVERIFY2(undecided.err.contains(u"match 3 is disputed, Team 1 and Team 2 sat down to it"_s),
             qPrintable(undecided.err));
    const Ran none = on("resolve", u"--match 3 --choice stand --reason late --by Park"_s);
    QVERIFY2(none.exit == 2 && none.err.contains(u"match 3 is not disputed"_s), qPrintable(none.err));
    const Ran done = on("swap", u"sides --match 1 --reason columns --by Park --then 3=replay --apply"_s);
    QCOMPARE(done.err, QString());
    QVERIFY2(done.out.contains(u"match 1: Team 4 advances, not Team 1\n"_s), qPrintable(done.out));
    QVERIFY2(done.out.contains(u"match 3 was decided: replay\n"_s), qPrintable(done.out));
}

void tst_wholesheet::swapRefuses()
{
    play("1", handLine);
    const auto says = [&](const QString& words, const QString& text) {
        const Ran ran = on("swap", words);
        return ran.exit == 2 && ran.out.isEmpty() && ran.err.contains(text) ? QString() : ran.err;
    };
    QCOMPARE(says(u"sides --match 1 --by Park"_s, u"--reason is missing: say why"_s), QString());
    QCOMPARE(
        says(u"columns --match 1 --reason x --by Park"_s, u"\"columns\" is none of these: sides, seats-a"_s),
        QString());
    QCOMPARE(says(u"--match 1 --reason x --by Park"_s, u"nothing is to change: say what is wrong"_s),
             QString());
    QCOMPARE(says(u"--match 1 --first-dealer c1 --reason x --by Park"_s, u"--first-dealer: \"c1\" is none"_s),
             QString());
    QCOMPARE(says(u"sides --match 2 --reason x --by Park"_s, u"match 2 has not been called"_s), QString());
    QCOMPARE(says(u"sides --match 1 --reason x --by Park --then 3=seat"_s, u"match 3 is not disputed"_s),
             QString());
}

void tst_wholesheet::moveShowsThenApplies()
{
    play("1", handLine);
    const QString words = u"--match 1 --to 2 --reason mixed --by Park"_s;
    const Ran seen = on("move", words);
    QCOMPARE(seen.err, QString());
    QCOMPARE(seen.out, u"match 1: its sheet with 1 hand is that of match 2\n"
                       "match 2 is called with it, to table 2\n"
                       "match 1: a 71 b 50, in play becomes nothing on its sheet\n"
                       "match 2: nothing on its sheet becomes a 71 b 50, in play\n"
                       "nothing is recorded yet; --apply does it\n"_s);
    QCOMPARE(on("move", words + u" --swapped --apply"_s).exit, 0);
    QVERIFY(on("ledger", u"--match 2 --json"_s).out.contains(u"\"score\":{\"a\":50,\"b\":71}"_s));
    QVERIFY(on("ledger", u"--match 2"_s)
                .out.contains(u"hand 1 was moved here by Park (mixed): it stood on the "
                              "sheet of match 1.\n"_s,
                              Qt::CaseInsensitive));
    QVERIFY(on("ledger", u"--match 1"_s).out.contains(u"Nothing is on its sheet."_s));
    QVERIFY(
        on("log").out.contains(u"match 1, hand 1 of match 2 now: A bid 4+3, took 8; B bid 3+2, took 5"_s));
    play("2", handLine);
    play("1", handLine);
    const Ran again = on("move", u"--match 1 --to 2 --reason x --by Park"_s);
    QCOMPARE(again.exit, 2);
    QVERIFY2(again.err.contains(u"match 2 has a sheet of its own"_s), qPrintable(again.err));
    QVERIFY(on("verify").out.contains(u": sound, "_s));
}

void tst_wholesheet::moveRefuses()
{
    play("1", handLine);
    const auto says = [&](const QString& words, const QString& text) {
        const Ran ran = on("move", words);
        return ran.exit == 2 && ran.out.isEmpty() && ran.err.contains(text) ? QString() : ran.err;
    };
    QCOMPARE(says(u"--match 1 --reason x --by Park"_s, u"--to is missing"_s), QString());
    QCOMPARE(says(u"--match 1 --to 2 --by Park"_s, u"--reason is missing"_s), QString());
    QCOMPARE(says(u"--match 1 --to 9 --reason x --by Park"_s, u"--to: there is no match"_s), QString());
    QCOMPARE(says(u"--match 1 --to 1 --reason x --by Park"_s, u"its sheet is that match's already"_s),
             QString());
    QCOMPARE(says(u"--match 1 --to 3 --reason x --by Park"_s, u"match 3 waits for its other team"_s),
             QString());
    QCOMPARE(says(u"--match 2 --to 1 --reason x --by Park"_s, u"match 2 has not been called"_s), QString());
}

// The tournament goes into another file and is the same there.
void tst_wholesheet::aMovedSheetIsExportedAndRead()
{
    play("1", handLine);
    QCOMPARE(on("swap", u"sides --match 1 --reason columns --by Park --apply"_s).exit, 0);
    QCOMPARE(on("move", u"--match 1 --to 2 --reason mixed --by Park --apply"_s).exit, 0);
    play("2", handLine);
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
