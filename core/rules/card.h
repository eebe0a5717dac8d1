// The rule card: a set's rules as a player reads them, each with its place on the sheet; and where two sets
// differ.
#pragma once

#include "statement.h"
#include "venue.h"

#include <string>
#include <vector>

namespace rules {

/// All the rules that apply in this set.
Card card(const Set& set);
/// What it says of a renege: what that costs, and what the other side gets.
std::vector<Statement> renegeStatements(const Set& set);
/// One card a phase. A phase that takes over from another says only what is different there.
std::vector<Card> cards(const Venue& venue);

/// Plain text, 80 columns, UTF-8.
std::string text(const Card& card);
std::string text(const std::vector<Card>& cards);

struct Difference {
    std::string parameter; ///< `bags.limit`; `renege` where one set has no such rule at all
    std::string label;
    std::string left;
    std::string right;
};

/// In README's order; empty where the values are equal. Names and cites are not compared.
std::vector<Difference> diff(const Set& left, const Set& right);
/// As three columns under the sets' ids, at most 80 characters wide; empty where nothing differs.
std::string text(const Set& left, const Set& right);

} // namespace rules
