// What is wrong with a roster file, a name, a card, a PIN.

#include "sentences.h"

#include <QtGlobal>

namespace wording {

std::span<const Sentence> rosterSentences()
{
    static constexpr Sentence sentences[] = {
        // What a text is, and the cells and columns of a roster.
        {"name-of-supervisor", QT_TRANSLATE_NOOP("Message", "name of the supervisor")},
        {"name-of-tournament", QT_TRANSLATE_NOOP("Message", "name of the tournament")},
        {"name-of-team", QT_TRANSLATE_NOOP("Message", "name of the team")},
        {"name-of-the-player", QT_TRANSLATE_NOOP("Message", "name of the player")},
        {"name-of-player", QT_TRANSLATE_NOOP("Message", "name of player %1")},
        {"name-of-newcomer", QT_TRANSLATE_NOOP("Message", "name of who comes in")},
        {"name-of-device", QT_TRANSLATE_NOOP("Message", "name of the device")},
        {"affiliation-of-the-player", QT_TRANSLATE_NOOP("Message", "affiliation of the player")},
        {"affiliation-of-player", QT_TRANSLATE_NOOP("Message", "affiliation of %1")},
        {"affiliation-of-newcomer", QT_TRANSLATE_NOOP("Message", "affiliation of who comes in")},
        {"kind-of-id", QT_TRANSLATE_NOOP("Message", "kind of ID")},
        {"text-of-fact", QT_TRANSLATE_NOOP("Message", "%1")},
        {"name-in-team-column", QT_TRANSLATE_NOOP("Message", "team name")},
        {"column-numbered", QT_TRANSLATE_NOOP("Message", "Column %1")},
        {"column-titled", QT_TRANSLATE_NOOP("Message", "%1")},
        {"column-untitled", QT_TRANSLATE_NOOP("Message", "no title")},
        {"column-title", QT_TRANSLATE_NOOP("Message", "title")},
        {"column-team", QT_TRANSLATE_NOOP("Message", "team")},
        {"column-seed", QT_TRANSLATE_NOOP("Message", "seed")},
        {"column-name", QT_TRANSLATE_NOOP("Message", "name")},
        {"column-first-name", QT_TRANSLATE_NOOP("Message", "first name")},
        {"column-last-name", QT_TRANSLATE_NOOP("Message", "last name")},
        {"column-id", QT_TRANSLATE_NOOP("Message", "ID")},
        {"column-email", QT_TRANSLATE_NOOP("Message", "email")},
        {"column-captain", QT_TRANSLATE_NOOP("Message", "captain")},
        {"column-role", QT_TRANSLATE_NOOP("Message", "role")},
        {"column-affiliation", QT_TRANSLATE_NOOP("Message", "affiliation")},
        {"column-of-captain", QT_TRANSLATE_NOOP("Message", "%1 of the captain")},
        {"column-of-player", QT_TRANSLATE_NOOP("Message", "%1 of player %2")},

        // Texts that may not be stored.
        {"text-not-utf8", QT_TRANSLATE_NOOP("Message", "the %1 %2 is not UTF-8")},
        {"text-empty", QT_TRANSLATE_NOOP("Message", "the %1 is empty")},
        {"text-too-long", QT_TRANSLATE_NOOP("Message", "the %1 %2 has %3 characters; at most %4 fit")},
        {"text-line-break", QT_TRANSLATE_NOOP("Message", "the %1 has a line break (%2) %3")},
        {"text-control-character", QT_TRANSLATE_NOOP("Message", "the %1 has a control character (%2) %3")},
        {"text-turned-direction",
         QT_TRANSLATE_NOOP("Message", "the %1 has a character that turns the direction of writing (%2) %3")},
        {"text-hidden-character",
         QT_TRANSLATE_NOOP("Message", "the %1 has a character that nobody can see (%2) %3")},
        {"text-unknown-character",
         QT_TRANSLATE_NOOP("Message", "the %1 has a character that other programs do not know (%2) %3")},
        {"text-lost-letter",
         QT_TRANSLATE_NOOP("Message", "the %1 has a letter that was lost when the text was saved (%2) %3")},
        {"text-accent-alone", QT_TRANSLATE_NOOP("Message", "the %1 has an accent without a letter (%2) %3")},
        {"text-too-many-accents",
         QT_TRANSLATE_NOOP("Message", "the %1 has too many accents on one letter (%2) %3")},
        {"at-its-beginning", QT_TRANSLATE_NOOP("Message", "at its beginning")},
        {"after-text", QT_TRANSLATE_NOOP("Message", "after %1")},

        // Somebody or something named by typing.
        {"no-team-named", QT_TRANSLATE_NOOP("Message", "no team is named")},
        {"no-player-named", QT_TRANSLATE_NOOP("Message", "no player is named")},
        {"no-id-kind-named", QT_TRANSLATE_NOOP("Message", "no kind of ID is named")},
        {"no-such-team", QT_TRANSLATE_NOOP("Message", "no team is called %1")},
        {"no-such-player", QT_TRANSLATE_NOOP("Message", "no player is called %1")},
        {"no-such-id-kind", QT_TRANSLATE_NOOP("Message", "no kind of ID is called %1")},
        {"name-of-several", QT_TRANSLATE_NOOP("Message", "%1 could be %2 or %3")},
        {"name-of-too-many", QT_TRANSLATE_NOOP("Message", "%1 could be %2 or one of %3 more")},
        {"name-and-id", QT_TRANSLATE_NOOP("Message", "%1 (%2)")},

        // Cards.
        {"card-not-read",
         QT_TRANSLATE_NOOP("Message", "no card was read; swipe it again, or type its number")},
        {"card-read-in-part",
         QT_TRANSLATE_NOOP("Message", "the card was read only in part; swipe it again, or type its number")},
        {"card-too-long",
         QT_TRANSLATE_NOOP("Message",
                           "that is more than any card holds; swipe it again, or type its number")},
        {"card-without-number",
         QT_TRANSLATE_NOOP("Message",
                           "the reader found no number on the card; swipe it again, or type its number")},
        {"card-not-a-number",
         QT_TRANSLATE_NOOP("Message", "that is no number of a card; swipe it again, or type its number")},
        {"card-for-payment",
         QT_TRANSLATE_NOOP("Message", "that is a payment card: nothing of it is kept; swipe the ID card, or "
                                      "check the player in by name")},
        {"card-drivers-licence",
         QT_TRANSLATE_NOOP("Message",
                           "that is a driver's licence: nothing of it is kept; check the player in by "
                           "name, and say that it was shown")},

        // The file as bytes.
        {"roster-workbook",
         QT_TRANSLATE_NOOP("Message",
                           "this is a workbook, not a CSV file; open it in the spreadsheet and save "
                           "it as CSV")},
        {"roster-pdf", QT_TRANSLATE_NOOP("Message", "this is a PDF, not a CSV file")},
        {"roster-nul-byte", QT_TRANSLATE_NOOP("Message", "line %1: a NUL byte: this is no text file")},
        {"roster-nul-character",
         QT_TRANSLATE_NOOP("Message", "line %1: a NUL character: this is no text file")},
        {"roster-unknown-byte",
         QT_TRANSLATE_NOOP("Message",
                           "line %1: the byte %2 is neither UTF-8 nor Windows-1252: this is no text file")},
        {"roster-not-utf8", QT_TRANSLATE_NOOP("Message", "the file is marked as UTF-8 and is not")},
        {"roster-utf16-cut-off",
         QT_TRANSLATE_NOOP("Message", "the UTF-16 text is cut off in the middle of a character")},
        {"roster-utf16-half-character", QT_TRANSLATE_NOOP("Message", "the UTF-16 text has half a character")},
        {"roster-windows-1252",
         QT_TRANSLATE_NOOP("Message", "the file is read as Windows-1252; look at the accents")},
        {"roster-too-large",
         QT_TRANSLATE_NOOP("Message", "the file has more than 4 MB; no roster is that large")},

        // The file as a whole.
        {"roster-line", QT_TRANSLATE_NOOP("Message", "line %1: %2")},
        {"roster-empty", QT_TRANSLATE_NOOP("Message", "the file is empty")},
        {"roster-no-rows", QT_TRANSLATE_NOOP("Message", "the file has a header and no rows to take")},
        {"roster-before-header",
         QT_TRANSLATE_NOOP("Message", "what stands before the header on line %1 is passed over")},
        {"roster-header", QT_TRANSLATE_NOOP("Message", "the header %1; found: %2")},
        {"roster-no-team-column",
         QT_TRANSLATE_NOOP("Message", "has no column for the team (Team, Team Name, Partnership)")},
        {"roster-no-name-column",
         QT_TRANSLATE_NOOP("Message",
                           "has no column for the player's name (Name, or First and Last, or Player 1 "
                           "and Player 2)")},
        {"roster-no-last-name-column",
         QT_TRANSLATE_NOOP("Message", "has a column for the %1 and none for the last")},
        {"roster-no-first-name-column",
         QT_TRANSLATE_NOOP("Message", "has a column for the %1 and none for the first")},
        {"roster-several-columns", QT_TRANSLATE_NOOP("Message", "has %1 columns for the %2")},
        {"roster-open-quote",
         QT_TRANSLATE_NOOP("Message",
                           "a quote opens here and never closes, so nothing after it could be read")},

        // Rows and cells.
        {"roster-text-after-quote",
         QT_TRANSLATE_NOOP("Message",
                           "text follows a closing quote; a quote within a cell is written twice")},
        {"roster-cells-spill",
         QT_TRANSLATE_NOOP("Message", "%1 cells, and the header has %2; a cell that holds a delimiter needs "
                                      "quotes around it")},
        {"roster-cells-missing",
         QT_TRANSLATE_NOOP("Message",
                           "%1 cells, and the header has %2; the missing ones are taken as empty")},
        {"roster-not-a-player",
         QT_TRANSLATE_NOOP("Message", "the row is about somebody who does not play, and is passed over")},
        {"roster-no-player", QT_TRANSLATE_NOOP("Message", "the team has no player")},
        {"roster-name-turned", QT_TRANSLATE_NOOP("Message", "%1 is read as %2")},
        {"roster-role-unknown", QT_TRANSLATE_NOOP("Message", "the role %1 is taken as a player's")},
        {"roster-text-misread",
         QT_TRANSLATE_NOOP("Message", "the %1 %2 looks as if another program had misread its accents")},
        {"roster-email-left-out", QT_TRANSLATE_NOOP("Message", "the %1 %2 is no address and is left out")},
        {"roster-seed-no-number",
         QT_TRANSLATE_NOOP("Message", "the seed %1 is no whole number from 1 to %2")},
        {"roster-id-taken-as-none", QT_TRANSLATE_NOOP("Message", "the %1 is %2, which is taken as none")},
        {"roster-id-without-digit",
         QT_TRANSLATE_NOOP("Message",
                           "the %1 %2 has no digit, as every card number has; it is kept as it is")},
        {"roster-id-rounded",
         QT_TRANSLATE_NOOP(
             "Message",
             "the %1 %2 was turned into a rounded number by a spreadsheet, and its last digits are "
             "lost; make the column text in the spreadsheet, type the ID again, and save")},
        {"roster-id-made-a-number",
         QT_TRANSLATE_NOOP(
             "Message", "the %1 %2 was turned into a number by a spreadsheet, and leading zeros may be lost; "
                        "make the column text in the spreadsheet, type the ID again, and save")},
        {"roster-id-failed",
         QT_TRANSLATE_NOOP(
             "Message", "the %1 %2 is what a spreadsheet shows where it has nothing to show; make the column "
                        "text in the spreadsheet, type the ID again, and save")},

        // Rows beside each other.
        {"roster-id-twice", QT_TRANSLATE_NOOP("Message", "the ID %1 of %2 is also on line %3, of %4")},
        {"roster-id-short",
         QT_TRANSLATE_NOOP("Message",
                           "the ID %1 has %2 digits where most have %3; has a spreadsheet dropped its "
                           "leading zeros?")},
        {"roster-unnamed-player", QT_TRANSLATE_NOOP("Message", "a player without a name")},
        {"roster-player-of-team", QT_TRANSLATE_NOOP("Message", "%1 of %2")},
        {"roster-seed-twice", QT_TRANSLATE_NOOP("Message", "seed %1 of %2 is also on line %3, of %4")},
        {"roster-two-seeds", QT_TRANSLATE_NOOP("Message", "the team %1 has seed %2 here and %3 on line %4")},
        {"roster-team-twice", QT_TRANSLATE_NOOP("Message", "the team %1 is already on line %2")},
        {"roster-team-twice-as", QT_TRANSLATE_NOOP("Message", "the team %1 is already on line %2 as %3")},
        {"roster-team-taken-as", QT_TRANSLATE_NOOP("Message", "the team %1 is taken as %2 of line %3")},
        {"roster-player-twice",
         QT_TRANSLATE_NOOP("Message", "%1 is twice on the team %2, here and on line %3")},
        {"roster-player-twice-in-row", QT_TRANSLATE_NOOP("Message", "%1 is twice on the team %2")},
        {"roster-team-too-large",
         QT_TRANSLATE_NOOP("Message",
                           "the team %1 has %2 players, and %3 at most are taken; choose whom to leave out")},
        {"roster-captain-unknown", QT_TRANSLATE_NOOP("Message", "the captain %1 is nobody on the team %2")},
        {"roster-affiliations-level",
         QT_TRANSLATE_NOOP("Message",
                           "the players of %1 are of %2 and %3 alike, so the team has no affiliation")},
        {"roster-one-player",
         QT_TRANSLATE_NOOP("Message", "the team %1 has one player, and cannot play before it has two")},

        // Supervisors and their PINs.
        {"supervisors-unreadable",
         QT_TRANSLATE_NOOP("Message", "the file of the supervisors' PINs, %1, cannot be read: %2")},
        {"supervisors-unwritable",
         QT_TRANSLATE_NOOP("Message", "the file of the supervisors' PINs, %1, cannot be written: %2")},
        {"supervisors-in-use",
         QT_TRANSLATE_NOOP(
             "Message", "the file of the supervisors' PINs, %1, cannot be written: another program holds it, "
                        "or its folder does not let anybody write")},
        {"supervisors-no-json",
         QT_TRANSLATE_NOOP(
             "Message", "the file of the supervisors' PINs, %1, is damaged (line %2: %3); it was left as it "
                        "is, and no PIN can be checked. Put a copy of it back, or move it away, start "
                        "Courtside again and set the PINs anew")},
        {"supervisors-damaged",
         QT_TRANSLATE_NOOP(
             "Message", "the file of the supervisors' PINs, %1, is damaged (line %2: %3 %4); it was left as "
                        "it is, and no PIN can be checked. Put a copy of it back, or move it away, start "
                        "Courtside again and set the PINs anew")},
        {"supervisor-without-pin", QT_TRANSLATE_NOOP("Message", "%1 has no PIN on this machine")},
        {"supervisor-twice", QT_TRANSLATE_NOOP("Message", "there is a %1 already")},
        {"pin-out-of-memory",
         QT_TRANSLATE_NOOP("Message",
                           "there is not enough memory to hash a PIN; close another program and try again")},
        {"pin-wrong", QT_TRANSLATE_NOOP("Message", "that is not the PIN of %1; the next try is in %2 s")},
        {"pin-no-digits", QT_TRANSLATE_NOOP("Message", "a PIN has %1 to %2 digits")},
        {"pin-of-another-needed",
         QT_TRANSLATE_NOOP("Message", "it needs the PIN of a supervisor who has one")},
    };
    return sentences;
}

std::span<const Sentence> rosterImportSentences()
{
    static constexpr Sentence sentences[] = {
        {"roster-counting-others",
         QT_TRANSLATE_NOOP("Message", "%1 (with %2, on record and not in the file)")},
        {"roster-too-many-teams",
         QT_TRANSLATE_NOOP("Message", "that would be %1 teams; a tournament takes %2")},

        // People.
        {"roster-player-new", QT_TRANSLATE_NOOP("Message", "%1 is new on the team")},
        {"roster-player-renamed", QT_TRANSLATE_NOOP("Message", "%1 was %2")},
        {"roster-player-affiliation", QT_TRANSLATE_NOOP("Message", "%1 is of %2")},
        {"roster-player-affiliation-changed", QT_TRANSLATE_NOOP("Message", "%1 is of %2, was of %3")},
        {"roster-player-comes-from", QT_TRANSLATE_NOOP("Message", "%1 comes from %2")},
        {"roster-drawn-player-stays", QT_TRANSLATE_NOOP("Message", "the teams are drawn: %1 stays on %2")},
        {"roster-id-new", QT_TRANSLATE_NOOP("Message", "%1 has an ID now")},
        {"roster-id-new-ends", QT_TRANSLATE_NOOP("Message", "%1 has an ID now, …%2")},
        {"roster-id-changed", QT_TRANSLATE_NOOP("Message", "%1 has another ID")},
        {"roster-id-changed-ends", QT_TRANSLATE_NOOP("Message", "%1 has another ID, …%2")},
        {"roster-id-changed-was", QT_TRANSLATE_NOOP("Message", "%1 has another ID, was …%2")},
        {"roster-id-changed-ends-was", QT_TRANSLATE_NOOP("Message", "%1 has another ID, …%2, was …%3")},
        {"roster-id-taken", QT_TRANSLATE_NOOP("Message", "the ID of %1 is already that of %2")},
        {"roster-id-taken-on-team", QT_TRANSLATE_NOOP("Message", "the ID of %1 is already that of %2 of %3")},
        {"roster-ids-of-another-machine",
         QT_TRANSLATE_NOOP("Message", "the IDs on record were kept on another machine: the file's IDs are "
                                      "not compared and not taken over")},

        // Teams.
        {"roster-team-renamed", QT_TRANSLATE_NOOP("Message", "the team was %1")},
        {"roster-team-affiliation", QT_TRANSLATE_NOOP("Message", "of %1")},
        {"roster-team-affiliation-changed", QT_TRANSLATE_NOOP("Message", "of %1, was of %2")},
        {"roster-team-affiliation-gone", QT_TRANSLATE_NOOP("Message", "of no affiliation, was of %1")},
        {"roster-team-empty", QT_TRANSLATE_NOOP("Message", "nobody would be on %1")},
        {"roster-team-left-empty", QT_TRANSLATE_NOOP("Message", "that would leave nobody on %1")},
        {"roster-drawn-team-enters-late",
         QT_TRANSLATE_NOOP("Message", "the teams are drawn: %1 is added alone and enters late")},
        {"roster-team-too-large-with-record",
         QT_TRANSLATE_NOOP("Message",
                           "with those on record %1 would have %2 players; a team has %3 at most")},
        {"roster-team-sat-down",
         QT_TRANSLATE_NOOP("Message", "%1 has sat down already: who plays for it stays as it is")},
        {"roster-other-partners", QT_TRANSLATE_NOOP("Message", "other partners than on record")},
        {"roster-substitutes-reordered", QT_TRANSLATE_NOOP("Message", "the substitutes in another order")},
        {"roster-seed-new", QT_TRANSLATE_NOOP("Message", "seed %1, had none")},
        {"roster-seed-changed", QT_TRANSLATE_NOOP("Message", "seed %1, was %2")},
        {"roster-drawn-seed-stays",
         QT_TRANSLATE_NOOP("Message", "seed %1 is not taken over: the teams are drawn")},
        {"roster-row-against-limit",
         QT_TRANSLATE_NOOP("Message",
                           "%1; leave it out here, and register the team by hand with an override")},
        {"roster-team-against-limit",
         QT_TRANSLATE_NOOP("Message",
                           "%1; choose whom to leave out, or register the team by hand with an override")},

        // The key of the cards.
        {"card-key-missing",
         QT_TRANSLATE_NOOP("Message",
                           "the key of the cards, %1, is not on this machine: cards cannot be told "
                           "apart here")},
        {"card-key-unreadable", QT_TRANSLATE_NOOP("Message", "the key of the cards, %1, cannot be read: %2")},
        {"card-key-damaged",
         QT_TRANSLATE_NOOP("Message", "the key of the cards, %1, is damaged: it should be %2 bytes long")},
        {"card-key-not-made",
         QT_TRANSLATE_NOOP("Message", "the key of the cards, %1, could not be made: %2")},
        {"card-key-without-folder",
         QT_TRANSLATE_NOOP("Message",
                           "the key of the cards, %1, could not be made: its folder cannot be made")},
    };
    return sentences;
}

} // namespace wording
