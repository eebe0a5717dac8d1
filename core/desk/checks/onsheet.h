// Questions about a place on a match's sheet, for the checks and for those who write on it. For the rooms of
// the desk.
#pragma once

#include "answer.h"

#include "message/message.h"
#include "scoring/legal.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace desk {

/// The item at that place, or null.
const tournament::Item* itemAt(const tournament::Sheet& sheet, int place);
/// The game before that place, as it is asked whether something may be entered there.
scoring::GameState stateBefore(const Match& match, int game, int place);

/// The match of a sitting where it may be written about: it is in the draw, and this is the playing that
/// counts. Null, and an objection, otherwise.
const Match* matchOf(const Tournament& tournament, const facts::Sitting& sitting, Objections& objections);
/// The match where its sheet may be written on, or null and why not.
const Match* atTable(const Tournament& tournament, const facts::Sitting& sitting, Objections& found);
/// Whether anything is on the sheet, also a deleted hand or a start from paper.
bool isWrittenOn(const Tournament& tournament, const Match& match);
/// Whether the fact is about what is on another match's sheet now. It is in this match's record too, if a
/// sheet was moved between them.
bool isElsewhere(const Tournament& tournament, const std::string& match, const facts::Entry& entry);
/// Whether something may follow on bids whose tricks are not counted yet: a misdeal makes them void.
enum class WithBids { Refused, Welcome };
/// As above, if something new may be added to it.
const Match* openSheet(const Tournament& tournament, const facts::Spot& spot, WithBids bids,
                       Objections& found);

/// The match where that game of it may be taken over from paper, at whatever score, or null and why not.
const Match* unbegunSheet(const Tournament& tournament, const facts::Sitting& sitting, int game,
                          Objections& found);

/// Whether that problem is asked about.
using About = bool (*)(const scoring::Problem& problem);
/// What keeps the item out at that place.
void findProblems(const Tournament& tournament, const Match& match, const facts::Spot& spot,
                  const scoring::Item& item, About about, Objections& found);

/// What the scorer finds wrong at that place, if it has one: `match 7, hand 3, side a: a bid of 3 is under
/// the minimum of 4 (unc-regular, The Bidding 2)`
message::Message problemAt(const std::optional<message::Message>& place, const rules::Set& set,
                           const scoring::Problem& problem);

/// Whether that version of a hand only adds who dealt it, where that was not known.
bool addsDealerAlone(const facts::Hand& hand, facts::Hand before);
/// The newest version on record of the hand at that spot, undone or not; 0 if there is none.
int versionsOf(const tournament::Record& record, const facts::Spot& spot);
/// The last place of a game before `before` at which anything ever was, also what was moved there or away; 0
/// if there is none.
int lastPlace(const tournament::Record& record, const facts::Sitting& sitting, int game, int before);

// Why play may not continue, and why a misdeal may not be called, at a table. Used by the checks and by the
// use cases.

/// Whether the team is one of the two.
bool plays(const Match& match, const std::string& team);
/// The team of whoever sits there.
const std::string& teamAt(const facts::Call& call, facts::Seat seat);
/// The team for which that person sits there; empty where they do not.
std::string sitsFor(const facts::Call& call, const std::string& person);
/// The player or the team that an incident is about, by name.
std::string incidentName(const Tournament& tournament, const facts::Incident& incident);
/// Of a match at a table, who sits in it though they were ejected and are not to finish it; nobody: null.
const facts::Incident* ejectedAtTable(const Tournament& tournament, const Match& match);

/// Why a misdeal for that reason comes too late by the sheet, with the rule: its `until` is over. Nothing
/// where it does not, and of reasons that the sheet does not name. Whether the opening lead was made nobody
/// writes down.
std::optional<message::Message> tooLate(const Match& match, const std::string& reason, bool hasBidding);

} // namespace desk
