// The rule card: the rules of a set for players, each with its place on the sheet.
#pragma once

#include "cardparts.h"

#include "rules/venue.h"

#include <string>
#include <vector>

namespace wording {

/// All the rules of the set.
Card card(const rules::Set& set);
/// What the card says about a renege: what it costs, and what the other side gets.
std::vector<Statement> renegeStatements(const rules::Set& set);
/// One card for each phase. A phase that builds on another one shows only its differences.
std::vector<Card> cards(const rules::Venue& venue);

/// A reading and its reason: `A match is one game. Why: the sheet …`.
std::string inWords(const ReadingNote& note);
/// The same for use alone: `Our reading: a match is one game. Why: the sheet …`.
std::string ourReading(const ReadingNote& note);
/// For looking up the code: `Reading U5`.
std::string readingTitle(const std::string& code);

/// Plain text, 80 columns, UTF-8.
std::string text(const Card& card);
std::string text(const std::vector<Card>& cards);

} // namespace wording
