// Whether the rules on record can be read. For the rooms of the desk.
#pragma once

#include "answer.h"

#include "facts/fact.h"
#include "json/reader.h"

#include <string>
#include <vector>

namespace desk {

/// The mistakes in rules, a sentence each with its place: `rules, agreed.end.target: 0 is outside 1 to
/// 10000`.
std::vector<Mistake> rulesMistakes(const json::Problems& problems);
/// Refuses facts with rules that this program cannot read: everything else on record is understood by them.
Answer<void> withReadableRules(const std::vector<facts::Entry>& entries);

} // namespace desk
