// Makes the fact of a draw from the chosen options. Only for the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "desk/document/desk.h"
#include "desk/document/draft.h"
#include "message/message.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

// The options of a draw, and which of them each format has.

struct DrawSettings {
    facts::Seeding seeding = facts::Seeding::Listed;
    std::optional<std::string> randomSeed{}; ///< with Random; nothing: a new one
    bool apart = false;                      ///< with Random: keeps teams of the same affiliation apart
    bool thirdPlace = false;                 ///< a match between the losing semifinalists
    bool singleFinal = false;                ///< for double elimination: one final decides
    /// For round robin and pools: how often each pair meets; nothing: as usual, once.
    std::optional<int> meetings{};
    std::optional<int> pools{};   ///< for pools with a playoff, where it is required
    std::optional<int> advance{}; ///< for pools with a playoff, where it is required: how many from each pool
    std::optional<int> wildcards{}; ///< for pools with a playoff: how many other teams advance
    std::optional<int> rounds{};    ///< for Swiss; nothing: enough to leave one unbeaten team
    /// The tiebreakers (tournament/model/policy.h); nothing: the usual ones.
    std::optional<std::string> ranking{};
    /// Names of teams in the order of another tournament's standings, best first. Teams with the same names
    /// are seeded in that order, and other teams get no seed. Nothing: the seeds on record.
    std::optional<std::vector<std::string>> standings{};
    friend bool operator==(const DrawSettings&, const DrawSettings&) = default;
};
/// Which of these options a format has.
struct Choosable {
    bool thirdPlace = false;
    bool finals = false;
    bool meetings = false;
    bool pools = false; ///< the number of pools, of teams that advance, and of wildcards
    bool rounds = false;
    bool apart = false; ///< not if each team plays all others
};
Choosable choosable(facts::Format format);

/// The options of that draw, for making another one like it. Without its random seed.
DrawSettings drawSettings(const facts::Draw& draw);

/// The options of the draw on record, as a start for a redraw. The usual options if there is no draw.
DrawSettings drawSettings(const tournament::Tournament& tournament);

/// Random digits for the seed of a draw. Short enough to read aloud.
std::string madeSeed(const Environment& environment);

/// A team to draw, with its seed.
struct Entrant {
    std::string team;
    std::optional<int> seed;
    std::string affiliation; ///< empty: none
};
/// The teams among the facts, in order.
std::vector<Entrant> entrantsAmong(const std::vector<facts::Fact>& all);
/// For each place in that draw, the index of the team in the list. Nothing if this program doesn't know the
/// draw's method.
std::optional<std::vector<std::size_t>> orderOf(const facts::Draw& draw,
                                                const std::vector<Entrant>& entrants);
/// Why that draw can't keep teams apart, if that was requested. Nothing if it can.
std::optional<message::Message> againstApart(facts::Format format, const DrawSettings& how);
/// Refuses standings that have none of the teams.
Answer<facts::Draw> drawFact(facts::Format format, const DrawSettings& how,
                             const std::vector<Entrant>& entrants, const Environment& environment);

/// The teams of the tournament that haven't withdrawn, with their seeds on record or those from the given
/// standings.
std::vector<Entrant> entrantsOf(const tournament::Setting& setting,
                                const std::optional<std::vector<std::string>>& standings = {});
/// The place of a name in the standings, from 1. Nothing if it isn't in them.
std::optional<int> seedBy(const std::vector<std::string>& standings, const std::string& name);
/// The draw with these options. Refuses if there is no tournament yet, standings that have none of the teams,
/// and keeping teams apart without a random draw or in a round robin.
Answer<facts::Draw> drawOf(const tournament::Tournament& tournament, const DrawSettings& how,
                           const Environment& environment);

// The use case of drawing a tournament that has teams.

/// The names of the teams in the standings of the tournament in that file. Refuses a file that isn't a sound
/// file of this program, and a tournament without a draw.
Answer<std::vector<std::string>> standingsIn(const std::string& path, const Environment& environment);

/// Draws the teams that haven't withdrawn: first those with a seed, by seed, then the others in roster order
/// or at random. Seeds from standings are recorded first. Replaces the draw on record, but not once matches
/// have begun. Refuses standings that have none of the teams.
Answer<Recorded> drawTournament(Desk& desk, const std::string& by, const DrawSettings& how);

} // namespace desk
