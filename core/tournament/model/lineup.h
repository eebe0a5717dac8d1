// Who plays for a team in a match, and when a substitute starts to play.
#pragma once

#include "tournament.h"

namespace tournament {

/// Whether the substitution applies to the match. It applies from its first match on, in the order of the
/// draw. It applies to every match if it names none or one that is no longer in the draw.
bool holdsIn(const Setting& setting, const Substitution& change, std::string_view match);
/// The team's players for that match, in order. A substitute takes the place of the player who leaves.
/// Doesn't apply to a match that was called: it keeps the players who were seated.
std::vector<std::string> playersAt(const Setting& setting, const Team& team, std::string_view match);
/// The players on that side of the match. Before the call, those who would play. Empty while the team isn't
/// known.
std::vector<std::string> playersIn(const Tournament& tournament, const Match& match, Side side);
/// The players after all substitutions.
std::vector<std::string> playersInTheEnd(const Team& team);
/// The id of the late team that took this team's place in the draw. Empty if there is none.
std::string replacedBy(const Tournament& tournament, const Team& team);
/// The players to count as present or missing: those after all substitutions. For a replaced team, only those
/// who checked in.
std::vector<std::string> playersToCount(const Tournament& tournament, const Team& team);
/// The players of the current or next match, then the substitutes for later matches. If there is no such
/// match, the players after all substitutions.
std::vector<std::string> playersNow(const Tournament& tournament, const Team& team);
/// Everyone who is or was on the team, in the order they joined.
std::vector<std::string> playersEver(const Team& team);
/// The id of the person's team, or of their former team. Empty if they never had one.
std::string teamOfPlayer(const Tournament& tournament, std::string_view person);
/// `B1`
std::string seatWord(facts::Seat seat);
/// `Bo Li`: the name of the player in that seat. Before the match is called, the seat: `B1`.
std::string playerAt(const Tournament& tournament, const Match& match, facts::Seat seat);
/// `Bo Li (B1)`: the player in that seat. Before the match is called, only the seat.
std::string seatName(const Tournament& tournament, const Match& match, facts::Seat seat);
/// The substitution by which the person starts to play after the current or next match. Null if there is
/// none.
const Substitution* laterSubstitution(const Tournament& tournament, const Team& team,
                                      std::string_view person);

} // namespace tournament
