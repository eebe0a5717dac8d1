#include "naive/game.h"

#include <algorithm>

namespace naive {

namespace {

using nlohmann::json;

bool below(const json& least, int value)
{
    return !least.is_null() && value < least.get<int>();
}

struct Bids {
    int nils = 0;
    int blindNils = 0; // how many of these are blind
    int numbers = 0;
    int least = 99; // the lowest number of a partner
};

Bids read(const json& record)
{
    Bids bids;
    if (record.contains("bid"))
        bids.numbers = record.at("bid").get<int>();
    if (record.contains("bids"))
        for (const json& bid : record.at("bids")) {
            if (bid.is_number()) {
                bids.numbers += bid.get<int>();
                bids.least = std::min(bids.least, bid.get<int>());
                continue;
            }
            ++bids.nils;
            bids.blindNils += bid == "blind-nil" ? 1 : 0;
        }
    return bids;
}

const char* againstNils(const json& rules, const Bids& bids, int deficit)
{
    if (bids.nils > bids.blindNils && rules.at("valueMade").is_null())
        return "nil_not_allowed";
    if (bids.blindNils > 0 && rules.at("blindMade").is_null())
        return "blind_nil_not_allowed";
    if (bids.nils > rules.at("maxPerTeam").get<int>())
        return "too_many_nils";
    if (bids.blindNils > 0 && below(rules.at("blindMinDeficit"), deficit))
        return "blind_nil_deficit";
    return "";
}

const char* againstNumbers(const json& rules, const Bids& bids)
{
    if (bids.nils == 0 && below(rules.at("minTeam"), bids.numbers))
        return "below_min_team";
    if (bids.nils == 1 && below(rules.at("minWithNilPartner"), bids.numbers))
        return "below_min_with_nil";
    if (below(rules.at("minPlayer"), bids.least))
        return "below_min_player";
    if (!rules.at("maxTeam").is_null() && bids.numbers > rules.at("maxTeam").get<int>())
        return "above_max_team";
    return "";
}

const char* againstBlindBid(const json& rule, const Bids& bids, int deficit)
{
    if (rule.is_null())
        return "blind_bid_not_allowed";
    if (below(rule.at("min"), bids.numbers))
        return "below_min_blind_bid";
    if (below(rule.at("minDeficit"), deficit))
        return "blind_bid_deficit";
    return "";
}

} // namespace

std::string objection(const json& parameters, const json& record, int deficit, int blinds)
{
    const Bids bids = read(record);
    std::string found = againstNils(parameters.at("nil"), bids, deficit);
    if (found.empty() && bids.nils < 2)
        found = againstNumbers(parameters.at("bid"), bids);
    if (found.empty() && record.value("blind", false))
        found = againstBlindBid(parameters.at("contract").at("blindBid"), bids, deficit);
    const json most = parameters.at("bid").value("blindPerGame", json());
    if (found.empty() && !most.is_null() && blinds >= most.get<int>() && bidsBlind(record))
        found = "blind_too_often";
    return found;
}

bool bidsBlind(const json& record)
{
    return record.value("blind", false) || read(record).blindNils > 0;
}

int numbersBid(const json& record)
{
    return read(record).numbers;
}

} // namespace naive
