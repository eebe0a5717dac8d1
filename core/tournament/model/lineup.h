// Who plays for a team in a match, and from when on a substitute plays.
#pragma once

#include "tournament.h"

namespace tournament {

/// Whether that substitution applies to the match: from its first match on in the order of the draw; in every
/// match if it names none, or one that is no longer in the draw.
bool holdsIn(const Setting& setting, const Substitution& change, std::string_view match);
/// The players of the team for that match, in their order: a substitute takes the place of the player who
/// leaves. A match that was called keeps the players who were seated, whatever this returns.
std::vector<std::string> playersAt(const Setting& setting, const Team& team, std::string_view match);
/// The players of that side of the match; before the call, those who will play; none while the side isn't
/// known.
std::vector<std::string> playersIn(const Tournament& tournament, const Match& match, Side side);
/// The players after all substitutions.
std::vector<std::string> playersInTheEnd(const Team& team);
/// The late team (its id) that took this one's place in the draw; empty if there is none.
std::string replacedBy(const Tournament& tournament, const Team& team);
/// The players to count as present or missing: those after all substitutions. For a replaced team, only those
/// who came.
std::vector<std::string> playersToCount(const Tournament& tournament, const Team& team);
/// The players of the current or next match, then substitutes for later matches. Without such a match, the
/// players after all substitutions.
std::vector<std::string> playersNow(const Tournament& tournament, const Team& team);
/// Everyone who is or was on the team, in the order in which they joined.
std::vector<std::string> everybodyOf(const Team& team);
/// The team (its id) of that person, or else their former team; empty if there is none.
std::string teamOfPlayer(const Tournament& tournament, std::string_view person);
/// `B1`
std::string seatWord(facts::Seat seat);
/// `Bo Li`: only the player in that seat; the seat, `B1`, before the match is called.
std::string playerAt(const Tournament& tournament, const Match& match, facts::Seat seat);
/// `Bo Li (B1)`: the player in that seat; only the seat before the match is called.
std::string seatName(const Tournament& tournament, const Match& match, facts::Seat seat);
/// The substitution by which the person starts to play after the current or next match; or null.
const Substitution* comesLater(const Tournament& tournament, const Team& team, std::string_view person);

} // namespace tournament
