// Where a fact belongs: to a match, or to the tournament as a whole. For the rooms of the tournament.
#pragma once

#include "record.h"

#include <map>
#include <set>

namespace tournament {

/// The older fact that this one is about, or null.
const std::string* targetOf(const facts::Fact& fact);
/// The other match to which the fact moves a sheet, or null.
const std::string* movedTo(const facts::Fact& fact);
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

/// Where a fact is filed.
struct Places {
    std::set<std::string> matches;
    bool general = false; ///< with the facts of the tournament as a whole
    /// The one by which it is found again; empty for the tournament as a whole.
    std::string first() const { return general ? std::string() : *matches.begin(); }
};

/// A fact that is about an older one stands wherever that stands, and with whatever falls with it.
template <class Records>
Places placesOf(const Record& general, const Records& records, const facts::Fact& fact)
{
    Places places;
    if (const facts::Sitting* sitting = facts::sittingOf(fact)) {
        places.matches.insert(sitting->match);
        if (const std::string* to = movedTo(fact))
            places.matches.insert(*to);
    } else if (const std::string* target = targetOf(fact)) {
        for (const auto& [match, record] : records)
            if (isConcerned(recordIn(record), *target))
                places.matches.insert(match);
        places.general = places.matches.empty() || find(general, *target);
    } else {
        places.general = true;
    }
    return places;
}

} // namespace tournament
