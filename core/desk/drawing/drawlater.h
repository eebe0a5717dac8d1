// The use cases after the draw: the next Swiss round, random draws for ties, play-ins, withdrawals and late
// entries.
#pragma once

#include "desk/document/desk.h"
#include "desk/registration/teams.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Publishes the next Swiss round. Refuses while a match of the previous round is open.
Answer<Recorded> pairRound(Desk& desk, const std::string& by);

struct LotOptions {
    /// Ids; for a draw made by hand in order, best first; otherwise the tied teams.
    std::vector<std::string> teams;
    std::optional<std::string> randomSeed; ///< nothing: a new one, or the draw was made by hand
    bool byHand = false;                   ///< the draw was made by hand and not by the program
    std::optional<std::string> reason{};   ///< how it was drawn by hand; optional
};
/// The random draw that breaks a tie, as drawLots() records it.
Answer<facts::Lot> lotFor(const tournament::Tournament& tournament, const LotOptions& options,
                          const Environment& environment);
/// Records a random draw that breaks a tie. Without teams: the first tie that must be broken. Refuses if
/// there is none, or if not all tied teams are listed.
Answer<Recorded> drawLots(Desk& desk, const std::string& by, const LotOptions& options);

/// Adds a match between two tied teams. It breaks the tie and counts for nothing else.
Answer<Recorded> addPlayIn(Desk& desk, const std::string& by, const std::string& a, const std::string& b);

/// Withdraws a team. The other side wins its open matches.
Answer<Recorded> withdraw(Desk& desk, const std::string& by, const std::string& team,
                          const std::string& reason);

struct LateEntryOptions {
    std::string team{};                 ///< id of a team that isn't in the draw
    std::string replaces{};             ///< id; empty: the team takes a free place
    std::string reason{};               ///< optional
    std::optional<TeamEntry> newTeam{}; ///< a team that isn't registered yet; `team` is then empty
};
/// Adds a team to the draw. Refuses if a match that has begun would get other sides, a team of one player,
/// and a new team with a player whose name is on another team.
Answer<Recorded> enterLate(Desk& desk, const std::string& by, const LateEntryOptions& options);

/// Where that team can enter late (`team` is empty for a new one): the ids of the teams that it can replace.
/// An empty id comes first if there is a free place. Teams whose matches were called or finished can't be
/// replaced. Refuses if there is no place.
Answer<std::vector<std::string>> latePlaces(const tournament::Tournament& tournament,
                                            const std::string& team);

/// The next match and opponent of a team: `Low Club plays Full House in match 8`, `Low Club plays the winner
/// of match 3 in match 8`. In Swiss also that the next round will pair it, and which rounds it missed.
std::string playsInWords(const tournament::Tournament& tournament, const std::string& team);

/// What was recorded, one line for each fact; for a late team also its opponent. Each line ends with a
/// newline: `round 2: Full House and Team 3; …`
std::string recordedText(const tournament::Tournament& tournament, const Recorded& recorded);

} // namespace desk
