// How a match that is over counts: what an absence costs by the tournament's policy, and how its ending
// counts in rankings and pairings.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

namespace tournament {

/// Whether a match that counts was tied.
bool hasTies(const Tournament& tournament);

/// What the policy has an ending of that kind cost; null where it is no absence.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, facts::Decided decided);
/// The cost of the match by the policy for the side at fault, by the name of its ending (a double one like
/// the plain one); null if it wasn't an absence.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match);
/// The cost of that side's absence; null if it was there.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match, Side side);

/// The ratings of both sides for a match that ended by absence, in tenths; nothing if the policy has none or
/// it was played.
facts::PerSide<std::optional<int>> ratingsByAbsence(const Setting& setting, const Match& match);
/// The ratings of both sides for a match, in tenths: as entered, or by the policy for an absence.
facts::PerSide<std::optional<int>> ratingsOf(const Setting& setting, const Match& match);

/// How an ending counts in rankings and pairings. A ruling counts as played, also during a match, because it
/// names a winner and no one gave up; absences count as the tournament's policy says.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match);
/// The same for one side: in a double forfeit, one side can be a no-show.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match, Side side);
} // namespace tournament
