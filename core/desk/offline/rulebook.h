// Looking at rule sets: the list, a card, a file's mistakes, two sets beside each other.
#pragma once

#include "desk/checks/answer.h"
#include "rules/venue.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace desk {

/// Every rule set, one a line: its id, its venue, its target; as JSON,
/// `{"sets":[{"id","venue","name","phase","target"}]}`.
std::string listRules(As as);
/// One phase of a venue, as a venue of its own. Refuses one that it does not have.
Answer<rules::Venue> phaseOf(const rules::Venue& venue, const std::string& phase);
/// The card of a venue with all its phases; as JSON, the rule file.
std::string showRules(const rules::Venue& venue, As as);
/// Where two venues of one phase differ. Empty text where they do not. Refuses one of several phases.
tl::expected<std::string, message::Message> diffRules(const rules::Venue& left, const rules::Venue& right,
                                                      As as);

/// What a rule file's text brings: the ids of its sets, or its mistakes.
tl::expected<std::vector<std::string>, std::vector<Refusal>> checkRules(std::string_view text);
/// That answer as JSON: `{"sound","sets"}` or `{"sound","mistakes":[{"line","text"}]}`.
std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked);

} // namespace desk
