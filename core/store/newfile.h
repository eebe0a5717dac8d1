// A file in the making: under another name until it is whole and on the disk. For this room alone.
#pragma once

#include "connection.h"
#include "migration.h"

#include <span>
#include <utility>

namespace store {

/// Gone again on destruction unless it was finished.
class NewFile {
public:
    /// An empty file beside `target`, where nothing may be.
    static Answer<NewFile> begin(const QString& target);
    NewFile(NewFile&& other) noexcept
        : m_path(std::exchange(other.m_path, {})), m_target(std::move(other.m_target))
    {
    }
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// What it is called for the time being.
    const QString& path() const { return m_path; }
    /// Opens it; troubles name it as it will be called.
    Answer<Connection> open(Opening opening = {}) const;
    /// Gives it its name, once no connection is open. After this it stays whole and of that name, whatever
    /// happens.
    Answer<void> finish();

private:
    NewFile(QString path, QString target) : m_path(std::move(path)), m_target(std::move(target)) {}
    QString m_path; ///< empty once there is nothing to remove
    QString m_target;
};

// A copy of an open file. For this room alone.

/// A copy as of now at `target`, where nothing may be: made under another name, checked, and then given its
/// own. `steps` are those that the file has been through.
Answer<void> copyChecked(Connection& connection, const QString& target, std::span<const Migration> steps);

} // namespace store
