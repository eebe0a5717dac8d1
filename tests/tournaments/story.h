// What happened at each match of a tournament, whoever sat there: so that it can be written down right at
// once, or wrong first.
#pragma once

#include "desk/demo/demohands.h"
#include "scoring/match.h"
#include "tournament/model/tournament.h"

#include <map>

namespace tournaments {

struct Story {
    facts::Seat firstDealer = facts::Seat::A1;
    std::vector<scoring::Item> items;
    std::optional<facts::Outcome> decided; ///< after those items; its sitting is left open
};
/// By the match's id.
using Stories = std::map<std::string, Story>;

inline scoring::Renege aRenege(desk::Chance& chance)
{
    const scoring::Seat accused{chance.oneIn(2) ? scoring::Side::A : scoring::Side::B, chance.between(0, 1)};
    return {scoring::other(accused.side), accused, chance.between(1, 13),
            chance.oneIn(2) ? scoring::Ruling::Upheld : scoring::Ruling::Rejected};
}

inline facts::Outcome anOutcome(desk::Chance& chance)
{
    facts::Outcome outcome;
    outcome.winner = chance.oneIn(4)   ? facts::Winner::None
                     : chance.oneIn(2) ? facts::Winner::A
                                       : facts::Winner::B;
    outcome.outcome = chance.oneOf(facts::EnumText<facts::Decided>::all).meaning;
    outcome.reason = "as it was told at the desk";
    return outcome;
}

/// The next thing at a table where the game stands so.
inline scoring::Item nextItem(const rules::Set& set, const scoring::GameState& before, desk::Chance& chance)
{
    const bool mayEnd = set.rules.time.limitMin && !before.time && before.hands > 2 && chance.oneIn(8);
    if (chance.oneIn(20))
        return scoring::Misdeal{{scoring::Side::A, chance.between(0, 1)}, "no-spade"};
    if (mayEnd && chance.oneIn(2))
        return scoring::TimeCall{};
    const scoring::PerSide<int> skill{chance.between(0, 6), chance.between(0, 6)};
    scoring::Hand hand = desk::playedHand(set.rules, before, desk::Showing::Anything, skill, chance);
    if (chance.oneIn(8))
        hand.reneges.push_back(aRenege(chance));
    if (mayEnd)
        hand.timeExpired.emplace();
    return hand;
}

inline Story storyOf(const rules::Set& set, desk::Chance& chance)
{
    Story story;
    story.firstDealer = chance.oneOf(facts::allSeats);
    scoring::GameState state = scoring::beginGame(set.rules, {}, {}, {});
    scoring::GameLedger ledger;
    while (state.result.state != scoring::State::Won) {
        story.items.push_back(nextItem(set, state, chance));
        scoring::add(set.rules, story.items.back(), state, ledger);
    }
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
