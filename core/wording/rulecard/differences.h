// Where two rule sets differ.
#pragma once

#include "rules/venue.h"

#include <string>
#include <vector>

namespace wording {

struct Difference {
    /// `bags.limit`; `renege` where one set has no such rule at all; `sentences.deal` and `forbids` of what
    /// no parameter has
    std::string parameter;
    std::string label;
    std::string left;
    std::string right;
};

/// In README's order; empty where the values are equal. Names and cites are not compared.
std::vector<Difference> differences(const rules::Set& left, const rules::Set& right);
/// As three columns under the sets' ids, what no parameter has below; at most 80 characters wide, and empty
/// where nothing differs.
std::string text(const rules::Set& left, const rules::Set& right);
/// Such rows under `Based on Classic Spades. Differences:`, the rules that they differ from; without rows
/// `From Classic Spades, with no difference.`
std::string underOrigin(const std::string& origin, const std::string& rows);

} // namespace wording
