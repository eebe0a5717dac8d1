// Facts as they are filed: with a match, or with the tournament as a whole.
#pragma once

#include "facts/fact.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tournament {

// A value that several tournaments share. This makes a tournament cheap to copy.

/// Never null, never changed. Two are equal if their values are.
template <class T>
class Shared {
public:
    Shared() : m_value(std::make_shared<const T>()) {}
    explicit Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// Whether both share one object, so the values needn't be compared.
    bool isSame(const Shared& other) const { return m_value == other.m_value; }
    friend bool operator==(const Shared& left, const Shared& right)
    {
        return left.isSame(right) || *left == *right;
    }

private:
    std::shared_ptr<const T> m_value;
};

/// A fact on record. It is in force unless it was retracted, alone or with the correction it belongs to.
struct Filed {
    Shared<facts::Entry> entry;
    bool holds = true;
    friend bool operator==(const Filed&, const Filed&) = default;
};
/// In the order of the journal.
using Record = std::vector<Filed>;

/// The fact with that op, or null.
const Filed* find(const Record& record, std::string_view op);

/// Whether any fact in it is in force, not counting retracts and waits. For a match: whether it has begun or
/// is decided.
bool hasBegun(const Record& record);

/// The op of the fact that this one belongs to. Retracting that one also retracts this one.
std::optional<std::string> mainFactOf(const facts::Fact& fact);
/// Recomputes which facts are in force. If a retract is retracted, the fact it retracted is in force again.
void settle(Record& record);

/// Calls `use(entry, fact)` for each fact of one kind that is in force, in order.
template <class Kind, class Use>
void forEach(const Record& record, Use use)
{
    for (const Filed& filed : record)
        if (filed.holds)
            if (const Kind* fact = std::get_if<Kind>(&filed.entry->fact))
                use(*filed.entry, *fact);
}

/// The newest fact of a kind that is in force and passes `wanted`, with its stamp. Null if there is none.
template <class Kind, class Wanted>
const facts::Entry* latestEntry(const Record& record, Wanted wanted)
{
    const facts::Entry* found = nullptr;
    forEach<Kind>(
        record, [&](const facts::Entry& entry, const Kind& fact) { found = wanted(fact) ? &entry : found; });
    return found;
}
/// The same, without the stamp.
template <class Kind, class Wanted>
const Kind* latest(const Record& record, Wanted wanted)
{
    const facts::Entry* found = latestEntry<Kind>(record, wanted);
    return found ? &std::get<Kind>(found->fact) : nullptr;
}

// Where a fact is filed: with a match, or with the tournament as a whole. Only for the rooms of the
// tournament.

/// The op of the older fact that this one is about, or null.
const std::string* targetOf(const facts::Fact& fact);
/// The id of the other match to which the fact moves a sheet, or null.
const std::string* movedTo(const facts::Fact& fact);
/// Whether a fact about `target` is about a fact in `record`.
bool hasFactAbout(const Record& record, const std::string& target);
/// The fact at the end of a chain of retracts. Any other fact gives itself.
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
    /// The match with which to look it up. Empty: the tournament as a whole.
    std::string first() const { return general ? std::string() : *matches.begin(); }
};

/// A fact about an older fact is filed with it and retracted with it.
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
            if (hasFactAbout(recordIn(record), *target))
                places.matches.insert(match);
        places.general = places.matches.empty() || find(general, *target);
    } else {
        places.general = true;
    }
    return places;
}

// Sheets that were entered for the wrong match or with the sides swapped.

/// The record with the moves in force applied: each hand, misdeal, time call, ruling and score from paper is
/// with the match to which its sheet was moved, with the sides swapped if the move says so. A move applies
/// only to what was recorded before it. The dealer stays the same person.
Record asMoved(const Record& record);
bool hasMoves(const Record& record);
/// The match and attempt on whose sheet the fact is written. Null if there is none.
const facts::Sitting* onSheetOf(const facts::Fact& fact);

/// Copies everything that was written on the sheet, and the facts about it, to the record of the match to
/// which the sheet is moved.
void carry(Record& into, const Record& from);

/// With A and B swapped.
facts::Fact mirrored(facts::Fact fact);

} // namespace tournament
