// Between what is on record and what is scored or judged: the same hand in the words of two rooms.
#pragma once

#include "facts/fact.h"
#include "rules/evidence.h"
#include "scoring/hand.h"

namespace tournament {

scoring::Side scored(facts::Side side);
scoring::Seat scored(facts::Seat seat);
scoring::SideHand scored(const facts::SideHand& side);
scoring::OnExpiry scored(facts::OnExpiry choice);
scoring::Misdeal scored(const facts::Misdeal& misdeal);
scoring::Start scored(const facts::Paper& paper);

/// What was said about a book, for the venue's deck to be held against it.
rules::TurnedCards judged(int book, const facts::Evidence& evidence);

facts::Side recorded(scoring::Side side);
facts::Seat recorded(scoring::Seat seat);
facts::SideHand recorded(const scoring::SideHand& side);
facts::OnExpiry recorded(scoring::OnExpiry choice);
/// Of no match yet.
facts::Paper recorded(const scoring::Start& start);
/// Nobody where there is no winner.
facts::Winner recorded(const std::optional<scoring::Side>& winner);

} // namespace tournament
