// The use case `purge`: deletes personal data after the tournament. The facts and their hash chain stay,
// because they never had personal data.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

enum class Forget {
    Cards,     ///< hashes and last characters of cards
    LastNames, ///< those, and last names except for an initial: `Ana R.`
    Names      ///< everything except the id
};

/// What to do if the tournament isn't over: refuse, or delete anyway.
enum class Unfinished { Refused, AllTheSame };

/// Deletes it for everyone who was ever on record. It can't be undone. Refuses while a match is at a table,
/// while matches are still to be played (unless allowed), and if there is nothing to delete. Earlier copies
/// of the file still have the data.
Answer<Recorded> forgetPeople(Desk& desk, const std::string& by, Forget what,
                              Unfinished unfinished = Unfinished::Refused);
/// What is deleted for that many people: `the cards and last names of 65 players`.
std::string forgottenText(Forget what, int players);

} // namespace desk
