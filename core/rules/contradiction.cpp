#include "contradiction.h"

#include "words.h"

#include <algorithm>

namespace rules {

namespace {

using Found = std::vector<Contradiction>;

void end(const scoring::End& end, Found& found)
{
    if (end.maxSetsTotal && end.maxSetsConsecutive && *end.maxSetsConsecutive > *end.maxSetsTotal)
        found.push_back({{"end.maxSetsConsecutive", "end.maxSetsTotal"},
                         "the limit for sets in a row is above the limit for sets in all"});
    if (end.length == scoring::Length::FixedHands && end.minHands && *end.minHands > end.lengthCount)
        found.push_back({{"end.minHands", "end.handsOrGames"}, "the game doesn't have that many hands"});
}

void time(const scoring::Time& time, Found& found)
{
    if (time.limitMin && !time.onExpiry)
        found.push_back({{"time.onExpiry", "time.limitMin"},
                         "there is a time limit, so say what happens when time is up"});
    if (!time.limitMin && time.wallClockEnd.empty() && time.onExpiry)
        found.push_back({{"time.onExpiry", "time.limitMin"},
                         "there is no time limit, so nothing can happen when time is up"});
}

void bid(const scoring::BidRules& bid, Found& found)
{
    if (bid.firstHandMinBooks && bid.firstHand != scoring::FirstHand::BidsItself)
        found.push_back({{"bid.firstHandMinBooks", "bid.firstHand"},
                         "only a first hand that isn't bid can be lost with too few tricks"});
    if (!bid.maxTeam)
        return;
    const auto above = [&](std::optional<int> least, std::string_view name) {
        if (least && *least > *bid.maxTeam)
            found.push_back({{name, "bid.maxTeam"}, "a minimum bid is above the maximum bid of a side"});
    };
    above(bid.minTeam, "bid.minTeam");
    above(bid.minPlayer, "bid.minPlayer");
    above(bid.minWithNilPartner, "bid.minWithNilPartner");
    if (bid.minTableTotal && *bid.minTableTotal > 2 * *bid.maxTeam)
        found.push_back(
            {{"bid.minTableTotal", "bid.maxTeam"}, "the table minimum is more than both sides can bid"});
}

void bags(const scoring::Bags& bags, Found& found)
{
    if (bags.limit)
        return;
    if (bags.penalty != 0)
        found.push_back({{"bags.penalty", "bags.limit"}, "there is no bag limit, so the penalty must be 0"});
    if (bags.cancelPoints)
        found.push_back(
            {{"bags.cancelPoints", "bags.limit"}, "there is no bag limit, so bags can't cancel points"});
}

void blindNil(const scoring::Nil& nil, Found& found)
{
    if (nil.blindMade.has_value() != nil.blindFailed.has_value())
        found.push_back({{"nil.blindFailed", "nil.blindMade"},
                         "a blind nil needs points made and points lost, or neither"});
    if (nil.blindMade && !nil.valueMade)
        found.push_back({{"nil.blindMade", "nil.valueMade"}, "there is no nil, so there is no blind nil"});
    if (nil.blindMade)
        return;
    if (nil.blindMinDeficit)
        found.push_back({{"nil.blindMinDeficit", "nil.blindMade"},
                         "there is no blind nil, so it can't have a condition"});
    if (nil.blindExchange != 0)
        found.push_back({{"nil.blindExchange", "nil.blindMade"},
                         "there is no blind nil, so no cards are exchanged after it"});
}

void nil(const scoring::RuleSet& rules, Found& found)
{
    const scoring::Nil& nil = rules.nil;
    if (nil.valueMade.has_value() != nil.valueFailed.has_value())
        found.push_back(
            {{"nil.valueFailed", "nil.valueMade"}, "a nil needs points made and points lost, or neither"});
    if ((nil.maxPerTeam > 0) != nil.valueMade.has_value())
        found.push_back({{"nil.maxPerTeam", "nil.valueMade"},
                         nil.valueMade ? "a nil has a value, so a side may bid 1 or 2"
                                       : "there is no nil, so nils per side must be 0"});
    if (nil.doubled && nil.maxPerTeam != 2)
        found.push_back({{"nil.double", "nil.maxPerTeam"},
                         "two nils have points of their own only where a side may bid two"});
    if (rules.bid.minWithNilPartner && !nil.valueMade)
        found.push_back(
            {{"bid.minWithNilPartner", "nil.valueMade"}, "there is no nil, so no bid stands beside one"});
    blindNil(nil, found);
}

// Four players are dealt 13 cards each: what jokers bring in must go out.
void deck(const Deck& deck, Found& found)
{
    const auto isJoker = [](const std::string& card) { return card == "BJ" || card == "LJ"; };
    const auto jokers = std::count_if(deck.trumps.begin(), deck.trumps.end(), isJoker);
    if (!deck.jokers && jokers > 0)
        found.push_back(
            {{"deck.trumps", "deck.jokers"}, "a joker is a special trump, but no jokers are played"});
    if (deck.jokers && jokers == 0)
        found.push_back(
            {{"deck.trumps", "deck.jokers"}, "jokers are played, so they must be special trumps"});
    const auto in = deck.jokers ? jokers : 0;
    if (static_cast<long>(deck.removed.size()) != in && deck.jokers == (jokers > 0))
        found.push_back({{"deck.removed", "deck.trumps", "deck.jokers"},
                         "take out as many cards as there are jokers (" + std::to_string(in) +
                             "), so that 52 are dealt"});
    for (const std::string& card : deck.removed) // what was no card has been refused and is empty
        if (!card.empty() && std::find(deck.trumps.begin(), deck.trumps.end(), card) != deck.trumps.end())
            found.push_back({{"deck.trumps", "deck.removed"},
                             cardInWords(card) + " is a special trump and is taken out"});
}

void checkin(const Checkin& checkin, Found& found)
{
    if (checkin.noIdNoPlay && checkin.acceptedIds.empty())
        found.push_back({{"checkin.acceptedIds", "checkin.noIdNoPlay"},
                         "nobody plays without an ID, so at least one kind must be accepted"});
}

void roster(const RosterLimits& roster, Found& found)
{
    if (roster.minPlayers && roster.maxPlayers && *roster.minPlayers > *roster.maxPlayers)
        found.push_back(
            {{"roster.minPlayers", "roster.maxPlayers"}, "a team would need more players than it may have"});
    if (roster.affiliations.empty())
        return;
    for (const AffiliationLimit& limit : roster.limits)
        if (std::find(roster.affiliations.begin(), roster.affiliations.end(), limit.affiliation) ==
            roster.affiliations.end())
            found.push_back({{"roster.limits", "roster.affiliations"},
                             limit.affiliation + " isn't among the affiliations that may play"});
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
