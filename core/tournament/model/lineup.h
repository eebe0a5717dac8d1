// Who plays for a team: in a match, and from when on where somebody came in for another.
#pragma once

#include "tournament.h"

namespace tournament {

/// Whether that change holds in the match: from its own match on in the order of the draw; where it names
/// none, or one that is not in the draw any more, in every match.
bool holdsIn(const Setting& setting, const Substitution& change, std::string_view match);
/// The players of the team for that match, in their order: a substitute takes the place of the player who
/// leaves. A match that was called keeps the players who were seated, whatever this gives.
std::vector<std::string> playersAt(const Setting& setting, const Team& team, std::string_view match);
/// Those who sit on that side of the match; before it is called those who are to, and none while the side is
/// not known.
std::vector<std::string> playersIn(const Tournament& tournament, const Match& match, Side side);
/// Those who are left when every substitution holds.
std::vector<std::string> playersInTheEnd(const Team& team);
/// The team (its id) that came late and took this one's place in the draw; empty where none did.
std::string replacedBy(const Tournament& tournament, const Team& team);
/// Of whom it is asked whether they came: those in the end. Nobody waits for who was replaced: of such a
/// team it is those who did come.
std::vector<std::string> playersToCount(const Tournament& tournament, const Team& team);
/// Those of the match that is on or comes next; after them substitutes for later matches. Without such a
/// match, those who are on the team in the end.
std::vector<std::string> playersNow(const Tournament& tournament, const Team& team);
/// Whoever is or was on the team, also those who left it, in the order in which they came.
std::vector<std::string> everybodyOf(const Team& team);
/// The team (its id) on which that person is, or else was; empty where there is none.
std::string teamOfPlayer(const Tournament& tournament, std::string_view person);
/// `Bo Li`: who sits there, alone; the seat, `B1`, before the match is called.
std::string playerAt(const Tournament& tournament, const Match& match, facts::Seat seat);
/// `Bo Li (B1)`: who sits there; the seat alone before the match is called.
std::string seatName(const Tournament& tournament, const Match& match, facts::Seat seat);
/// The substitution by which the person is to come in after the match that is on or comes next; or null.
const Substitution* comesLater(const Tournament& tournament, const Team& team, std::string_view person);

} // namespace tournament
