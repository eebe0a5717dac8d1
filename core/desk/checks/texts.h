// Free texts on their way to the record.
#pragma once

#include "facts/fact.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// Puts every text of the fact that people write (names, reasons) into the form in which texts are stored
/// (roster/text.h), and names those that may not be stored.
std::vector<std::string> tidyTexts(facts::Fact& fact);
/// What may not go on record of what people say in the fact in their own words (facts::Said): the number of a
/// card.
std::vector<std::string> cardNumbersIn(const facts::Fact& fact);
/// What may not be stored of a stamp: its supervisor, its device.
std::vector<std::string> badTexts(const facts::Stamp& stamp);
/// Why that cannot go on record as a reason: it has the number of a card. Nothing where it can.
std::optional<std::string> againstReason(std::string_view reason);

} // namespace desk
