// The draw as a fact, made from what was wished. For the rooms of the desk.
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

// How a tournament is to be drawn, and what there is to choose in each format.

/// How a tournament is to be drawn.
struct HowDrawn {
    facts::Seeding seeding = facts::Seeding::Listed;
    std::optional<std::string> randomSeed; ///< with Random; nothing: one is made
    bool apart = false;                    ///< with Random: teams of one affiliation are kept apart
    bool thirdPlace = false;               ///< the losing semifinalists meet once more
    bool singleFinal = false;              ///< of double elimination: one final decides
    std::optional<int> meetings;           ///< of a round robin and of pools: how often each meets each; once
    std::optional<int> pools;              ///< of pools with a playoff; must be given there
    std::optional<int> advance;            ///< of pools with a playoff: from each pool; must be given there
    std::optional<int> wildcards;          ///< of pools with a playoff: other teams that advance
    std::optional<int> rounds;             ///< of Swiss; nothing: as many as single out one who has won all
    std::optional<std::string> ranking; ///< what breaks ties (tournament/model/policy.h); nothing: the usual
    /// Names of teams in the order of another tournament's standings, the best first: they give the seeds of
    /// the teams of the same name, and no other team has one. Nothing: seeds are as they are on record.
    std::optional<std::vector<std::string>> standings;
    friend bool operator==(const HowDrawn&, const HowDrawn&) = default;
};
/// Which of these there is to choose in a format.
struct Choosable {
    bool thirdPlace = false;
    bool finals = false;
    bool meetings = false;
    bool pools = false; ///< their number, how many advance, and wildcards
    bool rounds = false;
    bool apart = false; ///< where all meet all, nobody is kept apart
};
Choosable choosable(facts::Format format);

/// How that draw was made, so that another can be made like it: without its random seed.
HowDrawn howDrawn(const facts::Draw& draw);

/// The same of the draw on record, from which a redraw that says less begins; the usual where there is none.
HowDrawn howDrawn(const tournament::Tournament& tournament);

/// Random digits that people can read to each other: the seed of a draw.
std::string madeSeed(const Environment& environment);

/// A team that is drawn, with the seed that it was given.
struct Entrant {
    std::string team;
    std::optional<int> seed;
    std::string affiliation; ///< empty: none
};
/// The teams among the facts, in their order.
std::vector<Entrant> entrantsAmong(const std::vector<facts::Fact>& all);
/// Their places in the list in the order in which that draw has them. Nothing where its way of drawing is not
/// known here.
std::optional<std::vector<std::size_t>> orderOf(const facts::Draw& draw,
                                                const std::vector<Entrant>& entrants);
/// Why teams cannot be kept apart in that draw, where it is wished; nothing where they can.
std::optional<message::Message> againstApart(facts::Format format, const HowDrawn& how);
/// Refused where standings are wished that name none of them.
Answer<facts::Draw> drawFact(facts::Format format, const HowDrawn& how, const std::vector<Entrant>& entrants,
                             const Environment& environment);

/// The teams of the tournament that have not withdrawn, with their seeds on record, or with those that these
/// standings give.
std::vector<Entrant> entrantsOf(const tournament::Setting& setting,
                                const std::optional<std::vector<std::string>>& standings = {});
/// The place of a name in the standings, from 1; nothing where it is not among them.
std::optional<int> seedBy(const std::vector<std::string>& standings, const std::string& name);
/// The draw that such wishes make. Refused before there is a tournament, for standings that name none of the
/// teams, and for teams to be kept apart without a random draw or in a round robin.
Answer<facts::Draw> drawOf(const tournament::Tournament& tournament, const HowDrawn& how,
                           const Environment& environment);

// The use case of drawing a tournament that has its teams.

/// The names of the teams in the standings of the tournament in that file. Refuses what is no sound file of
/// this program, and a tournament that is not drawn.
Answer<std::vector<std::string>> standingsIn(const std::string& path, const Environment& environment);

/// Draws the teams that have not withdrawn: those with a seed first, by seed; the others in roster order or
/// at random. Seeds from standings are recorded before it. Replaces a draw on record until matches have
/// begun. Refuses standings that name no team of the tournament.
Answer<Recorded> drawTournament(Desk& desk, const std::string& by, const HowDrawn& how);

} // namespace desk
