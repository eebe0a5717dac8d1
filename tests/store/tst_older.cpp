// A file of an older version is brought up whole or not at all. The newer version is invented
// (nextversion.h).
#include "files.h"
#include "nextversion.h"

#include "facts/fact.h"
#include "golden/says.h"
#include "program/testclass.h"

#include <QProcess>
#include <QTest>

using files::asText;
using files::coded;
using Kind = store::Trouble::Kind;

namespace {

QByteArray linesOf(const std::vector<facts::Entry>& entries)
{
    std::string all;
    for (const facts::Entry& entry : entries)
        all += facts::line(entry) + '\n';
    return QByteArray::fromStdString(all);
}

// Makes a file of the version there is; answers what it says, a line a fact.
QByteArray made(const std::string& path)
{
    auto open = files::recorded(path);
    return open ? linesOf(open->news(0)->entries) : QByteArray();
}

const std::vector<store::Migration>& newerSteps()
{
    static const std::vector<store::Migration> steps = nextVersion();
    return steps;
}

store::Options newer()
{
    store::Options options;
    options.steps = &newerSteps();
    return options;
}

// Runs the helper, cut after each `step`th statement, until it is not cut any more; answers at which
// statement that is. `check` is asked after each run.
template <class Check>
int cutEverywhere(const QString& verb, const std::string& path, Check&& check)
{
    const int step = tests::isLong() ? 1 : 12;
    for (int at = 0; at < 1000; at += step) {
        QProcess helper;
        helper.start(QStringLiteral(STORE_HELPER), {verb, files::q(path), QString::number(at)});
        if (!helper.waitForFinished() || !check())
            return -1;
        if (helper.exitStatus() == QProcess::NormalExit)
            return helper.exitCode() == 0 ? at : -1;
    }
    return -1;
}

} // namespace

class tst_older : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void anOlderFileIsBroughtUp();
    void aFailedStepLeavesTheFile();
    void aFailedSecondStepLeavesTheFirst();
    void anOlderFileIsReadAsItIs();
    void aDamagedOlderFileIsNotBroughtUp();
    void twoProgramsBringItUpAtOnce();
    void cutAfterEachStatement();
    void cutWhileMaking();
};

void tst_older::anOlderFileIsBroughtUp()
{
    const files::Tournament tournament;
    const QByteArray says = made(tournament.path);
    auto open = store::Store::open(tournament.path, newer());
    QVERIFY2(open, qPrintable(asText(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::Upgraded);
    QCOMPARE(open->opened().from, 1);
    QCOMPARE(files::q(open->opened().backup), files::q(tournament.file("tournament.v1.courtside")));
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QCOMPARE(asText(open->verify()), QString());
    QVERIFY(open->append(11, std::vector{files::entry(12, files::hand(4096))}));
    QCOMPARE(asText(open->verify()), QString());
    for (const char* change : {"DELETE FROM hand", "UPDATE hand SET struck = 0"})
        MENTIONS(files::meddle(tournament.path, {QString::fromUtf8(change)}));
    QVERIFY(store::Store::open(tournament.file("tournament.v1.courtside")));
    QVERIFY(store::Store::open(tournament.path).error().kind == Kind::Newer);
    auto again = store::Store::open(tournament.path, newer());
    QVERIFY(again->opened().kind == store::Opened::Kind::Current);

    auto changed = newerSteps();
    changed.back().sql += "-- edited\n";
    store::Options options;
    options.steps = &changed;
    QVERIFY(store::Store::open(tournament.path, options).error().kind == Kind::Damaged);
}

void tst_older::aFailedStepLeavesTheFile()
{
    const files::Tournament tournament;
    made(tournament.path);
    const QByteArray before = files::bytes(tournament.path);
    auto steps = newerSteps();
    steps.back().sql += "INSERT INTO no_such_table VALUES (1);";
    store::Options options;
    options.steps = &steps;
    const auto open = store::Store::open(tournament.path, options);
    QVERIFY(!open);
    SAYS(coded(open));
    QCOMPARE(files::bytes(tournament.path), before);
    QVERIFY(store::Store::open(tournament.path));
}

void tst_older::aFailedSecondStepLeavesTheFirst()
{
    const files::Tournament tournament;
    const QByteArray says = made(tournament.path);
    auto steps = newerSteps();
    steps.push_back({steps.back().version + 1, "broken", "INSERT INTO no_such_table VALUES (1);"});
    store::Options options;
    options.steps = &steps;
    QVERIFY(!store::Store::open(tournament.path, options));
    auto open = store::Store::open(tournament.path, newer());
    QVERIFY2(open && open->opened().kind == store::Opened::Kind::Current, qPrintable(asText(open)));
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QVERIFY(tournament.names().contains(QStringLiteral("tournament.v1.courtside")));
}

void tst_older::anOlderFileIsReadAsItIs()
{
    const files::Tournament tournament;
    const QByteArray says = made(tournament.path);
    const QByteArray before = files::bytes(tournament.path);
    store::Options options = newer();
    options.access = store::Options::Access::Read;
    auto open = store::Store::open(tournament.path, options);
    QVERIFY2(open, qPrintable(asText(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::UpgradedCopy);
    QCOMPARE(open->opened().from, 1);
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QCOMPARE(open->path(), tournament.path);
    QVERIFY(open->append(11, std::vector{files::entry(12, files::hand(9000))}).error().kind ==
            Kind::ReadOnly);
    QCOMPARE(files::bytes(tournament.path), before);
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
    const auto copied = open->backup(tournament.file("today.courtside"));
    QVERIFY2(copied, qPrintable(asText(copied)));
    QVERIFY(store::Store::open(tournament.file("today.courtside"), newer())->opened().kind ==
            store::Opened::Kind::Current);
}

void tst_older::aDamagedOlderFileIsNotBroughtUp()
{
    const files::Tournament tournament;
    made(tournament.path);
    QCOMPARE(
        files::meddle(tournament.path, {QStringLiteral("UPDATE person SET name = 'Ana' WHERE id = 'P2'")}),
        QString());
    const QByteArray before = files::bytes(tournament.path);
    for (const auto access : {store::Options::Access::Write, store::Options::Access::Read}) {
        store::Options options = newer();
        options.access = access;
        const auto open = store::Store::open(tournament.path, options);
        QVERIFY(!open && open.error().kind == Kind::Damaged);
        QVERIFY2(coded(open).contains(QStringLiteral("(P2)")), qPrintable(coded(open)));
    }
    QCOMPARE(files::bytes(tournament.path), before);
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
}

void tst_older::twoProgramsBringItUpAtOnce()
{
    for (int round = 0; round < 8; ++round) {
        const files::Tournament tournament;
        const QByteArray says = made(tournament.path);
        QProcess helpers[2];
        for (QProcess& helper : helpers)
            helper.start(QStringLiteral(STORE_HELPER),
                         {QStringLiteral("upgrade"), files::q(tournament.path), QStringLiteral("1000")});
        for (QProcess& helper : helpers) {
            QVERIFY(helper.waitForFinished());
            QVERIFY2(helper.exitCode() == 0, helper.readAllStandardError().constData());
        }
        auto open = store::Store::open(tournament.path, newer());
        QVERIFY2(open, qPrintable(asText(open)));
        QCOMPARE(linesOf(open->news(0)->entries), says);
    }
}

void tst_older::cutAfterEachStatement()
{
    const files::Tournament tournament;
    const QByteArray says = made(tournament.path);
    const QByteArray original = files::bytes(tournament.path);
    // To open an older file is to check a copy of it as that version made it.
    const auto isOldOrNew = [&] {
        auto open = store::Store::open(tournament.path);
        if (!open && open.error().kind == Kind::Newer)
            open = store::Store::open(tournament.path, newer());
        const bool good = open && linesOf(open->news(0)->entries) == says;
        if (!good)
            qWarning("%s", qPrintable(asText(open)));
        open = tl::unexpected(store::Trouble{});
        for (const QString& name : tournament.names())
            QFile::remove(tournament.folder.filePath(name));
        return good && files::write(tournament.path, original);
    };
    const int cuts = cutEverywhere(QStringLiteral("upgrade"), tournament.path, isOldOrNew);
    QVERIFY2(cuts >= 12, qPrintable(QString::number(cuts)));
}

void tst_older::cutWhileMaking()
{
    const files::Tournament tournament;
    const auto isMadeOrNot = [&] {
        if (!QFile::exists(files::q(tournament.path)))
            return true;
        auto open = store::Store::open(tournament.path);
        return open && open->head()->seq == static_cast<long long>(files::live().size());
    };
    const int cuts = cutEverywhere(QStringLiteral("create"), tournament.path, isMadeOrNot);
    QVERIFY2(cuts > 60, qPrintable(QString::number(cuts)));
}

TEST_CLASS(tst_older)
#include "tst_older.moc"
