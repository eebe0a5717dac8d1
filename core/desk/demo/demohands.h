// Hands as a table might have played them: bids near what the tricks come to, nils now and then.
#pragma once

#include "rules/venue.h"
#include "scoring/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace desk {

// Chance from a number: the same draws on every machine, which the distributions of the standard library are
// not.

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
    /// One of the items of an array or a vector that is not empty.
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

/// What a hand has to show.
enum class Showing {
    Anything,
    NilMade,
    NilFailed,
    TwoNils,
    BlindNil,
    Set,
    Tier,     ///< the highest bid with a worth of its own, made: 10 for 200
    Sandbags, ///< a side that bids low and takes many
    Override  ///< something that the sheet does not allow, let in with a reason
};

/// Whether the sheet allows such a hand in a game that stands so.
bool mayShow(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what);

/// A hand that may be entered there: 13 tricks, and bids that were made in view of them. A side takes the
/// more tricks the more `skill` it has (0 to 6). `bagger` is the side of Sandbags. Where the hand cannot show
/// that, it shows anything.
scoring::Hand playedHand(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what,
                         const scoring::PerSide<int>& skill, Chance& chance,
                         scoring::Side bagger = scoring::Side::A);

// What a demo tournament still has to show, and where. For this room alone.

/// Something that happens at a table beside what is bid and taken.
enum class Incident { None, Misdeal, RenegeUpheld, RenegeRejected };

struct Wish {
    Showing hand = Showing::Anything;
    Incident incident = Incident::None;
    int fromMatch = 1; ///< in the order in which they sit down
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

/// Whether the sheet knows such a thing.
bool mayHappen(const rules::Set& rules, Incident incident);

} // namespace desk
