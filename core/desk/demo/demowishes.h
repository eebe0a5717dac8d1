// What a demo tournament still has to show, and where. For this room alone.
#pragma once

#include "demohands.h"

#include <optional>
#include <vector>

namespace desk {

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
