// Whether turned cards show a renege: held against the venue's deck, and against each other.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace rules {

using hand::Known;
using hand::Suit;

/// What is claimed about one trick. Cards are named as in a deck: `7D`, `TS`, `BJ`.
struct TurnedCards {
    int book = 1; ///< the challenged one, 1 to 13
    std::optional<Known> known;
    std::optional<Suit> led;
    std::optional<std::string> played; ///< by the accused, in that book
    std::optional<std::string> shown;  ///< another card of the accused
    std::optional<int> shownBook;      ///< in which it came
    bool held = false;                 ///< the card shown was not played yet
};

enum class Verdict { Proven, NotProven, Contradictory };

struct Finding {
    Verdict verdict = Verdict::NotProven;
    message::Message why; ///< for the supervisor, without who is accused
};

/// The suit that the card counts as at this venue: jokers are spades (unc, Special trump cards).
Suit suitOf(std::string_view card);
/// Whether the claim shows that the accused could have followed suit and did not. Contradictory: it cannot
/// be, because a card is not in the venue's deck, came twice, or follows suit.
Finding judge(const Set& set, const TurnedCards& said);

} // namespace rules
