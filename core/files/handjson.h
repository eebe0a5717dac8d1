// A hand as it stands in a game record (formats.md).
#pragma once

#include "scoring/hand.h"

#include <string>

namespace files {

/// One line: the dealer where it is given, and each side's bids and tricks. What was ruled on the hand, its
/// time call and its override are left out.
std::string handJson(const scoring::Hand& hand);

} // namespace files
