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
/// What may not go on record of what people say in the fact in their own words (facts::Said): the number of a
/// card.
Objections cardNumbersIn(const facts::Fact& fact);
/// What may not be stored of a stamp: its supervisor, its device.
Objections badTexts(const facts::Stamp& stamp);
/// Why that cannot go on record as a reason: it has the number of a card. Nothing where it can.
std::optional<message::Message> againstReason(std::string_view reason);

} // namespace desk
