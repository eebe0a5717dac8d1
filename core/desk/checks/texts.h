// Free text before it is recorded.
#pragma once

#include "answer.h"

#include "facts/fact.h"
#include "message/message.h"

#include <optional>
#include <string_view>

namespace desk {

/// Puts every text of the fact that people write (names, reasons) into its stored form (roster/text.h), and
/// reports those that can't be stored.
Objections tidyTexts(facts::Fact& fact, facts::Reasons reasons);
/// Why the fact's own text (facts::Said) can't be on record: it has a card number.
Objections cardNumbersIn(const facts::Fact& fact);
/// Why a stamp can't be stored: its supervisor, its device.
Objections badTexts(const facts::Stamp& stamp);
/// Why that cannot be a reason on record: it has a card number. Nothing if it can.
std::optional<message::Message> againstReason(std::string_view reason);

} // namespace desk
