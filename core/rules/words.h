// What messages and tables write without a language: numbers with their sign, names in a row, cards.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// A number with a real minus: `300`, `−200`.
std::string digits(int number);
/// Points as they are added: `+50`, `−50`, `0`.
std::string added(int points);
/// `a; b; c`.
std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// `a`, `a or b`, `a, b or c`.
std::string listed(const std::vector<std::string>& parts, std::string_view last);
/// The argument `called` so, as a sentence lists them: `a`, or `a, b and c`.
message::Argument listedAs(std::string_view called, const std::vector<std::string>& names);
message::Argument listedAs(std::string_view called, std::vector<message::Message> names);
/// `no-spade` as `no spade`.
std::string spaced(std::string name);
/// `2H` as `2♥`, `BJ` as `big joker`.
message::Message cardNamed(std::string_view card);

} // namespace rules
