// Free texts on their way to the record.
#pragma once

#include "answer.h"

#include "facts/fact.h"
#include "message/message.h"

#include <optional>
#include <string_view>

namespace desk {

/// Puts every text of the fact that people write (names, reasons) into the form in which texts are stored
/// (roster/text.h), and names those that may not be stored.
Objections tidyTexts(facts::Fact& fact);
/// What may not be on record in the fact's own words (facts::Said): a card number.
Objections cardNumbersIn(const facts::Fact& fact);
/// What may not be stored of a stamp: its supervisor, its device.
Objections badTexts(const facts::Stamp& stamp);
/// Why that cannot be a reason on record: it has a card number. Nothing if it can.
std::optional<message::Message> againstReason(std::string_view reason);

} // namespace desk
