// A file is of the old version or the new, never between; and the migrations are what the facts need.
#include "files.h"
#include "nextversion.h"
#include "store/statements.h"

#include "facts/digest.h"
#include "facts/line.h"
#include "facts/row.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using files::told;
using Kind = store::Trouble::Kind;

namespace {

QStringList columnsIn(const std::string& path, std::string_view kind)
{
    QStringList columns;
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("columns"));
        other.setDatabaseName(files::q(path));
        other.open();
        QSqlQuery query(QStringLiteral("SELECT name || ' ' || type FROM pragma_table_info('%1')")
                            .arg(files::q(facts::tableOf(kind))),
                        other);
        while (query.next())
            columns << query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("columns"));
    return columns;
}

QString beside(const char* name)
{
    return QStringLiteral(COURTSIDE_SOURCE "/tests/store/files/") + QString::fromUtf8(name);
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

// Runs the helper until it is not cut any more; answers the number of cuts. `check` is asked after each run.
template <class Check>
int cutEverywhere(const QString& verb, const std::string& path, Check&& check)
{
    for (int at = 0; at < 1000; ++at) {
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

class tst_migration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statements_data();
    void statements();
    void tablesHoldTheFacts();
    void namesFitEveryEngine();
    void landedMigrationsNeverChange();
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

void tst_migration::statements_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const char* script, const QStringList& expected) {
        QTest::newRow(name) << QByteArray(script) << expected;
    };
    const auto s = [](const char* text) { return QString::fromUtf8(text); };
    row("none", " \n -- nothing; here\n /* nor; here */ ;; ", {});
    row("two", "SELECT 1; SELECT 2 -- no; end", {s("SELECT 1"), s("SELECT 2")});
    row("quoted", "SELECT ';', \"a;b\", [c;d], `e;f`, 'it''s; so'; SELECT 2;",
        {s("SELECT ';', \"a;b\", [c;d], `e;f`, 'it''s; so'"), s("SELECT 2")});
    row("a trigger",
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 3; END; SELECT 4;",
        {s("CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 3; END"),
         s("SELECT 4")});
    row("a temporary trigger", "create temp trigger t after insert on a begin select 1; end; select 2",
        {s("create temp trigger t after insert on a begin select 1; end"), s("select 2")});
    row("a comment between words", "SELECT/* ; */1;", {s("SELECT 1")});
    row("a table called trigger", "CREATE TABLE x (trigger TEXT); SELECT 1;",
        {s("CREATE TABLE x (trigger TEXT)"), s("SELECT 1")});
}

void tst_migration::statements()
{
    QFETCH(QByteArray, script);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const std::string& statement : store::statements(script.toStdString()))
        found << files::q(statement);
    QCOMPARE(found, expected);
}

void tst_migration::tablesHoldTheFacts()
{
    const files::Night night;
    {
        auto open = files::recorded(night.path);
    }
    for (const std::string_view kind : facts::kinds()) {
        QStringList expected;
        if (kind != facts::Person::kind)
            expected << QStringLiteral("op TEXT");
        for (const facts::Column& column : facts::columnsOf(kind))
            expected << files::q(column.name) + (column.type == facts::Column::Type::Text
                                                     ? QStringLiteral(" TEXT")
                                                     : QStringLiteral(" INTEGER"));
        QCOMPARE(columnsIn(night.path, kind), expected);
    }
}

// PostgreSQL cuts a name after 63 bytes without a word.
void tst_migration::namesFitEveryEngine()
{
    static const QRegularExpression name(QStringLiteral("CONSTRAINT \"([^\"]*)\""));
    static const QRegularExpression check(QStringLiteral("\\bCHECK \\("));
    for (const store::Migration& step : store::migrations()) {
        const QString sql = files::q(step.sql);
        int names = 0;
        for (auto found = name.globalMatch(sql); found.hasNext(); ++names) {
            const QString sentence = found.next().captured(1);
            QVERIFY2(sentence.toUtf8().size() <= 63, qPrintable(sentence));
        }
        QVERIFY2(names >= sql.count(check), "a CHECK has no name");
    }
}

// Files in the world carry these checksums: a landed migration is never edited, a change is a new one.
void tst_migration::landedMigrationsNeverChange()
{
    const std::vector<std::pair<const char*, const char*>> landed = {
        {"record", "d652cf030ee29de7cccba8749df481edf14d2ed656d871df34bdf5f8cd0ea051"},
        {"bids_first", "413c1ce12ea91b41ff21ede4449500472a856776252bebbdfcd3cb6dcb7299be"},
    };
    QCOMPARE(store::migrations().size(), landed.size());
    for (std::size_t i = 0; i < landed.size(); ++i) {
        const store::Migration& step = store::migrations()[i];
        QCOMPARE(step.version, static_cast<int>(i) + 1);
        QCOMPARE(step.name.c_str(), landed[i].first);
        QCOMPARE(facts::sha256(step.sql).c_str(), landed[i].second);
    }
}

// A file that the first version of the program made, with facts of every kind.
void tst_migration::theFirstVersionStaysReadable()
{
    const files::Night night;
    const QByteArray says = firstVersion(night.path);
    auto open = store::Store::open(night.path);
    QVERIFY2(open, qPrintable(told(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::Upgraded);
    QCOMPARE(open->opened().from, 1);
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QCOMPARE(told(open->verify()), QString());
    QCOMPARE(open->head()->hash.substr(0, 12), std::string("d53146ff46b8"));
    QCOMPARE(columnsIn(night.file("night.v1.courtside"), "resolve").size(), 6);

    facts::Hand counted = files::hand(4096); // its bids are on record
    counted.revision = 2;
    const facts::Resolve resolve{{"W2-2", 1}, facts::Resolution::Seat, {}, "played again", {"T1", {}}};
    QVERIFY(open->append(38, std::vector{files::entry(39, counted), files::entry(40, resolve)}));
    QCOMPARE(told(open->verify()), QString());
    QVERIFY(open->news(39)->entries.front().fact == facts::Fact(resolve));
    for (const char* change : {"DELETE FROM hand", "UPDATE hand SET struck = 0", "DELETE FROM resolve"})
        QVERIFY(files::meddle(night.path, {QString::fromUtf8(change)})
                    .startsWith(QStringLiteral("facts are only")));
}

void tst_migration::anOlderFileIsBroughtUp()
{
    const files::Night night;
    {
        auto open = files::recorded(night.path);
    }
    const auto steps = nextVersion();
    store::Options options;
    options.steps = &steps;
    auto open = store::Store::open(night.path, options);
    QVERIFY2(open, qPrintable(told(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::Upgraded);
    QCOMPARE(open->opened().from, 2);
    QCOMPARE(files::q(open->opened().backup), files::q(night.file("night.v2.courtside")));
    QCOMPARE(open->news(0)->entries.size(), files::evening().size());
    QVERIFY(store::Store::open(night.file("night.v2.courtside")));
    QVERIFY(store::Store::open(night.path).error().kind == Kind::Newer);
    auto again = store::Store::open(night.path, options);
    QVERIFY(again->opened().kind == store::Opened::Kind::Current);

    auto changed = steps;
    changed.back().sql += "-- edited\n";
    options.steps = &changed;
    QVERIFY(store::Store::open(night.path, options).error().kind == Kind::Damaged);
}

void tst_migration::aFailedStepLeavesTheFile()
{
    const files::Night night;
    {
        auto open = files::recorded(night.path);
    }
    const QByteArray before = files::bytes(night.path);
    auto steps = nextVersion();
    steps.back().sql += "INSERT INTO no_such_table VALUES (1);";
    store::Options options;
    options.steps = &steps;
    const auto open = store::Store::open(night.path, options);
    QVERIFY(!open);
    QCOMPARE(told(open),
             QStringLiteral("\"night.courtside\" could not be brought up to date and is as it was "
                            "before the step that failed. \"night.courtside\": no such table: "
                            "no_such_table (1)."));
    QCOMPARE(files::bytes(night.path), before);
    QVERIFY(store::Store::open(night.path));
}

void tst_migration::aFailedSecondStepLeavesTheFirst()
{
    const files::Night night;
    const QByteArray says = firstVersion(night.path);
    auto steps = nextVersion();
    steps.back().sql += "INSERT INTO no_such_table VALUES (1);";
    store::Options options;
    options.steps = &steps;
    QVERIFY(!store::Store::open(night.path, options));
    auto open = store::Store::open(night.path);
    QVERIFY2(open && open->opened().kind == store::Opened::Kind::Current, qPrintable(told(open)));
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QVERIFY(night.names().contains(QStringLiteral("night.v1.courtside")));
}

void tst_migration::anOlderFileIsReadAsItIs()
{
    const files::Night night;
    const QByteArray says = firstVersion(night.path);
    const QByteArray before = files::bytes(night.path);
    store::Options options;
    options.access = store::Options::Access::Read;
    auto open = store::Store::open(night.path, options);
    QVERIFY2(open, qPrintable(told(open)));
    QVERIFY(open->opened().kind == store::Opened::Kind::UpgradedCopy);
    QCOMPARE(open->opened().from, 1);
    QCOMPARE(linesOf(open->news(0)->entries), says);
    QCOMPARE(open->path(), night.path);
    QVERIFY(open->append(38, std::vector{files::entry(39, files::hand(9000))}).error().kind ==
            Kind::ReadOnly);
    QCOMPARE(files::bytes(night.path), before);
    QCOMPARE(night.names(), QStringList(QStringLiteral("night.courtside")));
    const auto copied = open->backup(night.file("today.courtside"));
    QVERIFY2(copied, qPrintable(told(copied)));
    QVERIFY(store::Store::open(night.file("today.courtside"))->opened().kind == store::Opened::Kind::Current);
}

void tst_migration::anOlderFileIsCheckedAndRestoredAsItIs()
{
    const files::Night night;
    const QByteArray says = firstVersion(night.path);
    const QByteArray before = files::bytes(night.path);
    QCOMPARE(told(store::verify(night.path)), QString());
    QVERIFY(store::restore(night.path, night.file("again.courtside")));
    QCOMPARE(files::bytes(night.path), before);
    auto again = store::Store::open(night.file("again.courtside"));
    QVERIFY2(again && again->opened().from == 1, qPrintable(told(again)));
    QCOMPARE(linesOf(again->news(0)->entries), says);
    QCOMPARE(files::meddle(night.path, {QStringLiteral("DROP TRIGGER hand_no_update"),
                                        QStringLiteral("UPDATE hand SET b_bid_side = 5 WHERE place = 2048")}),
             QString());
    QVERIFY(told(store::verify(night.path)).contains(QStringLiteral("Fact 10 and its row")));
    QVERIFY(store::restore(night.path, night.file("third.courtside")).error().kind == Kind::Damaged);
}

void tst_migration::twoProgramsBringItUpAtOnce()
{
    for (int round = 0; round < 8; ++round) {
        const files::Night night;
        const QByteArray says = firstVersion(night.path);
        QProcess helpers[2];
        for (QProcess& helper : helpers)
            helper.start(QStringLiteral(STORE_HELPER),
                         {QStringLiteral("upgrade"), files::q(night.path), QStringLiteral("1000")});
        for (QProcess& helper : helpers) {
            QVERIFY(helper.waitForFinished());
            QVERIFY2(helper.exitCode() == 0, helper.readAllStandardError().constData());
        }
        const auto steps = nextVersion();
        store::Options newer;
        newer.steps = &steps;
        auto open = store::Store::open(night.path, newer);
        QVERIFY2(open, qPrintable(told(open)));
        QCOMPARE(linesOf(open->news(0)->entries), says);
    }
}

void tst_migration::cutAfterEachStatement()
{
    const files::Night night;
    const QByteArray says = firstVersion(night.path);
    const QByteArray original = files::bytes(night.path);
    const auto steps = nextVersion();
    store::Options newer;
    newer.steps = &steps;
    // To open an older file is to check a copy of it as that version made it.
    const auto isOldOrNew = [&] {
        auto open = store::Store::open(night.path);
        if (!open && open.error().kind == Kind::Newer)
            open = store::Store::open(night.path, newer);
        const bool good = open && linesOf(open->news(0)->entries) == says;
        if (!good)
            qWarning("%s", qPrintable(told(open)));
        open = tl::unexpected(store::Trouble{});
        for (const QString& name : night.names())
            QFile::remove(night.folder.filePath(name));
        return good && files::write(night.path, original);
    };
    const int cuts = cutEverywhere(QStringLiteral("upgrade"), night.path, isOldOrNew);
    QVERIFY2(cuts >= 20, qPrintable(QString::number(cuts)));
}

void tst_migration::cutWhileMaking()
{
    const files::Night night;
    const auto isMadeOrNot = [&] {
        if (!QFile::exists(files::q(night.path)))
            return true;
        auto open = store::Store::open(night.path);
        return open && open->head()->seq == static_cast<long long>(files::evening().size());
    };
    const int cuts = cutEverywhere(QStringLiteral("create"), night.path, isMadeOrNot);
    QVERIFY2(cuts > 60, qPrintable(QString::number(cuts)));
}

QTEST_GUILESS_MAIN(tst_migration)
#include "tst_migration.moc"
