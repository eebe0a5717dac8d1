#include "baresqlite.h"

#include <QSqlError>
#include <QStringList>
#include <QVariant>

namespace bench {

namespace {

constexpr const char* connection = "bare";

QVariant variant(const facts::Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return QVariant(static_cast<qlonglong>(*number));
    if (const std::string* text = std::get_if<std::string>(&cell))
        return QString::fromStdString(*text);
    return {};
}

QSqlQuery prepared(const QSqlDatabase& database, const QString& sql)
{
    QSqlQuery query(database);
    if (!query.prepare(sql))
        qFatal("%s", qPrintable(query.lastError().text()));
    return query;
}

void run(QSqlQuery& query, const QVariantList& values = {})
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (!query.exec())
        qFatal("%s", qPrintable(query.lastError().text()));
    query.finish();
}

} // namespace

BareSqlite::BareSqlite(const QString& path)
{
    QSqlDatabase database =
        QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QString::fromUtf8(connection));
    database.setDatabaseName(path);
    if (!database.open())
        qFatal("%s", qPrintable(database.lastError().text()));
    for (const char* setting :
         {"busy_timeout=5000", "trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "foreign_keys=ON",
          "recursive_triggers=ON", "secure_delete=ON", "journal_mode=DELETE", "synchronous=EXTRA"})
        QSqlQuery(QStringLiteral("PRAGMA ") + QString::fromUtf8(setting), database);
    const auto width = static_cast<qsizetype>(facts::columnsOf(facts::Hand::kind).size()) + 1;
    const QString marks = QStringList(width, QStringLiteral("?")).join(QLatin1Char(','));
    m_prepared = std::make_unique<Statements>(Statements{
        prepared(database, QStringLiteral("BEGIN IMMEDIATE")),
        prepared(database, QStringLiteral("INSERT INTO journal VALUES (?,?,?,?,?,?,?,?,?)")),
        prepared(database, QStringLiteral("INSERT INTO hand VALUES (%1)").arg(marks)),
        prepared(database, QStringLiteral("UPDATE journal_head SET seq = ?, hash = ? WHERE id = 1")),
        prepared(database, QStringLiteral("COMMIT")),
    });
}

BareSqlite::~BareSqlite()
{
    m_prepared.reset();
    QSqlDatabase::removeDatabase(QString::fromUtf8(connection));
}

BareSqlite::Rows BareSqlite::rowsOf(const facts::Entry& entry, long long seq)
{
    const auto text = [](const std::string& utf8) { return QVariant(QString::fromStdString(utf8)); };
    const QVariant number(static_cast<qlonglong>(seq));
    const QVariant hash(QString(64, QLatin1Char('f')));
    const facts::Stamp& stamp = entry.stamp;
    Rows rows{{number, text(stamp.op), text(stamp.by), text(stamp.device), text(stamp.at),
               text(std::string(facts::kindOf(entry.fact))), text(facts::payload(entry.fact)), hash, hash},
              {text(stamp.op)},
              {number, hash}};
    for (const facts::Cell& cell : facts::cellsOf(entry.fact))
        rows.hand << variant(cell);
    return rows;
}

void BareSqlite::write(const Rows& rows)
{
    run(m_prepared->begin);
    run(m_prepared->journal, rows.journal);
    run(m_prepared->hand, rows.hand);
    run(m_prepared->head, rows.head);
    run(m_prepared->commit);
}

} // namespace bench
