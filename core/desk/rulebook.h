// Looking at rule sets: the list, a card, a file's mistakes, two sets beside each other.
#pragma once

#include "answer.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace desk {

/// Every rule set, one a line: its id, its venue, its target; as JSON,
/// `{"sets":[{"id","venue","name","phase","target"}]}`.
std::string listRules(As as);
/// The card of a rule set, or of a venue with all its phases; as JSON, the rule file. Refuses an unknown id.
tl::expected<std::string, std::string> showRules(std::string_view id, As as);
/// Where two sets differ. Empty text where they do not. Refuses an unknown id.
tl::expected<std::string, std::string> diffRules(std::string_view left, std::string_view right, As as);

/// What a rule file's text brings: the ids of its sets, or its mistakes.
tl::expected<std::vector<std::string>, std::vector<Refusal>> checkRules(std::string_view text);
/// That answer as JSON: `{"sound","sets"}` or `{"sound","mistakes":[{"line","text"}]}`.
std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked);

} // namespace desk
