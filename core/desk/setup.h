// The facts that set a tournament up, made from what was asked for. For this room alone.
#pragma once

#include "answer.h"
#include "drawtournament.h"
#include "environment.h"

#include "roster/roster.h"
#include "rules/venue.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// What was agreed, `end.target=350` each, as it is on record; nothing where nothing was.
Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given);
facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed);

/// The numbers that ids on record have taken already: of `T7`, and of `P13`.
struct Taken {
    int teams = 0;
    int people = 0;
};
/// Those of every team and person that was ever on record, so that no id comes again.
Taken takenIn(const tournament::Tournament& tournament);

/// The key of the cards, where any player has a card.
Answer<std::string> keyFor(const std::vector<roster::Team>& teams);
/// A player under that id, of whose card no more is kept than a keyed hash and its end.
facts::Person personFact(const std::string& id, const std::string& name, const std::string& card,
                         const std::string& key);
/// Nothing where it is empty.
std::optional<std::string> optional(const std::string& text);
/// The affiliation as a team on record writes it that differs from it only in that; `except` is not asked.
std::string asKnown(const tournament::Setting& setting, const std::string& affiliation,
                    const std::string& except = {});
/// The players, and then their teams, under ids that follow those taken.
void addTeams(const std::vector<roster::Team>& teams, const std::string& key, Taken taken,
              std::vector<facts::Fact>& all);

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
std::optional<std::string> againstApart(facts::Format format, const HowDrawn& how);
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
