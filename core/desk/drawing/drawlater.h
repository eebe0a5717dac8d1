// The use cases after the draw: the next Swiss round, random draws for ties, play-ins, withdrawals and late
// entries.
#pragma once

#include "desk/document/desk.h"
#include "desk/registration/teams.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Publishes the next round of Swiss. Refused while a match of the previous round is open.
Answer<Recorded> pairRound(Desk& desk, const std::string& by);

struct LotOptions {
    std::vector<std::string> teams; ///< ids; for a draw made by hand: best first; otherwise the tied teams
    std::optional<std::string> randomSeed; ///< nothing: a new one, unless it was drawn by hand
    bool byHand = false;                   ///< it was drawn by hand; otherwise the program draws
    std::optional<std::string> reason{};   ///< how, if drawn by hand; can be left out
};
/// The random draw that breaks a tie, as drawLots records it.
Answer<facts::Lot> lotFor(const tournament::Tournament& tournament, const LotOptions& options,
                          const Environment& environment);
/// Records a random draw that breaks a tie. Without teams, it is for the first tie that must be broken.
/// Refused if there is none, and if not all tied teams are listed.
Answer<Recorded> drawLots(Desk& desk, const std::string& by, const LotOptions& options);

/// Adds a match between two tied teams that breaks the tie and counts for nothing else.
Answer<Recorded> addPlayIn(Desk& desk, const std::string& by, const std::string& a, const std::string& b);

/// A team withdraws: its open matches go to the other side.
Answer<Recorded> withdraw(Desk& desk, const std::string& by, const std::string& team,
                          const std::string& reason);

struct LateEntryOptions {
    std::string team{};                 ///< id of a team that is not in the draw
    std::string replaces{};             ///< id; empty: it takes a free place
    std::string reason{};               ///< may be empty
    std::optional<TeamEntry> newTeam{}; ///< of a team that is not on the list yet; `team` is empty then
};
/// A team joins the draw. Refused if a match that has begun would then have other sides, for a team of one
/// player, and for a new team with a player who has the name of a player on another team.
Answer<Recorded> enterLate(Desk& desk, const std::string& by, const LateEntryOptions& options);

/// Where that team, or a new one if `team` is empty, can enter late: ids of the teams it can replace, and an
/// empty id, which comes first, if a place is free. Those whose matches have been called or are finished
/// can't be replaced. Refused if there is no place.
Answer<std::vector<std::string>> latePlaces(const tournament::Tournament& tournament,
                                            const std::string& team);

/// The next opponent and match of a team: `Low Club plays Full House in match 8`, `Low Club plays the winner
/// of match 3 in match 8`; in Swiss also that the next round pairs it, and which rounds it missed.
std::string playsInWords(const tournament::Tournament& tournament, const std::string& team);

/// What was recorded, one line per fact; for a late team also its opponent, each line ended: `round 2: Full
/// House and Team 3; …`
std::string recordedText(const tournament::Tournament& tournament, const Recorded& recorded);

} // namespace desk
