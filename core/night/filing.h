// Where a fact belongs: to a match, or to the night as a whole. For this room alone.
#pragma once

#include "record.h"

#include <map>
#include <set>

namespace night {

/// The match that a fact names itself, or null.
const std::string* matchOf(const facts::Fact& fact);
/// The older fact that this one is about, or null.
const std::string* targetOf(const facts::Fact& fact);
/// Whether a fact about `target` concerns a fact in `record`.
bool isConcerned(const Record& record, const std::string& target);
/// The kind of the fact that a retract, or a retract of it, is about in the end; any other fact's own kind.
std::string_view kindInTheEnd(const Record& record, const facts::Fact& fact);

inline const Record& recordIn(const Record& record)
{
    return record;
}
inline const Record& recordIn(const Shared<Record>& record)
{
    return *record;
}

/// The matches with whose facts this one is filed; none where it is about the night as a whole.
template <class Records>
std::set<std::string> matchesOf(const Records& records, const facts::Fact& fact)
{
    std::set<std::string> matches;
    if (const std::string* named = matchOf(fact)) {
        matches.insert(*named);
    } else if (const std::string* target = targetOf(fact)) {
        for (const auto& [match, record] : records)
            if (isConcerned(recordIn(record), *target))
                matches.insert(match);
    }
    return matches;
}

} // namespace night
