#include "aside.h"

#include "ui/kit/text.h"
#include "ui/sheet/entry/sheetrecord.h"
#include "wording/record/matchwords.h"
#include "wording/tr.h"

using wording::Window;

namespace sheet {

Aside::Aside(kit::Theme& theme, const session::Session& session)
    : why(new WhyCard(theme)), needs(new NeedsCard(theme)), chart(new ScoreChart(theme)),
      changes(new ChangePanel(theme, session)), m_others(new QWidget)
{
    m_order = kit::columnIn(m_others, 14);
    kit::add(m_order, {needs, why}); // needs come first, because the reason may be long
    m_order->addWidget(chart, 1);
    m_order->addStretch();
    auto* column = kit::columnIn(this, 0);
    column->addWidget(m_others, 1);
    column->addWidget(changes, 1);
    changes->hide();
}

void Aside::showChanges(bool wanted)
{
    m_others->setVisible(!wanted);
    changes->setVisible(wanted);
}

void Aside::explain(const tournament::Tournament& tournament, const tournament::Match* match, int game,
                    const HandsModel& hands, const QModelIndex& cursor, const Changed& changed)
{
    // With a number selected, its reason goes first, because below the sheet only the top is in view.
    const int place = cursor.isValid() ? 0 : 1;
    if (m_order->indexOf(why) != place) {
        m_order->removeWidget(why);
        m_order->insertWidget(place, why);
    }
    if (cursor.isValid() && !hands.handAt(cursor.row()))
        return why->clear(
            Window::tr("%1. The hand is void and doesn’t count.").arg(cursor.data().toString()));
    if (!match || hands.hands() == 0) {
        const bool hasNumbers = !match || match->state != tournament::State::Final; // now or later
        return why->clear(hasNumbers
                              ? Window::tr("Select any number on the sheet to see where it comes from.")
                              : Window::tr("No hand was played."),
                          handHistory(changed, game, 0, true));
    }
    const int hand = cursor.isValid() ? *hands.handAt(cursor.row()) : hands.hands();
    const scoring::Side side = sideOf(cursor.column()).value_or(scoring::Side::A);
    const auto who = [&](scoring::Seat seat) { return nameOn(tournament, *match, seat).toStdString(); };
    const wording::Row asked = hands.asked(hand, side);
    QStringList more = handHistory(changed, game, hand, hand == hands.hands());
    if (const std::string how = wording::howItEnded(*match, game);
        asked.ledger.state == scoring::State::Won && !how.empty())
        more.prepend(kit::whole(how));
    why->show(*match->rules, figureOf(cursor.column()), side, asked, who, more);
}

} // namespace sheet
