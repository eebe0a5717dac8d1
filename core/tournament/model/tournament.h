// A tournament: everything that follows from the facts on record.
// Pure: the same facts in the same order give the same tournament on every machine. A Tournament is a value
// that is cheap to copy: it shares what didn't change with the tournament it was made from.
#pragma once

#include "match.h"
#include "record.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

// Where each fact is filed, by op. Lookup takes the same time in long and short tournaments.

/// A value that is cheap to copy: copies share what they have in common.
class Ops {
public:
    /// `match` is empty if the fact is about the tournament as a whole. An op that is already there keeps its
    /// match.
    void add(std::string_view op, std::string_view match);
    /// The match with which the fact is filed (empty: the tournament as a whole). Null if it isn't on record.
    const std::string* find(std::string_view op) const;

    friend bool operator==(const Ops&, const Ops&) = default;

private:
    struct Place {
        std::string op;
        std::string match;
        friend bool operator==(const Place&, const Place&) = default;
    };
    using Bucket = std::vector<Shared<Place>>; // copies share the places that they have in common
    static constexpr std::size_t shelves = 64;
    static constexpr std::size_t buckets = 64;         // in a shelf
    using Shelf = std::array<Shared<Bucket>, buckets>; // a change copies one shelf, not all

    std::vector<Shared<Shelf>> m_shelves = std::vector(shelves, Shared<Shelf>());
};

struct Tournament {
    long long seq = 0; ///< of the newest fact
    Shared<Setting> setting;
    Shared<Record> record;                 ///< facts that aren't about one match
    bracket::ById<Shared<Record>> records; ///< facts about a match, by its id
    bracket::ById<Shared<Match>> matches;  ///< by id; only matches of the draw
    Shared<bracket::Seating> seating;
    Shared<bracket::PoolRanks> ranks; ///< the teams that advance from the pools
    Ops ops;                          ///< of every fact
    friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// The match, or null.
const Match* match(const Tournament& tournament, std::string_view id);
/// The state of each match of the draw, in its order. Null for a match without state.
std::vector<const Match*> byPlace(const Tournament& tournament);
/// All matches in playing order, including byes.
std::vector<const Match*> inOrder(const Tournament& tournament);
/// The fact with that op, wherever it is filed. Null if there is none.
const Filed* filed(const Tournament& tournament, std::string_view op);
/// All facts on record, in order.
std::vector<facts::Entry> entries(const Tournament& tournament);
/// The facts of a match. Empty if there are none.
const Record& recordOf(const Tournament& tournament, std::string_view match);
/// The same, with hands and rulings in the matches to which their sheets were moved (record.h).
Record standingOf(const Tournament& tournament, std::string_view match);
/// The fact with that op from that record. Nothing if it isn't on record.
std::optional<facts::Fact> standingFact(const Tournament& tournament, std::string_view op);
/// Ids of matches that differ between the two tournaments, in playing order.
std::vector<std::string> changed(const Tournament& before, const Tournament& after);

/// The team's current or next match: the first in playing order with the team in it that isn't final. Null if
/// there is none.
const Match* currentMatch(const Tournament& tournament, std::string_view team);
/// The team's next match in a knockout by the draw. A match that it was seated for but no longer belongs in
/// doesn't count. Null if the team has won, is eliminated, or won't play again.
const Match* nextMatch(const Tournament& tournament, std::string_view team);
/// Whether the person is checked in for that match. If the rules allow, a check-in for the whole tournament
/// counts too.
bool isCheckedIn(const Setting& setting, const Match& match, std::string_view person);

// For use in sentences: right-to-left names are isolated (rules/words.h).
// `Full House`. The id if the team isn't known.
std::string teamName(const Tournament& tournament, std::string_view id);
std::vector<std::string> teamNames(const Tournament& tournament, const std::vector<std::string>& ids);
/// The person's name, or the id if the name was purged.
std::string personName(const Tournament& tournament, std::string_view id);

} // namespace tournament
