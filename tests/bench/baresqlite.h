// The minimum cost of recording a hand: the same rows into the same tables with the same settings, with
// prepared statements and without checks.
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

    /// A hand's rows, made before the measurement.
    struct Rows {
        QVariantList journal;
        QVariantList hand;
        QVariantList head;
    };
    static Rows rowsOf(const facts::Entry& entry, long long seq);
    /// One transaction: a row in the journal, a row for the hand, the head.
    void write(const Rows& rows);

private:
    struct Statements {
        QSqlQuery begin, journal, hand, head, commit;
    };
    std::unique_ptr<Statements> m_prepared;
};

} // namespace bench
