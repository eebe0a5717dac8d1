// Makes the facts of people and teams from a request. For the rooms of the desk.
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

// Card numbers. A tournament keeps only a hash that doesn't reveal them. For the rooms of the desk.

/// The key for this machine's card numbers. It is in no tournament's file, so that no one can find the
/// numbers of a file by trying: 32 random bytes, readable only by the user, in the folder of the user's data
/// as `courtside/card.key`, or at COURTSIDE_KEY_FILE. Refuses a file that isn't such a key.
Answer<std::string> cardKey();
/// The same; creates it if there is none yet.
Answer<std::string> cardKeyOrNew();

/// Whether the tournament has any card data.
bool keepsCards(const tournament::Tournament& tournament);
/// The key for a card of that tournament, created if there is none yet; but not if the tournament has hashes
/// of another machine, because a new key would not recognize any card. The record doesn't say which key made
/// its hashes.
Answer<std::string> cardKeyBeside(const tournament::Tournament& tournament);

/// The data kept for a card number.
struct KeptCard {
    std::string hash;               ///< HMAC-SHA-256 of the comparable number
    std::optional<std::string> end; ///< its last three characters; nothing if they would be most of it
};
KeptCard keptOf(std::string_view key, std::string_view number);
/// The part of its end that is kept.
std::optional<std::string> cardEnd(std::string_view number);

/// The numbers of ids already used: of `T7`, and of `P13`.
struct Taken {
    int teams = 0;
    int people = 0;
};
/// Those of every team and person that was ever on record, so that no id is used twice.
Taken takenIn(const tournament::Tournament& tournament);

/// Whether any player has a card.
bool hasIds(const std::vector<roster::Team>& teams);
/// The key for the cards, if any player has one.
Answer<std::string> keyFor(const std::vector<roster::Team>& teams);
/// The player, or the team, as a fact to record again.
facts::Person factOf(const tournament::Person& person);
facts::Team factOf(const tournament::Team& team);
/// The affiliation in the spelling of a team on record that differs only in spelling; `except` is skipped.
std::string asKnown(const tournament::Setting& setting, const std::string& affiliation,
                    const std::string& except = {});
/// The players, and then their teams, under ids that follow those taken.
void addTeams(const std::vector<roster::Team>& teams, const std::string& key, Taken taken,
              std::vector<facts::Fact>& all);

// The rules fact of a tournament, from its venue and the agreed values. For the rooms of the desk.

/// The agreed values (`end.target=350` each) as they are recorded; nothing if there are none.
Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given);
facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed);
/// The version of a tournament's copy of the venue without agreed values.
std::string versionOf(const rules::Venue& venue);

} // namespace desk
