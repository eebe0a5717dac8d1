// Shows rule sets: the list, a rule card, a file's mistakes, a comparison of two.
#pragma once

#include "desk/checks/answer.h"
#include "rules/newfile.h"
#include "rules/origin.h"
#include "rules/venue.h"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace desk {

/// All built-in rule sets and the user's own, one on each line: id, venue, target. As JSON:
/// `{"sets":[{"id","venue","name","phase","target"}]}`.
std::string listRules(const std::vector<rules::FileRead>& own, As as);
/// One phase of the rules, as a venue of its own. Refuses a phase that doesn't exist.
Answer<rules::FileRead> phaseOf(const rules::FileRead& read, const std::string& phase);
/// What the rules build on and how they differ from it, then the card of the venue with all phases, then its
/// version. As JSON, the complete rule file.
std::string showRules(const rules::FileRead& read, As as);
/// The differences between two venues with one phase each. Empty if there are none. Refuses a venue with
/// several phases.
tl::expected<std::string, message::Message> diffRules(const rules::Venue& left, const rules::Venue& right,
                                                      As as);

/// Checks a rule file. Gives the ids of its sets, or its mistakes.
tl::expected<std::vector<std::string>, std::vector<Refusal>> checkRules(const rules::RuleFile& file,
                                                                        const rules::FindFile& find);
/// The same as JSON: `{"sound","sets"}` or `{"sound","mistakes":[{"line","text"}]}`.
std::string checkedJson(const tl::expected<std::vector<std::string>, std::vector<Refusal>>& checked);

/// The text of a new rule file that sets these values (`end.target=350`; for another phase
/// `championship.end.target=400`), with a phase for each of these parts of the draw (`semifinals`). Refuses
/// the id of a built-in set, and parts and values that aren't possible.
Answer<std::string> newRules(rules::NewFile file, const std::vector<std::string>& parts,
                             const rules::Venue& origin, const std::vector<std::string>& values);

} // namespace desk
