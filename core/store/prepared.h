// Statements on their way to SQLite: values in, rows out. For this room alone.
#pragma once

#include "facts/row.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QString>

#include <map>
#include <vector>

#include <tl/expected.hpp>

namespace store {

using Row = std::vector<facts::Cell>;

/// What a statement gave.
struct Given {
    std::vector<Row> rows; ///< all of them: an unfinished SELECT would lock others out
    int changed = 0;       ///< rows that it changed
};

/// The statements of one connection. One with values is prepared once and kept: SQLite takes several times as
/// long to read a hand's INSERT with its CHECKs as to run it.
class Prepared {
public:
    tl::expected<Given, QSqlError> run(const QSqlDatabase& database, const QString& sql, const Row& values);

private:
    tl::expected<QSqlQuery*, QSqlError> queryFor(const QSqlDatabase& database, const QString& sql);

    std::map<QString, QSqlQuery> m_kept;
};

} // namespace store
