// A venue's rules in one line.
#pragma once

#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace wording {

/// `UNC, regular: to 300, 30 min, minimum bid 4, …`
std::string rulesInShort(const rules::Set& set);
/// The rules of the tournament in general, without the name of the phase. Then, for each change from a later
/// match on, the differences: `from match 7: to 350`. Empty if there are no rules yet.
std::vector<std::string> rulesInShort(const tournament::Tournament& tournament);
/// For each other phase that the draw has, how its rules differ from those of most matches: `final: to 500,
/// 45 min`.
std::vector<std::string> otherRulesInShort(const tournament::Tournament& tournament);
/// Whether the match is played under another phase than most matches, for example a final.
bool hasRulesOfItsOwn(const tournament::Tournament& tournament, const tournament::Match& match);
/// `to 500`, `12 hands`, `3 games to 300`, `best of 3 to 300`
std::string lengthInShort(const rules::Set& set);

/// `finish this hand`, `finish the game`, `stop now`
std::string inWords(scoring::OnExpiry choice);
/// The same with what the rules add: `finish this hand and play one more`
std::string whenTimeIsUp(const scoring::Time& time);
/// What is left to play after time was called in a match: `last hand`, `2 hands left`, `finish the game`.
std::string leftToPlay(const tournament::Match& match);

} // namespace wording
