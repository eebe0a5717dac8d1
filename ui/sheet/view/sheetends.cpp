// How a sheet begins and ends: who deals first, and what both captains agree to.
#include "sheetview.h"

#include "desk/corrections/amend.h"
#include "desk/play/table.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/hands/dealerkeys.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// Who dealt it was not known when it was recorded.
desk::AmendOptions dealerOfFirstHand(const std::string& match, int game, facts::Seat seat)
{
    desk::AmendOptions asked;
    asked.match = match;
    asked.game = game;
    asked.hand = 1;
    asked.given = R"({"dealer": ")" + std::string(facts::word(seat)) + R"("})";
    asked.reason = Window::tr("first dealer entered later").toStdString();
    return asked;
}

} // namespace

void SheetView::showDealers(const tournament::Match& match)
{
    m_dealers->setVisible(asksDealer(match));
    std::array<QString, 4> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = nameOn(facts::allSeats[i]);
    m_dealers->show(names, handsIn(match) > 0);
}

// Of the first game the call has the dealer; of a later one, or one begun on paper, its first hand here.
void SheetView::seatDealer(facts::Seat seat)
{
    if (waitsForDisk())
        return;
    m_aside = m_row->typedSoFar(); // a bid that was typed first stays
    m_rowIs.clear();
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    if (m_game == 1 && current()->paper.count(1) == 0) {
        m_session.ask(Window::tr("first dealer"), [by, id, seat](desk::Desk& desk) {
            return desk::call(desk, by, id, {std::nullopt, seat});
        });
    } else if (handsIn(*current()) == 0) {
        m_drawn = Drawn{current()->attempt, m_game, seat};
        m_shown.reset();
        refresh();
    } else {
        m_session.ask(Window::tr("first dealer"),
                      [by, asked = dealerOfFirstHand(id, m_game, seat)](desk::Desk& desk) {
                          return desk::amend(desk, by, asked).map([](desk::Amendment&& made) {
                              return *std::move(made.recorded);
                          });
                      });
    }
}

EndCard* SheetView::makeEnd()
{
    m_end = new EndCard(m_theme);
    connect(m_end, &EndCard::finishWanted, this, &SheetView::finish);
    connect(m_end, &EndCard::nextWanted, this, &SheetView::callNext);
    connect(m_end, &EndCard::tablesWanted, this, &SheetView::tablesWanted);
    return m_end;
}

void SheetView::showEnd(const tournament::Match& match)
{
    const bool final = match.state == tournament::State::Final;
    const bool over = final || match.state == tournament::State::Ended;
    const bool wasShown = m_end->isVisibleTo(this);
    if (final && m_ask->isOpen() && m_allowedBy.empty())
        m_ask->drop(); // it was asked of a match that was not finished
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_end->setVisible(over && !m_amending);
    m_needs->setVisible(!over);
    m_row->setVisible((!over && !m_looking) || m_amending);
    if (!over)
        return m_end->setJustFinished(false);
    m_end->show(m_session.tournament(), match, m_session.ticker().now(), !wasShown);
    if (!final && !wasShown && hadFocus)
        m_end->takeFocus();
    if (final && hadFocus && !isAncestorOf(QApplication::focusWidget()))
        takeFocus(); // what had it is gone
}

void SheetView::finish()
{
    if (!m_end->mayFinish())
        return complain({Window::tr("Both captains have to agree first: Tab goes to each, Space ticks.")});
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    const scoring::PerSide<int> seen = tournament::result(*current()).score;
    m_end->holdFinish();
    m_end->setJustFinished(current()->state == tournament::State::Ended); // not where it is signed anew
    m_session.ask(
        Window::tr("result"), [by, id, seen](desk::Desk& desk) { return desk::finish(desk, by, id, seen); },
        [this](const session::Outcome& outcome) {
            if (outcome.good())
                return;
            m_end->setJustFinished(false);
            complain(outcome.mistakes);
            m_end->letFinish();
        },
        this);
}

void SheetView::callNext()
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_end->next().toStdString();
    const int table = current()->call->table;
    m_end->setCalling(true); // until it is known
    m_session.ask(
        Window::tr("call of %1")
            .arg(kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)))),
        [by, id, table, starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {table, std::nullopt, starts});
        },
        [this, match = m_end->next()](const session::Outcome& outcome) {
            m_end->setCalling(false);
            if (!outcome.good())
                return complain(outcome.mistakes);
            m_end->setJustFinished(false);
            Q_EMIT matchWanted(match);
        },
        this);
}

void SheetView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_end->setJustFinished(false);
}

} // namespace sheet
