// The use case `vacate`: a team turns out not to have been allowed to play. What it won goes to the other
// side, what is still to come too.
#pragma once

#include "proposal.h"

#include "rules/words.h"

namespace desk {

/// Each match that the team (its id) played goes to the other side, but to nobody where that did not come or
/// was disqualified itself (its loss and its fee stay); and it plays no more. What it won because the other
/// had withdrawn from the tournament stays as it is. Refuses a team that is not in the draw, to be recorded
/// without a reason, and where the team's matches are not as they were when it was looked at.
Proposal vacate(const std::string& team, std::string reason = {}, std::vector<LaterChoice> then = {});

/// One match of the team, and what becomes of it, in words.
struct VacatedMatch {
    std::string match; ///< its id
    std::string is; ///< `Low Club wins, Full House is disqualified`; nobody wins where the other did not come
    friend bool operator==(const VacatedMatch&, const VacatedMatch&) = default;
};
/// In playing order: played, in play, to come.
std::vector<VacatedMatch> vacatedMatches(const Correction& change);

/// What that match was to the team: `won, 312 to 240`, `lost without play`, `in play, 120 to 88`, `to be
/// played`; empty where it was none of its.
std::string previousText(const Correction& change, const std::string& match, rules::Minus minus);

} // namespace desk
