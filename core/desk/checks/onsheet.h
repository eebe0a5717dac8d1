// Questions about a place on a match's sheet, for the checks and for use cases that write on it. For the
// rooms of the desk.
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
/// The game before that place, for checking a new entry there.
scoring::GameState stateBefore(const Match& match, int game, int place);

/// The match of a sitting, if facts about it are allowed: it is in the draw, and this is the playing that
/// counts. Otherwise null, and an objection.
const Match* matchOf(const Tournament& tournament, const facts::Sitting& sitting, Objections& objections);
/// The match if its sheet can be written on; otherwise null and the reason.
const Match* atTable(const Tournament& tournament, const facts::Sitting& sitting, Objections& found);
/// Whether anything is on the sheet, even a deleted hand or a start from paper.
bool isWrittenOn(const Tournament& tournament, const Match& match);
/// Whether the fact is about something that is now on another match's sheet. It is in this match's record too
/// if a sheet was moved between them.
bool isElsewhere(const Tournament& tournament, const std::string& match, const facts::Entry& entry);
/// Whether the item can follow bids without tricks: a misdeal makes them void.
enum class WithBids { Refused, Welcome };
/// As above, if a new item can be added to it.
const Match* openSheet(const Tournament& tournament, const facts::Spot& spot, WithBids bids,
                       Objections& found);

/// The match if that game of it can be taken over from paper, at whatever score; otherwise null and the
/// reason.
const Match* unbegunSheet(const Tournament& tournament, const facts::Sitting& sitting, int game,
                          Objections& found);

/// Whether that problem matters here.
using About = bool (*)(const scoring::Problem& problem);
/// Why the item can't be entered at that place.
void findProblems(const Tournament& tournament, const Match& match, const facts::Spot& spot,
                  const scoring::Item& item, About about, Objections& found);

/// The scorer's problem at that place, if there is one: `match 7, hand 3, side a: a bid of 3 is under the
/// minimum of 4 (unc-regular, The Bidding 2)`
message::Message problemAt(const std::optional<message::Message>& place, const rules::Set& set,
                           const scoring::Problem& problem);

/// Whether that version of a hand only adds a dealer who wasn't known.
bool addsDealerAlone(const facts::Hand& hand, facts::Hand before);
/// The newest version on record of the hand at that spot, even if undone; 0 if there is none.
int versionsOf(const tournament::Record& record, const facts::Spot& spot);
/// The last place of a game before `before` that was ever used, including items moved there or away; 0 if
/// there is none.
int lastPlace(const tournament::Record& record, const facts::Sitting& sitting, int game, int before);

// Why play can't continue, and why a misdeal can't be called, at a table. For the checks and the use cases.

/// Whether the team is one of the two.
bool plays(const Match& match, const std::string& team);
/// The team of the player in that seat.
const std::string& teamAt(const facts::Call& call, facts::Seat seat);
/// The team for which that person plays there; empty if they don't.
std::string sitsFor(const facts::Call& call, const std::string& person);
/// The player or the team that an incident is about, by name.
std::string incidentName(const Tournament& tournament, const facts::Incident& incident);
/// The player or team in a match at a table that was ejected and may not finish it; otherwise null.
const facts::Incident* ejectedAtTable(const Tournament& tournament, const Match& match);

/// Why a misdeal for that reason comes too late by the sheet, with the rule: its `until` has passed. Nothing
/// if it doesn't, and for reasons that aren't on the sheet. The opening lead isn't recorded. `wasBid`: a bid
/// was made, even if the match has none on record that is open.
std::optional<message::Message> tooLate(const Match& match, const std::string& reason, bool wasBid = false);
/// Why the hand in play is not void for bids under the table's minimum, where it is not: the rules have
/// none, or the bids on record reach it, or there are none.
std::optional<message::Message> noThrowIn(const Match& match);
/// The same of a hand with these bids.
std::optional<message::Message> noThrowIn(const Match& match,
                                          const scoring::PerSide<scoring::SideHand>& bids);

} // namespace desk
