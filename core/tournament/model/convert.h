// Between what is on record and what is scored or judged.
#pragma once

#include "facts/fact.h"
#include "rules/evidence.h"
#include "scoring/hand.h"

namespace tournament {

scoring::Misdeal misdealFrom(const facts::Misdeal& misdeal);
/// Where a game stood that was taken over from paper.
scoring::Start startFrom(const facts::Paper& paper);

/// What was said about a book, for the venue's deck to be held against it.
rules::TurnedCards judged(int book, const facts::Evidence& evidence);

/// Of no match yet.
facts::Paper paperFrom(const scoring::Start& start);
/// Nobody where there is no winner.
facts::Winner winnerOf(const std::optional<scoring::Side>& winner);

} // namespace tournament
