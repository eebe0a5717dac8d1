// A new file, with a temporary name until it is complete and on the disk. Only for this room.
#pragma once

#include "connection.h"
#include "migration.h"

#include <span>
#include <utility>

namespace store {

/// Removed on destruction unless it was finished.
class NewFile {
public:
    /// An empty file beside `target`, which must not exist.
    static Answer<NewFile> begin(const QString& target);
    NewFile(NewFile&& other) noexcept
        : m_path(std::exchange(other.m_path, {})), m_target(std::move(other.m_target))
    {
    }
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// The temporary path.
    const QString& path() const { return m_path; }
    /// Opens the file. Messages use its final name.
    Answer<Connection> open(Opening opening = {}) const;
    /// Gives the file its final name. No connection may be open. After this, the file stays complete and has
    /// that name, whatever happens.
    Answer<void> finish();

private:
    NewFile(QString path, QString target) : m_path(std::move(path)), m_target(std::move(target)) {}
    QString m_path; ///< empty if there is nothing to remove
    QString m_target;
};

// A copy of an open file. Only for this room.

/// Copies the current content to `target`, which must not exist: under a temporary name, checked, then
/// renamed. `steps`: those that the file went through.
Answer<void> copyChecked(Connection& connection, const QString& target, std::span<const Migration> steps);

} // namespace store
