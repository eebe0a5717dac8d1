// The words of choices (facts/values.h) as people read them, and what is counted. For the rooms of the desk.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace wording {

/// `no-show` as it is said; a word that is of no choice as it is.
std::string sayable(std::string_view word);
template <class Choice>
std::string choiceWord(Choice choice)
{
    return sayable(facts::word(choice));
}
/// `no show`
std::string spacedChoice(std::string_view word);

// `1 team`, `12 teams`
std::string teamsCounted(int number);
std::string playersCounted(int number);
std::string tablesCounted(int number);
std::string matchesCounted(int number);
std::string roundsCounted(int number);
std::string handsCounted(int number);
std::string byesCounted(int number);
std::string minutesCounted(int number);

} // namespace wording
