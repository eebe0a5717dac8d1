// What a roster file changes on record, and what stands against it; the key of the cards.
#include "sentences.h"

#include <QtGlobal>

namespace wording {

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
