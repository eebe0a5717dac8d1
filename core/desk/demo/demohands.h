// The hands of a demo: what chance deals, and what is to be shown. Realistic: bids close to the tricks
// taken, and a nil now and then.
#pragma once

#include "rules/venue.h"
#include "scoring/game.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace desk {

/// Random values from a seed: the same on every machine, unlike the distributions of the standard library.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}

    /// From `low` to `high`, both included.
    int between(int low, int high)
    {
        return low + static_cast<int>(m_engine() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool oneIn(int n) { return between(1, n) == 1; }
    scoring::Side side() { return oneIn(2) ? scoring::Side::A : scoring::Side::B; }
    scoring::Seat seat() { return {side(), between(0, 1)}; }
    /// One of the items of a non-empty array or vector.
    template <class Items>
    const auto& oneOf(const Items& items)
    {
        return items[static_cast<std::size_t>(between(0, static_cast<int>(std::size(items)) - 1))];
    }
    /// A UUID of version 4.
    std::string uuid();

private:
    std::mt19937_64 m_engine;
};

/// What a hand should show.
enum class Showing {
    Anything,
    NilMade,
    NilFailed,
    TwoNils,
    BlindNil,
    Set,
    Tier,     ///< the highest bid with special points, made: 10 for 200
    Sandbags, ///< a side that bids low and takes many
    Override  ///< what the rules don't allow, with an override
};

/// Whether the rules allow that hand at that point of a game.
bool mayShow(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what);

/// A hand that can be entered there: 13 tricks, and bids that fit them. The more `skill` a side has (0 to 6),
/// the more tricks it takes. `bagger` is the side of Sandbags. If the hand can't show that, it shows
/// anything.
scoring::Hand playedHand(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what,
                         const scoring::PerSide<int>& skill, Chance& chance,
                         scoring::Side bagger = scoring::Side::A);

/// An event at a table besides bids and tricks.
enum class Incident { None, Misdeal, RenegeUpheld, RenegeRejected };

/// Whether the sheet has that event.
bool mayHappen(const rules::Set& rules, Incident incident);

/// The next deal at a table.
struct Deal {
    Showing showing = Showing::Anything;
    Incident incident = Incident::None;
    bool isTimeUp = false; ///< the clock has run out, and time was not called yet
    scoring::PerSide<int> skill{};
    scoring::Side bagger = scoring::Side::A;
};

/// The result: a hand with the challenge and its ruling, a misdeal for a reason on the sheet (`no-spade` if
/// it names none), or that time is up, during a hand or instead of one.
scoring::Item playedItem(const rules::Set& rules, const scoring::GameState& before, const Deal& deal,
                         Chance& chance);

// What a demo tournament still has to show, and where. For this room alone.

struct Wish {
    Showing hand = Showing::Anything;
    Incident incident = Incident::None;
    int fromMatch = 1; ///< in the order in which they are called
    int fromHand = 1;
    bool inFinal = false;
};

/// The next hand of a match, as far as wishes go by it.
struct Occasion {
    const rules::Set& rules;
    const scoring::GameState& before;
    int match = 1; ///< as above
    int hand = 1;
    bool isFinal = false;
};

/// Each wish comes true where the sheet first allows it, one a hand; what never does is left out.
class Wishes {
public:
    /// Spread over the first half of so many matches.
    explicit Wishes(int matches);
    /// What this hand is to show.
    std::optional<Wish> takeFor(const Occasion& occasion);

private:
    std::vector<Wish> m_open;
};

} // namespace desk
