// Looking at rule sets: the list, a card, a file's mistakes, two sets beside each other.
#pragma once

#include "desk/checks/answer.h"
#include "rules/newfile.h"
#include "rules/origin.h"
#include "rules/venue.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace desk {

/// Every rule set, one a line: its id, its venue, its target; as JSON,
/// `{"sets":[{"id","venue","name","phase","target"}]}`.
std::string listRules(As as);
/// One phase of what was read, as a venue of its own. Refuses one that it does not have.
Answer<rules::FileRead> phaseOf(const rules::FileRead& read, const std::string& phase);
/// What it is from and what differs, then the card of the venue with all its phases, and its version; as
/// JSON, the rule file that says everything itself.
std::string showRules(const rules::FileRead& read, As as);
/// Where two venues of one phase differ. Empty text where they do not. Refuses one of several phases.
tl::expected<std::string, message::Message> diffRules(const rules::Venue& left, const rules::Venue& right,
                                                      As as);

/// What a rule file brings: the ids of its sets, or its mistakes.
tl::expected<std::vector<std::string>, std::vector<Refusal>> checkRules(const rules::RuleFile& file,
                                                                        const rules::FindFile& find);
/// That answer as JSON: `{"sound","sets"}` or `{"sound","mistakes":[{"line","text"}]}`.
std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked);

/// The text of a new rule file that sets these values (`end.target=350`; of another phase
/// `championship.end.target=400`). Refuses the id of a built-in set, and values that may not be.
Answer<std::string> newRules(const rules::NewFile& file, const rules::Venue& origin,
                             const std::vector<std::string>& values);

} // namespace desk
