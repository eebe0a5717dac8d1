// The number of a card, as a reader sends it or a person types it.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster {

/// The numbers that one reading of a card may mean, at least one: the typed number itself, or that of each
/// track (ISO/IEC 7811: `%B…^…^…?`, `;…=…?`, `+…?`) without sentinels and further fields; a letter before the
/// digits of the first track may be its format or part of the number. Refused, without ever repeating what
/// was read: nothing, a reading that failed or broke off, what is no number of a card, and the
/// cards that are nobody's ID here: payment cards and driver's licences.
tl::expected<std::vector<std::string>, message::Message> cardNumbers(std::string_view read);

/// Of those numbers the one by which a card is to be known from then on: that of the second track, which most
/// readers send; else that of the first track without its format; else what was typed. Refuses likewise.
tl::expected<std::string, message::Message> numberToKeep(std::string_view read);

/// Whether it is the number of a payment card: 13 to 19 digits of a payment network's range that pass the
/// check of ISO/IEC 7812 (Luhn).
bool isPaymentNumber(std::string_view number);

/// What is the same for two ways to write one number: without blanks, hyphens and case. To compare, not to
/// show.
std::string comparableNumber(std::string_view number);

} // namespace roster
