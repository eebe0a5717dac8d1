// Facts as they are filed: by match, or with the tournament as a whole.
#pragma once

#include "facts/fact.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tournament {

// A value that several tournaments share, so that a tournament is cheap to copy.

/// Never null, never changed. Equal if the values are.
template <class T>
class Shared {
public:
    Shared() : m_value(std::make_shared<const T>()) {}
    explicit Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// Whether it is the same object, so that there is no need to compare values.
    bool isSame(const Shared& other) const { return m_value == other.m_value; }
    friend bool operator==(const Shared& left, const Shared& right)
    {
        return left.isSame(right) || *left == *right;
    }

private:
    std::shared_ptr<const T> m_value;
};

/// A fact on record. It holds unless it was retracted, alone or with the correction it belongs to.
struct Filed {
    Shared<facts::Entry> entry;
    bool holds = true;
    friend bool operator==(const Filed&, const Filed&) = default;
};
/// In the order of the journal.
using Record = std::vector<Filed>;

/// The fact of that op, or null.
const Filed* find(const Record& record, std::string_view op);

/// Whether any fact in it holds, apart from retracts and waits. For a match: whether it has begun or is
/// decided.
bool hasBegun(const Record& record);

/// The fact that this one belongs to: retracting that one retracts this one.
std::optional<std::string> goesWith(const facts::Fact& fact);
/// Computes again which facts hold. If a retract is retracted, the first fact holds again.
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

/// The newest fact of a kind that holds and passes `wanted`, with its stamp; or null.
template <class Kind, class Wanted>
const facts::Entry* latestEntry(const Record& record, Wanted wanted)
{
    const facts::Entry* found = nullptr;
    forEach<Kind>(
        record, [&](const facts::Entry& entry, const Kind& fact) { found = wanted(fact) ? &entry : found; });
    return found;
}
/// The same without its stamp.
template <class Kind, class Wanted>
const Kind* latest(const Record& record, Wanted wanted)
{
    const facts::Entry* found = latestEntry<Kind>(record, wanted);
    return found ? &std::get<Kind>(found->fact) : nullptr;
}

// Where a fact is filed: with a match, or with the tournament as a whole. For the rooms of the tournament.

/// The older fact that this one is about, or null.
const std::string* targetOf(const facts::Fact& fact);
/// The other match to which the fact moves a sheet, or null.
const std::string* movedTo(const facts::Fact& fact);
/// Whether a fact about `target` concerns a fact in `record`.
bool isConcerned(const Record& record, const std::string& target);
/// The fact at the end of a chain of retracts; any other fact itself.
const facts::Fact& inTheEnd(const Record& record, const facts::Fact& fact);

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
    /// The match by which it is found again; empty for the tournament as a whole.
    std::string first() const { return general ? std::string() : *matches.begin(); }
};

/// A fact about an older one is filed with that one, and is retracted together with it.
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

// Sheets that were entered for the wrong match, or with the sides in the wrong columns.

/// The record with each hand, misdeal, time call, ruling and score from paper where the moves in force put
/// it: with the match to which its sheet was moved, and with the sides swapped if the move says so. A move
/// takes along only what was written before it; the dealer stays the same person.
Record asMoved(const Record& record);
bool hasMoves(const Record& record);
/// The match on whose sheet the fact is written; null if there is none.
const facts::Sitting* onSheetOf(const facts::Fact& fact);

/// Adds to the record of the match to which a sheet is moved everything that was written on it, and the facts
/// about that.
void carry(Record& into, const Record& from);

/// With A and B swapped.
facts::Fact mirrored(facts::Fact fact);

} // namespace tournament
