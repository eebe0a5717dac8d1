// Questions about a place on a match's sheet, for the checks and the use cases that write on it. Only for the
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

/// The match of a sitting, if facts about it are allowed: it is in the draw, and the sitting is its current
/// attempt. Otherwise null, with an objection.
const Match* matchOf(const Tournament& tournament, const facts::Sitting& sitting, Objections& objections);
/// The match if its sheet can be written on. Otherwise null, with an objection.
const Match* atTable(const Tournament& tournament, const facts::Sitting& sitting, Objections& found);
/// Whether anything is on the sheet, even a deleted hand or a start from paper.
bool isWrittenOn(const Tournament& tournament, const Match& match);
/// Whether the fact is about something that is now on another match's sheet. If a sheet was moved, such a
/// fact is in both records.
bool isElsewhere(const Tournament& tournament, const std::string& match, const facts::Entry& entry);
/// Whether the item can follow bids without tricks. A misdeal can, because it makes the bids void.
enum class WithBids { Refused, Welcome };
/// The same as `atTable`, if a new item can be added to the sheet.
const Match* openSheet(const Tournament& tournament, const facts::Spot& spot, WithBids bids,
                       Objections& found);

/// The match if that game can be taken over from paper, whatever the score. Otherwise null, with an
/// objection.
const Match* unbegunSheet(const Tournament& tournament, const facts::Sitting& sitting, int game,
                          Objections& found);

/// Whether that problem matters here.
using About = bool (*)(const scoring::Problem& problem);
/// Adds the reasons why the item can't be entered at that place.
void findProblems(const Tournament& tournament, const Match& match, const facts::Spot& spot,
                  const scoring::Item& item, About about, Objections& found);

/// A problem found by the scorer at that place, if there is one: `match 7, hand 3, side a: a bid of 3 is
/// under the minimum of 4 (unc-regular, The Bidding 2)`
message::Message problemAt(const std::optional<message::Message>& place, const rules::Set& set,
                           const scoring::Problem& problem);

/// Whether the new version of a hand changes nothing except that it adds the missing dealer.
bool addsOnlyDealer(const facts::Hand& hand, facts::Hand before);
/// The newest version on record of the hand at that spot, even if undone. 0 if there is none.
int versionsOf(const tournament::Record& record, const facts::Spot& spot);
/// The last place of a game before `before` that was ever used, including by items moved to or from there. 0
/// if there is none.
int lastPlace(const tournament::Record& record, const facts::Sitting& sitting, int game, int before);

// Why play can't continue at a table, and why a misdeal can't be called. For the checks and the use cases.

/// Whether the team plays the match.
bool plays(const Match& match, const std::string& team);
/// The team of the player in that seat.
const std::string& teamAt(const facts::Call& call, facts::Seat seat);
/// The team for which the person plays in that call. Empty: none.
std::string sitsFor(const facts::Call& call, const std::string& person);
/// The name of the player or team that an incident is about.
std::string incidentName(const Tournament& tournament, const facts::Incident& incident);
/// The incident by which a player or team in a match at a table was ejected and may not finish it. Null if
/// there is none.
const facts::Incident* ejectedAtTable(const Tournament& tournament, const Match& match);

/// Why a misdeal for that reason comes too late under the rule sheet (its `until` has passed), with the rule.
/// Nothing if it doesn't, and for reasons that aren't on the sheet. The opening lead isn't recorded.
/// `wasBid`: a bid was made, even if none is on record.
std::optional<message::Message> tooLate(const Match& match, const std::string& reason, bool wasBid = false);
/// Why the hand in play isn't void for bids under the table's minimum: the rules have no minimum, the bids on
/// record reach it, or there are no bids. Nothing if it is void.
std::optional<message::Message> whyNotVoid(const Match& match);
/// The same for a hand with these bids.
std::optional<message::Message> whyNotVoid(const Match& match,
                                           const scoring::PerSide<scoring::SideHand>& bids);

} // namespace desk
