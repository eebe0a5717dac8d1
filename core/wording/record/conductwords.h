// Evidence, protests, ratings, incidents and what else is beside the play in words: in full, and as something
// that is named. For the rooms of the desk.
#pragma once

#include "settingwords.h"

#include "tournament/model/tournament.h"

#include <string>

namespace wording {

/// `match 3, hand 5, the challenge of Bo Li (B1) in book 4: 7♦ played where clubs were led, Q♣ in book 9`
FactLine factLine(const tournament::Tournament& tournament, const facts::Evidence& evidence);
FactLine factLine(const tournament::Tournament& tournament, const facts::Protest& protest);
FactLine factLine(const tournament::Tournament& tournament, const facts::Settlement& settlement);
FactLine factLine(const tournament::Tournament& tournament, const facts::Rating& rating);
FactLine factLine(const tournament::Tournament& tournament, const facts::Incident& incident);
/// The reason of an incident; of a player without an ID of their own, with what it is the reason for.
std::string reasonText(const facts::Incident& incident);
FactLine factLine(const tournament::Tournament& tournament, const facts::Sanction& sanction);
FactLine factLine(const tournament::Tournament& tournament, const facts::Wait& wait);
FactLine factLine(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet);

/// `match 3, the protest of Full House`
std::string nameOf(const tournament::Tournament& tournament, const facts::Evidence& evidence);
std::string nameOf(const tournament::Tournament& tournament, const facts::Protest& protest);
std::string nameOf(const tournament::Tournament& tournament, const facts::Settlement& settlement);
std::string nameOf(const tournament::Tournament& tournament, const facts::Rating& rating);
std::string nameOf(const tournament::Tournament& tournament, const facts::Incident& incident);
std::string nameOf(const tournament::Tournament& tournament, const facts::Sanction& sanction);
std::string nameOf(const tournament::Tournament& tournament, const facts::Wait& wait);
std::string nameOf(const tournament::Tournament& tournament, const facts::ScoreSheet& sheet);

} // namespace wording
