// What a supervisor is promised, tried on the program itself: what was answered with `ok` survives a crash,
// two programs on one file lose nothing, and every damaged or wrong file gets its sentence and its exit code.
#include "program.h"

#include "desk/document/desk.h"
#include "golden/says.h"
#include "place/place.h"
#include "program/testclass.h"
#include "pseudo/english.h"
#include "wording/record/refusal.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <csignal>

using namespace Qt::StringLiterals;
using program::Ran;
using program::run;

namespace {

const QByteArray eightTeams =
    "Team,Player 1,Player 2\nAces,Ana,Ben\nBags,Cy,Di\nClubs,Eve,Fay\nDeuces,Gus,Hal\n"
    "Elders,Ida,Jo\nFinesse,Kay,Lee\nGrand,Mo,Nan\nHonors,Ola,Pat\n";

// Both sides are set, again and again: the game never ends.
QByteArray hands(int from, int count)
{
    QByteArray lines;
    for (int i = from; i < from + count; ++i)
        lines += R"({"op":"00000000-0000-4000-8000-)" + QByteArray::number(i).rightJustified(12, '0') +
                 R"(","a":{"bids":[6,6],"tricks":7},"b":{"bids":[6,6],"tricks":6}})" + '\n';
    return lines;
}

qsizetype acknowledged(const QByteArray& answers)
{
    return answers.count("ok hand ") - (answers.endsWith('\n') || answers.isEmpty() ? 0 : 1);
}

} // namespace

class tst_promises : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aKilledProgramKeepsWhatItAcknowledged();
    void aRepeatAfterTheKillIsHarmless();
    void twoProgramsAtOneFileLoseNothing();
    void aHandForAMatchThatWasDecidedMeanwhile();
    void everyFileGetsItsSentence_data();
    void everyFileGetsItsSentence();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString path(const QString& name) const { return m_folder->filePath(name); }
    /// The hands on record of a match, in a file that opens and is sound.
    int handsIn(const QString& file, const char* match) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_promises::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile roster(path(u"teams.csv"_s));
    QVERIFY(roster.open(QIODevice::WriteOnly));
    roster.write(eightTeams);
    roster.close();
    const Ran made = run({u"new"_s, path(u"tournament.courtside"_s), u"--name"_s, u"Tournament"_s,
                          u"--rules"_s, u"traditional"_s, u"--teams"_s, path(u"teams.csv"_s), u"--format"_s,
                          u"single-elimination"_s, u"--by"_s, u"J. Park"_s});
    QCOMPARE(made.exit, 0);
}

int tst_promises::handsIn(const QString& file, const char* match) const
{
    const auto desk = desk::Desk::open(file.toStdString(), desk::Desk::Access::Read, desk::thisMachine());
    if (!desk)
        qWarning("%s", wording::inFull(desk.error().mistakes.front()).c_str());
    return desk ? tournament::handsOn(*tournament::match(desk->tournament(), match)) : -1;
}

void tst_promises::aKilledProgramKeepsWhatItAcknowledged()
{
    const int kills = tests::repeats(20, 200);
    const QByteArray lines = hands(1, 60);
    auto* chance = QRandomGenerator::global();
    int acknowledgedAtAll = 0;
    for (int i = 0; i < kills; ++i) {
        const QString file = path(u"kill.courtside"_s);
        QFile::remove(file);
        QFile::remove(file + u"-journal"_s);
        QVERIFY(QFile::copy(path(u"tournament.courtside"_s), file));
        QProcess program;
        program.start(QString::fromStdString(place::program()),
                      {u"record"_s, file, u"--match"_s, u"1"_s, u"--by"_s, u"J. Park"_s});
        program.write(lines);
        // Some die before they have opened the file, most in the middle of writing.
        const int until = chance->bounded(8) == 0 ? 0 : chance->bounded(1, 25);
        QByteArray said;
        while (acknowledged(said) < until && program.waitForReadyRead(5000))
            said += program.readAllStandardOutput();
        QThread::usleep(static_cast<unsigned long>(chance->bounded(1000)));
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        program.waitForFinished();
        const auto told = acknowledged(said + program.readAllStandardOutput());
        const int kept = handsIn(file, "W1-1");
        QVERIFY2(kept == told || kept == told + 1, qPrintable(u"told %1, kept %2"_s.arg(told).arg(kept)));
        acknowledgedAtAll += static_cast<int>(told);
        if (i % 20 == 0)
            QCOMPARE(run({u"verify"_s, file}).exit, 0);
    }
    QVERIFY(acknowledgedAtAll > kills);
}

void tst_promises::aRepeatAfterTheKillIsHarmless()
{
    const QString file = path(u"tournament.courtside"_s);
    const QByteArray lines = hands(1, 20);
    QProcess program;
    program.start(QString::fromStdString(place::program()),
                  {u"record"_s, file, u"--match"_s, u"1"_s, u"--by"_s, u"J. Park"_s});
    program.write(lines);
    QVERIFY(program.waitForReadyRead(10000));
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    program.waitForFinished();
    const Ran again = run({u"record"_s, file, u"--match"_s, u"1"_s, u"--by"_s, u"J. Park"_s}, lines);
    QCOMPARE(again.exit, 0);
    QCOMPARE(again.out.count(u"ok hand "_s), 20);
    QCOMPARE(handsIn(file, "W1-1"), 20);
}

void tst_promises::twoProgramsAtOneFileLoseNothing()
{
    const QString file = path(u"tournament.courtside"_s);
    constexpr int each = 40;
    QProcess programs[2];
    for (int i = 0; i < 2; ++i) {
        programs[i].start(QString::fromStdString(place::program()),
                          {u"record"_s, file, u"--match"_s, QString::number(i + 1), u"--by"_s, u"J. Park"_s});
        programs[i].write(hands(1 + i * each, each));
        programs[i].closeWriteChannel();
    }
    for (QProcess& program : programs) {
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.readAllStandardError(), "");
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(acknowledged(program.readAllStandardOutput()), each);
    }
    const auto desk = desk::Desk::open(file.toStdString(), desk::Desk::Access::Read, desk::thisMachine());
    QVERIFY(desk.has_value());
    int kept = 0;
    for (const tournament::Match* match : tournament::inOrder(desk->tournament()))
        kept += tournament::handsOn(*match);
    QCOMPARE(kept, 2 * each);
    QCOMPARE(run({u"verify"_s, file}).exit, 0);
}

void tst_promises::aHandForAMatchThatWasDecidedMeanwhile()
{
    const QString file = path(u"tournament.courtside"_s);
    QProcess table;
    table.start(QString::fromStdString(place::program()),
                {u"record"_s, file, u"--match"_s, u"1"_s, u"--by"_s, u"J. Park"_s});
    table.write(hands(1, 1));
    QVERIFY(table.waitForReadyRead(10000));
    QCOMPARE(run({u"result"_s, file, u"--match"_s, u"1"_s, u"--winner"_s, u"b"_s, u"--outcome"_s,
                  u"forfeit"_s, u"--reason"_s, u"left"_s, u"--by"_s, u"M. Lin"_s})
                 .exit,
             0);
    table.write(hands(2, 1));
    table.closeWriteChannel();
    QVERIFY(table.waitForFinished(20000));
    QCOMPARE(table.exitCode(), 4);
    const QString said = pseudo::english(QString::fromUtf8(table.readAllStandardError()));
    MENTIONS(said);
    QCOMPARE(handsIn(file, "W1-1"), 1);
}

void tst_promises::everyFileGetsItsSentence_data()
{
    QTest::addColumn<QString>("make");
    QTest::newRow("not there") << u"none"_s;
    QTest::newRow("empty") << u"empty"_s;
    QTest::newRow("a text") << u"text"_s;
    QTest::newRow("a folder") << u"folder"_s;
    QTest::newRow("damaged") << u"damaged"_s;
    QTest::newRow("cut off") << u"cut"_s;
    QTest::newRow("newer") << u"newer"_s;
}

void tst_promises::everyFileGetsItsSentence()
{
    QFETCH(QString, make);

    const QString file = path(u"bad.courtside"_s);
    QFile tournament(path(u"tournament.courtside"_s));
    QVERIFY(tournament.open(QIODevice::ReadOnly));
    QByteArray bytes = tournament.readAll();
    if (make == u"empty"_s)
        bytes.clear();
    else if (make == u"text"_s)
        bytes = "Team,Name\nAces,Ana\n";
    else if (make == u"damaged"_s)
        bytes.replace(bytes.indexOf("J. Park"), 7, "J. Dark");
    else if (make == u"cut"_s)
        bytes.truncate(bytes.size() / 2);
    else if (make == u"newer"_s)
        bytes.replace(60, 4, QByteArray("\0\0\0\x7f", 4));
    if (make == u"folder"_s) {
        QVERIFY(QDir().mkdir(file));
    } else if (make != u"none"_s) {
        QFile bad(file);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(bytes);
    }
    for (const QStringList& words : {QStringList{u"status"_s, file},
                                     {u"record"_s, file, u"--match"_s, u"1"_s, u"--by"_s, u"J. Park"_s}}) {
        const Ran ran = run(words, hands(1, 1));
        QCOMPARE(ran.exit, 3);
        MENTIONS(ran.err);
        QVERIFY2(ran.err.contains(u"bad.courtside"_s), qPrintable(ran.err));
        QCOMPARE(ran.out, u""_s);
    }
    if (make == u"none"_s || make == u"folder"_s)
        return;
    QFile after(file);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), bytes);
}

TEST_CLASS(tst_promises)
#include "tst_promises.moc"
