// Choices (facts/values.h) and counts in words for people. Only for the rooms of the desk.
#pragma once

#include "rules/words.h"
#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace wording {

/// The text for that word.
std::string choiceText(std::string_view word);
/// For a title or a list: `blind nil`, `denied`.
template <class Choice>
std::string choiceWord(Choice choice)
{
    return choiceText(facts::word(choice));
}
/// The same if the word has several parts: `single elimination`, `finish the hand`.
template <class Choice>
std::string spacedChoice(Choice choice)
{
    return choiceText(rules::spaced(std::string(facts::word(choice))));
}

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
