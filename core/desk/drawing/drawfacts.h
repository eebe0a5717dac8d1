// The draw as a fact, made from what was wished. For the rooms of the desk.
#pragma once

#include "howdrawn.h"

#include "desk/checks/answer.h"
#include "desk/document/environment.h"
#include "message/message.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Digits that nobody has chosen, which people can read to each other: the seed of a lot.
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
facts::Draw drawFact(facts::Format format, const HowDrawn& how, const std::vector<Entrant>& entrants,
                     const Environment& environment);

/// The teams of the tournament that have not withdrawn, with their seeds on record, or with those that these
/// standings give.
std::vector<Entrant> entrantsOf(const tournament::Setting& setting,
                                const std::optional<std::vector<std::string>>& standings = {});
/// The place of a name in the standings, from 1; nothing where it is not among them.
std::optional<int> seedBy(const std::vector<std::string>& standings, const std::string& name);
/// The draw of those that such wishes make. Refused before there is a tournament, where standings are wished
/// that name none of the teams, and where teams are to be kept apart without a lot or where all meet all.
Answer<facts::Draw> drawOf(const tournament::Tournament& tournament, const HowDrawn& how,
                           const Environment& environment);

} // namespace desk
