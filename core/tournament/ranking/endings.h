// How a match that is over counts: what the tournament's policy says an absence costs, and how the ending
// counts in rankings and pairings.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// Whether any match that counts was tied.
bool hasTies(const Tournament& tournament);

/// What an ending of that kind costs by the policy. Null if it isn't an absence.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, facts::Decided decided);
/// What the match costs the absent side by the policy, from the name of its ending. A double one costs the
/// same as a single one. Null if it wasn't an absence.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match);
/// What the absence of that side costs. Null if it was there.
const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match, Side side);

/// Both sides' ratings for a match that ended by absence, in tenths. Nothing if the match was played or the
/// policy sets no rating.
facts::PerSide<std::optional<int>> ratingsByAbsence(const Setting& setting, const Match& match);
/// Both sides' ratings for a match, in tenths: as entered, or by the policy for an absence.
facts::PerSide<std::optional<int>> ratingsOf(const Setting& setting, const Match& match);

/// How an ending counts in rankings and pairings. A ruling counts as played even if it came during a match,
/// because it names a winner and no one gave up. Absences count as the tournament's policy says.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match);
/// The same for one side, because in a double forfeit only one side may be a no-show.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match, Side side);
} // namespace tournament
