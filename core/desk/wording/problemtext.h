// A problem that the scorer finds, in words.
#pragma once

#include "mistake.h"

#include "rules/venue.h"
#include "scoring/legal.h"

#include <string>

namespace desk {

/// Where a rule is from: with the code of a reading, or on a screen `our reading`.
message::Message ruleSource(const rules::Cite& cite);
/// The same as a part of a sentence.
Mistake cited(const rules::Cite& cite);
/// `hand 3, side a: bids 3, the least is 4 (unc-regular, The Bidding 2)`
Mistake problemText(const rules::Set& set, const std::string& place, const scoring::Problem& problem);

} // namespace desk
