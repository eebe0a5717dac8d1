// A match of several games on one sheet: the one in play, the earlier ones, and who deals first in each.
#include "sheetview.h"

#include "desk/play/takeover.h"
#include "wording/tr.h"
#include "ui/sheet/aside/gamesbar.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

void SheetView::lookAt(int game)
{
    const tournament::Match* match = current();
    if (!match)
        return;
    if (game == shownGame() && !m_amending)
        return takeFocus();
    if (m_ask->isOpen())
        m_ask->drop(); // it was about another game
    if (m_amending)
        m_rowIs.clear(); // the row is for the next hand again; else what is half typed stays
    m_amending.reset();
    m_looking = game == m_game ? 0 : game;
    m_shown.reset();
    refresh();
    takeFocus();
    if (m_looking)
        m_hands->setCurrentIndex(m_model->index(m_model->rowCount() - 1, PointsA));
}

void SheetView::stepGame(int by)
{
    const int game = shownGame() + by;
    if (game >= 1 && game <= m_game)
        lookAt(game);
}

void SheetView::showGames(const tournament::Match& match)
{
    if (m_looking >= m_game) // a correction has taken it back
        m_looking = 0;
    m_games->show(match, shownGame());
    m_fromPaper->setVisible(desk::mayTakeOver(m_session.tournament(), match));
}

// Until it is known, however many hands are on record.
bool SheetView::asksDealer(const tournament::Match& match) const
{
    return match.call && match.state < tournament::State::Ended && !m_looking && !inRow(match).before.dealer;
}

std::optional<scoring::Seat> SheetView::drawnDealer(const tournament::Match& match) const
{
    const bool isOfThis = m_drawn && m_drawn->attempt == match.attempt && m_drawn->game == m_game &&
                          m_drawn->hand == handsIn(match) + 1;
    return isOfThis ? std::optional(m_drawn->dealer) : std::nullopt;
}

scoring::Hand SheetView::withDealer(const tournament::Match& match, scoring::Hand hand) const
{
    if (const auto dealer = hand.dealer ? std::nullopt : drawnDealer(match)) {
        hand.dealer = dealer;
        if (hand.override && m_drawn->override)
            *hand.override += "; " + *m_drawn->override;
        else if (m_drawn->override)
            hand.override = m_drawn->override;
    }
    return hand;
}

// The hand is played as it was dealt, though it was another's turn.
void SheetView::askDealer()
{
    const tournament::Match* match = current();
    if (!match || match->state >= tournament::State::Ended || m_amending || m_ahead || asksForCall() ||
        asksDealer(*match))
        return;
    const int hand = handsIn(*match) + 1;
    m_ask->ask(Window::tr("Hand %1: who dealt out of turn? The deal passes on from there.").arg(hand),
               {{Window::tr("Dealt by"), seatChoices(), {}, false}, {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Override"), [this, hand](const kit::Answers& answers) {
                   const auto seat = answers.chosen<facts::Seat>(0);
                   if (hand != handsIn(*current()) + 1)
                       return m_ask->complain(
                           Window::tr("Hand %1 is on record by now. Amend it instead.").arg(hand));
                   if (tournament::sheetOf(*current(), m_game).now.dealer == seat)
                       return m_ask->complain(
                           Window::tr("It is %1's turn to deal. Choose somebody else.").arg(nameOn(seat)));
                   m_ask->drop();
                   m_aside = m_row->typedSoFar();
                   m_rowIs.clear();
                   m_drawn = Drawn{current()->attempt, m_game, seat, hand, answers.text(1).toStdString()};
                   m_shown.reset();
                   refresh();
                   complain(
                       {Window::tr("%1 deals this hand. The reason is saved with it.").arg(nameOn(seat))},
                       true);
               });
}

} // namespace sheet
