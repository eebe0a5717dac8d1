#include "rowchange.h"

#include "wording/filled.h"
#include "wording/tr.h"

#include <map>
#include <tuple>
#include <utility>

namespace desk {

using wording::filled;

namespace {

using Rows = std::map<std::pair<int, int>, const scoring::HandLedger*>;

/// The rows of a match by game and place.
Rows rowsOf(const tournament::Match& match)
{
    Rows rows;
    int game = 0;
    for (const tournament::Sheet& sheet : match.games) {
        ++game;
        std::size_t row = 0;
        for (const tournament::Item& item : sheet.items)
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

std::vector<RowChange> rowChanges(const Correction& correction, const facts::Spot& spot)
{
    const std::string& match = spot.sitting.match;
    std::map<std::pair<int, int>, RowChange> all;
    for (const auto& [at, row] : rowsOf(*tournament::match(correction.before, match)))
        all[at].was = row;
    for (const auto& [at, row] : rowsOf(*tournament::match(correction.after, match)))
        all[at].is = row;
    const std::pair own{spot.game, spot.place};
    std::vector<RowChange> changes{all[own]};
    std::tie(changes.front().game, changes.front().place) = own;
    for (auto& [at, change] : all) {
        std::tie(change.game, change.place) = at;
        if (at != own && !leavesTheSame(change.was, change.is))
            changes.push_back(change);
    }
    return changes;
}

std::string rowInWords(const scoring::HandLedger* row)
{
    if (!row)
        return filled(wording::Desk::tr("no score"));
    const std::string score = filled(wording::Desk::tr("a %1 b %2"), row->sides.a.score, row->sides.b.score);
    if (row->state == scoring::State::AfterEnd)
        return filled(wording::Desk::tr("%1, after the end, counts nothing"), score);
    return row->state == scoring::State::Held ? filled(wording::Desk::tr("%1, held"), score) : score;
}

} // namespace desk
