// A connection to an SQLite file: statements in, values out. Only for this room.
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

// Runs statements in SQLite: values in, rows out. Only for this room.

using Row = std::vector<facts::Cell>;

/// The result of a statement.
struct Given {
    std::vector<Row> rows; ///< all rows, because an unfinished SELECT would lock others out
    int changed = 0;       ///< number of changed rows
};

/// The statements of one connection. A statement with values is prepared once and kept, because SQLite needs
/// several times as long to parse the INSERT of a hand with its CHECKs as to run it.
class Prepared {
public:
    tl::expected<Given, QSqlError> run(const QSqlDatabase& database, const QString& sql, const Row& values);

private:
    std::map<QString, QSqlQuery> m_kept;
};

/// How to open a file. `waitMs`: how long to wait for another program that is writing.
struct Opening {
    bool readOnly = false; ///< the file may not be writable
    bool writes = true;    ///< facts will be written: sets what makes a commit durable
    int waitMs = 5000;
    int mostPages = 0; ///< limit on the file's size; 0: none; tests use it as a full disk
    QString called;    ///< the name in messages; empty: its own name
};

/// Closed on destruction. Only for the thread that made it.
class Connection {
public:
    /// Opens an existing file, sets what makes a commit durable, and reads each setting back.
    static Answer<Connection> open(const QString& path, const Opening& opening = {});
    /// A database in memory, for comparing.
    static Answer<Connection> inMemory();

    /// Runs one statement and returns the number of changed rows.
    Answer<int> run(const QString& sql, const Row& values = {});
    /// Runs a query and returns all rows.
    Answer<std::vector<Row>> rows(const QString& sql, const Row& values = {});
    /// The number or text in the first column of the first row.
    Answer<long long> number(const QString& sql, const Row& values = {});
    Answer<std::string> text(const QString& sql, const Row& values = {});

    /// Copies the current content into the empty file at `path`, without syncing. `called`: the name in
    /// messages.
    Answer<void> copyInto(const QString& path, const QString& called);

    /// A copy of the current content in a temporary folder, which is removed with its connection. Messages
    /// use the name of this one.
    Answer<Connection> scratchCopy();

    /// Drops cached pages, so the file is read again.
    void forget() { static_cast<void>(rows(QStringLiteral("PRAGMA shrink_memory"))); }

    const QString& path() const { return m_path; }
    /// The actual path, whatever messages call it.
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
    QString m_path; ///< the name in messages
    QString m_file;
};

// A transaction that ends with its scope. Only for this room.

/// Locks the file for writing at once (BEGIN IMMEDIATE), so what is read in the transaction is still true
/// when it writes. Rolls back on destruction unless committed.
class Transaction {
public:
    static Answer<Transaction> begin(Connection& connection);
    /// Only for reading. Doesn't see what others write meanwhile.
    static Answer<Transaction> read(Connection& connection);
    Transaction(Transaction&& other) noexcept : m_connection(std::exchange(other.m_connection, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// After this, everything in the transaction is on the disk, or nothing is.
    Answer<void> commit();

private:
    explicit Transaction(Connection& connection) : m_connection(&connection) {}
    Connection* m_connection; ///< null when it has ended
};

} // namespace store
