// The rule card: a set's rules as a player reads them, each with its place on the sheet.
#pragma once

#include "cardparts.h"

#include "rules/venue.h"

#include <string>
#include <vector>

namespace wording {

/// All the rules that apply in this set.
Card card(const rules::Set& set);
/// What it says of a renege: what that costs, and what the other side gets.
std::vector<Statement> renegeStatements(const rules::Set& set);
/// One card a phase. A phase that takes over from another says only what is different there.
std::vector<Card> cards(const rules::Venue& venue);

/// What was read and why: `A match is one game. Why: the sheet …`.
std::string inWords(const ReadingNote& note);
/// The same where it stands alone: `Our reading: a match is one game. Why: the sheet …`.
std::string ourReading(const ReadingNote& note);
/// `Reading U5`: for whoever looks its code up.
std::string readingTitle(const std::string& code);

/// Plain text, 80 columns, UTF-8.
std::string text(const Card& card);
std::string text(const std::vector<Card>& cards);

} // namespace wording
