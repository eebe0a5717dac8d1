// What happened at each match of a tournament, whoever sat there: so that it can be written down right at
// once, or wrong first.
#pragma once

#include "bychance.h"

#include <map>

namespace tournaments {

struct Story {
    facts::Seat firstDealer = facts::Seat::A1;
    std::vector<scoring::Item> items;
    std::optional<facts::Outcome> decided; ///< after those items; its sitting is left open
};
/// By the match's id.
using Stories = std::map<std::string, Story>;

/// The next thing at a table where the game stands so.
inline scoring::Item nextItem(const rules::Set& set, const scoring::GameState& before, desk::Chance& chance)
{
    using enum desk::Incident;
    desk::Deal deal = anyDeal(chance);
    deal.isTimeUp = set.rules.time.limitMin && !before.time && before.hands > 2 && chance.oneIn(8);
    if (chance.oneIn(20))
        deal.incident = Misdeal;
    else if (chance.oneIn(8))
        deal.incident = chance.oneIn(2) ? RenegeUpheld : RenegeRejected;
    scoring::Item item = desk::playedItem(set, before, deal, chance);
    if (auto* hand = std::get_if<scoring::Hand>(&item))
        for (scoring::Renege& renege : hand->reneges)
            renege.book = chance.between(1, scoring::tricksInHand); // in any trick, also where that cannot be
    return item;
}

inline Story storyOf(const rules::Set& set, desk::Chance& chance)
{
    Story story;
    story.firstDealer = chance.oneOf(facts::allSeats);
    story.items =
        itemsOf(set.rules, [&](const scoring::GameState& before) { return nextItem(set, before, chance); });
    if (chance.oneIn(7)) {
        story.items.resize(
            static_cast<std::size_t>(chance.between(0, static_cast<int>(story.items.size()) - 1)));
        story.decided = anOutcome(chance);
    }
    return story;
}

inline Stories storiesOf(const tournament::Tournament& drawn, desk::Chance& chance)
{
    Stories stories;
    for (const tournament::Match* match : tournament::inOrder(drawn))
        if (match->number)
            stories.emplace(match->id, storyOf(*match->rules, chance));
    return stories;
}

} // namespace tournaments
