// A venue's rules in a line.
#pragma once

#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace wording {

/// `UNC, regular: to 300, 30 min, minimum bid 4, …`
std::string rulesInShort(const rules::Set& set);
/// Those of the tournament in general, without the name of their phase, and each that holds from a later
/// match on, of which what it has otherwise: `from match 7: to 350`. None before there are rules.
std::vector<std::string> rulesInShort(const tournament::Tournament& tournament);
/// `final: to 500, 45 min`: what the match that decides the tournament, or may, has otherwise than the
/// others, where it has rules of its own; else empty.
std::string finalRulesInShort(const tournament::Tournament& tournament);
/// Whether the match is played under another phase than most, as a final under the championship's.
bool hasRulesOfItsOwn(const tournament::Tournament& tournament, const tournament::Match& match);
/// `to 500`, `12 hands`
std::string lengthInShort(const rules::Set& set);

/// `finish this hand`, `finish the game`, `stop now`
std::string inWords(scoring::OnExpiry choice);
/// The same by the rules, which say what happens: `finish this hand and play one more`
std::string whenTimeIsUp(const scoring::Time& time);

} // namespace wording
