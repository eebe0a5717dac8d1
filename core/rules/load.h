// Rule files: a text as a venue, a venue as a text; and what the players agree on before the first hand, in
// the same form.
#pragma once

#include "venue.h"

#include "json/reader.h"

#include <functional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace rules {

/// What a rule file says it is.
inline constexpr std::string_view format = "courtside-rules/1";

/// The venue that a rule file is `from`, by the name that the file gives it; or why there is none.
using FindOrigin = std::function<tl::expected<Venue, message::Message>(const std::string& name)>;

/// The venue in a `courtside-rules/1` text, a rule file. With a key `from` the file says only what differs
/// from the venue that `origin` finds, and everything here is whole; without `origin` no file may have one.
/// Refuses unknown keys, wrong types, values out of range or against each other; every mistake that one pass
/// finds is told, each once, with line and place (`phases.regular.bags.limit`).
tl::expected<Venue, json::Problems> load(std::string_view text, const FindOrigin& origin = {});

/// The venue in a tournament's frozen copy, which has to be readable whichever version of the program froze
/// it. A parameter that it lacks has the value from before the parameter existed; a key that is not known
/// here, of a newer program, is kept and shown (`Venue::unknown`); nothing needs a cite. Refused, as by
/// `load`: any other mistake, also an unknown key inside a value, which would change what it means, and a
/// copy that `needs` a newer program.
tl::expected<Venue, json::Problems> loadCopy(std::string_view text);

/// The venue as such a text, which loads to an equal one. A phase `from` another gives only what differs.
std::string toJson(const Venue& venue);

/// The set with other values for some of its `agreeable` parameters. `agreed` is an object of parameter and
/// value (`{"end.target": 350}`) in the form of a rule file. Refuses what a rule file may not have and what
/// may not be agreed here, with line and place (`agreed.end.target`).
tl::expected<Set, json::Problems> withAgreed(const Set& set, const json::Value& agreed);
/// The venue with these values in that one of its phases; the others keep theirs.
tl::expected<Venue, json::Problems> withAgreed(const Venue& venue, std::string_view phase,
                                               const json::Value& agreed);

} // namespace rules
