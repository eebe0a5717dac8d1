// Which misdeals the sheet allows, and their names.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <string_view>

namespace rules {

/// The set's reason of that id; null if its sheet doesn't have it.
const MisdealReason* misdealOnSheet(const Set& set, std::string_view reason);
/// The refusal of a misdeal for that reason, which isn't on the sheet.
message::Message misdealNotOnSheet(const Set& set, std::string_view reason);

/// The name of the reason with that id: `no face card`.
message::Message misdealReason(std::string_view reason);

} // namespace rules
