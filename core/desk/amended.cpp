#include "amended.h"

#include "onsheet.h"

namespace desk {

namespace {

using Rows = std::map<std::pair<int, int>, const scoring::HandLedger*>;

/// The rows of a match by game and place.
Rows rowsOf(const night::Match& match)
{
    Rows rows;
    int game = 0;
    for (const night::Sheet& sheet : match.games) {
        ++game;
        std::size_t row = 0;
        for (const night::Item& item : sheet.items)
            if (!item.isOpen && std::holds_alternative<scoring::Hand>(item.what))
                rows[{game, item.place}] = &sheet.ledger.hands[row++];
    }
    return rows;
}

bool leavesTheSame(const scoring::HandLedger* was, const scoring::HandLedger* is)
{
    return was && is && was->sides.a.score == is->sides.a.score && was->sides.b.score == is->sides.b.score &&
           was->sides.a.bags == is->sides.a.bags && was->sides.b.bags == is->sides.b.bags &&
           was->state == is->state;
}

} // namespace

const night::Match& matchBefore(const Amendment& amendment)
{
    return *night::match(amendment.before, amendment.hand.spot.sitting.match);
}

const night::Match& matchAfter(const Amendment& amendment)
{
    return *night::match(amendment.after, amendment.hand.spot.sitting.match);
}

std::vector<RowChange> rowChanges(const Amendment& amendment)
{
    std::map<std::pair<int, int>, RowChange> all;
    for (const auto& [at, row] : rowsOf(matchBefore(amendment)))
        all[at].was = row;
    for (const auto& [at, row] : rowsOf(matchAfter(amendment)))
        all[at].is = row;
    const std::pair own{amendment.hand.spot.game, amendment.hand.spot.place};
    std::vector<RowChange> changes{all[own]};
    std::tie(changes.front().game, changes.front().place) = own;
    for (auto& [at, change] : all) {
        std::tie(change.game, change.place) = at;
        if (at != own && !leavesTheSame(change.was, change.is))
            changes.push_back(change);
    }
    return changes;
}

std::optional<facts::Hand> handBefore(const Amendment& amendment)
{
    const facts::Spot& spot = amendment.hand.spot;
    const night::Sheet& sheet = matchBefore(amendment).games[static_cast<std::size_t>(spot.game) - 1];
    const night::Item* item = itemAt(sheet, spot.place);
    if (!item)
        return std::nullopt;
    return std::get<facts::Hand>(*night::standingFact(amendment.before, item->op));
}

} // namespace desk
