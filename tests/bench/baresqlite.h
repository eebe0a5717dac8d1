// The least that recording a hand can cost: the same rows into the same tables under the same settings, by
// statements that are prepared once, and nothing checked.
#pragma once

#include "facts/row.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <memory>

namespace bench {

class BareSqlite {
public:
    explicit BareSqlite(const QString& path);
    BareSqlite(const BareSqlite&) = delete;
    BareSqlite& operator=(const BareSqlite&) = delete;
    ~BareSqlite();

    /// A hand's rows as they will be written, so that making them is not measured.
    struct Rows {
        QVariantList journal;
        QVariantList hand;
        QVariantList head;
    };
    static Rows rowsOf(const facts::Entry& entry, long long seq);
    /// One transaction: a row of journal, one of hand, the head.
    void write(const Rows& rows);

private:
    struct Statements {
        QSqlQuery begin, journal, hand, head, commit;
    };
    std::unique_ptr<Statements> m_prepared;
};

} // namespace bench
