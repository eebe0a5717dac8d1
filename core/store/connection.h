// One connection to one SQLite file: statements in, values out. For this room alone.
#pragma once

#include "trouble.h"

#include "facts/row.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QTemporaryDir>

#include <map>
#include <memory>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace store {

// Statements on their way to SQLite: values in, rows out. For this room alone.

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
    std::map<QString, QSqlQuery> m_kept;
};

/// How a file is opened. `waitMs` is how long to wait for another program that writes.
struct Opening {
    bool readOnly = false; ///< the file may not be written to
    bool writes = true;    ///< facts will be: the settings that keep them are set
    int waitMs = 5000;
    int mostPages = 0; ///< bound on the file's size, 0 for none: a disk that is full
    QString called;    ///< what sentences call it; where empty, its own name
};

/// Closed on destruction. For the thread that made it.
class Connection {
public:
    /// Opens a file that is there, sets what makes a commit durable, and reads each setting back.
    static Answer<Connection> open(const QString& path, const Opening& opening = {});
    /// A database in memory, for comparison.
    static Answer<Connection> inMemory();

    /// Runs one statement; gives the number of rows that it changed.
    Answer<int> run(const QString& sql, const Row& values = {});
    /// All rows of a query.
    Answer<std::vector<Row>> rows(const QString& sql, const Row& values = {});
    /// The number, the text in the first column of the first row.
    Answer<long long> number(const QString& sql, const Row& values = {});
    Answer<std::string> text(const QString& sql, const Row& values = {});

    /// A copy as of now in the empty file at `path`, not yet synced; `called` is what sentences call it.
    Answer<void> copyInto(const QString& path, const QString& called);

    /// A copy as of now in a folder of its own, gone with its connection; sentences call it like this one.
    Answer<Connection> scratchCopy();

    /// Drops what it remembers of the file, so that the file is read again.
    void forget() { static_cast<void>(rows(QStringLiteral("PRAGMA shrink_memory"))); }

    const QString& path() const { return m_path; }
    /// Where the file is, whatever sentences call it.
    const QString& file() const { return m_file; }

private:
    struct Open {
        QString name;                           ///< of Qt's connection
        std::unique_ptr<QTemporaryDir> scratch; ///< of a scratch copy
        Prepared prepared;
        explicit Open(QString called) : name(std::move(called)) {}
        ~Open();
    };

    Connection() = default;
    static Answer<Connection> connect(const QString& called, const QString& file, const QString& uri,
                                      const QString& options);
    Answer<void> settle(const Opening& opening);
    Answer<void> set(const QString& pragma, const QString& value, const QString& readBack);
    Answer<Given> execute(const QString& sql, const Row& values);

    std::unique_ptr<Open> m_open;
    QString m_path; ///< what sentences call it
    QString m_file;
};

// A transaction that ends with the scope it is in. For this room alone.

/// Takes the right to write at once (BEGIN IMMEDIATE), so that what is read in it still holds when it writes;
/// rolls back on destruction unless committed.
class Transaction {
public:
    static Answer<Transaction> begin(Connection& connection);
    /// For reading alone: what others write meanwhile is not seen in it.
    static Answer<Transaction> read(Connection& connection);
    Transaction(Transaction&& other) noexcept : m_connection(std::exchange(other.m_connection, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// After this everything in it is on the disk, or nothing is.
    Answer<void> commit();

private:
    explicit Transaction(Connection& connection) : m_connection(&connection) {}
    Connection* m_connection; ///< null once it has ended
};

} // namespace store
