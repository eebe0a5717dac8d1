// The items of parameters that are lists, in words: `no spade (by anyone, before the first bid)`.
#pragma once

#include "rules/venue.h"
#include "scoring/ruleset.h"

#include <string>

namespace wording {

std::string tierInWords(const scoring::RuleSet& rules, const scoring::Tier& tier);
std::string foulInWords(const scoring::Foul& foul);
std::string misdealInWords(const rules::MisdealReason& reason);
std::string limitInWords(const rules::AffiliationLimit& limit);

} // namespace wording
