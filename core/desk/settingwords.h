// What sets the night up, its people, teams and draw, in words; and the parts of sentences that all facts
// share. For this room alone.
#pragma once

#include "night/night.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// ` (reason)`, or nothing.
std::string because(const std::optional<std::string>& reason);
std::string spacedWord(std::string_view word);
/// `match 3`; by its id where the draw has no such match any more.
std::string matchName(const night::Night& night, const std::string& id);
/// `Ana Ruiz, Ben Cole`
std::string personNames(const night::Night& night, const std::vector<std::string>& people);

/// `Ana Ruiz (Full House) is here for match 3, showed …`
std::string sayingOf(const night::Night& night, const facts::Event& event);
std::string sayingOf(const night::Night& night, const facts::Closure& closure);
std::string sayingOf(const night::Night& night, const facts::Rules& rules);
std::string sayingOf(const night::Night& night, const facts::Person& fact);
std::string sayingOf(const night::Night& night, const facts::Team& team);
std::string sayingOf(const night::Night& night, const facts::Draw& draw);
std::string sayingOf(const night::Night& night, const facts::Pairing& pairing);
std::string sayingOf(const night::Night& night, const facts::Lot& lot);
std::string sayingOf(const night::Night& night, const facts::PlayIn& playIn);
std::string sayingOf(const night::Night& night, const facts::LateEntry& late);
std::string sayingOf(const night::Night& night, const facts::Checkin& fact);
std::string sayingOf(const night::Night& night, const facts::Withdraw& fact);
std::string sayingOf(const night::Night& night, const facts::Substitute& fact);

} // namespace desk
