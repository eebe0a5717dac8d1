#include "demowishes.h"

#include <algorithm>

namespace desk {

Wishes::Wishes(int matches)
    : m_open{{Showing::NilMade, Incident::None},
             {Showing::Anything, Incident::RenegeUpheld},
             {Showing::Anything, Incident::Misdeal},
             {Showing::BlindNil, Incident::None},
             {Showing::Set, Incident::None},
             {Showing::NilFailed, Incident::None},
             {Showing::Anything, Incident::RenegeRejected},
             {Showing::Override, Incident::None},
             {Showing::Tier, Incident::None}}
{
    const int count = static_cast<int>(m_open.size());
    for (int i = 0; Wish & wish : m_open) {
        wish.fromMatch = 1 + i * matches / (2 * count);
        wish.fromHand = 1 + i++ % 3;
    }
    m_open.push_back({Showing::Tier, Incident::None, 1, 2, true});
}

std::optional<Wish> Wishes::takeFor(const Occasion& occasion)
{
    const auto at = std::ranges::find_if(m_open, [&](const Wish& wish) {
        return wish.fromMatch <= occasion.match && wish.fromHand <= occasion.hand &&
               (!wish.inFinal || occasion.isFinal) && mayHappen(occasion.rules, wish.incident) &&
               mayShow(occasion.rules.rules, occasion.before, wish.hand);
    });
    if (at == m_open.end())
        return std::nullopt;
    const Wish wish = *at;
    m_open.erase(at);
    return wish;
}

} // namespace desk
