// What the checks of the desk refuse about a match and what goes on its sheet.
#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence ofSheets[] = {
    // How a match stands.
    {"match-is-final", QT_TRANSLATE_NOOP("Message", "%1 is final: take its result back first (undo)")},
    {"match-is-disputed", QT_TRANSLATE_NOOP("Message", "%1 is disputed: decide first who plays it")},
    {"match-is-between", QT_TRANSLATE_NOOP("Message", "%1 is between %2 and %3")},
    {"match-final", QT_TRANSLATE_NOOP("Message", "%1 is final")},
    {"match-without-hands", QT_TRANSLATE_NOOP("Message", "%1 has no hands on record")},
    {"match-not-called", QT_TRANSLATE_NOOP("Message", "%1 has not been called")},
    {"match-other-attempt",
     QT_TRANSLATE_NOOP("Message", "%1 is on attempt %2, this is about attempt %3")},
    {"match-waits-for-both-teams", QT_TRANSLATE_NOOP("Message", "%1 waits for both its teams")},
    {"match-waits-for-other-team", QT_TRANSLATE_NOOP("Message", "%1 waits for its other team")},
    {"match-everybody-here", QT_TRANSLATE_NOOP("Message", "%1: everybody is here, so it can be called")},
    {"wait-without-teams", QT_TRANSLATE_NOOP("Message", "%1 waits for its teams: nobody can be missing yet")},
    {"wait-match-called", QT_TRANSLATE_NOOP("Message", "%1 was called already")},
    {"wait-without-grace-period",
     QT_TRANSLATE_NOOP("Message", "this tournament has no grace period: set one first")},
    {"wait-started-already", QT_TRANSLATE_NOOP("Message", "%1: its grace period has already started")},
    // Who is called to it, and where.
    {"team-plays-elsewhere",
     QT_TRANSLATE_NOOP("Message", "%1: %2 plays at table %3: %4 is to be finished first")},
    {"call-player-not-of-team", QT_TRANSLATE_NOOP("Message", "%1: %2 does not play for %3")},
    {"call-player-ejected", QT_TRANSLATE_NOOP("Message", "%1: %2 (%3) was ejected: %4")},
    {"call-player-without-id", QT_TRANSLATE_NOOP("Message", "%1: %2 (%3) has shown no ID (%4, %5)")},
    {"call-player-sits-elsewhere", QT_TRANSLATE_NOOP("Message", "%1: %2 still sits in %3 for %4")},
    {"call-table-closed", QT_TRANSLATE_NOOP("Message", "%1: open it first, or take another")},
    {"call-table-taken", QT_TRANSLATE_NOOP("Message", "table %1 is taken by %2")},
    {"call-other-dealer", QT_TRANSLATE_NOOP("Message", "%1: %2 is on record as its dealer, it would be %3")},
    {"call-after-begin",
     QT_TRANSLATE_NOOP("Message", "%1 has begun: only its table, its seats and its first dealer can change")},
    {"call-after-begin-needs-reason",
     QT_TRANSLATE_NOOP("Message", "%1 has begun: a change of its seats or its first dealer needs a reason")},
    // What the captains sign, and who plays a disputed match.
    {"agree-challenge-undecided",
     QT_TRANSLATE_NOOP("Message", "%1 has a challenge that is not decided (decide)")},
    {"agree-decided-without-play", QT_TRANSLATE_NOOP("Message", "%1 was decided without play")},
    {"agree-not-over", QT_TRANSLATE_NOOP("Message", "%1 is not over: nobody has won it yet")},
    {"agree-other-result",
     QT_TRANSLATE_NOOP("Message", "%1: signed as %2 to %3 for %4, the hands come to %5 to %6 for %7")},
    {"agree-final-already", QT_TRANSLATE_NOOP("Message", "%1 is final already")},
    {"agree-signer-did-not-play", QT_TRANSLATE_NOOP("Message", "%1: %2 did not play in it")},
    {"resolve-not-disputed", QT_TRANSLATE_NOOP("Message", "%1 is not disputed")},
    {"resolve-other-teams-seated", QT_TRANSLATE_NOOP("Message", "%1: the bracket now seats %2 and %3")},
    {"resolve-cannot-stand",
     QT_TRANSLATE_NOOP("Message", "%1 can't stand: a team that sat down to it plays in another match that "
                                  "stands. Finish that one first")},
    {"resolve-side-is-empty", QT_TRANSLATE_NOOP("Message", "%1: nobody can be seated while a side is empty")},
    {"resolve-correction-not-on-record",
     QT_TRANSLATE_NOOP("Message", "%1: the correction it goes with is not on record")},
    // The clock.
    {"clock-match-over", QT_TRANSLATE_NOOP("Message", "%1 is over: its clock has stopped")},
    {"clock-without-time-limit",
     QT_TRANSLATE_NOOP("Message", "%1: %2 sets no time limit, so there is no clock")},
    {"clock-of-other-game", QT_TRANSLATE_NOOP("Message", "%1: the clock of game %2 is the one that counts")},
    {"clock-no-pause-without-reason", QT_TRANSLATE_NOOP("Message", "%1: no pause is missing a reason")},
    {"clock-not-started", QT_TRANSLATE_NOOP("Message", "%1: its clock has not started")},
    {"clock-is-running", QT_TRANSLATE_NOOP("Message", "%1: its clock is running")},
    {"clock-is-paused", QT_TRANSLATE_NOOP("Message", "%1: its clock is paused")},
    {"clock-adjust-needs-reason", QT_TRANSLATE_NOOP("Message", "%1: enter a reason to adjust the clock")},
    {"clock-pause-needs-reason", QT_TRANSLATE_NOOP("Message", "%1: enter the reason for the pause")},
    // The paper of a match.
    {"sheet-of-bye", QT_TRANSLATE_NOOP("Message", "%1 is a bye: nobody plays it, and it has no sheet")},
    {"sheet-of-other-team", QT_TRANSLATE_NOOP("Message", "%1: %2 does not play it")},
    {"sheet-not-out", QT_TRANSLATE_NOOP("Message", "%1: its sheet is not out")},
    {"sheet-match-over", QT_TRANSLATE_NOOP("Message", "%1 is over: its sheet does not go out any more")},
    {"sheet-is-empty", QT_TRANSLATE_NOOP("Message", "%1: nothing is on its sheet")},
    {"sheet-move-to-itself", QT_TRANSLATE_NOOP("Message", "its sheet is that match's already")},
    {"sheet-move-to-written",
     QT_TRANSLATE_NOOP("Message", "%1 has a sheet of its own: only an empty one takes another's hands")},
    {"paper-after-hands",
     QT_TRANSLATE_NOOP("Message", "%1: hands of this game are on record; they come first (undo)")},
    {"paper-after-begin",
     QT_TRANSLATE_NOOP("Message", "%1: this game has begun here; take that back first (undo)")},
    // What goes on a sheet.
    {"game-not-begun", QT_TRANSLATE_NOOP("Message", "%1: game %2 has not begun")},
    {"game-not-in-play", QT_TRANSLATE_NOOP("Message", "%1: game %2 is not in play, game %3 is")},
    {"sheet-place-of-no-hand", QT_TRANSLATE_NOOP("Message", "%1: place %2 is no hand's")},
    {"sheet-place-taken", QT_TRANSLATE_NOOP("Message", "%1: place %2 is taken")},
    {"sheet-no-hand-at-place", QT_TRANSLATE_NOOP("Message", "%1: there is no hand at place %2 of game %3")},
    {"hand-is-open", QT_TRANSLATE_NOOP("Message", "%1: its bids are on record and its tricks are not")},
    {"hand-other-version", QT_TRANSLATE_NOOP("Message", "%1: this is version %2, the next is %3")},
    {"hand-other-bids-on-record",
     QT_TRANSLATE_NOOP("Message", "%1: other bids are on record; amend them, with a reason")},
    {"hand-change-needs-reason",
     QT_TRANSLATE_NOOP("Message", "%1: a change of what is on record needs a reason")},
    {"hand-final-change-needs-reason",
     QT_TRANSLATE_NOOP("Message", "%1 is final: a change of what is on record needs a reason")},
    {"hand-after-ejection",
     QT_TRANSLATE_NOOP("Message",
                       "%1: %2 was ejected: %3; decide this match first, or override with a reason")},
    {"misdeal-after-first-bid",
     QT_TRANSLATE_NOOP("Message", "%1: %2 had to be called before the first bid. The hand is played (%3, "
                                  "%4). Override with a reason to call it anyway")},
    {"time-called-there",
     QT_TRANSLATE_NOOP("Message", "%1: time was called there already, or the place is another's")},
    {"time-called-in-game", QT_TRANSLATE_NOOP("Message", "%1: time was called in this game already")},
    {"time-before-what-was-played", QT_TRANSLATE_NOOP("Message", "%1: place %2 lies before what was played")},
    {"time-other-end-needs-reason",
     QT_TRANSLATE_NOOP("Message",
                       "%1: the rule of the tournament is to %2 (%3); another end needs a reason")},
    {"time-finish-hand", QT_TRANSLATE_NOOP("Message", "finish this hand")},
    {"time-finish-game", QT_TRANSLATE_NOOP("Message", "finish the game")},
    {"time-stop-now", QT_TRANSLATE_NOOP("Message", "stop now")},
    // Challenges, protests, ratings and incidents.
    {"challenge-not-on-record", QT_TRANSLATE_NOOP("Message", "there is no challenge %1 on record")},
    {"challenge-taken-back", QT_TRANSLATE_NOOP("Message", "the challenge %1 was taken back")},
    {"fact-no-challenge", QT_TRANSLATE_NOOP("Message", "%1 is no challenge")},
    {"ruling-final-needs-reason",
     QT_TRANSLATE_NOOP("Message", "%1 is final: to rule otherwise takes a reason")},
    {"protest-not-on-record", QT_TRANSLATE_NOOP("Message", "there is no protest %1 on record")},
    {"protest-taken-back", QT_TRANSLATE_NOOP("Message", "the protest %1 was taken back")},
    {"fact-no-protest", QT_TRANSLATE_NOOP("Message", "%1 is no protest")},
    {"protest-without-teams", QT_TRANSLATE_NOOP("Message", "%1 waits for its teams: nobody can protest yet")},
    {"protest-upheld-already",
     QT_TRANSLATE_NOOP("Message",
                       "%1: the protest of %2 is upheld already; to say otherwise takes a reason")},
    {"protest-rejected-already",
     QT_TRANSLATE_NOOP("Message",
                       "%1: the protest of %2 is rejected already; to say otherwise takes a reason")},
    {"protest-withdrawn-already",
     QT_TRANSLATE_NOOP("Message",
                       "%1: the protest of %2 is withdrawn already; to say otherwise takes a reason")},
    {"rating-not-played", QT_TRANSLATE_NOOP("Message", "%1 was not played: there is nothing to rate")},
    {"rating-revised-without-reason",
     QT_TRANSLATE_NOOP("Message", "%1: that side has %2; to revise it takes a reason")},
    {"team-not-in-match", QT_TRANSLATE_NOOP("Message", "%1 does not play in %2")},
    {"player-not-of-team", QT_TRANSLATE_NOOP("Message", "%1 does not play for %2")},
};

} // namespace

std::span<const Sentence> checksSheetSentences()
{
    return ofSheets;
}

} // namespace wording
