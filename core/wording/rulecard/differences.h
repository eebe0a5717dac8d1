// Where two rule sets differ.
#pragma once

#include "rules/venue.h"

#include <string>
#include <vector>

namespace wording {

struct Difference {
    /// `bags.limit`; `renege` if one set has no renege rule; `sentences.deal` and `forbids` for what isn't a
    /// parameter
    std::string parameter;
    std::string label;
    std::string left;
    std::string right;
};

/// In the order of the README. Empty if the values are equal. Names and citations aren't compared.
std::vector<Difference> differences(const rules::Set& left, const rules::Set& right);
/// As three columns under the ids of the sets, with what isn't a parameter below. At most 80 characters wide.
/// Empty if there is no difference.
std::string text(const rules::Set& left, const rules::Set& right);
/// These rows under `Based on Classic Spades. Differences:`. Without rows: `From Classic Spades, with no
/// difference.`
std::string underOrigin(const std::string& origin, const std::string& rows);

} // namespace wording
