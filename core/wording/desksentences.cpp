#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence sentences[] = {
    // play
    {"namesake", QT_TRANSLATE_NOOP("Message", "%1 is also the name of a player of %2")},
    {"namesakes",
     QT_TRANSLATE_NOOP("Message", "%1: nobody plays for two teams, so see whether it is another person")},
    {"match-no-longer-drawn", QT_TRANSLATE_NOOP("Message", "%1 is not in the draw any more")},
    {"tournament-has-no-record", QT_TRANSLATE_NOOP("Message", "nothing is on record of this tournament yet")},
    {"one-table", QT_TRANSLATE_NOOP("Message", "1 table")},
    {"several-tables", QT_TRANSLATE_NOOP("Message", "%1 tables")},
    {"rest-one-minute", QT_TRANSLATE_NOOP("Message", "1 minute of rest between matches")},
    {"rest-minutes", QT_TRANSLATE_NOOP("Message", "%1 minutes of rest between matches")},
    {"room-unchanged", QT_TRANSLATE_NOOP("Message", "the room is so already: %1")},
    {"room-unchanged-with-rest", QT_TRANSLATE_NOOP("Message", "the room is so already: %1; %2")},
    {"call-lacks-players", QT_TRANSLATE_NOOP("Message", "%1: %2 has no player, it takes two")},
    {"call-lacks-partner", QT_TRANSLATE_NOOP("Message", "%1: %2 has one player, it takes two")},
    {"call-without-table", QT_TRANSLATE_NOOP("Message", "%1: every table is taken or closed")},
    {"call-made-already", QT_TRANSLATE_NOOP("Message", "%1 was called to table %2 already")},
    {"finish-score-changed",
     QT_TRANSLATE_NOOP("Message", "%1 stands at %2 to %3 now: both captains have to see that first")},
    {"clock-no-match-at-table", QT_TRANSLATE_NOOP("Message", "no match is at a table")},
    {"no-score-sheet-to-hand-out", QT_TRANSLATE_NOOP("Message", "no sheet of a match goes out")},
    {"hand-entered-meanwhile", QT_TRANSLATE_NOOP("Message", "hand %1 was entered by somebody else")},
    {"line-on-record-differs",
     QT_TRANSLATE_NOOP("Message", "op: %1 is on record already and says something else")},
    {"line-taken-back",
     QT_TRANSLATE_NOOP("Message", "op: %1 is on record and was taken back; redo puts it back")},
    {"misdeal-not-on-sheet", QT_TRANSLATE_NOOP("Message", "%1: %2")},
    {"throw-in-without-reason",
     QT_TRANSLATE_NOOP("Message", "%1: why is the hand thrown in? A ruling needs a reason")},
    {"time-call-nowhere",
     QT_TRANSLATE_NOOP("Message", "time can be called in no match: none with a time limit is in play")},
    {"time-call-in-disputed-match", QT_TRANSLATE_NOOP("Message", "%1 is disputed")},
    {"time-call-without-limit", QT_TRANSLATE_NOOP("Message", "%1 has no time limit")},
    {"time-call-without-table", QT_TRANSLATE_NOOP("Message", "%1 has no table")},
    {"time-call-before-play", QT_TRANSLATE_NOOP("Message", "%1 has not begun")},
    {"absence-not-waited-for", QT_TRANSLATE_NOOP("Message", "%1: nobody waits for it")},
    {"absence-teams-unknown", QT_TRANSLATE_NOOP("Message", "%1 waits for its teams")},
    {"absence-match-called",
     QT_TRANSLATE_NOOP("Message", "%1 was called: decide it without play, or say who defaults")},
    {"absence-nobody-missing", QT_TRANSLATE_NOOP("Message", "%1: everybody is here, so it is played")},
    {"absence-without-grace-period",
     QT_TRANSLATE_NOOP("Message",
                       "%1: this tournament has no grace period: set one (0 decides at once), or decide it "
                       "without play")},
    {"absence-grace-not-begun", QT_TRANSLATE_NOOP("Message", "%1: nobody has begun to wait for %2")},
    {"absence-grace-of-both-not-begun",
     QT_TRANSLATE_NOOP("Message", "%1: nobody has begun to wait for %2 and %3")},
    {"absence-grace-period-runs", QT_TRANSLATE_NOOP("Message", "%1: %2 of the grace period is left")},
    {"absence-policy-unchanged", QT_TRANSLATE_NOOP("Message", "it is so already: %1")},

    // check-in
    {"checkin-without-rules",
     QT_TRANSLATE_NOOP("Message", "the tournament has no rules yet, so nobody can be checked in")},
    {"checkin-plays-in-no-match",
     QT_TRANSLATE_NOOP("Message", "%1 plays in no match of %2 that is to come, as far as they are known; IDs "
                                  "are checked for each match here")},
    {"checkin-on-no-team",
     QT_TRANSLATE_NOOP("Message", "%1 is on no team, and IDs are checked for each match here")},
    {"checkin-no-match-to-come",
     QT_TRANSLATE_NOOP("Message", "%1 has no match to come; IDs are checked for each match here")},
    {"checkin-lost-by-no-show",
     QT_TRANSLATE_NOOP(
         "Message", "%1 lost %2 by no-show, and has no match to come; IDs are checked for each match here")},
    {"checkin-lost-by-default",
     QT_TRANSLATE_NOOP(
         "Message", "%1 lost %2 by default, and has no match to come; IDs are checked for each match here")},
    {"checkin-lost-by-forfeit",
     QT_TRANSLATE_NOOP(
         "Message", "%1 lost %2 by forfeit, and has no match to come; IDs are checked for each match here")},
    {"checkin-nothing-to-undo", QT_TRANSLATE_NOOP("Message", "%1 is not checked in")},
    {"card-owner-ambiguous",
     QT_TRANSLATE_NOOP("Message", "the tracks of this card name two players: check the player in by name")},
    {"card-tournament-without-ids",
     QT_TRANSLATE_NOOP("Message", "the roster of this tournament has no IDs: check the player in by name")},
    {"card-owner-unknown",
     QT_TRANSLATE_NOOP("Message", "no player of this tournament has this card in the roster, as far as this "
                                  "machine can tell: check the player in by name")},
    {"card-already-of", QT_TRANSLATE_NOOP("Message", "the card is already that of %1")},
    {"card-link-player-has-card",
     QT_TRANSLATE_NOOP(
         "Message", "%1 has another card, which was linked at the desk: forget or replace that one first")},
    {"card-link-nothing-to-forget",
     QT_TRANSLATE_NOOP("Message", "%1 has no card that was linked at the desk")},
    {"policy-grace-period-and-none",
     QT_TRANSLATE_NOOP("Message", "a grace period and none contradict each other: say one of them")},
    {"policy-wait-taken-off-or-not",
     QT_TRANSLATE_NOOP("Message", "what is waited is taken off the match or not: say one of them")},
    {"policy-nothing-to-take-off",
     QT_TRANSLATE_NOOP("Message", "without a grace period there is none to take off the match")},
    {"policy-grace-period-twice",
     QT_TRANSLATE_NOOP("Message", "the grace period is said twice: once in the policy")},
    {"policy-wait-taken-off-twice",
     QT_TRANSLATE_NOOP("Message", "what is taken off the match is said twice: once in the policy")},
    {"policy-absences-twice",
     QT_TRANSLATE_NOOP("Message", "after how many absences a team is out is said twice: once in the policy")},
    {"policy-no-absence-counts",
     QT_TRANSLATE_NOOP("Message", "a team is out after %1 absences, but none of them counts: let one count, "
                                  "or say 0 (never)")},
    {"sanction-day-is-over",
     QT_TRANSLATE_NOOP("Message", "until %1: that day is over, today is %2; a sanction holds up to its last "
                                  "day and on it, so name today or a later one")},
    {"sanction-without-end-on-record",
     QT_TRANSLATE_NOOP("Message", "sanction of %1: %2 (%3) is on record and holds longer than until %4; to "
                                  "shorten it, lift it first"),
     QT_TRANSLATE_NOOP("Message", "sanction of %1 is on record and holds longer than until %4; to shorten "
                                  "it, lift it first")},
    {"sanction-until-later-on-record",
     QT_TRANSLATE_NOOP("Message", "sanction of %1, until %2: %3 (%4) is on record and holds longer than "
                                  "until %5; to shorten it, lift it first"),
     QT_TRANSLATE_NOOP("Message", "sanction of %1 until %2 is on record and holds longer than until %5; to "
                                  "shorten it, lift it first")},

    // rulings
    {"settle-without-protest", QT_TRANSLATE_NOOP("Message", "%1 is not under protest")},
    {"settle-no-such-protest", QT_TRANSLATE_NOOP("Message", "%1: there is no protest %2; it has %3")},
    {"settle-which-protest", QT_TRANSLATE_NOOP("Message", "%1 has %2 protests: say which, from 1")},
    {"rating-typed-wrong",
     QT_TRANSLATE_NOOP("Message", "a rating is a number from 0 to 10, as 4 or 3.5, not \"%1\"")},
    {"incident-unknown-infraction",
     QT_TRANSLATE_NOOP("Message", "the sheet names no infraction \"%1\"; it forbids %2")},
    {"incident-no-infraction-named",
     QT_TRANSLATE_NOOP("Message",
                       "the sheet names no infraction \"%1\"; it forbids nothing without a price")},
    {"ejection-during-match",
     QT_TRANSLATE_NOOP("Message", "%1 sits in %2, which is not over; choose what happens to it: forfeit, "
                                  "substitute or play-on (--then)")},
    {"ejection-without-match",
     QT_TRANSLATE_NOOP("Message", "nobody ejected is playing now, so there is no match to decide")},
    {"ejection-plays-another-match", QT_TRANSLATE_NOOP("Message", "%1 plays %2: enter that match, or none")},
    {"ejection-without-substitute", QT_TRANSLATE_NOOP("Message", "name who comes in")},
    {"ejection-substitute-for-team",
     QT_TRANSLATE_NOOP("Message", "a substitute comes in for a player: name who is ejected")},
    {"ejection-play-on-without-reason",
     QT_TRANSLATE_NOOP("Message", "enter a reason to let an ejected player finish the match")},
    {"hand-not-challenged", QT_TRANSLATE_NOOP("Message", "%1 was not challenged")},
    {"no-such-challenge", QT_TRANSLATE_NOOP("Message", "%1: there is no challenge %2; it has %3")},
    {"ruling-which-challenge", QT_TRANSLATE_NOOP("Message", "%1 has %2 challenges: say which, from 1")},
    {"ruling-unchanged", QT_TRANSLATE_NOOP("Message", "%1: there is nothing new to record")},
    {"ruling-upheld-against-evidence",
     QT_TRANSLATE_NOOP("Message",
                       "%1, %2: upheld, though what was said cannot be so (%3): that takes a reason")},
    {"ruling-denied-against-evidence",
     QT_TRANSLATE_NOOP("Message",
                       "%1, %2: rejected, though what was said proves it (%3): that takes a reason")},

    // registration
    {"agreed-value-incomplete",
     QT_TRANSLATE_NOOP("Message", "%1: the value isn't complete. Check its brackets, commas and quotes")},
    {"agreed-sets-nothing",
     QT_TRANSLATE_NOOP("Message", "%1 sets nothing; say PARAMETER=VALUE, such as end.target=350")},
    {"agreed-parameter-twice", QT_TRANSLATE_NOOP("Message", "%1 is set twice")},
    {"team-entry-without-players", QT_TRANSLATE_NOOP("Message", "a team has at least one player")},
    {"seed-taken", QT_TRANSLATE_NOOP("Message", "seed %1 is already that of %2")},
    {"team-entry-needs-no-override",
     QT_TRANSLATE_NOOP("Message", "%1 keeps to the limits of the rules: it takes no override")},
    {"team-no-longer-on-record", QT_TRANSLATE_NOOP("Message", "there is no team %1 any more")},
    {"team-entry-player-stays", QT_TRANSLATE_NOOP("Message", "the teams are drawn: %1 stays on the team")},
    {"purge-during-match",
     QT_TRANSLATE_NOOP("Message",
                       "%1 is still at table %2: what is known of people is forgotten after the tournament")},
    {"purge-before-last-match",
     QT_TRANSLATE_NOOP(
         "Message",
         "1 match is still to be played: what is known of people is forgotten after the tournament")},
    {"purge-before-last-matches",
     QT_TRANSLATE_NOOP("Message", "%1 matches are still to be played: what is known of people is forgotten "
                                  "after the tournament")},
    {"purge-before-last-round",
     QT_TRANSLATE_NOOP("Message", "the next round is still to be paired: what is known of people is "
                                  "forgotten after the tournament")},
    {"purge-before-draw",
     QT_TRANSLATE_NOOP("Message", "the teams are still to be drawn: what is known of people is forgotten "
                                  "after the tournament")},
    {"purge-nothing-to-forget", QT_TRANSLATE_NOOP("Message", "there is nothing of that to forget")},
};

} // namespace

std::span<const Sentence> deskSentences()
{
    return sentences;
}

} // namespace wording
