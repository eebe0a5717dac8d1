// A tournament's file: facts in, facts out, and whether the file is sound. The only room that speaks SQL.
//
// Whatever `append` has answered with a head is on the disk: no crash, power cut or full disk takes it back.
#pragma once

#include "record.h"
#include "trouble.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace store {

class Connection;

/// An open file. One thread's own. Paths are UTF-8.
class Store {
public:
    /// Makes the file with its first facts in it, which are held to the same as those of `append`: it gets
    /// its name when they are on the disk, or there is no file. Refuses a path at which there is something.
    static Answer<Store> create(const std::string& path, std::span<const facts::Entry> first = {},
                                const Options& options = {});
    /// Opens the file, brings it to this program's version if it is older (after a backup beside it; to be
    /// read, a copy of it), and checks it. Tells apart what is not there, empty, no file of ours, newer,
    /// damaged, read-only, and in use.
    static Answer<Store> open(const std::string& path, const Options& options = {});

    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    const Opened& opened() const { return m_opened; }
    std::string path() const;

    Answer<Head> head();
    /// The facts after the one that is number `afterSeq`, in order, of a person what is known now; and the
    /// head.
    Answer<News> news(long long afterSeq);
    /// All of the entries (whose own `seq` says nothing), or none. Facts that are on record with the same op
    /// and contents are a retry: answered as they were, whatever the head. Refuses what `facts::check`
    /// refuses, and with Conflict where the head is no longer `expectedHead`.
    Answer<Appended> append(long long expectedHead, std::span<const facts::Entry> entries);
    /// Everything that is not as it was written; empty where the file is sound.
    Answer<std::vector<Finding>> verify();
    /// A copy of the file as it is, checked, then put at `target`, where nothing may be.
    Answer<void> backup(const std::string& target);

private:
    Store(std::unique_ptr<Connection> connection, std::vector<Migration> steps, Options::Access access,
          Opened opened);

    std::unique_ptr<Connection> m_connection;
    std::vector<Migration> m_steps;
    Options::Access m_access;
    Opened m_opened;
};

/// The trouble in the words for a file that was just made: it is there, though it could not be read.
Trouble readBack(const std::string& path, Trouble why);
/// Everything that is not as it was written in the file at `path`, of whatever version, though it be too
/// damaged for `Store::open`.
Answer<std::vector<Finding>> verify(const std::string& path);
/// A copy of `copy`, which has to be sound, at `target`, where nothing may be; it keeps its version.
Answer<void> restore(const std::string& copy, const std::string& target);

} // namespace store
