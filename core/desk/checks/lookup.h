// What was typed for a match, a team, a player or a supervisor.
#pragma once

#include "answer.h"

#include "facts/fact.h"
#include "tournament/model/tournament.h"
#include "json/reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A supervisor's name as it is stored. Refuses what is no text that may be.
Answer<std::string> supervisorName(std::string_view typed);
/// What was typed for a match: its id, or the number that people see.
Answer<std::string> findMatch(const Tournament& tournament, std::string_view typed);
/// What was typed for a team: its id, or a name that only one team fits.
Answer<std::string> findTeam(const Tournament& tournament, std::string_view typed);
/// What was typed for a player, of that team or (empty) of any: an id, or a name that only one fits.
Answer<std::string> findPlayer(const Tournament& tournament, std::string_view typed, std::string_view team);

// Whether the rules on record can be read. For the rooms of the desk.

/// The mistakes in rules, a sentence each with its place: `rules, agreed.end.target: must be from 1 to
/// 10000, not 0`.
std::vector<Mistake> rulesMistakes(const json::Problems& problems);
/// Refuses facts with rules that this program cannot read: everything else on record is understood by them.
Answer<void> withReadableRules(const std::vector<facts::Entry>& entries);

} // namespace desk
