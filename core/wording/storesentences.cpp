// Trouble with a file or a server.
#include "sentences.h"

namespace wording {

const std::initializer_list<Sentence> Sentences::store = {
    {"store-file-not-there", QT_TR_NOOP("“%1” doesn’t exist.")},
    {"store-file-exists", QT_TR_NOOP("“%1” already exists and wasn’t overwritten. Choose another name.")},
    {"store-file-empty", QT_TR_NOOP("“%1” is empty. No tournament was ever recorded in it.")},
    {"store-file-is-folder", QT_TR_NOOP("“%1” is a folder. Choose a file in it.")},
    {"store-file-foreign", QT_TR_NOOP("“%1” isn’t a Courtside file.")},
    {"store-file-newer", QT_TR_NOOP("“%1” was made by a newer version of Courtside. Open it with that "
                                    "version. The file wasn’t changed.")},
    {"store-file-not-readable", QT_TR_NOOP("“%1” can’t be read: %2.")},
    {"store-file-not-opened",
     QT_TR_NOOP("“%1” can’t be opened. Check that you may read it and write to its folder.")},
    {"store-file-not-writable",
     QT_TR_NOOP("“%1” or its folder is read-only. You can look at it, or copy it to a folder of your own.")},
    {"store-file-read-only",
     QT_TR_NOOP("“%1” is read-only. Copy it to a folder of your own, or ask for permission to write.")},
    {"store-opened-to-read", QT_TR_NOOP("“%1” is open for reading only.")},
    {"store-file-locked",
     QT_TR_NOOP("“%1” is in use by another program, which is writing to it. Try again when it is done.")},
    {"store-file-moved",
     QT_TR_NOOP("“%1” was moved, deleted or replaced while it was open. Open it again where it is now. "
                "Everything you saved is in the moved file.")},
    {"store-disk-full",
     QT_TR_NOOP(
         "The disk with “%1” is full. Nothing that was saved is lost. Free some space and try again.")},
    {"store-file-unreadable",
     QT_TR_NOOP("“%1” couldn’t be read (disk error). Nothing was changed. Try again.")},
    {"store-file-not-written",
     QT_TR_NOOP("“%1” couldn’t be written (disk error). Nothing was changed. Try again.")},
    {"store-write-unsure", QT_TR_NOOP("“%1” couldn’t be written (disk error). Open it again and check "
                                      "whether the last entry is on record.")},
    {"store-not-read-back",
     QT_TR_NOOP("“%1” was created, but couldn’t be read back (disk error). Open it again.")},
    {"store-setting-not-kept",
     QT_TR_NOOP("“%1” can’t be written safely: the database setting %2 stays at %3.")},
    {"store-sqlite-failed", QT_TR_NOOP("“%1”: %2 (%3).")},

    {"store-file-not-made", QT_TR_NOOP("“%1” can’t be created there: %2.")},
    {"store-file-not-named", QT_TR_NOOP("“%1” couldn’t be created: %2.")},
    {"store-no-backup-folder", QT_TR_NOOP("The folder “%1” can’t be created.")},
    {"store-backup-underway", QT_TR_NOOP("Another window is making a backup of “%1”.")},
    {"store-copy-not-sound", QT_TR_NOOP("The copy of “%1” wasn’t sound and was deleted. %2")},
    {"store-no-room-for-copy",
     QT_TR_NOOP("“%1” is from an older version, and there is no room for a copy of it: %2.")},
    {"store-step-failed", QT_TR_NOOP("“%1” couldn’t be upgraded, and the failed step changed nothing. %2")},
    {"store-row-loose", QT_TR_NOOP("A row in it refers to a row that doesn’t exist.")},

    {"store-file-damaged", QT_TR_NOOP("“%1” is damaged (%2). Keep the file. Restore its newest backup, or "
                                      "what can still be read, under another name.")},
    {"store-file-cut", QT_TR_NOOP("“%1” is damaged: most of it is missing. Keep the file. Restore its newest "
                                  "backup, or what can still be read, under another name.")},
    {"store-first-page-changed",
     QT_TR_NOOP("“%1” is damaged: its first page was changed. Keep the file. Restore its newest backup, or "
                "what can still be read, under another name.")},
    {"store-version-impossible", QT_TR_NOOP("“%1” is damaged: its version is %2. Keep the file. Restore its "
                                            "newest backup, or what can still be read, under another name.")},
    {"store-not-sound", QT_TR_NOOP("“%1” is damaged. %2 Nothing was changed. Keep the file. Restore its "
                                   "newest backup, or what can still be read, under another name.")},
    {"store-number-missing", QT_TR_NOOP("“%1” is damaged: a number in it is missing.")},
    {"store-text-missing", QT_TR_NOOP("“%1” is damaged: text in it is missing.")},
    {"store-no-head", QT_TR_NOOP("“%1” is damaged: its head is missing.")},
    {"store-no-journal", QT_TR_NOOP("“%1” is damaged: its journal is missing.")},
    {"store-fact-damaged", QT_TR_NOOP("“%1” is damaged: fact %2 can’t be read (%3).")},
    {"store-person-changed", QT_TR_NOOP("“%1” is damaged: the data of person %2 was changed.")},

    {"store-pages-damaged", QT_TR_NOOP("The file is damaged: %1.")},
    {"store-schema-changed",
     QT_TR_NOOP(
         "The tables, triggers or views aren’t the ones this program makes. Someone has changed them.")},
    {"store-history-foreign", QT_TR_NOOP("The file’s history isn’t this program’s: %1")},
    {"store-step-foreign", QT_TR_NOOP("its version %1 wasn’t made by this program’s own steps")},
    {"store-reference-loose", QT_TR_NOOP("A row of %1 refers to a row of %2 that doesn’t exist.")},
    {"store-facts-missing-before", QT_TR_NOOP("Facts are missing before fact %1.")},
    {"store-link-broken", QT_TR_NOOP("Fact %1 doesn’t follow from the one before it.")},
    {"store-hash-differs", QT_TR_NOOP("Fact %1 was changed (its hash differs).")},
    {"store-head-differs", QT_TR_NOOP("The record ends with fact %1, but its head says %2.")},
    {"store-head-hash-differs",
     QT_TR_NOOP("The record ends with fact %1, but its head says %2 with another hash.")},
    {"store-fact-missing", QT_TR_NOOP("Fact %1 is missing.")},
    {"store-fact-changed", QT_TR_NOOP("Fact %1 was changed.")},
    {"store-fact-unreadable", QT_TR_NOOP("Fact %1 can’t be read.")},
    {"store-row-missing", QT_TR_NOOP("Fact %1 has no row in the table %2.")},
    {"store-row-differs", QT_TR_NOOP("Fact %1 and its row in the table %2 don’t match.")},
    {"store-row-extra", QT_TR_NOOP("The table %1 has a row (%2) that isn’t in the record.")},
    {"store-digest-differs", QT_TR_NOOP("The data of person %1 was changed (its digest differs).")},

    {"store-fact-refused", QT_TR_NOOP("Not recorded: %1, %2.")},
    {"store-op-taken", QT_TR_NOOP("Not recorded: fact %1 has the same op with different content.")},
    {"store-partly-on-record", QT_TR_NOOP("Not recorded: some of these facts are already on record.")},
    {"store-head-moved", QT_TR_NOOP("Not recorded: someone else was first (the record is at fact %1, not "
                                    "%2). Check what they recorded and try again.")},
    {"store-reference-missing",
     QT_TR_NOOP("Not recorded. It names a person or a fact that isn’t on record.")},
    {"store-constraint-broken", QT_TR_NOOP("Not recorded. %1.")},
};

} // namespace wording
