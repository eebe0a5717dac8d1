#include "contradiction.h"

#include <algorithm>

namespace rules {

namespace {

using Found = std::vector<Contradiction>;

void end(const scoring::End& end, Found& found)
{
    if (end.maxSetsTotal && end.maxSetsConsecutive && *end.maxSetsConsecutive > *end.maxSetsTotal)
        found.push_back({{"end.maxSetsConsecutive", "end.maxSetsTotal"},
                         "is more than end.maxSetsTotal, which always comes first"});
    if (end.length == scoring::Length::FixedHands && end.minHands && *end.minHands > end.lengthCount)
        found.push_back({{"end.minHands", "end.handsOrGames"}, "is more hands than the game has"});
}

void time(const scoring::Time& time, Found& found)
{
    if (time.limitMin && !time.onExpiry)
        found.push_back(
            {{"time.onExpiry", "time.limitMin"}, "must say what happens, since time.limitMin is given"});
    if (!time.limitMin && time.wallClockEnd.empty() && time.onExpiry)
        found.push_back({{"time.onExpiry", "time.limitMin"}, "must be null, since time.limitMin is"});
}

void bid(const scoring::BidRules& bid, Found& found)
{
    if (bid.firstHandMinBooks && bid.firstHand != scoring::FirstHand::BidsItself)
        found.push_back({{"bid.firstHandMinBooks", "bid.firstHand"},
                         "must be null, since the first hand does not bid itself"});
    if (!bid.maxTeam)
        return;
    const auto above = [&](std::optional<int> least, std::string_view name) {
        if (least && *least > *bid.maxTeam)
            found.push_back({{name, "bid.maxTeam"}, "is more than bid.maxTeam"});
    };
    above(bid.minTeam, "bid.minTeam");
    above(bid.minPlayer, "bid.minPlayer");
    above(bid.minWithNilPartner, "bid.minWithNilPartner");
    if (bid.minTableTotal && *bid.minTableTotal > 2 * *bid.maxTeam)
        found.push_back(
            {{"bid.minTableTotal", "bid.maxTeam"}, "is more than both sides may bid together (bid.maxTeam)"});
}

void bags(const scoring::Bags& bags, Found& found)
{
    if (bags.limit)
        return;
    if (bags.penalty != 0)
        found.push_back({{"bags.penalty", "bags.limit"}, "must be 0, since there is no bags.limit"});
    if (bags.cancelPoints)
        found.push_back({{"bags.cancelPoints", "bags.limit"}, "must be false, since there is no bags.limit"});
}

void blindNil(const scoring::Nil& nil, Found& found)
{
    if (nil.blindMade.has_value() != nil.blindFailed.has_value())
        found.push_back(
            {{"nil.blindFailed", "nil.blindMade"}, "must be null exactly where nil.blindMade is"});
    if (nil.blindMade && !nil.valueMade)
        found.push_back({{"nil.blindMade", "nil.valueMade"}, "must be null, since there is no nil"});
    if (nil.blindMade)
        return;
    if (nil.blindMinDeficit)
        found.push_back(
            {{"nil.blindMinDeficit", "nil.blindMade"}, "must be null, since there is no blind nil"});
    if (nil.blindExchange != 0)
        found.push_back({{"nil.blindExchange", "nil.blindMade"}, "must be 0, since there is no blind nil"});
}

void nil(const scoring::RuleSet& rules, Found& found)
{
    const scoring::Nil& nil = rules.nil;
    if (nil.valueMade.has_value() != nil.valueFailed.has_value())
        found.push_back(
            {{"nil.valueFailed", "nil.valueMade"}, "must be null exactly where nil.valueMade is"});
    if ((nil.maxPerTeam > 0) != nil.valueMade.has_value())
        found.push_back(
            {{"nil.maxPerTeam", "nil.valueMade"},
             nil.valueMade ? "must be 1 or 2, since nil has a value" : "must be 0, since there is no nil"});
    if (nil.doubled && nil.maxPerTeam != 2)
        found.push_back({{"nil.double", "nil.maxPerTeam"}, "must be \"sum\", since nil.maxPerTeam is not 2"});
    if (rules.bid.minWithNilPartner && !nil.valueMade)
        found.push_back({{"bid.minWithNilPartner", "nil.valueMade"}, "must be null, since there is no nil"});
    blindNil(nil, found);
}

// Four players are dealt 13 cards each: what jokers bring in must go out.
void deck(const Deck& deck, Found& found)
{
    const auto isJoker = [](const std::string& card) { return card == "BJ" || card == "LJ"; };
    const auto jokers = std::count_if(deck.trumps.begin(), deck.trumps.end(), isJoker);
    if (!deck.jokers && jokers > 0)
        found.push_back({{"deck.trumps", "deck.jokers"}, "names a joker, but deck.jokers is false"});
    if (deck.jokers && jokers == 0)
        found.push_back({{"deck.trumps", "deck.jokers"}, "must name the jokers that are played"});
    const auto in = deck.jokers ? jokers : 0;
    if (static_cast<long>(deck.removed.size()) != in && deck.jokers == (jokers > 0))
        found.push_back(
            {{"deck.removed", "deck.trumps", "deck.jokers"},
             "must be as many cards as there are jokers (" + std::to_string(in) + "), so that 52 are dealt"});
    for (const std::string& card : deck.removed)
        if (std::find(deck.trumps.begin(), deck.trumps.end(), card) != deck.trumps.end())
            found.push_back({{"deck.trumps", "deck.removed"}, "names " + card + ", which is taken out"});
}

void checkin(const Checkin& checkin, Found& found)
{
    if (checkin.noIdNoPlay && checkin.acceptedIds.empty())
        found.push_back({{"checkin.acceptedIds", "checkin.noIdNoPlay"},
                         "must name an ID, since nobody plays without one"});
}

void roster(const RosterLimits& roster, Found& found)
{
    if (roster.minPlayers && roster.maxPlayers && *roster.minPlayers > *roster.maxPlayers)
        found.push_back({{"roster.minPlayers", "roster.maxPlayers"}, "is more than roster.maxPlayers"});
    if (roster.affiliations.empty())
        return;
    for (const AffiliationLimit& limit : roster.limits)
        if (std::find(roster.affiliations.begin(), roster.affiliations.end(), limit.affiliation) ==
            roster.affiliations.end())
            found.push_back(
                {{"roster.limits", "roster.affiliations"},
                 "names " + limit.affiliation + ", which roster.affiliations does not let play at all"});
}

} // namespace

std::vector<Contradiction> contradictions(const Values& values)
{
    Found found;
    end(values.rules.end, found);
    time(values.rules.time, found);
    bid(values.rules.bid, found);
    bags(values.rules.bags, found);
    nil(values.rules, found);
    deck(values.people.deck, found);
    checkin(values.people.checkin, found);
    roster(values.people.roster, found);
    return found;
}

} // namespace rules
