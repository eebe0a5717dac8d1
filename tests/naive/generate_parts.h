// The parts that random venues, games and matches are made of.
#pragma once

#include "naive/game.h"
#include "naive/generate.h"

#include <functional>
#include <initializer_list>
#include <random>

namespace naive {

/// Chance from a number. The standard distributions differ between libraries; these draws are the same
/// everywhere.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}

    /// Both ends included.
    int between(int low, int high)
    {
        return low + static_cast<int>(engine_() % static_cast<std::uint64_t>(high - low + 1));
    }

    bool oneIn(int n) { return between(1, n) == 1; }

    int pick(std::initializer_list<int> values)
    {
        return values.begin()[between(0, static_cast<int>(values.size()) - 1)];
    }

    const char* word(std::initializer_list<const char*> words)
    {
        return words.begin()[between(0, static_cast<int>(words.size()) - 1)];
    }

    /// The value one time in n, else null: most venues have none of the rarer rules.
    json oneTimeIn(int n, int value) { return oneIn(n) ? json(value) : json(); }

private:
    std::mt19937_64 engine_;
};

/// What a draw needs to know of the venue and of what its reader takes.
struct Venue {
    const json& parameters;
    const Habits& habits;
    int lead = 0; ///< of side a after the earlier games of a match
};

/// A hand that the venue allows at this point of the game, with rulings, but without dealer and clock.
json randomHand(Dice& dice, const Venue& venue, const Game& game);

/// The start of a game continued from paper, below `target` and within every limit.
json randomStart(Dice& dice, const json& parameters, int target);

/// The items of one game. Each new item is passed to `play`; `game` returns the game after that.
json randomItems(Dice& dice, const Venue& venue, int mostHands, const std::function<const Game&()>& game,
                 const std::function<void(const json&)>& play);

} // namespace naive
