// The use case `purge`: after the tournament a tournament forgets what it knows of people. The facts stay as
// they were, and so does the chain over them: nothing personal was ever in it.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

enum class Forget {
    Cards,     ///< hashes and ends of cards
    LastNames, ///< those, and of names all but the first and an initial: `Ana R.`
    Names      ///< everything but the id
};

/// Of a tournament that is not over: refused, or deleted anyway.
enum class Unfinished { Refused, AllTheSame };

/// Deletes it for everyone who was ever on record; no undo restores it. Refuses while a match is at a table,
/// while matches are still to come (unless that is allowed), and if there is nothing to delete. Copies of the
/// file that were made before still have it.
Answer<Recorded> forgetPeople(Desk& desk, const std::string& by, Forget what,
                              Unfinished unfinished = Unfinished::Refused);
/// Of so many people what is forgotten: `the cards and last names of 65 players`.
std::string forgottenText(Forget what, int players);

} // namespace desk
