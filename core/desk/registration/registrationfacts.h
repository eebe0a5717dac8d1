// The facts of people and teams, made from what was asked for. For the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "facts/fact.h"
#include "roster/roster.h"
#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

// Card numbers, of which a tournament keeps only what does not tell them. For the rooms of the desk.

/// The key of this machine's card numbers. It is in no tournament's file, so whoever has a file cannot find
/// the numbers by trying them all: 32 random bytes, for the user alone to read, in the folder of the user's
/// data under `courtside/card.key`, or where COURTSIDE_KEY_FILE says. Refuses what is no such key.
Answer<std::string> cardKey();
/// The same; made where there is none yet.
Answer<std::string> cardKeyOrNew();

/// Whether anything is kept of anybody's card.
bool keepsCards(const tournament::Tournament& tournament);
/// The key for a card of that tournament, made if there is none yet. But not if it has hashes of another
/// machine: a new key would not recognize any card. Whether a key that is here made those hashes is not on
/// record.
Answer<std::string> cardKeyBeside(const tournament::Tournament& tournament);

/// What is kept of a number.
struct KeptCard {
    std::string hash;               ///< HMAC-SHA-256 of the comparable number
    std::optional<std::string> end; ///< its last three characters; nothing where they would be most of it
};
KeptCard keptOf(std::string_view key, std::string_view number);
/// What is kept of its end.
std::optional<std::string> cardEnd(std::string_view number);

/// The numbers that ids on record have taken already: of `T7`, and of `P13`.
struct Taken {
    int teams = 0;
    int people = 0;
};
/// Those of every team and person that was ever on record, so that no id comes again.
Taken takenIn(const tournament::Tournament& tournament);

/// Whether any player has a card.
bool hasIds(const std::vector<roster::Team>& teams);
/// The key of the cards, where that is so.
Answer<std::string> keyFor(const std::vector<roster::Team>& teams);
/// The player, or the team, as it would be recorded again.
facts::Person factOf(const tournament::Person& person);
facts::Team factOf(const tournament::Team& team);
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
/// The version that a tournament's copy of the venue has where nothing else is agreed.
std::string versionOf(const rules::Venue& venue);

} // namespace desk
