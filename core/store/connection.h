// One connection to one SQLite file: statements in, values out. For this room alone.
#pragma once

#include "prepared.h"
#include "trouble.h"

#include <QString>

#include <memory>
#include <vector>

class QTemporaryDir;

namespace store {

/// How a file is opened. `waitMs` is how long another program's writing is waited for.
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

    Connection(Connection&& other) noexcept;
    Connection& operator=(Connection&& other) noexcept;
    ~Connection();

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
    Connection(QString name, QString called, QString file);
    static Answer<Connection> connect(const QString& called, const QString& file, const QString& uri,
                                      const QString& options);
    Answer<void> settle(const Opening& opening);
    Answer<void> set(const QString& pragma, const QString& value, const QString& readBack);
    tl::expected<Given, QSqlError> execute(const QString& sql, const Row& values);
    Trouble why(const QSqlError& error) const;

    QString m_name; ///< of Qt's connection; empty where this has none
    QString m_path; ///< what sentences call it
    QString m_file;
    std::unique_ptr<QTemporaryDir> m_scratch; ///< with a scratch copy
    std::unique_ptr<Prepared> m_prepared;
};

} // namespace store
