// Random parts of a tournament: its rules and size, the deals, and how a match is decided without play. Also
// converts an item of a sheet to the fact that records it.
#pragma once

#include "livetournament.h"

#include "desk/demo/demohands.h"

namespace tournaments {

/// Rules that differ from each other.
inline const std::vector<std::string> manyRules{"unc",     "unc-regular", "mckendree",  "washburn",
                                                "classic", "traditional", "cardominoes"};

/// A knockout with one table per match.
inline Setup anyKnockout(desk::Chance& chance, int mostTeams)
{
    Setup setup;
    setup.rules = chance.oneOf(manyRules);
    setup.teams = chance.between(2, mostTeams);
    setup.tables = 4 * setup.teams;
    setup.thirdPlace = setup.teams > 3 && chance.oneIn(2);
    return setup;
}

/// A hand between sides of random skill, without rulings.
inline desk::Deal anyDeal(desk::Chance& chance)
{
    desk::Deal deal;
    deal.skill = {chance.between(0, 6), chance.between(0, 6)};
    return deal;
}
inline scoring::Hand dealtHand(const rules::Set& rules, const scoring::GameState& before,
                               desk::Chance& chance)
{
    return desk::playedHand(rules.rules, before, desk::Showing::Anything, anyDeal(chance).skill, chance);
}

/// The items of a game until a side has won. `next` makes each item from the state of the game.
template <class Next>
std::vector<scoring::Item> itemsOf(const scoring::RuleSet& rules, Next next)
{
    std::vector<scoring::Item> items;
    scoring::GameState state = scoring::begin(rules, {});
    scoring::GameLedger ledger;
    while (state.result.state != scoring::State::Won) {
        items.push_back(next(state));
        scoring::add(rules, items.back(), state, ledger);
    }
    return items;
}

/// Its sitting isn't set. One time in `noneIn`, no side wins.
inline facts::Outcome anOutcome(desk::Chance& chance, int noneIn = 4)
{
    facts::Outcome outcome;
    outcome.winner = chance.oneIn(noneIn) ? facts::Winner::None
                     : chance.oneIn(2)    ? facts::Winner::A
                                          : facts::Winner::B;
    outcome.outcome = chance.oneOf(facts::EnumText<facts::Decided>::all).meaning;
    outcome.reason = "as it was told at the desk";
    return outcome;
}

/// The bids and tricks of the hand, as that revision.
inline facts::Hand handFact(const facts::Spot& spot, const scoring::Hand& hand, int revision)
{
    facts::Hand fact;
    fact.spot = spot;
    fact.revision = revision;
    fact.sides = hand.sides;
    fact.override = hand.override;
    if (revision > 1)
        fact.reason = "as the table remembers it";
    return fact;
}

/// The first fact of an item; for a hand, without its rulings.
inline facts::Fact factOf(const facts::Spot& spot, const scoring::Item& item)
{
    if (const auto* hand = std::get_if<scoring::Hand>(&item))
        return handFact(spot, *hand, 1);
    if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item))
        return facts::Misdeal{spot, misdeal->calledBy, misdeal->reason};
    return facts::TimeCall{spot, {}, {}};
}

} // namespace tournaments
