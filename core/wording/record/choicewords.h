// The words of choices (facts/values.h) as people read them, and what is counted. For the rooms of the desk.
#pragma once

#include "tournament/model/tournament.h"

#include <string>

namespace wording {

/// As the choice is called by commands and by people: `blind-nil`, `no-show`.
std::string choiceWord(facts::Bid::Call choice);
std::string choiceWord(facts::Decided choice);
std::string choiceWord(facts::Ruling choice);
std::string choiceWord(facts::Known choice);
std::string choiceWord(facts::Suit choice);
std::string choiceWord(facts::ProtestEnd choice);
std::string choiceWord(facts::IncidentKind choice);
std::string choiceWord(facts::ClockDeed choice);
std::string choiceWord(facts::Resolution choice);
/// In a sentence: `no show`, `single elimination`, `finish hand`.
std::string spacedChoice(facts::Decided choice);
std::string spacedChoice(facts::Format choice);
std::string spacedChoice(facts::OnExpiry choice);

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
