// A tournament: everything that follows from the facts on record.
//
// Pure: the same facts in the same order give the same tournament, on every machine. A Tournament is a value,
// cheap to copy, that shares what did not change with the one before it.
#pragma once

#include "match.h"
#include "record.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

// Where each fact is filed, by its op. Lookup is as fast in a long tournament as in a short one.

/// A value, cheap to copy: two of them share what they have in common.
class Ops {
public:
    /// `match` is empty if the fact is about the tournament as a whole. An op that is already there keeps its
    /// place.
    void add(std::string_view op, std::string_view match);
    /// The match with whose facts it is filed (empty: those of the tournament); null if it isn't on record.
    const std::string* find(std::string_view op) const;

    friend bool operator==(const Ops&, const Ops&) = default;

private:
    struct Place {
        std::string op;
        std::string match;
        friend bool operator==(const Place&, const Place&) = default;
    };
    using Bucket = std::vector<Shared<Place>>; // a longer one shares its places with the shorter
    static constexpr std::size_t shelves = 64;
    static constexpr std::size_t buckets = 64;         // of a shelf
    using Shelf = std::array<Shared<Bucket>, buckets>; // what changes is copied: a shelf, not all

    std::vector<Shared<Shelf>> m_shelves = std::vector(shelves, Shared<Shelf>());
};

struct Tournament {
    long long seq = 0; ///< of the newest fact
    Shared<Setting> setting;
    Shared<Record> record;                 ///< facts that are about no single match
    bracket::ById<Shared<Record>> records; ///< facts of a match, by its id
    bracket::ById<Shared<Match>> matches;  ///< by id; only matches of the draw
    Shared<bracket::Seating> seating;
    Shared<bracket::PoolRanks> ranks; ///< the teams that advance from the pools
    Ops ops;                          ///< of every fact
    friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// The match, or null.
const Match* match(const Tournament& tournament, std::string_view id);
/// The state of each match of the draw, in its order; null if nothing is known about it.
std::vector<const Match*> byPlace(const Tournament& tournament);
/// Every match in playing order, byes among them.
std::vector<const Match*> inOrder(const Tournament& tournament);
/// The fact of that op, wherever it is filed; or null.
const Filed* filed(const Tournament& tournament, std::string_view op);
/// Every fact on record, in order.
std::vector<facts::Entry> entries(const Tournament& tournament);
/// The facts of a match; none if there are none.
const Record& recordOf(const Tournament& tournament, std::string_view match);
/// The same with hands and rulings where moves of their sheets put them (record.h).
Record standingOf(const Tournament& tournament, std::string_view match);
/// The fact of that op from there; nothing if it isn't on record.
std::optional<facts::Fact> standingFact(const Tournament& tournament, std::string_view op);
/// Ids of matches that differ between the two tournaments, in playing order.
std::vector<std::string> changed(const Tournament& before, const Tournament& after);

/// The team's current or next match: the first in playing order that seats it and isn't final. Null if there
/// is none.
const Match* currentMatch(const Tournament& tournament, std::string_view team);
/// The team's next match in a knockout, by the draw; not one that it was seated for but no longer belongs in.
/// Null if it has won, is out, or never gets there.
const Match* nextMatch(const Tournament& tournament, std::string_view team);
/// Whether the person is checked in for that match, by the scope of its venue's check-in rule.
bool isHere(const Setting& setting, const Match& match, std::string_view person);

// For use in sentences: a right-to-left name is isolated (rules/words.h). `Full House`; the id if the team
// isn't known.
std::string teamName(const Tournament& tournament, std::string_view id);
std::vector<std::string> teamNames(const Tournament& tournament, const std::vector<std::string>& ids);
/// The name of a person; the id if it was purged.
std::string personName(const Tournament& tournament, std::string_view id);

} // namespace tournament
