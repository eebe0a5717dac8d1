// Free text before it is recorded.
#pragma once

#include "answer.h"

#include "facts/fact.h"
#include "message/message.h"

#include <optional>
#include <string_view>

namespace desk {

/// Puts each text of the fact that people write (names, reasons) into the form in which it is stored
/// (roster/text.h). Reports texts that can't be stored.
Objections tidyTexts(facts::Fact& fact, facts::Reasons reasons);
/// Why the fact's free text (facts::OwnWords) can't be recorded: it has a card number.
Objections cardNumbersIn(const facts::Fact& fact);
/// Why a stamp can't be stored: because of its supervisor or its device.
Objections badTexts(const facts::Stamp& stamp);
/// Why the text can't be recorded as a reason: it has a card number. Nothing if it can.
std::optional<message::Message> againstReason(std::string_view reason);

} // namespace desk
