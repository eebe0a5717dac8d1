#include "naive/game.h"
#include "naive/generate_parts.h"

#include <algorithm>
#include <cstdlib>

namespace naive {

namespace {

// Calls that the venue has are frequent. Calls that only an override allows are rare.
bool calls(Dice& dice, bool known, int often)
{
    return dice.oneIn(known ? often : 120);
}

json drawNilWord(Dice& dice, const json& rules)
{
    return calls(dice, !rules.at("blindMade").is_null(), 3) ? "blind-nil" : "nil";
}

json drawNilBids(Dice& dice, const json& rules)
{
    json bids = {drawNilWord(dice, rules), nullptr};
    if (calls(dice, rules.at("maxPerTeam") == 2, 4))
        bids[1] = drawNilWord(dice, rules);
    else
        bids[1] = dice.oneIn(8) ? dice.between(8, 13) : dice.between(1, 7);
    if (dice.oneIn(2))
        std::swap(bids[0], bids[1]);
    return bids;
}

// Two numbers from 1 to 13 with this sum.
json splitBid(Dice& dice, int number)
{
    const int first = dice.between(std::max(1, number - 13), std::min(13, number - 1));
    return {first, number - first};
}

json drawSide(Dice& dice, const Venue& venue)
{
    const json& nil = venue.parameters.at("nil");
    if (calls(dice, !nil.at("valueMade").is_null(), 4))
        return {{"bids", drawNilBids(dice, nil)}};
    int number = dice.between(2, 8);
    if (dice.oneIn(5))
        number = dice.oneIn(5) ? dice.between(14, 26) : dice.pick({1, 9, 10, 10, 11, 12, 13});
    json side = json::object();
    const bool split = number > 13 || (number > 1 && dice.oneIn(2));
    if (split)
        side["bids"] = splitBid(dice, number);
    else
        side["bid"] = number;
    if ((!split || venue.habits.blindBesideBids) &&
        !venue.parameters.at("contract").at("blindBid").is_null() && dice.oneIn(4))
        side["blind"] = true;
    return side;
}

// A bid that the sheet allows, or rarely one that it doesn't.
json drawAdmittedSide(Dice& dice, const Venue& venue, int deficit, int blinds, bool& needsOverride)
{
    for (int tries = 0; tries < 8; ++tries) {
        json side = drawSide(dice, venue);
        const bool fine = objection(venue.parameters, side, deficit, blinds).empty();
        if (!fine && !dice.oneIn(12))
            continue;
        needsOverride = needsOverride || !fine;
        return side;
    }
    return {{"bid", 7}}; // every random venue allows it
}

json drawBids(Dice& dice, const Venue& venue, const Game& game)
{
    const json& least = venue.parameters.at("bid").at("minTableTotal");
    const int behind = game.score(1) - game.score(0);
    for (int tries = 0; tries < 8; ++tries) {
        bool needsOverride = false;
        json hand = {{"a", drawAdmittedSide(dice, venue, behind, game.blinds(0), needsOverride)}};
        hand["b"] = drawAdmittedSide(dice, venue, -behind, game.blinds(1), needsOverride);
        // Bids below the table's minimum make the hand void; it is never scored.
        if (!least.is_null() && numbersBid(hand["a"]) + numbersBid(hand["b"]) < least.get<int>())
            continue;
        if (needsOverride)
            hand["override"] = {{"reason", "played before anybody noticed"}};
        return hand;
    }
    return {{"a", {{"bid", 7}}}, {"b", {{"bid", 7}}}};
}

int nilsIn(const json& side)
{
    int nils = 0;
    if (side.contains("bids"))
        for (const json& bid : side.at("bids"))
            nils += bid.is_string() ? 1 : 0;
    return nils;
}

// Close to the bid, so that contracts are made and set about equally often.
int drawRawTricks(Dice& dice, const json& side)
{
    if (dice.oneIn(25))
        return dice.pick({0, 13});
    if (nilsIn(side) == 2)
        return dice.oneIn(3) ? 0 : dice.between(0, 5);
    if (numbersBid(side) == 0 || dice.oneIn(8))
        return dice.between(0, 13);
    return std::clamp(numbersBid(side) + dice.between(-2, 3), 0, 13);
}

json splitTricks(Dice& dice, const json& side, int raw)
{
    const int nils = nilsIn(side);
    if (nils == 0 && dice.oneIn(2))
        return raw;
    int first = dice.between(0, raw);
    if (nils == 1) {
        const int failed = dice.oneIn(2) ? 0 : dice.between(0, std::min(3, raw));
        first = side.at("bids").at(0).is_string() ? failed : raw - failed;
    }
    return {first, raw - first};
}

void addTricks(Dice& dice, json& hand)
{
    const bool fromA = dice.oneIn(2);
    const int raw = drawRawTricks(dice, hand[fromA ? "a" : "b"]);
    const int rawA = fromA ? raw : 13 - raw;
    hand["a"]["tricks"] = splitTricks(dice, hand["a"], rawA);
    hand["b"]["tricks"] = splitTricks(dice, hand["b"], 13 - rawA);
}

void addReneges(Dice& dice, json& hand)
{
    json cases = json::array();
    const int wanted = dice.oneIn(3) ? dice.between(2, 3) : 1;
    const int book = dice.between(1, 11);
    for (int i = 0; i < wanted; ++i) {
        const std::string by = dice.word({"a", "b", "supervisor"});
        const std::string accused = by == "a"   ? dice.word({"b1", "b2"})
                                    : by == "b" ? dice.word({"a1", "a2"})
                                                : dice.word({"a1", "b1", "a2", "b2"});
        const char* ruling = dice.word({"upheld", "upheld", "rejected", "withdrawn", "pending"});
        cases.push_back({{"by", by}, {"accused", accused}, {"book", book + i}, {"ruling", ruling}});
    }
    hand["reneges"] = std::move(cases);
}

void addFouls(Dice& dice, const json& rules, json& hand)
{
    json fouls = json::array();
    for (int i = dice.between(1, 2); i > 0; --i) {
        const json& rule = rules.at(static_cast<std::size_t>(dice.between(0, int(rules.size()) - 1)));
        fouls.push_back({{"side", dice.word({"a", "b"})}, {"foul", rule.at("name")}});
    }
    hand["fouls"] = std::move(fouls);
}

void addAdjustments(Dice& dice, json& hand)
{
    json adjustments = json::array();
    for (int i = dice.oneIn(4) ? 2 : 1; i > 0; --i) {
        const int points = dice.oneIn(2) ? dice.between(1, 100) : dice.between(-100, -1);
        adjustments.push_back(
            {{"side", dice.word({"a", "b"})}, {"points", points}, {"reason", "an earlier mistake"}});
    }
    hand["adjustments"] = std::move(adjustments);
}

// Tied scores are rare by chance, but important. Adds points so that the scores, or the totals of the match,
// are tied after this hand.
void makeLevel(Dice& dice, const Venue& venue, Game after, json& hand)
{
    after.play(hand);
    const int lead = after.score(0) - after.score(1) + (dice.oneIn(2) ? venue.lead : 0);
    if (lead == 0 || std::abs(lead) > 1000)
        return;
    json& adjustments = hand["adjustments"];
    adjustments.push_back(
        {{"side", lead > 0 ? "b" : "a"}, {"points", std::abs(lead)}, {"reason", "to be level"}});
}

} // namespace

json randomHand(Dice& dice, const Venue& venue, const Game& game)
{
    const json none = {{"a", json::object()}, {"b", json::object()}};
    json hand = game.nextBidsItself() ? none : drawBids(dice, venue, game);
    addTricks(dice, hand);
    // If the venue has no renege rule, a case is on record without effect.
    if (dice.oneIn(venue.parameters.at("renege").is_null() ? 40 : 5))
        addReneges(dice, hand);
    if (!venue.parameters.at("fouls").empty() && dice.oneIn(6))
        addFouls(dice, venue.parameters.at("fouls"), hand);
    if (dice.oneIn(12))
        addAdjustments(dice, hand);
    if (!game.over() && dice.oneIn(15))
        makeLevel(dice, venue, game, hand);
    return hand;
}

} // namespace naive
