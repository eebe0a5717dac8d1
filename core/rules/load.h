// Rule files: from text to venue and back. Also the values that players agree on before the first hand, in
// the same form.
#pragma once

#include "venue.h"

#include "json/reader.h"

#include <functional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace rules {

/// The format that rule files name.
inline constexpr std::string_view format = "courtside-rules/1";

/// Whether a text is meant to be a rule file, of any version: that is the first format of this program it
/// names. (A tournament has rules in it too.) The beginning of the text is enough.
bool isRuleFile(std::string_view text);

/// Finds the venue that a rule file builds on, by the name in its `from`. Or gives the reason why there is
/// none.
using FindOrigin = std::function<tl::expected<Venue, message::Message>(const std::string& name)>;

/// The venue in a `courtside-rules/1` text, a rule file. A file with the key `from` has only the differences
/// from the venue that `origin` finds, and the result is complete. Without `origin`, that key is refused.
/// Refuses unknown keys, wrong types, values out of range and contradictions. Reports all mistakes that one
/// pass finds, each once, with line and place (`phases.regular.bags.limit`).
tl::expected<Venue, json::Problems> load(std::string_view text, const FindOrigin& origin = {});
/// The same in two steps. `parse` refuses text that isn't JSON, in words for people who write rule files.
tl::expected<json::Value, json::Problems> parse(std::string_view text);
tl::expected<Venue, json::Problems> loadValue(const json::Value& text, const FindOrigin& origin);

/// The venue in a tournament's frozen copy, which must stay readable whichever version of the program made
/// it. A missing parameter gets the value from before it existed. An unknown key, from a newer program, is
/// kept and shown (`Venue::unknown`). Nothing needs a citation. Refuses all other mistakes that `load`
/// refuses, an unknown key inside a value, because it would change what the value means, and a copy that
/// `needs` a newer program.
tl::expected<Venue, json::Problems> loadCopy(std::string_view text);

/// The venue as the text of a rule file, which loads as an equal venue. A phase that builds on another has
/// only its differences.
std::string toJson(const Venue& venue);

/// The set with other values for some of its `agreeable` parameters. `agreed` is an object with parameters
/// and values as in a rule file (`{"end.target": 350}`). Refuses values that a rule file can't have or that
/// can't be agreed on here, with line and place (`agreed.end.target`).
tl::expected<Set, json::Problems> withAgreed(const Set& set, const json::Value& agreed);
/// The venue with these values in one of its phases.
tl::expected<Venue, json::Problems> withAgreed(const Venue& venue, std::string_view phase,
                                               const json::Value& agreed);

} // namespace rules
