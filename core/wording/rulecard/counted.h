// What rules count, in words.
#pragma once

#include <string>

namespace wording {

std::string points(int number);
std::string tricks(int number);
std::string hands(int number);
std::string times(int number);
std::string minutes(int number);

} // namespace wording
