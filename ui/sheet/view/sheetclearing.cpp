// What is typed and on no record yet is cleared by Esc, and taken back key by key by Ctrl+Z.
#include "sheetview.h"

#include "wording/tr.h"

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

void SheetView::putBack()
{
    if (m_ask->isOpen())
        return m_ask->drop();
    if (m_looking && !m_amending)
        return lookAt(0);
    const Typed typed = m_row->typedSoFar();
    const bool isTyped = m_amending ? !typed.before.empty() : typed.entry.isTyped();
    const Cleared cleared{m_amending, m_game, m_row->number(), typed};
    if (!m_amending) {
        m_aside.reset();
        if (!isTyped)
            m_drawn.reset();
    }
    startAnew();
    m_row->setFocus();
    if (!isTyped)
        return;
    m_cleared = cleared;
    complain({Window::tr("Cleared. Ctrl+Z brings it back.")}, true);
}

void SheetView::startAnew()
{
    m_amending.reset();
    m_waiting = {};
    if (const tournament::Match* match = current(); match && m_ahead) { // the hand before is still on its way
        m_row->begin(blankEntry(*match, m_ahead->before), m_ahead->number, headOf(m_ahead->before));
        return m_row->go();
    }
    m_rowIs.clear();
    m_shown.reset();
    refresh();
}

bool SheetView::takeBackTyped()
{
    if (!current() || m_isLast)
        return false;
    if (m_cleared && m_cleared->amending && !m_amending && !m_ask->isOpen()) {
        bringBack();
        return true;
    }
    if (m_looking && m_row->entry().isTyped()) { // it is hidden behind an earlier game
        lookAt(0);
        return true;
    }
    if (!m_row->isVisibleTo(this))
        return false;
    if (m_row->asksForEnter())
        return true;                                                   // the last fact is somebody else's
    if (m_ask->isOpen() && (m_amending || m_row->entry().isTyped())) { // it is about what is typed
        m_ask->drop();
        return true;
    }
    if (m_waiting.hand) { // entered, and not on its way yet
        m_waiting.hand.reset();
        m_row->go();
        return true;
    }
    if (m_row->takeBack())
        return true;
    if (m_amending) {
        startAnew();
        m_row->setFocus();
        return true;
    }
    return m_row->dropLast() || bringBack();
}

bool SheetView::bringBack()
{
    const std::optional<Cleared> cleared = std::exchange(m_cleared, std::nullopt);
    if (!cleared || cleared->game != m_game)
        return false;
    const HandEntry& typed = cleared->typed.entry;
    if (const auto& amended = cleared->amending) {
        const bool isThere = amended->game == shownGame() && amended->hand <= m_model->hands() &&
                             m_model->item(amended->hand).op == amended->op;
        if (!isThere || !amendAgain(*amended))
            return false;
    } else if (cleared->number != m_row->number() || typed.areBidsFixed() != m_row->entry().areBidsFixed() ||
               (typed.areBidsFixed() && !typed.hasSameBids(m_row->entry()))) {
        return false; // another hand is in the row
    }
    m_row->put(cleared->typed);
    return true;
}

} // namespace sheet
