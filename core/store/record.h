// What goes into a file and comes out of it, and how it is opened.
#pragma once

#include "migration.h"

#include "facts/digest.h"
#include "message/message.h"

#include <string>
#include <vector>

namespace store {

using facts::Head;

/// Facts, and the head of the same moment.
struct News {
    std::vector<facts::Entry> entries;
    Head head;
};

struct Appended {
    std::vector<long long> seqs; ///< one a fact
    Head head;
    bool repeated = false; ///< the facts were on record already: a retry
};

/// What happened to the file's version when it was opened.
struct Opened {
    /// UpgradedCopy: an older file that is only read; it stays as it is.
    enum class Kind { Current, Upgraded, UpgradedCopy };
    Kind kind = Kind::Current;
    int from = 0;       ///< the version it had
    std::string backup; ///< with Upgraded: the copy of the file as it was
};

/// Something that is not as it was written.
struct Finding {
    enum class Kind { File, Schema, History, Reference, Chain, Contents, Person };
    Kind kind = Kind::File;
    long long seq = 0; ///< of the fact, where it is about one
    message::Message message;
};

struct Options {
    /// Read: nothing is written, and a file that may not be written to will do.
    enum class Access { Write, Read };
    Access access = Access::Write;
    int waitMs = 5000; ///< for another program's writing
    /// Whether the whole file is read and checked first. Without, it is opened as it is.
    bool checked = true;

    // Where a test takes over; otherwise left alone.
    const std::vector<Migration>* steps = nullptr; ///< instead of this program's
    BeforeStatement beforeStatement{};
    int mostPages = 0; ///< a disk that is full then
};

} // namespace store
