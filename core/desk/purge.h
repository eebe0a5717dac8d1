// The use case `purge`: after the event a night forgets what it knows of people. The facts stay as they were,
// and so does the chain over them: nothing personal was ever in it.
#pragma once

#include "desk.h"

#include <string>

namespace desk {

enum class Forget {
    Cards,     ///< hashes and ends of cards
    LastNames, ///< those, and of names all but the first and an initial: `Ana R.`
    Names      ///< everything but the id
};

/// Forgets it of everybody, for good: no undo brings it back. Refuses while a match is at a table, and where
/// there is nothing to forget. Copies of the file that were made before still know it.
Answer<Recorded> forgetPeople(Desk& desk, const std::string& by, Forget what);

} // namespace desk
