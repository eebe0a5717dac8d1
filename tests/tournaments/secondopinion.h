// The games of a tournament as the naive scorer reads them, which shares no line with the program's own.
#pragma once

#include "files/gamerecord.h"
#include "files/ledgerjson.h"
#include "naive/compare.h"
#include "rules/load.h"
#include "tournament/model/tournament.h"

namespace tournaments {

inline nlohmann::json reneged(const scoring::Renege& renege)
{
    const char* ruling = renege.ruling == scoring::Ruling::Upheld     ? "upheld"
                         : renege.ruling == scoring::Ruling::Rejected ? "rejected"
                                                                      : "withdrawn";
    return {{"by", renege.by ? scoring::name(*renege.by) : "supervisor"},
            {"accused",
             std::string(scoring::name(renege.accused.side)) + std::to_string(renege.accused.partner + 1)},
            {"book", renege.book},
            {"ruling", ruling}};
}

inline nlohmann::json itemRecord(const scoring::Item& item)
{
    if (std::holds_alternative<scoring::Misdeal>(item))
        return {{"misdeal", {{"calledBy", "a1"}, {"reason", "no-spade"}}}};
    if (std::holds_alternative<scoring::TimeCall>(item))
        return {{"timeCall", true}};
    const auto& hand = std::get<scoring::Hand>(item);
    nlohmann::json record = nlohmann::json::parse(files::handJson(hand));
    for (const scoring::Renege& renege : hand.reneges)
        record["reneges"].push_back(reneged(renege));
    for (const scoring::Adjustment& each : hand.adjustments)
        record["adjustments"].push_back(
            {{"side", scoring::name(each.side)}, {"points", each.points}, {"reason", each.reason}});
    for (const scoring::FoulCall& each : hand.fouls)
        record["fouls"].push_back({{"side", scoring::name(each.side)}, {"foul", each.foul}});
    return record;
}

/// Where the match's game comes to something else than the naive scorer says; or nothing. A match that waits
/// for a decision is left out: its rows are held.
inline std::string secondOpinion(const tournament::Match& match)
{
    if (match.games.size() != 1 || match.flags.pending)
        return {};
    nlohmann::json record{{"hands", nlohmann::json::array()}};
    for (const tournament::Item& item : match.games.front().items)
        if (!item.isOpen)
            record["hands"].push_back(itemRecord(item.what));
    const nlohmann::json venue = nlohmann::json::parse(rules::toJson(rules::venueOf(*match.rules)));
    const nlohmann::json parameters = venue["phases"].front();
    const auto ledger =
        nlohmann::json::parse(json::print(files::ledgerJson(*match.rules, match.games.front().ledger)));
    const std::string difference = naive::compare(naive::score(parameters, record), ledger);
    return difference.empty() ? difference : match.id + ", " + match.rules->id + ": " + difference;
}

} // namespace tournaments
