// That a window has a file open, for other windows of this machine to know.
#pragma once

#include <QLockFile>
#include <QString>

#include <optional>

namespace session {

/// A claim on one file at a time, in the folder for temporary files: nothing lies beside the file, and what a
/// program that ended in a crash has left there counts for nothing. It keeps nobody out.
class Presence {
public:
    /// Claims the file, and gives up the one before.
    void claim(const QString& file);
    /// Whether no other window had it first. Asked again later, it takes over from one that has closed.
    bool isFirst();

private:
    std::optional<QLockFile> m_claim;
};

} // namespace session
