// The use case `vacate`: a team turns out not to have been allowed to play. What it won goes to the other
// side, what is still to come too.
#pragma once

#include "correction.h"

#include "rules/words.h"

#include <string>
#include <vector>

namespace desk {

struct VacateOptions {
    std::string team;   ///< its id
    std::string reason; ///< may be empty while it is only looked at
    std::vector<LaterChoice> then;
};

/// One match of the team, and what becomes of it, in words.
struct VacatedMatch {
    std::string match; ///< its id
    std::string is; ///< `Low Club wins, Full House is disqualified`; nobody wins where the other did not come
    friend bool operator==(const VacatedMatch&, const VacatedMatch&) = default;
};

struct Vacation : Correction {
    std::string team;
    std::vector<VacatedMatch> matches; ///< in playing order: played, in play, to come
};

/// What would become of every match of the team; nothing is recorded. Refuses a team that is not in the draw
/// and a decision about a match that is not disputed by it.
Answer<Vacation> previewVacate(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const VacateOptions& options);
/// Records it: each match that it played goes to the other side, but to nobody where that did not come or was
/// disqualified itself (its loss and its fee stay); and it plays no more; one undo takes all of it back. What
/// it won because the other had withdrawn from the tournament stays as it is. Refuses without a reason, where
/// it leaves a match disputed for which nothing was decided, and where the team's matches are not as they
/// were in `seen`, the tournament that somebody looked at.
Answer<Vacation> vacate(Desk& desk, const std::string& by, const VacateOptions& options,
                        const tournament::Tournament* seen = nullptr);

/// What that match was to the team: `won, 312 to 240`, `lost without play`, `in play, 120 to 88`, `to be
/// played`; empty where it was none of its.
std::string previousText(const Vacation& vacation, const std::string& match, rules::Minus minus);
/// Everything that it changes, a line each: its matches, later matches.
std::string vacateText(const Vacation& vacation);
/// The same as one JSON object.
std::string vacateJson(const Vacation& vacation);

} // namespace desk
