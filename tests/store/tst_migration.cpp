// The migrations hold what the facts need, on either engine, and never change. A file of an older version is
// upgraded completely or not at all; the newer version is invented (nextversion.h).
#include "files.h"
#include "nextversion.h"

#include "facts/digest.h"
#include "facts/fact.h"
#include "facts/row.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "store/constraints.h"
#include "store/statements.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <map>

using files::asText;
using files::coded;
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

struct Constraint {
    QString name;
    QString columns; ///< of a UNIQUE, as SQLite names them
};

std::vector<Constraint> constraintsOf(const std::vector<store::Migration>& steps)
{
    static const QRegularExpression part(
        QStringLiteral("CREATE TABLE (\\w+)|CONSTRAINT (\\w+) (?:CHECK \\(|UNIQUE \\(([^)]*)\\))"));
    std::vector<Constraint> all;
    for (const store::Migration& step : steps) {
        QString table;
        for (auto found = part.globalMatch(files::q(step.sql)); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            if (!match.captured(1).isEmpty()) {
                table = match.captured(1);
                continue;
            }
            QStringList columns = match.captured(3).split(QStringLiteral(", "), Qt::SkipEmptyParts);
            for (QString& column : columns)
                column.prepend(table + QLatin1Char('.'));
            all.push_back({match.captured(2), columns.join(QStringLiteral(", "))});
        }
    }
    return all;
}

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

class tst_migration : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void statements_data();
    void statements();
    void tablesHoldTheFacts();
    void everyConstraintHasACodeOfItsOwn();
    void everyConstraintIsInTheStoresList();
    void landedMigrationsNeverChange();
    void anOlderFileIsBroughtUp();
    void aFailedStepLeavesTheFile();
    void aFailedSecondStepLeavesTheFirst();
    void anOlderFileIsReadAsItIs();
    void aDamagedOlderFileIsNotBroughtUp();
    void twoProgramsBringItUpAtOnce();
    void cutAfterEachStatement();
    void cutWhileMaking();
};

void tst_migration::statements_data()
{
    QTest::addColumn<QByteArray>("script");
    const auto row = [](const char* name, const char* script) { QTest::newRow(name) << QByteArray(script); };

    row("none", " \n -- nothing; here\n /* nor; here */ ;; ");
    row("two", "SELECT 1; SELECT 2 -- no; end");
    row("quoted", "SELECT ';', \"a;b\", [c;d], `e;f`, 'it''s; so'; SELECT 2;");
    row("a trigger",
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 3; END; SELECT 4;");
    row("a temporary trigger", "create temp trigger t after insert on a begin select 1; end; select 2");
    row("a comment between words", "SELECT/* ; */1;");
    row("a table called trigger", "CREATE TABLE x (trigger TEXT); SELECT 1;");
}

void tst_migration::statements()
{
    QFETCH(QByteArray, script);

    QStringList found;
    for (const std::string& statement : store::statements(script.toStdString()))
        found << files::q(statement);
    SAYS(found);
}

void tst_migration::tablesHoldTheFacts()
{
    const files::Tournament tournament;
    {
        auto open = files::recorded(tournament.path);
        QVERIFY2(open, qPrintable(files::asText(open)));
    }
    for (const std::string_view kind : facts::kinds()) {
        QStringList expected;
        if (kind != facts::Person::kind)
            expected << QStringLiteral("op TEXT");
        for (const facts::Column& column : facts::columnsOf(kind))
            expected << files::q(column.name) + (column.type == facts::Column::Type::Text
                                                     ? QStringLiteral(" TEXT")
                                                 : column.name == "boot_ms" ? QStringLiteral(" BIGINT")
                                                                            : QStringLiteral(" INTEGER"));
        if (kind == facts::Person::kind)
            expected << QStringLiteral("salt TEXT") << QStringLiteral("digest TEXT");
        SAYS(columnsIn(tournament.path, kind));
    }
}

// A constraint's name is its code: one word for PostgreSQL too, where that of a UNIQUE is a name among the
// tables.
void tst_migration::everyConstraintHasACodeOfItsOwn()
{
    static const QRegularExpression anyCheck(QStringLiteral("\\bCHECK \\(|\\bUNIQUE\\b"));
    static const QRegularExpression table(QStringLiteral("CREATE (?:TABLE|VIEW) (\\w+)"));
    qsizetype checks = 0;
    QStringList names;
    for (const store::Migration& step : store::migrations()) {
        checks += files::q(step.sql).count(anyCheck);
        for (auto found = table.globalMatch(files::q(step.sql)); found.hasNext();)
            names << found.next().captured(1);
    }
    for (const Constraint& constraint : constraintsOf(store::migrations()))
        names << constraint.name;
    QCOMPARE(static_cast<qsizetype>(constraintsOf(store::migrations()).size()), checks);
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    for (const QString& name : names)
        QVERIFY2(name.size() <= 63, qPrintable(name));
}

void tst_migration::everyConstraintIsInTheStoresList()
{
    QSet<QString> inSchema;
    for (const Constraint& constraint : constraintsOf(store::migrations())) {
        const std::string_view code = store::codeOfConstraint(constraint.name.toStdString());
        QVERIFY2(!code.empty(), qPrintable(constraint.name));
        const std::string sentence = wording::text({code});
        QVERIFY2(sentence.starts_with("Not recorded. ") && sentence.ends_with('.'), sentence.c_str());
        inSchema << QString::fromUtf8(code.data());
        if (!constraint.columns.isEmpty())
            QVERIFY(store::codeOfColumns(constraint.columns.toStdString()) == code);
    }
    QSet<QString> inStore;
    for (const std::string_view code : store::constraints())
        inStore << QString::fromUtf8(code.data());
    QCOMPARE(inStore, inSchema);
    QCOMPARE(static_cast<std::size_t>(inStore.size()), store::constraints().size());
    QVERIFY(store::codeOfColumns("").empty());
    QVERIFY(store::codeOfConstraint("hand_tricks_13") == "hand-tricks-13");
    SAYS(wording::text({"hand-tricks-13"}).c_str());
    QVERIFY(store::codeOfConstraint("no_such_check").empty());
    QVERIFY(store::codeOfColumns("journal.op") == "journal-op-once");
}

void tst_migration::landedMigrationsNeverChange()
{
    const std::vector<std::pair<const char*, const char*>> landed = {
        {"tournament", "630c30ad65807f3c14cb4fd3ea420224a70c6d3cacbde3b0bf3cacc72f4d446d"},
    };
    QCOMPARE(store::migrations().size(), landed.size());
    for (std::size_t i = 0; i < landed.size(); ++i) {
        const store::Migration& step = store::migrations()[i];
        QCOMPARE(step.version, static_cast<int>(i) + 1);
        QCOMPARE(step.name.c_str(), landed[i].first);
        QCOMPARE(facts::sha256(step.sql).c_str(), landed[i].second);
    }
}

void tst_migration::anOlderFileIsBroughtUp()
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
        MENTIONS(files::changeOutside(tournament.path, {QString::fromUtf8(change)}));
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

void tst_migration::aFailedStepLeavesTheFile()
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

void tst_migration::aFailedSecondStepLeavesTheFirst()
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

void tst_migration::anOlderFileIsReadAsItIs()
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

void tst_migration::aDamagedOlderFileIsNotBroughtUp()
{
    const files::Tournament tournament;
    made(tournament.path);
    QCOMPARE(files::changeOutside(tournament.path,
                                  {QStringLiteral("UPDATE person SET name = 'Ana' WHERE id = 'P2'")}),
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

void tst_migration::twoProgramsBringItUpAtOnce()
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

void tst_migration::cutAfterEachStatement()
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

void tst_migration::cutWhileMaking()
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

TEST_CLASS(tst_migration)
#include "tst_migration.moc"
