#include "hands.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace views {

using wording::Desk;
using wording::filled;

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
    if (!ledger->lines.empty() && ledger->counted != ledger->tricks)
        view.counts = filled(Desk::tr("counts %1"), ledger->counted);
    if (ledger->made == false)
        view.set = filled(Desk::tr("set"));
    view.paysForBags = scoring::pointsOf(*ledger, {scoring::LineKind::BagPenalty}) != 0;
    view.bags = std::to_string(ledger->bags);
    view.score = rules::digits(ledger->score);
    return view;
}

} // namespace views
