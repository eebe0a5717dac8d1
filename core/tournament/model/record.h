// Facts as they were filed: those of one match together, those of the tournament as a whole together.
#pragma once

#include "shared.h"

#include "facts/fact.h"

#include <optional>
#include <string>
#include <vector>

namespace tournament {

/// A fact on record. It holds unless it was taken back, by itself or with the correction it belongs to.
struct Filed {
    Shared<facts::Entry> entry;
    bool holds = true;
    friend bool operator==(const Filed&, const Filed&) = default;
};
/// In the order of the journal.
using Record = std::vector<Filed>;

/// The fact of that op, or null.
const Filed* find(const Record& record, std::string_view op);

/// Whether anything in it holds that is no mere taking back and no waiting: of a match, whether that has
/// begun or is decided.
bool hasBegun(const Record& record);

/// The fact that this one goes with: who takes that back, takes this back.
std::optional<std::string> goesWith(const facts::Fact& fact);
/// Works out anew which facts hold. A retract of a retract lets the first hold again.
void settle(Record& record);

/// Calls `use(entry, fact)` for every fact of one kind that holds, in order.
template <class Kind, class Use>
void forEach(const Record& record, Use use)
{
    for (const Filed& filed : record)
        if (filed.holds)
            if (const Kind* fact = std::get_if<Kind>(&filed.entry->fact))
                use(*filed.entry, *fact);
}

/// The newest fact of a kind that holds and meets `wanted`, or null.
template <class Kind, class Wanted>
const Kind* latest(const Record& record, Wanted wanted)
{
    const Kind* found = nullptr;
    forEach<Kind>(record,
                  [&](const facts::Entry&, const Kind& fact) { found = wanted(fact) ? &fact : found; });
    return found;
}

} // namespace tournament
