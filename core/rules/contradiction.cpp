#include "contradiction.h"

#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

using Found = std::vector<Contradiction>;

void end(const scoring::End& end, Found& found)
{
    if (end.maxSetsTotal && end.maxSetsConsecutive && *end.maxSetsConsecutive > *end.maxSetsTotal)
        found.push_back(
            {{"end.maxSetsConsecutive", "end.maxSetsTotal"}, Message{"rules-sets-in-a-row-over-all"}});
    if (end.length == scoring::Length::FixedHands && end.minHands && *end.minHands > end.lengthCount)
        found.push_back({{"end.minHands", "end.handsOrGames"}, Message{"rules-min-hands-over-length"}});
}

void time(const scoring::Time& time, Found& found)
{
    if (time.limitMin && !time.onExpiry)
        found.push_back({{"time.onExpiry", "time.limitMin"}, Message{"rules-on-expiry-missing"}});
    if (!time.limitMin && time.wallClockEnd.empty() && time.onExpiry)
        found.push_back(
            {{"time.onExpiry", "time.limitMin", "time.wallClockEnd"}, Message{"rules-on-expiry-useless"}});
    if (time.oneMoreHand && time.onExpiry != scoring::OnExpiry::FinishHand)
        found.push_back({{"time.oneMoreHand", "time.onExpiry"}, Message{"rules-one-more-hand-useless"}});
}

void bid(const scoring::BidRules& bid, Found& found)
{
    if (!bid.maxTeam)
        return;
    const auto above = [&](std::optional<int> least, std::string_view name) {
        if (least && *least > *bid.maxTeam)
            found.push_back({{name, "bid.maxTeam"}, Message{"rules-minimum-bid-over-maximum"}});
    };
    above(bid.minTeam, "bid.minTeam");
    above(bid.minPlayer, "bid.minPlayer");
    above(bid.minWithNilPartner, "bid.minWithNilPartner");
    if (bid.minTableTotal && *bid.minTableTotal > 2 * *bid.maxTeam)
        found.push_back({{"bid.minTableTotal", "bid.maxTeam"}, Message{"rules-table-minimum-over-maximum"}});
}

void contract(const scoring::Contract& contract, Found& found)
{
    const bool isMultiplied =
        contract.blindBid && !std::ranges::all_of(contract.tiers, &scoring::Tier::onlyBlind);
    if (contract.blindTier == scoring::BlindTier::Single && !isMultiplied)
        found.push_back({{"contract.blindTier", "contract.blindBid", "contract.tiers"},
                         Message{"rules-blind-tier-useless"}});
    for (const scoring::Tier& tier : contract.tiers)
        if (tier.onlyBlind && (!contract.blindBid || (tier.exact && tier.minBid < contract.blindBid->min)))
            found.push_back({{"contract.tiers", "contract.blindBid"},
                             Message{"rules-only-blind-useless", {{"bid", tier.minBid}}}});
}

void bags(const scoring::Bags& bags, Found& found)
{
    if (bags.limit)
        return;
    if (bags.penalty != 0)
        found.push_back({{"bags.penalty", "bags.limit"}, Message{"rules-bag-penalty-without-limit"}});
    if (bags.cancelPoints)
        found.push_back({{"bags.cancelPoints", "bags.limit"}, Message{"rules-bags-cancel-without-limit"}});
}

void blindNil(const scoring::Nil& nil, Found& found)
{
    if (nil.blindMade.has_value() != nil.blindFailed.has_value())
        found.push_back({{"nil.blindFailed", "nil.blindMade"}, Message{"rules-half-a-blind-nil"}});
    if (nil.blindMade && !nil.valueMade)
        found.push_back({{"nil.blindMade", "nil.valueMade"}, Message{"rules-blind-nil-without-nil"}});
    if (nil.blindMade)
        return;
    if (nil.blindMinDeficit)
        found.push_back(
            {{"nil.blindMinDeficit", "nil.blindMade"}, Message{"rules-blind-nil-condition-useless"}});
    if (nil.blindExchange != 0)
        found.push_back(
            {{"nil.blindExchange", "nil.blindMade"}, Message{"rules-blind-nil-exchange-useless"}});
}

void nil(const scoring::RuleSet& rules, Found& found)
{
    const scoring::Nil& nil = rules.nil;
    if (nil.valueMade.has_value() != nil.valueFailed.has_value())
        found.push_back({{"nil.valueFailed", "nil.valueMade"}, Message{"rules-half-a-nil"}});
    if ((nil.maxPerTeam > 0) != nil.valueMade.has_value())
        found.push_back({{"nil.maxPerTeam", "nil.valueMade"},
                         nil.valueMade ? Message{"rules-nils-per-side-none"}
                                       : Message{"rules-nils-per-side-without-nil"}});
    if (nil.exchange != 0 && !nil.valueMade)
        found.push_back({{"nil.exchange", "nil.valueMade"}, Message{"rules-nil-exchange-useless"}});
    if (nil.doubled && nil.maxPerTeam != 2)
        found.push_back({{"nil.double", "nil.maxPerTeam"}, Message{"rules-double-nil-useless"}});
    if (rules.bid.minWithNilPartner && !nil.valueMade)
        found.push_back(
            {{"bid.minWithNilPartner", "nil.valueMade"}, Message{"rules-nil-partner-bid-useless"}});
    if (rules.bid.blindPerGame && !nil.blindMade && !rules.contract.blindBid)
        found.push_back({{"bid.blindPerGame", "nil.blindMade", "contract.blindBid"},
                         Message{"rules-blind-per-game-useless"}});
    blindNil(nil, found);
}

void renege(const scoring::RenegeRule& rule, Found& found)
{
    const bool isLost = rule.loser == scoring::RenegeLoser::LoserOfChallenge;
    if (rule.wrongTricks && isLost)
        found.push_back(
            {{"renege.wrongTricks", "renege.loser"}, Message{"rules-wrong-challenge-paid-twice"}});
    if (rule.wrongPaid != scoring::WrongPaid::Always && !rule.wrongTricks && !isLost)
        found.push_back({{"renege.wrongPaid", "renege.wrongTricks", "renege.loser"},
                         Message{"rules-wrong-challenge-is-free"}});
}

// Four players are dealt 13 cards each, so a card goes out for each joker that comes in.
void deck(const Deck& deck, Found& found)
{
    const auto isJoker = [](const std::string& card) { return card == "BJ" || card == "LJ"; };
    const auto jokers = std::count_if(deck.trumps.begin(), deck.trumps.end(), isJoker);
    if (!deck.jokers && jokers > 0)
        found.push_back({{"deck.trumps", "deck.jokers"}, Message{"rules-joker-trump-without-jokers"}});
    if (deck.jokers && jokers == 0)
        found.push_back({{"deck.trumps", "deck.jokers"}, Message{"rules-jokers-not-trumps"}});
    const auto in = deck.jokers ? jokers : 0;
    if (static_cast<long>(deck.removed.size()) != in && deck.jokers == (jokers > 0))
        found.push_back({{"deck.removed", "deck.trumps", "deck.jokers"},
                         Message{"rules-removed-not-jokers", {{"jokers", static_cast<int>(in)}}}});
    for (const std::string& card : deck.removed) // empty: refused before, not a card
        if (!card.empty() && std::find(deck.trumps.begin(), deck.trumps.end(), card) != deck.trumps.end())
            found.push_back({{"deck.trumps", "deck.removed"},
                             Message{"rules-trump-removed", {{"card", cardNamed(card)}}}});
}

void firstLead(const ForPeople& people, Found& found)
{
    constexpr std::string_view leads = "2C";
    if (people.play.firstLead == FirstLead::LowestClub && std::ranges::count(people.deck.removed, leads) > 0)
        found.push_back({{"play.firstLead", "deck.removed"},
                         Message{"rules-first-lead-removed", {{"card", cardNamed(leads)}}},
                         true});
}

void checkin(const Checkin& checkin, Found& found)
{
    if (checkin.noIdNoPlay && checkin.acceptedIds.empty())
        found.push_back({{"checkin.acceptedIds", "checkin.noIdNoPlay"}, Message{"rules-no-accepted-ids"}});
}

void roster(const RosterLimits& roster, Found& found)
{
    if (roster.minPlayers && roster.maxPlayers && *roster.minPlayers > *roster.maxPlayers)
        found.push_back({{"roster.minPlayers", "roster.maxPlayers"}, Message{"rules-min-players-over-max"}});
    if (roster.affiliations.empty())
        return;
    for (const AffiliationLimit& limit : roster.limits)
        if (std::ranges::find(roster.affiliations, limit.affiliation) == roster.affiliations.end())
            found.push_back({{"roster.limits", "roster.affiliations"},
                             Message{"rules-limit-of-no-affiliation", {{"affiliation", limit.affiliation}}}});
}

Found allOf(const Values& values)
{
    Found found;
    end(values.rules.end, found);
    time(values.rules.time, found);
    bid(values.rules.bid, found);
    contract(values.rules.contract, found);
    bags(values.rules.bags, found);
    nil(values.rules, found);
    if (values.rules.renege)
        renege(*values.rules.renege, found);
    deck(values.people.deck, found);
    firstLead(values.people, found);
    checkin(values.people.checkin, found);
    roster(values.people.roster, found);
    return found;
}

} // namespace

std::vector<Contradiction> contradictions(const Values& values, const Values* from)
{
    const Found known = from ? allOf(*from) : Found();
    Found found = allOf(values);
    std::erase_if(found, [&](const Contradiction& each) { return std::ranges::count(known, each) > 0; });
    return found;
}

namespace {

/// The value to blame: the first that was given here, otherwise one from a parent phase.
const Given* blamed(const std::vector<std::string_view>& parameters, const GivenAt& given)
{
    const Given* found = nullptr;
    for (const std::string_view name : parameters)
        if (const auto at = given.find(name); at != given.end() && at->second.line > 0)
            if (!found || (at->second.isHere && !found->isHere))
                found = &at->second;
    return found;
}

// One problem for each place, with everything wrong there.
void add(const json::Problem& problem, json::Problems& problems)
{
    const auto at = std::ranges::find(problems, problem.place, &json::Problem::place);
    if (at == problems.end())
        problems.push_back(problem);
    else if (at->what != problem.what)
        at->what = Message{"one-and-another", {{"one", std::move(at->what)}, {"another", problem.what}}};
}

} // namespace

void reportContradictions(const std::string& phase, const std::vector<Contradiction>& all,
                          const GivenAt& given, const std::set<std::string_view>& faulty,
                          json::Problems& problems)
{
    json::Problems found;
    for (const Contradiction& each : all) {
        if (std::ranges::any_of(each.parameters, [&](auto name) { return faulty.count(name) > 0; }))
            continue;
        const Given* at = blamed(each.parameters, given);
        if (!at)
            continue;
        add({at->line, at->place,
             at->isHere ? each.what : Message{"rules-in-phase", {{"phase", phase}, {"problem", each.what}}}},
            found);
    }
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace rules
