// The facts of people and teams, made from what was asked for. For the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "facts/fact.h"
#include "roster/roster.h"
#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

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

// The rules fact of a tournament, from its venue and what was agreed. For the rooms of the desk.

/// What was agreed, `end.target=350` each, as it is on record; nothing where nothing was.
Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given);
facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed);

} // namespace desk
