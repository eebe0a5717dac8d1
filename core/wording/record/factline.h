// A fact in words, in its parts.
#pragma once

#include <string>
#include <string_view>

namespace wording {

/// What a fact is about, and what it says of that.
struct FactLine {
    std::string head;     ///< `match 3, hand 5`
    std::string detail{}; ///< `A bid 4+nil, took 5+0; B bid 6, took 8`; may be empty
    std::string match{};  ///< id of the match that the head begins with; empty where it begins with none
    std::string own{};    ///< the head without that match: `hand 5`; empty where it is the match alone
};

/// `match 3, hand 5: A bid 4+nil, took 5+0; B bid 6, took 8`
std::string whole(const FactLine& line);
/// As it stands in the record of that match, which names the match already.
FactLine inRecordOf(const FactLine& line, std::string_view match);

} // namespace wording
