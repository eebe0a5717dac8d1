#include "hands.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>

namespace views {

using wording::Desk;
using wording::filled;

std::vector<HandRow> handRows(const tournament::Sheet& sheet,
                              const std::vector<wording::ChangedHand>& changed, int game)
{
    std::vector<HandRow> rows;
    for (const tournament::Item& item : sheet.items) {
        HandRow& row = rows.emplace_back();
        row.item = &item;
        row.hand = std::get_if<scoring::Hand>(&item.what);
        if (!row.hand)
            continue;
        row.ledger = tournament::ledgerRow(sheet, item);
        row.dealer = row.ledger ? row.ledger->dealer : row.hand->dealer ? row.hand->dealer : sheet.now.dealer;
        row.number = row.ledger ? row.ledger->hand : static_cast<int>(sheet.ledger.hands.size()) + 1;
        row.isChanged = std::ranges::any_of(changed, [&](const wording::ChangedHand& each) {
            return each.game == game && each.place == item.place;
        });
    }
    return rows;
}

HandSideView handSideView(const scoring::SideHand& hand, const scoring::SideLedger* ledger)
{
    HandSideView view;
    const auto* split = std::get_if<scoring::Split>(&hand.tricks);
    view.tricks = !scoring::hasTricks(hand) ? "–"
                  : split && scoring::nilsIn(hand) > 0
                      ? std::to_string((*split)[0]) + '+' + std::to_string((*split)[1])
                      : std::to_string(scoring::rawTricks(hand));
    if (!ledger)
        return view;
    if (scoring::countsOtherTricks(*ledger))
        view.counts = filled(Desk::tr("counts %1"), ledger->counted);
    if (ledger->made == false)
        view.set = filled(Desk::tr("set"));
    view.paysForBags = std::ranges::any_of(
        ledger->lines, [](const auto& line) { return line.kind == scoring::LineKind::BagPenalty; });
    view.bags = std::to_string(ledger->bags);
    view.score = rules::digits(ledger->score);
    return view;
}

} // namespace views
