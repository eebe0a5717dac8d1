// Whether the cards that were shown prove a renege. Checks them against the venue's deck and against each
// other.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace rules {

using hand::Known;
using hand::Suit;

/// What is claimed about one trick. Cards are written as in a deck: `7D`, `TS`, `BJ`.
struct TurnedCards {
    int book = 1; ///< the challenged trick, 1 to 13
    std::optional<Known> known;
    std::optional<Suit> led;
    std::optional<std::string> played; ///< by the accused, in that trick
    std::optional<std::string> shown;  ///< another card of the accused
    std::optional<int> shownBook;      ///< the trick in which it was played
    bool held = false;                 ///< the card that was shown wasn't played yet
};

enum class Verdict { Proven, NotProven, Contradictory };

struct Finding {
    Verdict verdict = Verdict::NotProven;
    message::Message why; ///< for the supervisor; doesn't name the accused
};

/// The suit of the card at this venue: jokers are spades (unc, Special trump cards).
Suit suitOf(std::string_view card);
/// Whether the claim proves that the accused could have followed suit and didn't. Contradictory: the claim is
/// impossible, because a card isn't in the venue's deck, was played twice, or follows suit.
Finding judge(const Set& set, const TurnedCards& said);

} // namespace rules
