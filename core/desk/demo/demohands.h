// The hands of a demo: random, with some that show what the rules allow. Realistic: bids are close to the
// tricks taken, and there is a nil now and then.
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

/// Random values from a seed. They are the same on every machine, unlike those of the standard library's
/// distributions.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}

    /// A number from `low` to `high`, both included.
    int between(int low, int high)
    {
        return low + static_cast<int>(m_engine() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool oneIn(int n) { return between(1, n) == 1; }
    scoring::Side side() { return oneIn(2) ? scoring::Side::A : scoring::Side::B; }
    scoring::Seat seat() { return {side(), between(0, 1)}; }
    /// One item of an array or vector, which must not be empty.
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
    Tier,     ///< makes the highest bid with special points: 10 for 200
    Sandbags, ///< one side bids low and takes many tricks
    Override  ///< something the rules don't allow, with an override
};

/// A hand that can be entered there: 13 tricks and bids that fit them. A side with more `skill` (0 to 6)
/// takes more tricks. `bagger` is the side that shows Sandbags. If the hand can't show what is asked, it
/// shows anything.
scoring::Hand playedHand(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what,
                         const scoring::PerSide<int>& skill, Chance& chance,
                         scoring::Side bagger = scoring::Side::A);

/// Something that happens at a table besides bids and tricks.
enum class Incident { None, Misdeal, RenegeUpheld, RenegeRejected };

/// Whether the rule sheet has that event.
bool mayHappen(const rules::Set& rules, Incident incident);

/// The next deal at a table.
struct Deal {
    Showing showing = Showing::Anything;
    Incident incident = Incident::None;
    bool isTimeUp = false; ///< the clock has run out, and time wasn't called yet
    scoring::PerSide<int> skill{};
    scoring::Side bagger = scoring::Side::A;
};

/// The result: a hand with its challenge and ruling, a misdeal for a reason on the sheet (`no-spade` if the
/// sheet names none), or a time call, during a hand or instead of one.
scoring::Item playedItem(const rules::Set& rules, const scoring::GameState& before, const Deal& deal,
                         Chance& chance);

// What a demo tournament still has to show, and where. Only for this room.

struct Wish {
    Showing hand = Showing::Anything;
    Incident incident = Incident::None;
    int fromMatch = 1; ///< in the order in which matches are called
    int fromHand = 1;
    bool inFinal = false;
};

/// The next hand of a match, and what decides whether it can show something.
struct NextHand {
    const rules::Set& rules;
    const scoring::GameState& before;
    int match = 1; ///< its number, in the same order
    int hand = 1;
    bool isFinal = false;
};

/// Shows each wish where the rules first allow it, one in a hand. Wishes that the rules never allow are left
/// out.
class Wishes {
public:
    /// Spreads the wishes over the first half of that many matches.
    explicit Wishes(int matches);
    /// What this hand should show.
    std::optional<Wish> takeFor(const NextHand& next);

private:
    std::vector<Wish> m_open;
};

} // namespace desk
