// The use case `vacate`: a team turns out to be ineligible. Its opponents win the matches that it won and
// those still to be played.
#pragma once

#include "proposal.h"

namespace desk {

/// The other side wins each match that the team (id) played. If that side didn't come or was itself
/// disqualified, no one wins, and its loss and its fee stay. A match that the team won because the other team
/// withdrew stays as it is. The team plays no more. Refuses a team that isn't in the draw, a missing reason
/// when it is recorded, and if the team's matches have changed since the preview.
Proposal vacate(const std::string& team, std::string reason = {}, std::vector<LaterChoice> then = {});

/// One match of the team and what happens to it, in words.
struct VacatedMatch {
    std::string match; ///< id
    /// `Low Club wins, Full House is disqualified`; no one wins if the other side didn't come.
    std::string is;
    friend bool operator==(const VacatedMatch&, const VacatedMatch&) = default;
};
/// In playing order, whether played, in play or still to come.
std::vector<VacatedMatch> vacatedMatches(const Correction& change);

/// The team's result in that match: `won, 312 to 240`, `lost without play`, `in play, 120 to 88`, `to be
/// played`. Empty if the match wasn't its own.
std::string previousText(const Correction& change, const std::string& match);

} // namespace desk
