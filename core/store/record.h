// What is written to and read from a file, and how it is opened.
#pragma once

#include "migration.h"

#include "facts/digest.h"
#include "message/message.h"

#include <string>
#include <vector>

namespace store {

using facts::Head;

/// Facts and the head at the same moment.
struct News {
    std::vector<facts::Entry> entries;
    Head head;
};

struct Appended {
    std::vector<long long> seqs; ///< one for each fact
    Head head;
    bool repeated = false; ///< a retry: the facts were already on record
};

/// What opening did to the file's version.
struct Opened {
    /// UpgradedCopy: an older file that is opened only for reading stays as it is.
    enum class Kind { Current, Upgraded, UpgradedCopy };
    Kind kind = Kind::Current;
    int from = 0;       ///< the file's version before
    std::string backup; ///< for Upgraded: path of the copy made before the upgrade
};

/// Something that isn't as it was written.
struct Finding {
    enum class Kind { File, Schema, History, Reference, Chain, Contents, Person };
    Kind kind = Kind::File;
    long long seq = 0; ///< of the fact it is about, if any
    message::Message message;
};

struct Options {
    /// Read: nothing is written, so the file needn't be writable.
    enum class Access { Write, Read };
    Access access = Access::Write;
    int waitMs = 5000; ///< for another program that is writing
    /// Whether to read and check the whole file first. Otherwise it is opened as it is.
    bool checked = true;

    // For tests.
    const std::vector<Migration>* steps = nullptr; ///< used instead of this program's steps
    BeforeStatement beforeStatement{};
    int mostPages = 0; ///< the disk is full at this size
};

} // namespace store
