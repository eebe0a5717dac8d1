#include "prepared.h"

#include <QSqlDatabase>
#include <QSqlRecord>
#include <QVariant>

namespace store {

namespace {

QVariant variant(const facts::Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return QVariant(static_cast<qlonglong>(*number));
    if (const std::string* text = std::get_if<std::string>(&cell))
        return QString::fromStdString(*text);
    return {};
}

facts::Cell cell(const QVariant& value)
{
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int)
        return facts::Cell(value.toLongLong());
    return value.toString().toStdString();
}

tl::expected<Given, QSqlError> executed(QSqlQuery& query)
{
    if (!query.exec())
        return tl::unexpected(query.lastError());
    Given given{{}, query.numRowsAffected()};
    const int width = query.record().count();
    while (query.next()) {
        Row& row = given.rows.emplace_back();
        for (int i = 0; i < width; ++i)
            row.push_back(cell(query.value(i)));
    }
    // A query that ended by an error has no next row either.
    if (query.lastError().isValid())
        return tl::unexpected(query.lastError());
    return given;
}

bool prepare(QSqlQuery& query, const QString& sql)
{
    query.setForwardOnly(true);
    return query.prepare(sql);
}

} // namespace

tl::expected<Given, QSqlError> Prepared::run(const QSqlDatabase& database, const QString& sql,
                                             const Row& values)
{
    if (values.empty()) {
        QSqlQuery query(database);
        return prepare(query, sql) ? executed(query) : tl::unexpected(query.lastError());
    }
    const auto query = queryFor(database, sql);
    if (!query)
        return tl::unexpected(query.error());
    for (std::size_t i = 0; i < values.size(); ++i)
        (*query)->bindValue(static_cast<int>(i), variant(values[i]));
    auto given = executed(**query);
    (*query)->finish();
    return given;
}

tl::expected<QSqlQuery*, QSqlError> Prepared::queryFor(const QSqlDatabase& database, const QString& sql)
{
    const auto [at, isNew] = m_kept.try_emplace(sql, database);
    if (isNew && !prepare(at->second, sql)) {
        const QSqlError error = at->second.lastError();
        m_kept.erase(at);
        return tl::unexpected(error);
    }
    return &at->second;
}

} // namespace store
