// Hands: a row for each side of each hand on record.
#include "columns.h"

#include "rules/words.h"
#include "wording/record/history.h"
#include "wording/record/names.h"
#include "wording/rulecard/why.h"

#include <algorithm>

namespace share {

namespace {

using tournament::Side;

/// A hand on a sheet, with its row of the ledger; null of one whose tricks are still to come.
struct Written {
    const tournament::Match& match;
    int game = 1;
    int number = 1;
    const scoring::Hand& hand;
    const scoring::HandLedger* ledger = nullptr;
    bool isChanged = false;
};

CsvCell callCell(const scoring::Bid& bid)
{
    if (!bid.isNil())
        return cell(bid.number);
    return std::string(bid.call == scoring::Bid::Call::Nil ? "nil" : "blind nil");
}

CsvCell bidOf(const scoring::SideHand& hand, std::size_t partner)
{
    const auto* bids = std::get_if<scoring::Bids>(&hand.bid);
    return bids ? callCell((*bids)[partner]) : CsvCell();
}

CsvCell tricksAt(const scoring::SideHand& hand, std::size_t partner)
{
    const auto* split = std::get_if<scoring::Split>(&hand.tricks);
    return split ? cell((*split)[partner]) : CsvCell();
}

std::string stateOf(const Written& each)
{
    if (!each.ledger)
        return "open";
    switch (each.ledger->state) {
    case scoring::State::Held:
        return "held";
    case scoring::State::AfterEnd:
        return "after end";
    case scoring::State::ExtraHand:
        return "extra hand follows";
    case scoring::State::Won:
        return "ends the game";
    case scoring::State::InProgress:
        break;
    }
    return {};
}

/// `contract +50 (Scoring 1); 1 overtrick, a bag +1 (Scoring 2)`
std::string whyText(const tournament::Tournament& tournament, const Written& each, Side side)
{
    const auto who = [&](scoring::Seat seat) -> std::string {
        return each.match.call ? tournament::personName(tournament, each.match.call->players[seat])
                               : scoring::seatAlone(seat);
    };
    std::vector<std::string> all =
        wording::whyCounted(*each.match.rules, each.ledger->sides[side], wording::placeOf);
    for (std::string& ruled :
         wording::whyRuled(*each.match.rules, each.hand, each.ledger->state, who, wording::placeOf))
        all.push_back(std::move(ruled));
    for (const wording::Reason& reason : wording::why(*each.match.rules, side, each.ledger->sides[side], who))
        all.push_back(reason.words + ' ' + rules::added(reason.points) + " (" + reason.place + ')');
    return rules::joined(all, "; ");
}

std::vector<CsvCell> rowOf(const tournament::Tournament& tournament, const Written& each, Side side)
{
    const scoring::SideHand& hand = each.hand.sides[side];
    const scoring::SideLedger* came = each.ledger ? &each.ledger->sides[side] : nullptr;
    const auto dealer = each.ledger ? each.ledger->dealer : each.hand.dealer;
    const auto after = [&](auto value) { return came ? cell(value(*came)) : CsvCell(); };
    return {matchCell(tournament, each.match.id),
            cell(each.match.id),
            cell(each.game),
            cell(each.number),
            dealer ? cell(scoring::name(*dealer)) : CsvCell(),
            cell(scoring::name(side)),
            teamCell(tournament, each.match.teams[side]),
            bidOf(hand, 0),
            bidOf(hand, 1),
            cell(scoring::contractOf(hand)),
            yes(hand.blind),
            tricksAt(hand, 0),
            tricksAt(hand, 1),
            scoring::hasTricks(hand) ? cell(scoring::rawTricks(hand)) : CsvCell(),
            after([](const auto& row) -> long long { return row.counted; }),
            came && came->made ? yes(*came->made) : CsvCell(),
            after([](const auto& row) -> long long { return row.points; }),
            after([](const auto& row) -> long long { return row.bagsGained; }),
            after([](const auto& row) -> long long { return row.bags; }),
            after([](const auto& row) -> long long { return row.score; }),
            cell(stateOf(each)),
            yes(each.isChanged),
            came ? cell(whyText(tournament, each, side)) : CsvCell()};
}

void addGame(files::CsvTable& out, const tournament::Tournament& tournament, const tournament::Match& match,
             int game, const std::vector<wording::ChangedHand>& changed)
{
    const tournament::Sheet& sheet = match.games[static_cast<std::size_t>(game) - 1];
    std::size_t counted = 0;
    for (const tournament::Item& item : sheet.items) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (!hand)
            continue;
        const bool isChanged = std::any_of(changed.begin(), changed.end(), [&](const auto& each) {
            return each.game == game && each.place == item.place;
        });
        const auto* ledger = item.isOpen ? nullptr : &sheet.ledger.hands[counted++];
        const int number = ledger ? ledger->hand : static_cast<int>(counted) + 1;
        for (const Side side : scoring::bothSides)
            out.rows.push_back(rowOf(tournament, {match, game, number, *hand, ledger, isChanged}, side));
    }
}

} // namespace

files::CsvTable handsTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"match",    "match_id", "game",    "hand",     "dealer", "side",
                         "team",     "bid_1",    "bid_2",   "contract", "blind",  "tricks_1",
                         "tricks_2", "tricks",   "counted", "made",     "points", "bags_gained",
                         "bags",     "score",    "state",   "changed",  "why"},
                        {}};
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (match->games.empty())
            continue;
        const auto changed = wording::changedHands(tournament, *match);
        for (int game = 1; game <= static_cast<int>(match->games.size()); ++game)
            addGame(out, tournament, *match, game, changed);
    }
    return out;
}

} // namespace share
