#include "naive/generate_parts.h"

#include <algorithm>

namespace naive {

namespace {

// The groups that people read and scoring does not: any values will do, and these are sound.
json peopleGroups()
{
    const json reason = {{"id", "no-spade"}, {"by", "anyone"}, {"until", "first-bid"}};
    return {{"deck", {{"jokers", false}, {"removed", json::array()}, {"trumps", json::array()}}},
            {"firstDealer", "high-card"},
            {"play", {{"firstLead", "dealers-left"}, {"spadesLead", "when-broken"}}},
            {"misdeal", {{"reasons", json::array({reason})}, {"redealer", "same-dealer"}}},
            {"checkin",
             {{"acceptedIds", json::array({"any card"})},
              {"noIdNoPlay", false},
              {"eligible", json::array({"everybody"})},
              {"scope", "evening"}}}};
}

json drawHandsOrGames(Dice& dice)
{
    if (dice.oneIn(5))
        return {{"fixedHands", dice.oneIn(10) ? dice.between(1, 100) : dice.between(1, 8)}};
    if (dice.oneIn(8))
        return {{"fixedGames", dice.between(1, 9)}};
    if (dice.oneIn(8))
        return {{"bestOf", dice.pick({3, 3, 5, 9})}};
    return "target";
}

json drawEnd(Dice& dice)
{
    json end = {{"tie", dice.oneIn(4) ? "stands" : "extra-hand"}};
    end["target"] = dice.oneIn(6) ? dice.between(1, 10000) : dice.pick({50, 100, 150, 200, 300, 500});
    end["bothReach"] = dice.word({"higher", "highest-last-bid"});
    end["minScore"] =
        dice.oneTimeIn(5, dice.oneIn(8) ? dice.between(-10000, -1) : dice.pick({-50, -100, -200}));
    end["maxSetsTotal"] = dice.oneTimeIn(6, dice.oneIn(5) ? dice.between(1, 13) : dice.between(1, 4));
    end["maxSetsConsecutive"] = dice.oneTimeIn(6, dice.oneIn(5) ? dice.between(1, 13) : dice.between(1, 3));
    // A limit on sets in a row that is above the total limit could never apply.
    if (end["maxSetsTotal"].is_number() && end["maxSetsConsecutive"].is_number())
        end["maxSetsConsecutive"] =
            std::min(end["maxSetsTotal"].get<int>(), end["maxSetsConsecutive"].get<int>());
    end["winOnMadeBid"] = dice.oneTimeIn(6, dice.oneIn(4) ? dice.between(1, 13) : dice.between(6, 13));
    end["handsOrGames"] = drawHandsOrGames(dice);
    end["mercyLead"] = dice.oneTimeIn(6, dice.oneIn(8) ? dice.between(1, 10000) : dice.pick({100, 150, 200}));
    end["winOnAllTricks"] = dice.oneIn(6);
    end["minHands"] = nullptr;
    if (dice.oneIn(5)) {
        const json& kind = end["handsOrGames"];
        const int most = kind.contains("fixedHands") ? kind["fixedHands"].get<int>() : 100;
        end["minHands"] = std::min(most, dice.oneIn(10) ? dice.between(1, 100) : dice.between(1, 6));
    }
    return end;
}

json drawTime(Dice& dice)
{
    json time = {{"scope", dice.word({"game", "match"})},
                 {"limitMin", nullptr},
                 {"onExpiry", nullptr},
                 {"wallClockEnd", nullptr}};
    if (!dice.oneIn(4)) {
        time["limitMin"] = dice.oneIn(2) ? dice.pick({30, 45}) : dice.between(1, 600);
        time["onExpiry"] = dice.word({"finish-hand", "finish-game", "stop-now"});
    }
    time["oneMoreHand"] = time["onExpiry"] == "finish-hand" && dice.oneIn(4);
    if (dice.oneIn(6))
        time["wallClockEnd"] = dice.word({"21:30", "00:00", "23:59"});
    return time;
}

// A side's bid of 7 is always within these limits, so there is a bid that every venue allows.
json drawBid(Dice& dice, bool nil)
{
    json bid = {{"entry", dice.word({"player", "team"})},
                {"first", dice.word({"dealer-left", "non-dealer-team"})},
                {"firstHand", "bid"},
                {"firstHandMinBooks", nullptr}};
    bid["minTeam"] = dice.oneTimeIn(2, dice.between(1, 6));
    bid["minPlayer"] = dice.oneTimeIn(2, dice.oneIn(4) ? dice.between(2, 4) : 1);
    bid["minWithNilPartner"] = nil ? dice.oneTimeIn(3, dice.between(1, 5)) : json();
    bid["maxTeam"] = dice.oneIn(3) ? json() : json(dice.oneIn(2) ? 13 : dice.between(8, 26));
    bid["minTableTotal"] = dice.oneTimeIn(5, dice.between(1, 12));
    if (dice.oneIn(4))
        bid["firstHand"] = "bids-itself";
    if (dice.oneIn(4))
        bid["firstHandMinBooks"] =
            dice.oneTimeIn(2, dice.oneIn(8) ? dice.between(1, 13) : dice.between(3, 7));
    return bid;
}

json drawTiers(Dice& dice, const json& blindBid)
{
    json tiers = json::array();
    const int wanted = dice.oneIn(2) ? 0 : dice.between(1, 3);
    for (int i = 0; i < wanted; ++i) {
        json tier = {{"minBid", dice.oneIn(10) ? dice.between(14, 26) : dice.between(1, 13)},
                     {"exact", dice.oneIn(2)},
                     {"made", dice.oneIn(10) ? dice.between(0, 10000) : dice.pick({0, 50, 100, 120, 200})}};
        tier["set"] =
            dice.oneTimeIn(2, dice.oneIn(10) ? dice.between(0, 10000) : dice.pick({0, 60, 100, 200}));
        const bool canBeBlind =
            blindBid.is_object() && (tier["exact"] == false || tier["minBid"] >= blindBid["min"]);
        if (canBeBlind && dice.oneIn(2))
            tier["onlyBlind"] = !dice.oneIn(3); // this can be given or left out
        bool taken = false;
        for (const json& other : tiers)
            taken = taken || (other["minBid"] == tier["minBid"] && other["exact"] == tier["exact"] &&
                              other.value("onlyBlind", false) == tier.value("onlyBlind", false));
        if (!taken)
            tiers.push_back(std::move(tier));
    }
    return tiers;
}

json drawContract(Dice& dice)
{
    json contract = {{"perTrick", dice.oneIn(3) ? dice.pick({0, 1, 5, 20, 1000}) : 10},
                     {"set", dice.word({"minus-bid", "zero", "per-short-trick"})},
                     {"blindBid", nullptr}};
    contract["allTricksBonus"] =
        dice.oneTimeIn(2, dice.oneIn(8) ? dice.between(1, 10000) : dice.pick({100, 200}));
    if (dice.oneIn(3)) {
        contract["blindBid"] = {{"min", dice.between(1, 7)},
                                {"multiplierMade", dice.oneIn(8) ? dice.between(1, 10) : dice.between(1, 3)},
                                {"multiplierSet", dice.oneIn(8) ? dice.between(1, 10) : dice.between(1, 3)}};
        contract["blindBid"]["minDeficit"] = dice.oneTimeIn(2, dice.pick({1, 30, 50, 100, 10000}));
    }
    contract["tiers"] = drawTiers(dice, contract["blindBid"]);
    contract["setAtTimes"] = dice.oneTimeIn(5, dice.oneIn(3) ? dice.between(2, 13) : 2);
    bool isMultiplied = false;
    for (const json& tier : contract["tiers"])
        isMultiplied = isMultiplied || (contract["blindBid"].is_object() && !tier.value("onlyBlind", false));
    contract["blindTier"] = isMultiplied && dice.oneIn(2) ? "single" : "multiplied";
    return contract;
}

json drawBags(Dice& dice)
{
    json bags = {{"limit", nullptr},
                 {"penalty", 0},
                 {"after", dice.word({"carry", "reset"})},
                 {"cancelPoints", false}};
    if (!dice.oneIn(5)) {
        bags["limit"] = dice.oneIn(10) ? dice.between(11, 100) : dice.between(1, 10);
        bags["penalty"] = dice.oneIn(10) ? dice.between(0, 10000) : dice.pick({0, 30, 50, 60, 100});
        bags["cancelPoints"] = dice.oneIn(3);
    }
    return bags;
}

json drawNil(Dice& dice, bool known)
{
    json nil = {{"valueMade", nullptr},   {"valueFailed", nullptr}, {"blindMade", nullptr},
                {"blindFailed", nullptr}, {"maxPerTeam", 0},        {"blindMinDeficit", nullptr},
                {"blindExchange", 0},     {"exchange", 0},          {"double", "sum"}};
    nil["failedTricks"] = dice.word({"count", "bags", "void", "help-only"});
    nil["failedBagsWhenSet"] = dice.oneIn(2);
    if (!known)
        return nil;
    nil["valueMade"] = dice.pick({0, 50, 60, 100, 10000});
    nil["valueFailed"] = dice.pick({0, 50, 60, 70, 100});
    nil["maxPerTeam"] = dice.pick({1, 2, 2});
    nil["exchange"] = dice.between(0, 4);
    if (dice.oneIn(2)) {
        nil["blindMade"] = dice.pick({0, 120, 200, 300});
        nil["blindFailed"] = dice.pick({0, 120, 150, 200, 10000});
        nil["blindMinDeficit"] = dice.oneTimeIn(2, dice.pick({1, 30, 50, 100, 10000}));
        nil["blindExchange"] = dice.between(0, 13);
    }
    if (nil["maxPerTeam"] == 2 && dice.oneIn(3))
        nil["double"] = {{"made", dice.pick({0, 250, 400, 10000})},
                         {"split", dice.pick({-50, 0, 30})},
                         {"failed", dice.pick({-10000, -400, -250, 0})}};
    return nil;
}

json drawRenege(Dice& dice)
{
    if (dice.oneIn(5))
        return nullptr;
    const bool isLost = dice.oneIn(2);
    const json wrong = isLost ? json() : dice.oneTimeIn(2, dice.between(1, 4));
    const bool mayBeLimited = isLost || !wrong.is_null();
    return {{"tricks", dice.oneIn(4) ? dice.between(0, 13) : dice.between(1, 3)},
            {"loser", isLost ? "loser-of-challenge" : "offender"},
            {"receiverPoints", dice.pick({0, 0, 30, 50, 1000})},
            {"receiverCountsTricks", dice.oneIn(2)},
            {"effect", dice.word({"tricks", "tricks", "auto-set", "lose-game"})},
            {"secondOffence", dice.word({"same", "lose-game"})},
            {"claimUntil", dice.word({"any-time", "next-trick", "next-deal", "game-end"})},
            {"wrongTricks", wrong},
            {"wrongPaid", mayBeLimited && dice.oneIn(3) ? "beside-upheld" : "always"},
            {"receiverMakesBid", dice.oneIn(3)}};
}

json drawFouls(Dice& dice)
{
    json fouls = json::array();
    for (const char* name : {"table-talk", "out-of-turn", "wrong-challenge"})
        if (dice.oneIn(2))
            fouls.push_back({{"name", name},
                             {"points", dice.pick({-1000, -50, -10, 0, 10, 1000})},
                             {"tricks", dice.oneIn(6) ? dice.between(-13, 13) : dice.between(-3, 2)}});
    return fouls;
}

} // namespace

json randomParameters(std::uint64_t seed)
{
    Dice dice(seed);
    const bool nil = !dice.oneIn(5);
    json drawn = {{"end", drawEnd(dice)},
                  {"time", drawTime(dice)},
                  {"bid", drawBid(dice, nil)},
                  {"contract", drawContract(dice)},
                  {"overtrick", {{"points", dice.oneIn(2) ? 1 : dice.pick({-1000, -10, -1, 0, 5, 1000})}}},
                  {"bags", drawBags(dice)},
                  {"nil", drawNil(dice, nil)},
                  {"renege", drawRenege(dice)},
                  {"fouls", drawFouls(dice)}};
    const bool isBlind = drawn["contract"]["blindBid"].is_object() || drawn["nil"]["blindMade"].is_number();
    drawn["bid"]["blindPerGame"] = isBlind ? dice.oneTimeIn(3, dice.between(1, 2)) : json();
    return drawn;
}

std::string venueText(const json& parameters)
{
    json phase = peopleGroups();
    phase.update(parameters);
    json cites = json::object();
    for (const auto& group : phase.items())
        cites[group.key()] = "follows";
    const json venue = {{"format", "courtside-rules/1"},
                        {"id", "random"},
                        {"name", "Random venue"},
                        {"sheet", "No sheet"},
                        {"phases", {{"regular", phase}}},
                        {"championship", nullptr},
                        {"agreeable", json::array({"end.target"})},
                        {"cites", cites}};
    return venue.dump(1);
}

} // namespace naive
