// Makes the facts about people and teams from a request. Only for the rooms of the desk.
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

// Card numbers. A tournament stores only a hash that doesn't reveal them. Only for the rooms of the desk.

/// The key for hashing card numbers on this computer. It isn't in any tournament's file, so no one can find
/// the numbers of a file by trying them all: 32 random bytes that only the user can read, in the folder of
/// the user's data as `courtside/card.key`, or at COURTSIDE_KEY_FILE. Refuses a file that isn't such a key.
Answer<std::string> cardKey();

/// Whether the tournament has any card data.
bool keepsCards(const tournament::Tournament& tournament);
/// The key for a card of that tournament, created if there is none. Not created if the tournament has hashes
/// from another computer, because a new key wouldn't recognize any card. The record doesn't say which key
/// made its hashes.
Answer<std::string> cardKeyBeside(const tournament::Tournament& tournament);

/// What is stored about a card number.
struct KeptCard {
    std::string hash; ///< HMAC-SHA-256 of the number in the form for comparing
    /// The last three characters; nothing if they would be most of the number.
    std::optional<std::string> end;
};
KeptCard keptOf(std::string_view key, std::string_view number);
/// The part of a number that is stored as its end.
std::optional<std::string> cardEnd(std::string_view number);

/// The highest numbers that ids have used: 7 for `T7`, 13 for `P13`.
struct Taken {
    int teams = 0;
    int people = 0;
};
/// Counts every team and person that was ever on record, so no id is used twice.
Taken takenIn(const tournament::Tournament& tournament);

bool hasIds(const std::vector<roster::Team>& teams);
/// The key for the cards. Empty if no player has one.
Answer<std::string> keyFor(const std::vector<roster::Team>& teams);
/// The player or the team as a fact, for recording it again.
facts::Person factOf(const tournament::Person& person);
facts::Team factOf(const tournament::Team& team);
/// If a team on record has the same affiliation in another spelling, that spelling. Otherwise the affiliation
/// as given. The team `except` is skipped.
std::string asKnown(const tournament::Setting& setting, const std::string& affiliation,
                    const std::string& except = {});
/// Adds the players, then their teams, with ids after those taken.
void addTeams(const std::vector<roster::Team>& teams, const std::string& key, Taken taken,
              std::vector<facts::Fact>& all);

// The rules fact of a tournament, from its venue and the agreed values. Only for the rooms of the desk.

/// The agreed values (`end.target=350`) in the form in which they are recorded. Nothing if there are none.
Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given);
facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed);
/// The version of a tournament's copy of the venue, without agreed values.
std::string versionOf(const rules::Venue& venue);

} // namespace desk
