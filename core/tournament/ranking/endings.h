// How a match that is over counts: what an absence costs by the tournament's policy, and how rankings and
// pairings take its ending.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/match.h"

namespace tournament {

/// What the policy has an ending of that kind cost; null where it is no absence.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, facts::Decided decided);
/// What the policy has the match cost whoever is at fault in it, by what its ending was called, a double one
/// as the plain one; null where it was no absence.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match);
/// What it costs that side that it was not there; null where it was.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match, Side side);

/// What both sides are rated for a match that ended by absence, in tenths; nothing where the policy says
/// nothing or it was played.
facts::PerSide<std::optional<int>> ratingsByAbsence(const Setting& setting, const Match& match);
/// How both sides are rated for a match, in tenths: as somebody did, or else as the policy does who was not
/// there.
facts::PerSide<std::optional<int>> ratingsOf(const Setting& setting, const Match& match);

/// How rankings and pairings take such an ending: what was decided by a ruling counts as played, in mid
/// match too, since it says who won and that nobody gave up; absences as the tournament's policy ranks them.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match);
/// The same for that side of it: of a double forfeit one side may be a no-show.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match, Side side);
} // namespace tournament
