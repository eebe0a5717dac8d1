// The parts that random games and matches are made of.
#pragma once

#include "naive/dice.h"
#include "naive/game.h"
#include "naive/generate.h"

#include <functional>

namespace naive {

/// What a draw needs to know of the venue and of what its reader takes.
struct Venue {
    const json& parameters;
    const Habits& habits;
    int lead = 0; ///< of side a from the earlier games of a match
};

/// A hand that the venue admits at this point of the game, with its rulings, but without dealer and clock.
json randomHand(Dice& dice, const Venue& venue, const Game& game);

/// What a game taken over from paper begins with, below `target` and within every limit.
json randomStart(Dice& dice, const json& parameters, int target);

/// The items of one game. Each is given to `play` as it is drawn; `game` says where the game then stands.
json randomItems(Dice& dice, const Venue& venue, int mostHands, const std::function<const Game&()>& game,
                 const std::function<void(const json&)>& play);

} // namespace naive
