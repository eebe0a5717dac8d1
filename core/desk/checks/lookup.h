// Finds the match, team, player or supervisor from typed text.
#pragma once

#include "answer.h"

#include "facts/fact.h"
#include "tournament/model/tournament.h"
#include "json/reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A supervisor's name in the form in which it is stored. Refuses text that can't be stored.
Answer<std::string> supervisorName(std::string_view typed);
/// By id, or by the number that people see.
Answer<std::string> findMatch(const Tournament& tournament, std::string_view typed);
/// By id, or by a name that fits only one team.
Answer<std::string> findTeam(const Tournament& tournament, std::string_view typed);
/// By id, or by a name that fits only one player. If `team` isn't empty, only on that team.
Answer<std::string> findPlayer(const Tournament& tournament, std::string_view typed, std::string_view team);

// Whether the rules on record can be read. Only for the rooms of the desk.

/// The mistakes in rules, one sentence each with its place: `rules, agreed.end.target: must be from 1 to
/// 10000, not 0`.
std::vector<Mistake> rulesMistakes(const json::Problems& problems);
/// Refuses facts with rules that this program can't read, because everything else on record depends on the
/// rules.
Answer<void> withReadableRules(const std::vector<facts::Entry>& entries);

} // namespace desk
