// A tournament's file: writes and reads facts, and checks that the file is sound. The only room that uses
// SQL.
// When `append` has returned a head, the facts are on the disk: no crash, power cut or full disk can lose
// them.
#pragma once

#include "record.h"
#include "trouble.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace store {

class Connection;

/// An open file. Only for one thread. Paths are UTF-8.
class Store {
public:
    /// Creates the file with its first facts, with the same checks as `append`. If that fails, no file is
    /// left. Refuses a path that exists.
    static Answer<Store> create(const std::string& path, std::span<const facts::Entry> first = {},
                                const Options& options = {});
    /// Opens and checks the file. Upgrades an older one to this program's version, after a backup beside it;
    /// if it is only read, upgrades a copy. Tells apart a missing, empty, foreign, newer, damaged, read-only
    /// and locked file.
    static Answer<Store> open(const std::string& path, const Options& options = {});

    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    const Opened& opened() const { return m_opened; }
    std::string path() const;

    Answer<Head> head();
    /// The facts after number `afterSeq`, in order, with personal data as known now. And the head.
    Answer<News> news(long long afterSeq);
    /// Records all entries or none. Their own `seq` is ignored. If the facts are already on record with the
    /// same ops and content, it is a retry: they are returned as they are, whatever the head. Refuses what
    /// `facts::check` refuses. Conflict if the head is no longer `expectedHead`.
    Answer<Appended> append(long long expectedHead, std::span<const facts::Entry> entries);
    /// Everything that isn't as it was written. Empty if the file is sound.
    Answer<std::vector<Finding>> verify();
    /// Copies the file, checks the copy, then saves it as `target`, which must not exist.
    Answer<void> backup(const std::string& target);

private:
    Store(std::unique_ptr<Connection> connection, std::vector<Migration> steps, Options::Access access,
          Opened opened);

    std::unique_ptr<Connection> m_connection;
    std::vector<Migration> m_steps;
    Options::Access m_access;
    Opened m_opened;
};

/// The trouble for a file that was just created but couldn't be read back.
Trouble readBack(const std::string& path, Trouble why);
/// Everything in the file at `path` that isn't as it was written. For any version, even if the file is too
/// damaged for `Store::open`.
Answer<std::vector<Finding>> verify(const std::string& path);
/// Copies `copy`, which must be sound, to `target`. It keeps its version.
Answer<void> restore(const std::string& copy, const std::string& target);

} // namespace store
