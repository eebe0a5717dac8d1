// Between what is on record and what is scored: the same hand in the words of two rooms.
#pragma once

#include "facts/fact.h"
#include "scoring/hand.h"

namespace night {

scoring::Side scored(facts::Side side);
scoring::Seat scored(facts::Seat seat);
scoring::SideHand scored(const facts::SideHand& side);
scoring::OnExpiry scored(facts::OnExpiry choice);
scoring::Start scored(const facts::Paper& paper);

facts::Side recorded(scoring::Side side);
facts::Seat recorded(scoring::Seat seat);
facts::SideHand recorded(const scoring::SideHand& side);
facts::OnExpiry recorded(scoring::OnExpiry choice);
/// Of no match yet.
facts::Paper recorded(const scoring::Start& start);
/// Nobody where there is no winner.
facts::Winner recorded(const std::optional<scoring::Side>& winner);

} // namespace night
