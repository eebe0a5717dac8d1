#include "sheetview.h"

#include "scoring/legal.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/aside/gamesbar.h"
#include "ui/sheet/aside/recent.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/entry/draft.h"
#include "ui/sheet/hands/dealerkeys.h"
#include "ui/sheet/hands/pad.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

constexpr int asideWidth = 300; // pixels at 100 %

using scoring::Side;

/// What a number that is half typed waits for; empty where none is.
QString waitsInWords(const HandEntry& entry)
{
    switch (entry.waits()) {
    case HandEntry::Waits::AfterZero:
        return Window::tr("0 starts a bid of 10 to 13: type its last digit (2 for 12). For a nil press N.");
    case HandEntry::Waits::AfterOne:
        return Window::tr("1 or more? 0 to 3 makes it 10 to 13. Tab or Enter leaves it at 1.");
    case HandEntry::Waits::No:
        break;
    }
    return {};
}

/// What stands against it, and of which side.
QString problemText(const tournament::Match& match, const scoring::Problem& problem)
{
    const QString side = problem.side ? (*problem.side == Side::A ? u"A "_s : u"B "_s) : QString();
    const QString text = side + kit::text(wording::text(problem.what));
    if (problem.severity != scoring::Severity::AgainstSheet)
        return text;
    const std::string place = wording::placeOf(match.rules->citeFor(problem.parameter));
    return Window::tr("%1 (%2); Ctrl+Enter lets it in")
        .arg(text, kit::text(match.rules->venueName + ", " + place));
}

/// That it was not called yet; empty where it was, and while it is not known who plays in it.
QString uncalledInWords(const tournament::Match& match)
{
    if (match.call || match.state >= tournament::State::Ended || !tournament::isKnown(match))
        return {};
    return Window::tr(
               "%1 was not called yet: nothing goes on record here before that. C calls it to a free table.")
        .arg(kit::sentence(wording::titleOf(match)));
}

/// What is to be known before a hand is entered, what holds it up most first.
QStringList hintsOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    QStringList hints;
    if (tournament::lacksTable(tournament, match))
        hints << Window::tr("Table %1 is in use by %2: call this match to another (Ctrl+1).")
                     .arg(QString::number(match.call->table),
                          kit::text(wording::titleOf(*tournament::tableTakenBy(tournament, match))));
    hints << uncalledInWords(match);
    if (const std::string waits = wording::waitsFor(tournament, match); !waits.empty())
        hints << Window::tr("Who plays in it waits for %1.").arg(kit::text(waits));
    if (match.flags.disputed)
        hints << Window::tr("This match is disputed: others belong here by now. F6 says who plays it.");
    hints.removeAll({});
    return hints;
}

/// A hand on record, or one that was forgotten before it, as the hand in play is.
tournament::InPlay onRecord(const tournament::Match& match, int game, const tournament::Item& item,
                            bool inserts)
{
    return {tournament::gameBefore(match, game, item.place),
            inserts ? scoring::Hand() : std::get<scoring::Hand>(item.what)};
}

} // namespace

SheetView::SheetView(kit::Theme& theme, session::Session& session, DraftShelf& drafts, QString match,
                     QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_drafts(drafts), m_match(std::move(match))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 16, 20, 16);
    grid->setSpacing(14);
    m_head = new SheetHead(m_theme);
    grid->addWidget(m_head, 0, 0);
    auto* written = new QWidget;
    auto* column = new QVBoxLayout(written);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(makeTable(), 1);
    column->addWidget(makePad());
    grid->addWidget(new kit::Sidebar(m_theme, written, makeAside(), {HandsView::leastWidth, asideWidth}), 1,
                    0);
    grid->setRowStretch(1, 1);
    setFocusProxy(m_row);
    connect(&session.ticker(), &session::Ticker::ticked, this, &SheetView::showClock);
    // Also while another screen is up: keys that wait for the disk belong into the row that comes then.
    connect(&session, &session::Session::changed, this, &SheetView::refresh);
    connect(&drafts, &DraftShelf::failed, this,
            [this](const QString& sentence) { complain({sentence}, true); });
    refresh();
    findDraft();
}

const tournament::Match* SheetView::current() const
{
    return m_session.isOpen() ? tournament::match(m_session.tournament(), m_match.toStdString()) : nullptr;
}

void SheetView::takeFocus()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus();
    if (m_row->isVisibleTo(this))
        m_row->setFocus();
    else if (!m_end->takeFocus())
        m_hands->setFocus(Qt::TabFocusReason); // of a finished match
}

void SheetView::refresh()
{
    showClock();
    const tournament::Match* match = current();
    // What stands beside a field stays there until its match is another or a key is pressed.
    const Basis basis{m_session.isOpen() ? m_session.tournament().setting
                                         : tournament::Shared<tournament::Setting>(),
                      match ? m_session.tournament().matches.find(m_match.toStdString())->second
                            : tournament::Shared<tournament::Match>()};
    if (!match || (m_shown && m_shown->setting.isSame(basis.setting) && m_shown->match.isSame(basis.match)))
        return;
    m_shown = basis;
    m_game = tournament::currentGame(*match);
    showGames(*match);
    m_head->show(m_session.tournament(), *match, shownGame(), handsIn(*match) + 1);
    m_changed = wording::changedHands(m_session.tournament(), *match);
    m_model->show(
        *match, shownGame(), [this](scoring::Seat seat) { return nameOn(seat); },
        marksOf(m_changed, shownGame()));
    scoring::PerSide<std::array<QString, 2>> names;
    for (const facts::Seat seat : facts::allSeats) {
        const scoring::Seat at = seat;
        names[at.side][static_cast<std::size_t>(at.partner)] = nameOn(seat);
    }
    m_row->setNames(names);
    m_chart->show(chartOf(*match, shownGame()));
    const bool dropped = dropStaleAmendment(*match);
    const bool movesOn = isForAnother(*match);
    const QString who = movesOn && !m_rowIs.empty() ? whoElse() : QString();
    const int number = m_amending ? numberInRow(*match) : m_row->number();
    const HandEntry typed = !m_amending ? m_row->entry() : m_aside ? m_aside->entry : blankEntry(*match, {});
    if (!m_amending && movesOn)
        beginRow(*match);
    else if (!who.isEmpty())
        m_aside.reset(); // it was of the hand that was the next
    showWhy();
    showCallKey(*match);
    showDealers(*match);
    showEnd(*match);
    preview();
    if (!who.isEmpty())
        sayMoved(*match, who, number, typed);
    if (m_row->asksForEnter())
        complain({m_moved}, true);
    if (dropped)
        complain(
            {Window::tr("The hand that was being amended is another by now; nothing was changed by it.")},
            true);
}

// The number under the cursor; the newest hand's where the cursor is nowhere.
void SheetView::showWhy()
{
    const tournament::Match* match = current();
    const QModelIndex at = m_hands->currentIndex();
    if (at.isValid() && !m_model->handAt(at.row()))
        return m_why->clear(Window::tr("%1. The hand is void and counts nothing.").arg(at.data().toString()));
    if (!match || m_model->hands() == 0)
        return m_why->clear(
            Window::tr("Go to any number on the sheet, with the arrows or a click: it is explained here."),
            handHistory(m_changed, shownGame(), 0, true));
    const int hand = at.isValid() ? *m_model->handAt(at.row()) : m_model->hands();
    const scoring::Side side = sideOf(at.column()).value_or(Side::A);
    const auto who = [this](scoring::Seat seat) { return nameOn(seat).toStdString(); };
    m_why->show(*match->rules, figureOf(at.column()), side, m_model->asked(hand, side), who,
                handHistory(m_changed, shownGame(), hand, hand == m_model->hands()));
}

void SheetView::complain(const QStringList& sentences, bool hint)
{
    m_message->setInk(hint ? kit::Line::Ink::Soft : kit::Line::Ink::Bad);
    m_message->setText(sentences.join(u" · "_s));
    m_message->setVisible(!m_ask->isOpen() || !sentences.isEmpty());
}

// What the hand would come to, and what stands against it, on every key.
void SheetView::preview()
{
    const tournament::Match* match = current();
    if (!match)
        return;
    showNeeds(*match);
    if (m_amending)
        return showCount();
    const HandEntry& entry = m_row->entry();
    const scoring::Hand hand = typedHand(*match);
    QStringList mistakes;
    QStringList hints = hintsOf(m_session.tournament(), *match);
    for (const scoring::Problem& problem : problemsOf(*match, hand)) {
        if (problem.cause != scoring::Cause::Entered)
            continue; // not entered yet, or nothing can be entered any more
        (problem.severity == scoring::Severity::Unusual ? hints : mistakes) << problemText(*match, problem);
    }
    if (entry.tricksTyped() > scoring::tricksInHand)
        mistakes
            << Window::tr("%1 tricks: a hand has %2").arg(entry.tricksTyped()).arg(scoring::tricksInHand);
    if (const QString waits = waitsInWords(entry); !waits.isEmpty()) {
        mistakes.clear(); // the number is not known yet
        hints = QStringList{waits};
    }
    complain(mistakes.isEmpty() ? hints : mistakes, mistakes.isEmpty());
    scoring::PerSide<Preview> shown;
    for (const Side side : scoring::bothSides)
        shown[side].tags = tagsOfRulings(hand, side);
    if (entry.hasTricks() && entry.hasBids()) {
        const scoring::Played played = tournament::comesTo(match->rules->rules, inRow(*match).before, hand);
        for (const Side side : scoring::bothSides) {
            const auto& ledger = played.ledger.sides[side];
            const bool wins =
                played.ledger.state == scoring::State::Won && played.after.result.winner == side;
            shown[side].points = kit::signedNumber(ledger.points);
            shown[side].score = kit::number(ledger.score);
            shown[side].after = wins ? Window::tr("wins") : QString();
        }
    }
    m_row->setPreview(shown);
}

// Of a hand that is amended: what it comes to is told with what else it changes.
void SheetView::showCount()
{
    const int tricks = m_row->entry().tricksTyped();
    complain({tricks == scoring::tricksInHand
                  ? Window::tr("13 tricks. Enter says what it changes.")
                  : Window::tr("%1 of %2 tricks so far.").arg(tricks).arg(scoring::tricksInHand)},
             true);
}

void SheetView::showNeeds(const tournament::Match& match)
{
    const tournament::InPlay play =
        m_amending ? onRecord(match, m_amending->game, m_model->item(m_amending->hand), m_amending->inserts)
                   : inRow(match);
    const scoring::Hand hand = tournament::completed(play.known, m_row->entry().hand());
    m_needs->say(m_inWords.inWords(*match.rules, play.before, hand) + recentOf(match, shownGame()));
}

// A click beside everything: the keys stay with the sheet.
void SheetView::mousePressEvent(QMouseEvent*)
{
    takeFocus();
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (page && event->modifiers() & Qt::ControlModifier)
        return stepGame(event->key() == Qt::Key_PageUp ? -1 : 1);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return QWidget::keyPressEvent(event); // Ctrl+W is no dealer
    switch (event->key()) {
    case Qt::Key_F4:
        askMisdeal();
        break;
    case Qt::Key_F5:
        askTime();
        break;
    case Qt::Key_F6:
        askDecide();
        break;
    case Qt::Key_F7:
        askClock();
        break;
    case Qt::Key_C:
        callMatch();
        break;
    case Qt::Key_D:
        askDealer();
        break;
    case Qt::Key_P:
        switchPad();
        break;
    case Qt::Key_F9:
        askPaper();
        break;
    case Qt::Key_F12:
        Q_EMIT paperCheckWanted(m_match, shownGame());
        break;
    case Qt::Key_Escape:
        putBack();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_end->isForFinish())
            finish();
        break;
    case Qt::Key_Up:
        m_hands->setFocus();
        m_hands->setCurrentIndex(m_model->index(m_model->rowCount() - 1, PointsA));
        break;
    default:
        if (const auto seat = DealerKeys::seatOf(event->key()); seat && m_dealers->isVisibleTo(this))
            seatDealer(*seat);
        else if (!isKeyOfChange(*event))
            QWidget::keyPressEvent(event);
    }
}

} // namespace sheet
