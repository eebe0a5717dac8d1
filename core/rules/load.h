// Rule files: from text to venue and back; and the values that players agree on before the first hand, in the
// same form.
#pragma once

#include "venue.h"

#include "json/reader.h"

#include <functional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace rules {

/// The kind of rule file.
inline constexpr std::string_view format = "courtside-rules/1";

/// Whether a text is meant as a rule file, of whatever version: it says so before it says anything else of
/// this program. A tournament has rules in it too. The beginning of the text is enough.
bool isRuleFile(std::string_view text);

/// Finds the venue that a rule file is `from`, by the name in the file; or says why there is none.
using FindOrigin = std::function<tl::expected<Venue, message::Message>(const std::string& name)>;

/// The venue in a `courtside-rules/1` text, a rule file. A file with the key `from` has only the differences
/// from the venue that `origin` finds, and the result is complete; without `origin`, that key is refused.
/// Refuses unknown keys, wrong types, values out of range and contradictions; reports every mistake that one
/// pass finds, each once, with line and place (`phases.regular.bags.limit`).
tl::expected<Venue, json::Problems> load(std::string_view text, const FindOrigin& origin = {});
/// The same in two steps. Refuses what is no JSON, in the terms of a rule file.
tl::expected<json::Value, json::Problems> parse(std::string_view text);
tl::expected<Venue, json::Problems> loadValue(const json::Value& text, const FindOrigin& origin);

/// The venue in a tournament's frozen copy, which must stay readable whatever version of the program made it.
/// A missing parameter gets its value from before it existed; an unknown key, from a newer program, is kept
/// and shown (`Venue::unknown`); nothing needs a citation. Like `load`, refuses any other mistake, also an
/// unknown key inside a value, which would change its meaning, and a copy that `needs` a newer program.
tl::expected<Venue, json::Problems> loadCopy(std::string_view text);

/// The venue as such a text, which loads to an equal one. A phase `from` another has only the differences.
std::string toJson(const Venue& venue);

/// The set with other values for some of its `agreeable` parameters. `agreed` is an object of parameters and
/// values (`{"end.target": 350}`) as in a rule file. Refuses what a rule file can't have and what can't be
/// agreed on here, with line and place (`agreed.end.target`).
tl::expected<Set, json::Problems> withAgreed(const Set& set, const json::Value& agreed);
/// The venue with these values in that one of its phases; the others keep theirs.
tl::expected<Venue, json::Problems> withAgreed(const Venue& venue, std::string_view phase,
                                               const json::Value& agreed);

} // namespace rules
