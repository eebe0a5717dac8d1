// What the players agree on before the first hand.
#pragma once

#include "venue.h"
#include "json/reader.h"

#include <tl/expected.hpp>

namespace rules {

/// The set with other values for some of its `agreeable` parameters. `agreed` is an object of parameter and
/// value (`{"end.target": 350}`) in the form of a rule file. Refuses what a rule file may not have and what
/// may not be agreed here, with line and place (`agreed.end.target`).
tl::expected<Set, json::Problems> withAgreed(const Set& set, const json::Value& agreed);
/// The venue with these values in that one of its phases; the others keep theirs.
tl::expected<Venue, json::Problems> withAgreed(const Venue& venue, std::string_view phase,
                                               const json::Value& agreed);

} // namespace rules
