// The migrations are what the facts need, on either engine, and stay what they are.
#include "files.h"
#include "store/statements.h"

#include "facts/digest.h"
#include "facts/row.h"

#include <QRegularExpression>
#include <QTest>

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

} // namespace

class tst_migration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statements_data();
    void statements();
    void tablesHoldTheFacts();
    void namesFitEveryEngine();
    void landedMigrationsNeverChange();
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
    const files::Tournament tournament;
    {
        auto open = files::recorded(tournament.path);
        QVERIFY2(open, qPrintable(files::told(open)));
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
        QCOMPARE(columnsIn(tournament.path, kind), expected);
    }
}

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

void tst_migration::landedMigrationsNeverChange()
{
    const std::vector<std::pair<const char*, const char*>> landed = {
        {"record", "d652cf030ee29de7cccba8749df481edf14d2ed656d871df34bdf5f8cd0ea051"},
        {"bids_first", "413c1ce12ea91b41ff21ede4449500472a856776252bebbdfcd3cb6dcb7299be"},
        {"clock", "8291240fe17243df79a2d59f028519646a1d00cba81a678dc83e6e90846d68a0"},
        {"reseated", "db01b37d98677a2a08433c40d9a73deb6424e0fc58ab72f954bf81447ca1107d"},
        {"paper", "0866608ba2153c14b756499647430fd52a8db1f2e1d31faf87357ee88bdf3e8d"},
        {"formats", "a33b0f395873000b2473173a3d38b24d14052797aa3fa3b9583c9ffac9de03c3"},
        {"tables", "67bb021ec5548821eccd7508006621bd1ac5fa44a198b59e878fb979e2fe0e9f"},
        {"affiliation", "1dd653a73c5044f86cd67e16a8570e56f709578fe7a52985cc529de6cea42840"},
        {"rulings", "da29ba7108f0fb180b216a66f6c2aac29d246b22eb6af323d60bc31a3f841dff"},
        {"door", "3a72ba12cf6a1ce9fc780309d41aa35c71b9e92a740cc0ca72829c074fcb3718"},
        {"waited_for", "6aaf873770daa5a97c9f7d25d9f25b3143999fef610e8f5b13769a3c9362754a"},
        {"limits", "3cc8962a5f9cd6c889bc8c3eb02b67219b16320acb076cc7d22cce01132b506f"},
        {"score_sheets", "c18e2bd7c48dbe221643190bc8a066a75833f50bc64eedcba8a58bb0a6195974"},
        {"absences", "8384ceaea0533bf53242ad09268ddcf7bc50c58172471081bb54dee79f0deb0e"},
        {"overrides", "4ce9351fb0eb27f3fbceee4c2b56aecad50e06bccc0ddad249ca670d56b6065d"},
        {"pause", "d5770567fb3b78bd56e8f570e940c8abd011fe70529499340b7b15402cb0d1f4"},
    };
    QCOMPARE(store::migrations().size(), landed.size());
    for (std::size_t i = 0; i < landed.size(); ++i) {
        const store::Migration& step = store::migrations()[i];
        QCOMPARE(step.version, static_cast<int>(i) + 1);
        QCOMPARE(step.name.c_str(), landed[i].first);
        QCOMPARE(facts::sha256(step.sql).c_str(), landed[i].second);
    }
}

QTEST_GUILESS_MAIN(tst_migration)
#include "tst_migration.moc"
