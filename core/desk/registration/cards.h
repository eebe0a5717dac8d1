// Card numbers, of which a tournament keeps only what does not tell them. For the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

/// The key of this machine's card numbers. It is in no tournament's file, so whoever has a file cannot find
/// the numbers by trying them all: 32 random bytes, for the user alone to read, in the folder of the user's
/// data under `courtside/card.key`, or where COURTSIDE_KEY_FILE says. Refuses what is no such key.
Answer<std::string> cardKey();
/// The same; made where there is none yet.
Answer<std::string> cardKeyOrNew();

/// Whether anything is kept of anybody's card.
bool keepsCards(const tournament::Tournament& tournament);
/// The key for a card of that tournament, made where there is none yet; but none beside hashes of another
/// machine's: a new one would say of every card that it is nobody's. Whether a key that is here made those
/// hashes is on no record.
Answer<std::string> cardKeyBeside(const tournament::Tournament& tournament);

/// What is kept of a number.
struct KeptCard {
    std::string hash;               ///< HMAC-SHA-256 of the comparable number
    std::optional<std::string> end; ///< its last three characters; nothing where they would be most of it
};
KeptCard keptOf(std::string_view key, std::string_view number);
/// What is kept of its end.
std::optional<std::string> cardEnd(std::string_view number);

} // namespace desk
