// Where a rule is from, to stand in a message.
#pragma once

#include "venue.h"

#include "message/message.h"

namespace rules {

/// `Scoring 5a, reading U1`; `no section cited` where it follows. On a screen without the code of the
/// reading.
message::Message ruleCited(const Cite& cite);
/// The same without the code for everybody: `Scoring 5a`, `our reading`.
message::Message ruleSection(const Cite& cite);

} // namespace rules
