// What goes wrong with a file or a server.
#include "sentences.h"

namespace wording {

const std::initializer_list<Sentence> Sentences::store = {
    {"store-file-not-there", QT_TR_NOOP("\"%1\" is not there.")},
    {"store-file-exists", QT_TR_NOOP("\"%1\" is there already, and is not written over.")},
    {"store-file-empty", QT_TR_NOOP("\"%1\" is empty: no tournament was ever recorded in it.")},
    {"store-file-is-folder", QT_TR_NOOP("\"%1\" is a folder; name a file in it.")},
    {"store-file-foreign", QT_TR_NOOP("\"%1\" isn't a Courtside file.")},
    {"store-file-newer",
     QT_TR_NOOP("\"%1\" was made by a newer Courtside; open it with that one. It was left untouched.")},
    {"store-file-not-readable", QT_TR_NOOP("\"%1\" may not be read: %2.")},
    {"store-file-not-opened",
     QT_TR_NOOP("\"%1\" cannot be opened; may it be read, and its folder be written to?")},
    {"store-file-not-writable", QT_TR_NOOP("\"%1\" or its folder may not be written to; copy it to a folder "
                                           "of your own. It can be looked at.")},
    {"store-file-read-only",
     QT_TR_NOOP(
         "\"%1\" may not be written to; copy it to a folder of your own, or ask for the right to write.")},
    {"store-opened-to-read", QT_TR_NOOP("\"%1\" was opened only to be looked at.")},
    {"store-file-locked",
     QT_TR_NOOP("\"%1\" is in use by another program, which is writing to it; try again when it is done.")},
    {"store-file-moved", QT_TR_NOOP("\"%1\" was moved, deleted or replaced while it was open; open it again "
                                    "where it is now. What was acknowledged is in the file that was moved.")},
    {"store-disk-full", QT_TR_NOOP("The disk with \"%1\" is full; make room on it and try again. Nothing "
                                   "that was acknowledged is lost.")},
    {"store-file-unreadable",
     QT_TR_NOOP("\"%1\" could not be read (disk error); nothing was changed. Try again.")},
    {"store-file-not-written",
     QT_TR_NOOP("\"%1\" could not be written (disk error); nothing was changed. Try again.")},
    {"store-write-unsure",
     QT_TR_NOOP("\"%1\" could not be written (disk error). Open it again and see whether it is on record.")},
    {"store-not-read-back",
     QT_TR_NOOP("\"%1\" was made, but could not be read back (disk error). Open it again.")},
    {"store-setting-not-kept", QT_TR_NOOP("\"%1\" cannot be written safely: the database keeps %2 at %3.")},
    {"store-sqlite-failed", QT_TR_NOOP("\"%1\": %2 (%3).")},

    {"store-file-not-made", QT_TR_NOOP("\"%1\" cannot be made there: %2.")},
    {"store-file-not-named", QT_TR_NOOP("\"%1\" could not be made: %2.")},
    {"store-no-backup-folder", QT_TR_NOOP("The folder \"%1\" cannot be made, so there is no backup.")},
    {"store-backup-underway", QT_TR_NOOP("Another window is making a backup of \"%1\".")},
    {"store-copy-not-sound", QT_TR_NOOP("The copy of \"%1\" is not sound and was thrown away. %2")},
    {"store-no-room-for-copy",
     QT_TR_NOOP("\"%1\" is of an older version, and there is no room for a copy of it: %2.")},
    {"store-step-failed",
     QT_TR_NOOP("\"%1\" could not be brought up to date and is as it was before the step that failed. %2")},
    {"store-row-loose", QT_TR_NOOP("In it a row refers to one that is not there.")},

    {"store-file-damaged", QT_TR_NOOP("\"%1\" is damaged (%2). Keep the file; restore its newest backup, or "
                                      "what can still be read of it, under another name.")},
    {"store-file-cut", QT_TR_NOOP("\"%1\" is damaged: most of it is missing. Keep the file; restore its "
                                  "newest backup, or what can still be read of it, under another name.")},
    {"store-first-page-changed",
     QT_TR_NOOP("\"%1\" is damaged: its first page is not as it was written. Keep the file; restore its "
                "newest backup, or what can still be read of it, under another name.")},
    {"store-version-impossible",
     QT_TR_NOOP("\"%1\" is damaged: its version is %2. Keep the file; restore its newest backup, or what can "
                "still be read of it, under another name.")},
    {"store-not-sound", QT_TR_NOOP("\"%1\" is damaged. %2 Nothing was changed. Keep the file; restore its "
                                   "newest backup, or what can still be read of it, under another name.")},
    {"store-number-missing", QT_TR_NOOP("\"%1\" is damaged: a number in it is missing.")},
    {"store-text-missing", QT_TR_NOOP("\"%1\" is damaged: a text in it is missing.")},
    {"store-no-head", QT_TR_NOOP("\"%1\" is damaged: it has no head.")},
    {"store-no-journal", QT_TR_NOOP("\"%1\" is damaged: it has no journal.")},
    {"store-fact-damaged", QT_TR_NOOP("\"%1\" is damaged: fact %2 cannot be read (%3).")},
    {"store-person-changed",
     QT_TR_NOOP("\"%1\" is damaged: what is known of person %2 is not as it was written.")},

    {"store-pages-damaged", QT_TR_NOOP("The file is damaged: %1.")},
    {"store-schema-changed",
     QT_TR_NOOP(
         "The tables, triggers or views are not those that this program makes: someone has changed them.")},
    {"store-history-foreign", QT_TR_NOOP("The file's history is not its own: %1")},
    {"store-step-foreign", QT_TR_NOOP("its version %1 was not made by this program's own steps")},
    {"store-reference-loose", QT_TR_NOOP("A row of %1 refers to a row of %2 that is not there.")},
    {"store-facts-missing-before", QT_TR_NOOP("Before fact %1 some are missing.")},
    {"store-link-broken", QT_TR_NOOP("Fact %1 does not follow from the one before it.")},
    {"store-hash-differs", QT_TR_NOOP("Fact %1 is not as it was written: its hash differs.")},
    {"store-head-differs", QT_TR_NOOP("The record ends with fact %1, and its head says %2.")},
    {"store-head-hash-differs",
     QT_TR_NOOP("The record ends with fact %1, and its head says %2 with another hash.")},
    {"store-fact-missing", QT_TR_NOOP("Fact %1 is missing.")},
    {"store-fact-changed", QT_TR_NOOP("Fact %1 is not as it was written.")},
    {"store-fact-unreadable", QT_TR_NOOP("Fact %1 cannot be read.")},
    {"store-row-missing", QT_TR_NOOP("Fact %1 has no row in the table %2.")},
    {"store-row-differs", QT_TR_NOOP("Fact %1 and its row in the table %2 say different things.")},
    {"store-row-extra", QT_TR_NOOP("The table %1 has a row (%2) that is not in the record.")},
    {"store-digest-differs",
     QT_TR_NOOP("What is known of person %1 is not as it was written: its digest differs.")},

    {"store-fact-refused", QT_TR_NOOP("Not recorded: %1, %2.")},
    {"store-op-taken", QT_TR_NOOP("Not recorded: fact %1 has the same op and says something else.")},
    {"store-partly-on-record", QT_TR_NOOP("Not recorded: a part of these facts is on record already.")},
    {"store-head-moved", QT_TR_NOOP("Not recorded: someone else has written in the meantime (the record is "
                                    "at %1, not at %2); look at what they wrote and try again.")},
    {"store-reference-missing",
     QT_TR_NOOP("Not recorded. A person or a fact that it names is not on record.")},
    {"store-constraint-broken", QT_TR_NOOP("Not recorded. %1.")},
};

} // namespace wording
