// May this misdeal be called by the sheet, and what it is called.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <string_view>

namespace rules {

/// The set's reason of that id; null where its sheet names none such.
const MisdealReason* misdealOnSheet(const Set& set, std::string_view reason);
/// Why a hand is no misdeal for that reason, which is not on the sheet.
message::Message misdealNotOnSheet(const Set& set, std::string_view reason);

/// The reason of that id: `no face card`.
message::Message misdealReason(std::string_view reason);

} // namespace rules
