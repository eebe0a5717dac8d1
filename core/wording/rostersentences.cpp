// Mistakes in a roster file, a name, a card or a PIN.
#include "sentences.h"

namespace wording {

const std::initializer_list<Sentence> Sentences::roster = {
    // Kinds of text, and the cells and columns of a roster.
    {"name-of-supervisor", QT_TR_NOOP("name of the supervisor")},
    {"name-of-tournament", QT_TR_NOOP("name of the tournament")},
    {"name-of-team", QT_TR_NOOP("name of the team")},
    {"name-of-the-player", QT_TR_NOOP("name of the player")},
    {"name-of-player", QT_TR_NOOP("name of player %1")},
    {"name-of-newcomer", QT_TR_NOOP("name of the substitute")},
    {"name-of-device", QT_TR_NOOP("name of the device")},
    {"affiliation-of-the-player", QT_TR_NOOP("affiliation of the player")},
    {"affiliation-of-player", QT_TR_NOOP("affiliation of %1")},
    {"affiliation-of-newcomer", QT_TR_NOOP("affiliation of the substitute")},
    {"kind-of-id", QT_TR_NOOP("kind of ID")},
    {"text-of-fact", QT_TR_NOOP("%1")},
    {"name-in-team-column", QT_TR_NOOP("team name")},
    {"column-numbered", QT_TR_NOOP("Column %1")},
    {"column-titled", QT_TR_NOOP("%1")},
    {"column-untitled", QT_TR_NOOP("no title")},
    {"column-title", QT_TR_NOOP("title")},
    {"column-team", QT_TR_NOOP("team")},
    {"column-seed", QT_TR_NOOP("seed")},
    {"column-name", QT_TR_NOOP("name")},
    {"column-first-name", QT_TR_NOOP("first name")},
    {"column-last-name", QT_TR_NOOP("last name")},
    {"column-id", QT_TR_NOOP("ID")},
    {"column-email", QT_TR_NOOP("email")},
    {"column-captain", QT_TR_NOOP("captain")},
    {"column-role", QT_TR_NOOP("role")},
    {"column-affiliation", QT_TR_NOOP("affiliation")},
    {"column-of-captain", QT_TR_NOOP("%1 of the captain")},
    {"column-of-player", QT_TR_NOOP("%1 of player %2")},

    // Texts that can't be stored.
    {"text-not-utf8", QT_TR_NOOP("the %1 %2 isn’t UTF-8")},
    {"text-empty", QT_TR_NOOP("the %1 is empty")},
    {"text-too-long", QT_TR_NOOP("the %1 %2 has %3 characters, but at most %4 are allowed")},
    {"text-line-break", QT_TR_NOOP("the %1 has a line break (%2) %3")},
    {"text-control-character", QT_TR_NOOP("the %1 has a control character (%2) %3")},
    {"text-turned-direction",
     QT_TR_NOOP("the %1 has a character that reverses the writing direction (%2) %3")},
    {"text-hidden-character", QT_TR_NOOP("the %1 has an invisible character (%2) %3")},
    {"text-unknown-character", QT_TR_NOOP("the %1 has a character that other programs don’t know (%2) %3")},
    {"text-lost-letter", QT_TR_NOOP("the %1 has a letter that was lost when the file was saved (%2) %3")},
    {"text-accent-alone", QT_TR_NOOP("the %1 has an accent without a letter (%2) %3")},
    {"text-too-many-accents", QT_TR_NOOP("the %1 has too many accents on one letter (%2) %3")},
    {"at-its-beginning", QT_TR_NOOP("at the beginning")},
    {"after-text", QT_TR_NOOP("after %1")},

    // Names that people type.
    {"no-team-named", QT_TR_NOOP("enter a team")},
    {"no-player-named", QT_TR_NOOP("enter a player")},
    {"no-id-kind-named", QT_TR_NOOP("enter a kind of ID")},
    {"no-such-team", QT_TR_NOOP("no team is called %1")},
    {"no-such-player", QT_TR_NOOP("no player is called %1")},
    {"no-such-id-kind", QT_TR_NOOP("no kind of ID is called %1")},
    {"name-of-several", QT_TR_NOOP("%1 could be %2 or %3")},
    {"name-of-too-many", QT_TR_NOOP("%1 could be %2 or one of %3 more")},
    {"name-and-id", QT_TR_NOOP("%1 (%2)")},

    // Cards.
    {"card-not-read", QT_TR_NOOP("no card was read. Swipe it again, or type its number")},
    {"card-read-in-part", QT_TR_NOOP("only part of the card was read. Swipe it again, or type its number")},
    {"card-too-long",
     QT_TR_NOOP("that is longer than any card’s data. Swipe the card again, or type its number")},
    {"card-without-number",
     QT_TR_NOOP("the reader found no number on the card. Swipe it again, or type its number")},
    {"card-not-a-number", QT_TR_NOOP("that isn’t a card number. Swipe the card again, or type its number")},
    {"card-for-payment",
     QT_TR_NOOP(
         "that is a payment card. Nothing was kept. Swipe the ID card, or check the player in by name")},
    {"card-drivers-licence", QT_TR_NOOP("that is a driver’s license. Nothing was kept. Check the player in "
                                        "by name and choose it as the ID shown")},

    // The file as bytes.
    {"roster-workbook",
     QT_TR_NOOP("this is a workbook, not a CSV file. Open it in the spreadsheet program and save it as CSV")},
    {"roster-pdf", QT_TR_NOOP("this is a PDF, not a CSV file")},
    {"roster-nul-byte", QT_TR_NOOP("line %1 has a NUL byte: this isn’t a text file")},
    {"roster-nul-character", QT_TR_NOOP("line %1 has a NUL character: this isn’t a text file")},
    {"roster-unknown-byte",
     QT_TR_NOOP("line %1: the byte %2 is neither UTF-8 nor Windows-1252. This isn’t a text file")},
    {"roster-not-utf8", QT_TR_NOOP("the file is marked as UTF-8 but isn’t")},
    {"roster-utf16-cut-off", QT_TR_NOOP("the UTF-16 text is cut off in the middle of a character")},
    {"roster-utf16-half-character", QT_TR_NOOP("the UTF-16 text has half a character")},
    {"roster-windows-1252", QT_TR_NOOP("the file was read as Windows-1252. Check the accents")},
    {"roster-too-large", QT_TR_NOOP("the file is over 4 MB, too large for a roster")},

    // The file as a whole.
    {"roster-line", QT_TR_NOOP("line %1: %2")},
    {"roster-empty", QT_TR_NOOP("the file is empty")},
    {"roster-no-rows", QT_TR_NOOP("the file has a header but no rows")},
    {"roster-before-header", QT_TR_NOOP("lines before the header on line %1 are skipped")},
    {"roster-header", QT_TR_NOOP("the header has %1. Found: %2")},
    {"roster-no-team-column", QT_TR_NOOP("no column for the team (Team, Team Name, Partnership)")},
    {"roster-no-name-column",
     QT_TR_NOOP("no column for the player’s name (Name, or First and Last, or Player 1 and Player 2)")},
    {"roster-no-last-name-column", QT_TR_NOOP("a column for the %1 but none for the last")},
    {"roster-no-first-name-column", QT_TR_NOOP("a column for the %1 but none for the first")},
    {"roster-several-columns", QT_TR_NOOP("%1 columns for the %2")},
    {"roster-open-quote", QT_TR_NOOP("a quote opens here and never closes: nothing after it can be read")},

    // Rows and cells.
    {"roster-text-after-quote",
     QT_TR_NOOP("there is text after a closing quote. To write a quote inside a cell, double it")},
    {"roster-cells-spill",
     QT_TR_NOOP(
         "%1 cells, but the header has %2. Put quotes around a cell that has a comma or semicolon in it")},
    {"roster-cells-missing",
     QT_TR_NOOP("%1 cells, but the header has %2. The missing ones are read as empty")},
    {"roster-not-a-player", QT_TR_NOOP("this row isn’t a player and is skipped")},
    {"roster-no-player", QT_TR_NOOP("the team has no players")},
    {"roster-name-turned", QT_TR_NOOP("%1 is read as %2")},
    {"roster-role-unknown", QT_TR_NOOP("the role %1 is read as player")},
    {"roster-text-misread", QT_TR_NOOP("another program may have garbled the accents of the %1 %2")},
    {"roster-email-left-out", QT_TR_NOOP("the %1 %2 isn’t an address and is skipped")},
    {"roster-seed-no-number", QT_TR_NOOP("the seed %1 isn’t a whole number from 1 to %2")},
    {"roster-id-taken-as-none", QT_TR_NOOP("the %1 is %2, which is read as none")},
    {"roster-id-without-digit",
     QT_TR_NOOP("the %1 %2 has no digits, unlike a card number. It is kept as it is")},
    {"roster-id-rounded",
     QT_TR_NOOP("a spreadsheet rounded the %1 %2, and its last digits are lost. Format the column as text "
                "there, type the ID again, save, and import the file again")},
    {"roster-id-made-a-number",
     QT_TR_NOOP("a spreadsheet turned the %1 %2 into a number, and leading zeros may be lost. Format the "
                "column as text there, type the ID again, save, and import the file again")},
    {"roster-id-failed", QT_TR_NOOP("the %1 %2 is an error in the spreadsheet. Format the column as text "
                                    "there, type the ID again, save, and import the file again")},

    // Rows compared with each other.
    {"roster-id-twice", QT_TR_NOOP("the ID %1 of %2 is also on line %3, for %4")},
    {"roster-id-short",
     QT_TR_NOOP("the ID %1 has %2 digits, but most have %3. Did a spreadsheet drop leading zeros?")},
    {"roster-unnamed-player", QT_TR_NOOP("a player without a name")},
    {"roster-player-of-team", QT_TR_NOOP("%1 (%2)")},
    {"roster-seed-twice", QT_TR_NOOP("seed %1 of %2 is also on line %3, for %4")},
    {"roster-two-seeds", QT_TR_NOOP("team %1 has seed %2 here and seed %3 on line %4")},
    {"roster-team-twice", QT_TR_NOOP("team %1 is already on line %2")},
    {"roster-team-twice-as", QT_TR_NOOP("team %1 is already on line %2 as %3")},
    {"roster-team-taken-as", QT_TR_NOOP("team %1 is read as %2 of line %3")},
    {"roster-player-twice", QT_TR_NOOP("%1 is on team %2 twice, here and on line %3")},
    {"roster-player-twice-in-row", QT_TR_NOOP("%1 is on team %2 twice")},
    {"roster-team-too-large",
     QT_TR_NOOP("team %1 has %2 players, but can have at most %3. Choose who to leave out")},
    {"roster-captain-unknown", QT_TR_NOOP("the captain %1 isn’t on team %2")},
    {"roster-affiliations-level",
     QT_TR_NOOP("team %1 has no affiliation: its players are split between %2 and %3")},
    {"roster-one-player", QT_TR_NOOP("team %1 has one player and can’t play until it has two")},

    // Supervisors and their PINs.
    {"supervisors-unreadable", QT_TR_NOOP("the file with the supervisors’ PINs, %1, can’t be read: %2")},
    {"supervisors-unwritable", QT_TR_NOOP("the file with the supervisors’ PINs, %1, can’t be written: %2")},
    {"supervisors-in-use", QT_TR_NOOP("the file with the supervisors’ PINs, %1, can’t be written: another "
                                      "program is using it, or its folder is read-only")},
    {"supervisors-no-json",
     QT_TR_NOOP(
         "the file with the supervisors’ PINs, %1, is damaged (line %2: %3). It wasn’t changed, and no PIN "
         "can be checked. Restore a copy of it, or move it away, restart Courtside and set the PINs again")},
    {"supervisors-damaged", QT_TR_NOOP("the file with the supervisors’ PINs, %1, is damaged (line %2: %3 "
                                       "%4). It wasn’t changed, and no PIN can be checked. Restore a copy "
                                       "of it, or move it away, restart Courtside and set the PINs again")},
    {"supervisor-without-pin", QT_TR_NOOP("%1 has no PIN on this computer")},
    {"supervisor-twice", QT_TR_NOOP("there is already a supervisor %1")},
    {"pin-out-of-memory",
     QT_TR_NOOP("there isn’t enough memory to check a PIN. Close another program and try again")},
    {"pin-wrong", QT_TR_NOOP("wrong PIN for %1. Try again in %2 s")},
    {"pin-no-digits", QT_TR_NOOP("a PIN has %1 to %2 digits")},
    {"pin-of-another-needed", QT_TR_NOOP("this requires a supervisor’s PIN")},
    {"roster-counting-others", QT_TR_NOOP("%1 (counting %2, on record but not in the file)")},
    {"roster-too-many-teams", QT_TR_NOOP("that would be %1 teams, but a tournament can have at most %2")},

    // People.
    {"roster-player-new", QT_TR_NOOP("%1 is new on the team")},
    {"roster-player-renamed", QT_TR_NOOP("%1 was %2")},
    {"roster-player-affiliation", QT_TR_NOOP("the affiliation of %1 is %2")},
    {"roster-player-affiliation-changed", QT_TR_NOOP("the affiliation of %1 is %2, was %3")},
    {"roster-player-comes-from", QT_TR_NOOP("%1 moves here from %2")},
    {"roster-drawn-player-stays", QT_TR_NOOP("%1 must stay on %2: the teams are drawn")},
    {"roster-id-new", QT_TR_NOOP("%1 now has an ID")},
    {"roster-id-new-ends", QT_TR_NOOP("%1 now has an ID, …%2")},
    {"roster-id-changed", QT_TR_NOOP("%1 has another ID")},
    {"roster-id-changed-ends", QT_TR_NOOP("%1 has another ID, …%2")},
    {"roster-id-changed-was", QT_TR_NOOP("%1 has another ID, was …%2")},
    {"roster-id-changed-ends-was", QT_TR_NOOP("%1 has another ID, …%2, was …%3")},
    {"roster-id-taken", QT_TR_NOOP("the ID of %1 already belongs to %2")},
    {"roster-id-taken-on-team", QT_TR_NOOP("the ID of %1 already belongs to %2 (%3)")},
    {"roster-ids-of-another-machine", QT_TR_NOOP("the IDs on record are from another computer. The IDs in "
                                                 "this file are neither compared nor imported")},

    // Teams.
    {"roster-team-renamed", QT_TR_NOOP("the team was %1")},
    {"roster-team-affiliation", QT_TR_NOOP("affiliation %1")},
    {"roster-team-affiliation-changed", QT_TR_NOOP("affiliation %1, was %2")},
    {"roster-team-affiliation-gone", QT_TR_NOOP("no affiliation, was %1")},
    {"roster-team-empty", QT_TR_NOOP("no one would be on %1")},
    {"roster-team-left-empty", QT_TR_NOOP("that would leave no one on %1")},
    {"roster-drawn-team-enters-late", QT_TR_NOOP("the teams are drawn: add %1 separately as a late entry")},
    {"roster-team-too-large-with-record",
     QT_TR_NOOP("with those on record, %1 would have %2 players, but a team can have at most %3")},
    {"roster-team-sat-down", QT_TR_NOOP("the players of %1 can’t change: it has already played")},
    {"roster-other-partners", QT_TR_NOOP("the partners differ from those on record")},
    {"roster-substitutes-reordered", QT_TR_NOOP("the substitutes are in another order")},
    {"roster-seed-new", QT_TR_NOOP("seed %1, was none")},
    {"roster-seed-changed", QT_TR_NOOP("seed %1, was %2")},
    {"roster-drawn-seed-stays", QT_TR_NOOP("seed %1 isn’t imported, because the teams are drawn")},
    {"roster-row-against-limit", QT_TR_NOOP("%1. Skip the row, and register the team with an override")},
    {"roster-team-against-limit",
     QT_TR_NOOP("%1. Choose who to leave out, or register the team with an override")},

    // The key of the cards.
    {"card-key-missing",
     QT_TR_NOOP("cards can’t be recognized here: the card key, %1, isn’t on this computer")},
    {"card-key-unreadable", QT_TR_NOOP("the card key, %1, can’t be read: %2")},
    {"card-key-damaged", QT_TR_NOOP("the card key, %1, is damaged: it should be %2 bytes long")},
    {"card-key-not-made", QT_TR_NOOP("the card key, %1, couldn’t be created: %2")},
    {"card-key-without-folder",
     QT_TR_NOOP("the card key, %1, couldn’t be created, because its folder can’t be created")},
};

} // namespace wording
