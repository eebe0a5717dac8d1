// The rules fact of a tournament, from its venue and what was agreed. For the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "facts/fact.h"
#include "rules/venue.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// What was agreed, `end.target=350` each, as it is on record; nothing where nothing was.
Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given);
facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed);

} // namespace desk
