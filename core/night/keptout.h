// Who is kept from sitting down though they are here: by a sanction under which nobody let them in.
#pragma once

#include "night.h"

#include <string>

namespace night {

/// The sanction that keeps the person from that match (its id) on that day (`2026-11-21`): null where there
/// is none, and where they were let in for the match, with a reason, since it was known.
const Sanctioned* keptOut(const Night& night, const std::string& match, const std::string& person,
                          const std::string& day);

} // namespace night
