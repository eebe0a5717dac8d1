// A file of an older version is brought up whole or not at all, and can be read for ever.
#include "files.h"
#include "nextversion.h"
#include "place/place.h"
#include "store/statements.h"

#include "facts/line.h"

#include <QProcess>
#include <QTest>

using files::told;
using Kind = store::Trouble::Kind;

namespace {

QString beside(const char* name)
{
    return QString::fromStdString(place::inSource("tests/store/files/")) + QString::fromUtf8(name);
}

// Puts a file of the first version at `path`; answers what it says, a line a fact.
QByteArray firstVersion(const std::string& path)
{
    QStringList all;
    for (const std::string& statement :
         store::statements(files::bytes(beside("v1.sql").toStdString()).toStdString()))
        all << files::q(statement);
    if (const QString said = files::meddle(path, all); !said.isEmpty())
        qWarning("%s", qPrintable(said));
    return files::bytes(beside("v1.jsonl").toStdString());
}

QByteArray linesOf(const std::vector<facts::Entry>& entries)
{
    std::string all;
    for (const facts::Entry& entry : entries)
        all += facts::line(entry) + '\n';
    return QByteArray::fromStdString(all);
}

// Runs the helper, cut after each `step`th statement, until it is not cut any more; answers at which
// statement that is. `check` is asked after each run.
template <class Check>
int cutEverywhere(const QString& verb, const std::string& path, Check&& check)
{
    const int step = qEnvironmentVariableIsSet("COURTSIDE_LONG") ? 1 : 4;
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

class tst_older : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstVersionStaysReadable();
    void anOlderFileIsBroughtUp();
    void aFailedStepLeavesTheFile();
    void aFailedSecondStepLeavesTheFirst();
    void anOlderFileIsReadAsItIs();
    void anOlderFileIsCheckedAndRestoredAsItIs();
    void twoProgramsBringItUpAtOnce();
    void cutAfterEachStatement();
    void cutWhileMaking();
};

void tst_older::theFirstVersionStaysReadable()
{
    const files::Tournament tournament;
    const QByteArray says = firstVersion(tournament.path);
    auto open = store::Store::open(tournament.path);
    QVERIFY2(open, qPrintable(told(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::Upgraded);
    QCOMPARE(open->opened().from, 1);
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QCOMPARE(told(open->verify()), QString());
    QCOMPARE(open->head()->hash.substr(0, 12), std::string("d53146ff46b8"));
    QCOMPARE(told(store::verify(tournament.file("tournament.v1.courtside"))), QString());

    facts::Hand counted = files::hand(4096); // its bids are on record
    counted.revision = 2;
    const facts::Resolve resolve{{"W2-2", 1}, facts::Resolution::Seat, {}, "played again", {"T1", {}}};
    QVERIFY(open->append(38, std::vector{files::entry(39, counted), files::entry(40, resolve)}));
    QCOMPARE(told(open->verify()), QString());
    QVERIFY(open->news(39)->entries.front().fact == facts::Fact(resolve));
    for (const char* change : {"DELETE FROM hand", "UPDATE hand SET struck = 0", "DELETE FROM resolve"})
        QVERIFY(files::meddle(tournament.path, {QString::fromUtf8(change)})
                    .startsWith(QStringLiteral("facts are only")));
}

void tst_older::anOlderFileIsBroughtUp()
{
    const files::Tournament tournament;
    {
        auto open = files::recorded(tournament.path);
    }
    const auto steps = nextVersion();
    store::Options options;
    options.steps = &steps;
    auto open = store::Store::open(tournament.path, options);
    QVERIFY2(open, qPrintable(told(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::Upgraded);
    QCOMPARE(open->opened().from, 16);
    QCOMPARE(files::q(open->opened().backup), files::q(tournament.file("tournament.v16.courtside")));
    QCOMPARE(open->news(0)->entries.size(), files::evening().size());
    QVERIFY(store::Store::open(tournament.file("tournament.v16.courtside")));
    QVERIFY(store::Store::open(tournament.path).error().kind == Kind::Newer);
    auto again = store::Store::open(tournament.path, options);
    QVERIFY(again->opened().kind == store::Opened::Kind::Current);

    auto changed = steps;
    changed.back().sql += "-- edited\n";
    options.steps = &changed;
    QVERIFY(store::Store::open(tournament.path, options).error().kind == Kind::Damaged);
}

void tst_older::aFailedStepLeavesTheFile()
{
    const files::Tournament tournament;
    {
        auto open = files::recorded(tournament.path);
    }
    const QByteArray before = files::bytes(tournament.path);
    auto steps = nextVersion();
    steps.back().sql += "INSERT INTO no_such_table VALUES (1);";
    store::Options options;
    options.steps = &steps;
    const auto open = store::Store::open(tournament.path, options);
    QVERIFY(!open);
    QCOMPARE(told(open),
             QStringLiteral("\"tournament.courtside\" could not be brought up to date and is as it was "
                            "before the step that failed. \"tournament.courtside\": no such table: "
                            "no_such_table (1)."));
    QCOMPARE(files::bytes(tournament.path), before);
    QVERIFY(store::Store::open(tournament.path));
}

void tst_older::aFailedSecondStepLeavesTheFirst()
{
    const files::Tournament tournament;
    const QByteArray says = firstVersion(tournament.path);
    auto steps = nextVersion();
    steps.back().sql += "INSERT INTO no_such_table VALUES (1);";
    store::Options options;
    options.steps = &steps;
    QVERIFY(!store::Store::open(tournament.path, options));
    auto open = store::Store::open(tournament.path);
    QVERIFY2(open && open->opened().kind == store::Opened::Kind::Current, qPrintable(told(open)));
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QVERIFY(tournament.names().contains(QStringLiteral("tournament.v1.courtside")));
}

void tst_older::anOlderFileIsReadAsItIs()
{
    const files::Tournament tournament;
    const QByteArray says = firstVersion(tournament.path);
    const QByteArray before = files::bytes(tournament.path);
    store::Options options;
    options.access = store::Options::Access::Read;
    auto open = store::Store::open(tournament.path, options);
    QVERIFY2(open, qPrintable(told(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::UpgradedCopy);
    QCOMPARE(open->opened().from, 1);
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QCOMPARE(open->path(), tournament.path);
    QVERIFY(open->append(38, std::vector{files::entry(39, files::hand(9000))}).error().kind ==
            Kind::ReadOnly);
    QCOMPARE(files::bytes(tournament.path), before);
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
    const auto copied = open->backup(tournament.file("today.courtside"));
    QVERIFY2(copied, qPrintable(told(copied)));
    QVERIFY(store::Store::open(tournament.file("today.courtside"))->opened().kind ==
            store::Opened::Kind::Current);
}

void tst_older::anOlderFileIsCheckedAndRestoredAsItIs()
{
    const files::Tournament tournament;
    const QByteArray says = firstVersion(tournament.path);
    const QByteArray before = files::bytes(tournament.path);
    QCOMPARE(told(store::verify(tournament.path)), QString());
    QVERIFY(store::restore(tournament.path, tournament.file("again.courtside")));
    QCOMPARE(files::bytes(tournament.path), before);
    auto again = store::Store::open(tournament.file("again.courtside"));
    QVERIFY2(again && again->opened().from == 1, qPrintable(told(again)));
    QCOMPARE(linesOf(again->news(0)->entries), says);
    QCOMPARE(
        files::meddle(tournament.path, {QStringLiteral("DROP TRIGGER hand_no_update"),
                                        QStringLiteral("UPDATE hand SET b_bid_side = 5 WHERE place = 2048")}),
        QString());
    QVERIFY(told(store::verify(tournament.path)).contains(QStringLiteral("Fact 10 and its row")));
    QVERIFY(store::restore(tournament.path, tournament.file("third.courtside")).error().kind ==
            Kind::Damaged);
}

void tst_older::twoProgramsBringItUpAtOnce()
{
    for (int round = 0; round < 8; ++round) {
        const files::Tournament tournament;
        const QByteArray says = firstVersion(tournament.path);
        QProcess helpers[2];
        for (QProcess& helper : helpers)
            helper.start(QStringLiteral(STORE_HELPER),
                         {QStringLiteral("upgrade"), files::q(tournament.path), QStringLiteral("1000")});
        for (QProcess& helper : helpers) {
            QVERIFY(helper.waitForFinished());
            QVERIFY2(helper.exitCode() == 0, helper.readAllStandardError().constData());
        }
        const auto steps = nextVersion();
        store::Options newer;
        newer.steps = &steps;
        auto open = store::Store::open(tournament.path, newer);
        QVERIFY2(open, qPrintable(told(open)));
        QCOMPARE(linesOf(open->news(0)->entries), says);
    }
}

void tst_older::cutAfterEachStatement()
{
    const files::Tournament tournament;
    const QByteArray says = firstVersion(tournament.path);
    const QByteArray original = files::bytes(tournament.path);
    const auto steps = nextVersion();
    store::Options newer;
    newer.steps = &steps;
    // To open an older file is to check a copy of it as that version made it.
    const auto isOldOrNew = [&] {
        auto open = store::Store::open(tournament.path);
        if (!open && open.error().kind == Kind::Newer)
            open = store::Store::open(tournament.path, newer);
        const bool good = open && linesOf(open->news(0)->entries) == says;
        if (!good)
            qWarning("%s", qPrintable(told(open)));
        open = tl::unexpected(store::Trouble{});
        for (const QString& name : tournament.names())
            QFile::remove(tournament.folder.filePath(name));
        return good && files::write(tournament.path, original);
    };
    const int cuts = cutEverywhere(QStringLiteral("upgrade"), tournament.path, isOldOrNew);
    QVERIFY2(cuts >= 20, qPrintable(QString::number(cuts)));
}

void tst_older::cutWhileMaking()
{
    const files::Tournament tournament;
    const auto isMadeOrNot = [&] {
        if (!QFile::exists(files::q(tournament.path)))
            return true;
        auto open = store::Store::open(tournament.path);
        return open && open->head()->seq == static_cast<long long>(files::evening().size());
    };
    const int cuts = cutEverywhere(QStringLiteral("create"), tournament.path, isMadeOrNot);
    QVERIFY2(cuts > 60, qPrintable(QString::number(cuts)));
}

QTEST_GUILESS_MAIN(tst_older)
#include "tst_older.moc"
