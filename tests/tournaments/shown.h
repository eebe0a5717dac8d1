// What a whole tournament shows, counted.
#pragma once

#include "tournament/model/tournament.h"

namespace tournaments {

struct Shown {
    int nilsMade = 0;
    int nilsFailed = 0;
    int blindNils = 0;
    int sets = 0;
    int bagPenalties = 0;
    int tiersMade = 0; ///< 10 for 200 and the like
    int misdeals = 0;
    int upheld = 0;
    int rejected = 0;
    int timeCalls = 0;
    int noShows = 0;
    int overrides = 0; ///< matches with one
    int checkinOverrides = 0;
    int checkins = 0;
};

inline void count(const rules::Set& set, const scoring::SideLedger& side, Shown& shown)
{
    shown.sets += side.made == false ? 1 : 0;
    for (const scoring::Tier& tier : set.rules.contract.tiers)
        shown.tiersMade += side.made == true && *side.bid >= tier.minBid ? 1 : 0;
    for (const scoring::Line& line : side.lines) {
        shown.bagPenalties += line.kind == scoring::LineKind::BagPenalty ? 1 : 0;
        shown.blindNils += line.kind == scoring::LineKind::BlindNil ? 1 : 0;
        if (line.kind == scoring::LineKind::Nil)
            ++(line.points > 0 ? shown.nilsMade : shown.nilsFailed);
    }
}

inline void count(const tournament::Item& item, Shown& shown)
{
    shown.misdeals += std::holds_alternative<scoring::Misdeal>(item.what) ? 1 : 0;
    if (const auto* hand = std::get_if<scoring::Hand>(&item.what))
        for (const scoring::Renege& renege : hand->reneges)
            ++(renege.ruling == scoring::Ruling::Upheld ? shown.upheld : shown.rejected);
}

inline void count(const tournament::Match& match, Shown& shown)
{
    shown.noShows += match.outcome == tournament::Outcome::NoShow ? 1 : 0;
    shown.overrides += match.flags.override ? 1 : 0;
    for (const tournament::Sheet& sheet : match.games) {
        shown.timeCalls += sheet.ledger.timeCalled ? 1 : 0;
        for (const tournament::Item& item : sheet.items)
            count(item, shown);
        for (const scoring::HandLedger& hand : sheet.ledger.hands)
            for (const scoring::Side side : scoring::bothSides)
                count(*match.rules, hand.sides[side], shown);
    }
}

inline Shown shownBy(const tournament::Tournament& tournament)
{
    Shown shown;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        count(*match, shown);
    for (const auto& [id, person] : tournament.setting->people)
        for (const tournament::Arrival& arrival : person.arrivals) {
            ++shown.checkins;
            shown.checkinOverrides += arrival.override.empty() ? 0 : 1;
        }
    return shown;
}

} // namespace tournaments
