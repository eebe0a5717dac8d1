// The migrations are what the facts need, on either engine, and stay what they are.
#include "files.h"
#include "golden/says.h"
#include "store/constraints.h"
#include "store/statements.h"

#include "facts/digest.h"
#include "facts/row.h"
#include "program/testclass.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <map>

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

TEST_CLASS(tst_migration)
#include "tst_migration.moc"
