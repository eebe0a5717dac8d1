// The use case `vacate`: a team turns out to be ineligible. Its opponents win the matches it won and those
// still to be played.
#pragma once

#include "proposal.h"

namespace desk {

/// Each match that the team (its id) played goes to the other side, but to no one if that side didn't come or
/// was itself disqualified (its loss and its fee stay); and the team plays no more. A match that it won
/// because the other team withdrew stays as it is. Refuses a team that isn't in the draw, to record it
/// without a reason, and if the team's matches have changed since the preview.
Proposal vacate(const std::string& team, std::string reason = {}, std::vector<LaterChoice> then = {});

/// One match of the team, and what happens to it, in words.
struct VacatedMatch {
    std::string match; ///< its id
    std::string
        is; ///< `Low Club wins, Full House is disqualified`; no one wins if the other side didn't come
    friend bool operator==(const VacatedMatch&, const VacatedMatch&) = default;
};
/// In playing order: played, in play, to come.
std::vector<VacatedMatch> vacatedMatches(const Correction& change);

/// The result of that match for the team: `won, 312 to 240`, `lost without play`, `in play, 120 to 88`, `to
/// be played`; empty if it wasn't its match.
std::string previousText(const Correction& change, const std::string& match);

} // namespace desk
