// Makes the draw as a fact from the chosen options. For the rooms of the desk.
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

/// The options of a draw.
struct HowDrawn {
    facts::Seeding seeding = facts::Seeding::Listed;
    std::optional<std::string> randomSeed{}; ///< with Random; nothing: a new one
    bool apart = false;                      ///< with Random: teams of one affiliation are kept apart
    bool thirdPlace = false;                 ///< a match between the losing semifinalists
    bool singleFinal = false;                ///< of double elimination: one final decides
    std::optional<int> meetings{}; ///< of a round robin and of pools: how often each pair meets; usually once
    std::optional<int> pools{};    ///< of pools with a playoff; required there
    std::optional<int> advance{};  ///< of pools with a playoff: from each pool; required there
    std::optional<int> wildcards{}; ///< of pools with a playoff: other teams that advance
    std::optional<int> rounds{};    ///< of Swiss; nothing: as many as leave only one team undefeated
    std::optional<std::string>
        ranking{}; ///< the tiebreakers (tournament/model/policy.h); nothing: the usual ones
    /// Names of teams in the order of another tournament's standings, best first: they give the seeds of the
    /// teams with the same names, and no other team gets one. Nothing: the seeds on record.
    std::optional<std::vector<std::string>> standings{};
    friend bool operator==(const HowDrawn&, const HowDrawn&) = default;
};
/// Which of these options a format has.
struct Choosable {
    bool thirdPlace = false;
    bool finals = false;
    bool meetings = false;
    bool pools = false; ///< the number of pools, of teams that advance, and of wildcards
    bool rounds = false;
    bool apart = false; ///< not if all teams meet all
};
Choosable choosable(facts::Format format);

/// The options with which that draw was made, to make another like it; without its random seed.
HowDrawn howDrawn(const facts::Draw& draw);

/// The same for the draw on record, from which a redraw starts; the usual options if there is none.
HowDrawn howDrawn(const tournament::Tournament& tournament);

/// Random digits that people can read to each other: the seed of a draw.
std::string madeSeed(const Environment& environment);

/// A team to draw, with its seed.
struct Entrant {
    std::string team;
    std::optional<int> seed;
    std::string affiliation; ///< empty: none
};
/// The teams among the facts, in their order.
std::vector<Entrant> entrantsAmong(const std::vector<facts::Fact>& all);
/// Their places in the list, in the order of that draw. Nothing if its method isn't known here.
std::optional<std::vector<std::size_t>> orderOf(const facts::Draw& draw,
                                                const std::vector<Entrant>& entrants);
/// Why teams can't be kept apart in that draw, if that was asked for; nothing if they can.
std::optional<message::Message> againstApart(facts::Format format, const HowDrawn& how);
/// Refused if the chosen standings have none of them.
Answer<facts::Draw> drawFact(facts::Format format, const HowDrawn& how, const std::vector<Entrant>& entrants,
                             const Environment& environment);

/// The teams of the tournament that haven't withdrawn, with their seeds on record, or with those from these
/// standings.
std::vector<Entrant> entrantsOf(const tournament::Setting& setting,
                                const std::optional<std::vector<std::string>>& standings = {});
/// The place of a name in the standings, from 1; nothing if it isn't there.
std::optional<int> seedBy(const std::vector<std::string>& standings, const std::string& name);
/// The draw with these options. Refused before there is a tournament, for standings with none of the teams,
/// and for keeping teams apart without a random draw or in a round robin.
Answer<facts::Draw> drawOf(const tournament::Tournament& tournament, const HowDrawn& how,
                           const Environment& environment);

// The use case of drawing a tournament that has its teams.

/// The names of the teams in the standings of the tournament in that file. Refuses a file that isn't a sound
/// file of this program, and a tournament that isn't drawn.
Answer<std::vector<std::string>> standingsIn(const std::string& path, const Environment& environment);

/// Draws the teams that haven't withdrawn: those with a seed first, by seed; the others in roster order or at
/// random. Seeds from standings are recorded before it. Replaces a draw on record until matches have begun.
/// Refuses standings with no team of the tournament.
Answer<Recorded> drawTournament(Desk& desk, const std::string& by, const HowDrawn& how);

} // namespace desk
