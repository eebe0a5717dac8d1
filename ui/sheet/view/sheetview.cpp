#include "sheetview.h"

#include "aside.h"
#include "handstheme.h"
#include "keystrip.h"
#include "rowmessage.h"
#include "rowpreview.h"

#include "tournament/queries/attendance.h"
#include "ui/kit/text.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/hands/pad.h"
#include "views/match.h"
#include "wording/tr.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// The hand in the row: the next one, one on record, or a forgotten one before it.
tournament::InPlay inRow(const EntrySession& entry, const tournament::Match& match)
{
    const auto& amending = entry.amending();
    if (!amending)
        return entry.inRow(match);
    const tournament::Item& item = *handOnRecord(match, amending->game, amending->hand);
    return {tournament::gameBefore(match, amending->game, item.place),
            amending->inserts ? scoring::Hand() : std::get<scoring::Hand>(item.what)};
}

/// The open protests, and the players who play but must still check in.
QStringList openOn(const tournament::Tournament& tournament, const tournament::Match& match)
{
    QStringList all = kit::sentences(views::protestLines(tournament, match, true));
    if (const auto persons = tournament::seatedWithoutId(tournament, match); !persons.empty())
        all << Window::tr("Not checked in: %1.").arg(kit::text(tournament::namesOf(tournament, persons)));
    return all;
}

// An amended hand is typed in its own row, and a forgotten one where it belongs.
void placeRow(const EntrySession& entry, const tournament::Match& match, HandsModel& model, EntryRow& row,
              HandsView& hands)
{
    const auto& amending = entry.amending();
    const tournament::Item* item = amending ? handOnRecord(match, amending->game, amending->hand) : nullptr;
    model.setGap(item && amending->inserts ? std::optional(amending->hand) : std::nullopt);
    if (!item) {
        row.setPlace({});
        if (hands.hasEditor() && entry.isRowShown(match))
            hands.setCurrentIndex({}); // continues with the next hand
        return hands.setEditor(&row, {});
    }
    if (const auto gap = model.gapRow()) {
        row.setPlace(EntryRow::Place{u"+"_s, Window::tr("New hand")});
        return hands.setEditor(&row, gap);
    }
    const int at = model.rowOf(amending->hand);
    row.setPlace(EntryRow::Place{QString::number(amending->hand), model.index(at, Dealer).data().toString(),
                                 entryOf(match, *item, {})});
    hands.setEditor(&row, at);
}

facts::PerSeat<QString> namesOn(const tournament::Tournament& tournament, const tournament::Match& match)
{
    facts::PerSeat<QString> names;
    for (const scoring::Seat seat : facts::allSeats)
        names[seat] = nameOn(tournament, match, seat);
    return names;
}

/// What the sides need in this hand, and what else to know.
QList<NeedRow> needsOf(Needs& needs, const tournament::Tournament& tournament, const tournament::Match& match,
                       const EntrySession& entry)
{
    const tournament::InPlay play = inRow(entry, match);
    const scoring::Hand hand = tournament::completed(play.known, entry.entry().hand());
    return needs.rows(*match.rules, play.before, hand, namesOn(tournament, match)) +
           recentOf(match, entry.shownGame());
}

Pad::Row rowOfPad(EntrySession& entry)
{
    return entry.amending()                   ? Pad::Row::Amended
           : entry.typing().retypesBid()      ? Pad::Row::Bids
           : entry.typing().areBidsReopened() ? Pad::Row::NewBids
                                              : Pad::Row::Hand;
}

/// Focuses the newest hand. If a challenge keeps the match from ending, selects no hand, so that the key
/// opens that challenge.
void goToHands(HandsView& hands, const tournament::Match* match)
{
    const bool isHeld = match && match->state < tournament::State::Ended && !tournament::takesHands(*match);
    hands.setFocus(isHeld ? Qt::OtherFocusReason : Qt::TabFocusReason);
}

/// Focuses the buttons at the end, below the newest hand; false if there are none.
bool goToEnd(EndCard& end, HandsView& hands)
{
    const bool goes = end.takeFocus();
    if (goes)
        hands.setCurrentIndex({});
    return goes;
}

} // namespace

void SheetView::takeFocus()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus();
    if (m_row->isVisibleTo(this)) {
        if (!m_entry->amending())
            m_hands->setCurrentIndex({}); // so that only one row looks selected
        m_row->setFocus();
    } else if (!goToEnd(*m_end, *m_hands))
        goToHands(*m_hands, m_entry->current());
}

void SheetView::refresh()
{
    showClock();
    const tournament::Match* match = m_entry->current();
    if (!match)
        return;
    // A message stays until its match changes or a key is pressed.
    const tournament::Tournament& tournament = m_session.tournament();
    const Basis basis{tournament.setting, tournament.matches.find(m_entry->id())->second};
    if (m_shown && m_shown->setting.isSame(basis.setting) && m_shown->match.isSame(basis.match))
        return;
    m_shown = basis;
    const auto notice = m_entry->follow(isVisible(), m_ask->isOpen() && m_ask->isAnswered());
    const int game = m_entry->shownGame();
    m_games->show(*match, game);
    m_head->show(tournament, *match, game, handsIn(*match, m_entry->game()) + 1, m_session.ticker().now());
    m_changed = wording::changedHands(tournament, *match);
    const auto name = [&](scoring::Seat seat) { return nameOn(tournament, *match, seat); };
    m_model->show(*match, game, name, marksOf(m_changed, game));
    fitHands();
    m_aside->chart->show(chartOf(*match, game));
    const facts::PerSeat<QString> names = namesOn(tournament, *match);
    m_row->setNames(names);
    m_openPoints->say(openOn(tournament, *match).join(u'\n'));
    m_dealers->setVisible(m_entry->asksDealer(*match) && !m_ask->isOpen());
    m_dealers->show(names, handsIn(*match, m_entry->game()) > 0);
    showWhy();
    showEnd(*match);
    preview();
    if (notice)
        m_entry->say(notice->says, notice->hint);
}

void SheetView::showWhy()
{
    m_aside->explain(m_session.tournament(), m_entry->current(), m_entry->shownGame(), *m_model,
                     m_hands->currentIndex(), m_changed);
}

// Shows what the hand would score, and any problems, at every key.
void SheetView::preview()
{
    const tournament::Match* match = m_entry->current();
    if (!match)
        return;
    const QList<NeedRow> needs = needsOf(m_needs, m_session.tournament(), *match, *m_entry);
    m_aside->needs->show(needs);
    m_aside->needs->setVisible(tournament::takesHands(*match) && !needs.isEmpty());
    const RowPreview shown = previewOf(m_session.tournament(), *match, *m_entry);
    m_entry->say(shown.says, shown.hint);
    m_entry->typing().setWrong(shown.wrong);
    const desk::Correction* seen = m_entry->amending() ? m_corrections->lookAtAmendment() : nullptr;
    m_row->setPreview(seen ? previewOf(*seen) : shown.sides);
    m_model->foresee(seen ? tournament::match(seen->after, m_entry->id()) : nullptr, m_entry->shownGame());
    showKeys();
}

void SheetView::showEnd(const tournament::Match& match)
{
    const bool over = match.state >= tournament::State::Ended;
    const bool wasShown = std::exchange(m_isEndShown, over && !m_entry->amending());
    m_hands->setOver(m_isEndShown);
    showKeys();
    keepLine(m_ask->isOpen());
    if (match.state == tournament::State::Final && !m_entry->permit.isGiven())
        dropQuestion(); // it was asked while the match wasn't finished
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool endHadFocus = m_end->isAncestorOf(QApplication::focusWidget());
    m_end->setVisible(m_isEndShown && !m_ask->isOpen());
    placeRow(*m_entry, match, *m_model, *m_row, *m_hands);
    if (!m_entry->amending() && !m_ask->isOpen())
        m_aside->changes->clear();
    m_aside->showChanges(m_entry->amending() || m_aside->changes->seen());
    const bool isIdle = m_ask->isOpen() && !m_entry->amending() && m_entry->entry().isBlank();
    m_row->setVisible(m_entry->isRowShown(match) && !isIdle);
    if (over)
        m_end->show(m_session.tournament(), match, m_session.ticker().now(), !wasShown);
    else
        m_end->setJustFinished(false);
    m_head->setSigned(m_end->signedBy());
    if (over && !wasShown && hadFocus)
        goToEnd(*m_end, *m_hands);
    if ((!over && endHadFocus) || (hadFocus && !isAncestorOf(QApplication::focusWidget())))
        takeFocus(); // the widget with the focus is gone, or the row is shown again
}

void SheetView::showClock()
{
    const auto reading = m_questions->clock();
    m_head->showClock(reading);
    if (m_strip->setClock(reading))
        showKeys();
    const bool asks = m_questions->asksTime();
    m_timeUp->say(timeUpText(m_session.tournament(), m_entry->current(), m_session.ticker().now(), asks),
                  !asks);
}

void SheetView::fitHands()
{
    m_handsTheme->fit(m_model->rowCount(), m_pad->isWanted() ? m_pad->sizeHint().height() : 0);
}

void SheetView::lookAt(int game)
{
    if (m_entry->current() && !m_entry->lookAt(game))
        takeFocus();
}

void SheetView::goToHand(int hand)
{
    const int row = hand > 0 ? m_model->rowOf(hand) : m_model->rowCount() - 1;
    m_hands->setCurrentIndex(m_model->index(row, PointsA));
}

void SheetView::goToNewest()
{
    m_hands->setFocus();
    goToHand(0);
}

void SheetView::dropQuestion()
{
    if (m_ask->isOpen())
        m_ask->drop();
}

// With the focus on the pad, it stays there.
void SheetView::takePadKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (!m_pad->isAncestorOf(QApplication::focusWidget()))
        m_row->setFocus();
    if (m_entry->typing().press(key, modifiers))
        return;
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    keyPressEvent(&event);
}

void SheetView::takePassedOn(QKeyEvent* event)
{
    if (!m_row->isVisibleTo(this) || !m_entry->typing().press(event->key(), event->modifiers()))
        keyPressEvent(event);
    else if (!m_ask->isOpen()) // else the question has the focus
        m_row->setFocus();
}

void SheetView::offerKeys()
{
    if (const tournament::Match* match = m_entry->current(); match && m_pad->isWanted())
        m_pad->offer(m_entry->entry(), rowOfPad(*m_entry), needsException(*match, *m_entry));
}

QString SheetView::message() const
{
    return m_message->text();
}

SheetView::At SheetView::at() const
{
    const bool isOnHand = m_hands->currentIndex().isValid();
    return {m_entry->shownGame(), isOnHand ? m_corrections->handUnderCursor().value_or(0) : 0};
}

void SheetView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_end->setJustFinished(false);
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (page && event->modifiers() & Qt::ControlModifier) {
        const int game = m_entry->shownGame() + (event->key() == Qt::Key_PageUp ? -1 : 1);
        if (game >= 1 && game <= m_entry->game())
            lookAt(game);
        return;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return QWidget::keyPressEvent(event); // Ctrl+W doesn't choose a dealer
    if (session::isStroke(*event, session::Key::NewRuling) && event->text().isEmpty())
        return QWidget::keyPressEvent(event); // Shift+F3 is for the window
    const int code = event->key();
    if (event->modifiers() & Qt::KeypadModifier && (code == Qt::Key_Insert || code == Qt::Key_Delete))
        return m_entry->say(
            {Window::tr("Num Lock is off. Turn it on to use these keys as 0 and the decimal point.")});
    if ((code == Qt::Key_Up || code == Qt::Key_Down) && m_corrections->amendNext(code == Qt::Key_Up ? -1 : 1))
        return;
    if (code == Qt::Key_Up)
        return goToNewest();
    const auto key = session::keyOfSheet(code);
    const auto act = key ? std::ranges::find(keys(), *key, &KeyOfSheet::key)->act : nullptr;
    if (act)
        act(*this);
    else if (const auto seat = DealerKeys::seatOf(code); seat && m_dealers->isVisibleTo(this))
        m_questions->seatDealer(*seat);
    else
        QWidget::keyPressEvent(event);
}

} // namespace sheet

#include "moc_sheetview.cpp"
