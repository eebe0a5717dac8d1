#include "sheetview.h"

#include "chart.h"
#include "clockface.h"
#include "draftshelf.h"
#include "gamesbar.h"
#include "pad.h"
#include "recent.h"
#include "timeup.h"

#include "desk/entry.h"
#include "desk/names.h"
#include "desk/table.h"
#include "night/convert.h"
#include "rules/why.h"
#include "scoring/legal.h"
#include "ui/look/beside.h"
#include "ui/look/flow.h"
#include "ui/look/follow.h"
#include "ui/look/text.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

constexpr int asideWidth = 300; // pixels at 100 %

using scoring::Side;

} // namespace

SheetView::SheetView(look::Theme& theme, session::Session& session, DraftShelf& drafts, QString match,
                     QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_drafts(drafts), m_match(std::move(match))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 16, 20, 16);
    grid->setSpacing(14);
    grid->addWidget(makeTop(), 0, 0);
    auto* written = new QWidget;
    auto* column = new QVBoxLayout(written);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(makeTable(), 1);
    column->addWidget(makePad());
    grid->addWidget(new look::Beside(m_theme, written, makeAside(), {HandsView::leastWidth, asideWidth}), 1,
                    0);
    grid->setRowStretch(1, 1);
    setFocusProxy(m_row);
    // Also while another screen is up: keys that wait for the disk belong into the row that comes then.
    connect(&session, &session::Session::changed, this, &SheetView::refresh);
    connect(&drafts, &DraftShelf::failed, this,
            [this](const QString& sentence) { complain({sentence}, true); });
    refresh();
    findDraft();
}

QWidget* SheetView::makeTop()
{
    auto* top = new QWidget;
    auto* line = new QHBoxLayout(top);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(14);
    m_a = new SideCard(m_theme, Side::A);
    m_b = new SideCard(m_theme, Side::B);
    auto* middle = new look::Card(m_theme);
    look::follow(m_theme, middle, [this, middle] { middle->setFixedWidth(m_theme.px(190)); });
    auto* column = new QVBoxLayout(middle);
    m_where = new look::Line(m_theme, 14, look::Weight::Plain, look::Line::Ink::Soft);
    m_hand = new look::Line(m_theme, 30, look::Weight::Medium);
    m_rules = new look::Line(m_theme, 14, look::Weight::Plain, look::Line::Ink::Soft);
    for (look::Line* each : {m_where, m_hand, m_rules}) {
        each->setAlignment(Qt::AlignCenter);
        column->addWidget(each);
    }
    m_clock = new ClockFace(m_theme);
    m_clock->hide();
    column->addWidget(m_clock);
    connect(&m_session.ticker(), &session::Ticker::ticked, this, &SheetView::showClock);
    line->addWidget(m_a, 1);
    line->addWidget(middle);
    line->addWidget(m_b, 1);
    return top;
}

QWidget* SheetView::makeTable()
{
    auto* card = new look::Card(m_theme);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 8);
    column->setSpacing(0);
    m_model = new HandsModel(this);
    m_hands = new HandsView(m_theme, *m_model);
    m_row = new EntryRow(m_theme);
    m_message = new look::Prose(m_theme, 14, look::Line::Ink::Bad, look::Weight::Medium);
    m_ask = new look::Ask(m_theme);
    m_games = new GamesBar(m_theme);
    connect(m_games, &GamesBar::chosen, this, &SheetView::lookAt);
    column->addWidget(m_games);
    column->addWidget(m_hands);
    column->addWidget(m_row);
    column->addWidget(makeDealers());
    column->addWidget(makeEnd());
    auto* below = new QWidget;
    auto* inset = new QVBoxLayout(below);
    inset->setContentsMargins(16, 8, 16, 4);
    inset->addWidget(m_message);
    m_timeUp = new TimeUp(m_theme);
    inset->addWidget(m_timeUp);
    inset->addWidget(m_ask);
    inset->addLayout(makeStrip());
    column->addWidget(below);
    column->addStretch(1);

    connect(m_row, &EntryRow::typed, this, [this] {
        if (!m_amending && m_row->hasFocus() && m_hands->currentIndex().isValid())
            m_hands->setCurrentIndex({}); // who types on has done with the hand that was looked at
        preview();
    });
    connect(m_row, &EntryRow::changed, this, &SheetView::keepDraft);
    connect(m_row, &EntryRow::bidsGiven, this, &SheetView::recordBids);
    connect(m_row, &EntryRow::entered, this, &SheetView::recordHand);
    connect(m_row, &EntryRow::complained, this, [this](const QString& text) { complain({text}); });
    connect(m_timeUp, &TimeUp::wanted, this, &SheetView::askTime);
    connect(m_ask, &look::Ask::closed, this, [this] {
        m_asksTime = false;
        showTimeUp();
        if (isVisible())
            takeFocus();
    });
    connect(m_hands, &HandsView::keyPassedOn, this, &SheetView::takePassedOn);
    connect(m_hands, &HandsView::columnsPlaced, m_row, &EntryRow::setColumnsWidth);
    connect(m_hands, &HandsView::cellChosen, this, &SheetView::showWhy);
    return card;
}

QWidget* SheetView::makeAside()
{
    auto* aside = new QWidget;
    auto* column = new QVBoxLayout(aside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    m_why = new WhyCard(m_theme);
    m_needs = new SayCard(m_theme, u"This hand"_s);
    column->addWidget(m_why);
    column->addWidget(m_needs);
    m_chart = new ScoreChart(m_theme);
    column->addWidget(m_chart, 1);
    column->addStretch();
    return aside;
}

QWidget* SheetView::makeKeys()
{
    const auto strip = [this](QWidget* whole) {
        auto* line = new look::Flow(m_theme.px(10), whole);
        return [this, line](const QString& key, const QString& does, auto act) {
            auto* hint = new look::KeyHint(m_theme, key, does);
            connect(hint, &look::KeyHint::clicked, this, act);
            line->addWidget(hint);
            return hint;
        };
    };
    const auto press = [this](int key) {
        return [this, key] {
            m_row->setFocus();
            m_row->press(key, {});
        };
    };
    auto* keys = new QWidget;
    const auto entry = strip(keys);
    entry(u"Enter"_s, u"save hand"_s, press(Qt::Key_Return));
    entry(u"N"_s, u"nil"_s, press(Qt::Key_N));
    entry(u"B"_s, u"blind nil"_s, press(Qt::Key_B));
    entry(u"F2"_s, u"amend"_s, [this] { askAmend(); });
    entry(u"F3"_s, u"challenge"_s, [this] { askRuling(); });
    entry(u"Ins"_s, u"insert"_s, [this] { askInsert(); });
    entry(u"Del"_s, u"strike"_s, [this] { askStrike(); });
    entry(u"F4"_s, u"misdeal"_s, [this] { askMisdeal(); });
    entry(u"F5"_s, u"time"_s, [this] { askTime(); });
    entry(u"F6"_s, u"decide"_s, [this] { askDecide(); });
    entry(u"F7"_s, u"clock"_s, [this] { askClock(); });
    entry(u"F8"_s, u"swap, move"_s, [this] { askSheet(); });
    m_fromPaper = entry(u"F9"_s, u"from paper"_s, [this] { askPaper(); });
    entry(u"F10"_s, u"record"_s, [this] { Q_EMIT recordWanted(); });
    entry(u"F12"_s, u"check paper"_s, [this] { Q_EMIT paperCheckWanted(m_match, shownGame()); });
    entry(u"Esc"_s, u"drop"_s, [this] { putBack(); });
    return keys;
}

const night::Match* SheetView::current() const
{
    return m_session.isOpen() ? night::match(m_session.night(), m_match.toStdString()) : nullptr;
}

void SheetView::takeFocus()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus();
    if (m_row->isVisibleTo(this))
        m_row->setFocus();
    else if (m_agree[0]->isVisibleTo(this))
        m_agree[0]->setFocus();
    else if (m_callNext->isVisibleTo(this))
        m_callNext->setFocus();
    else if (m_toNight->isVisibleTo(this))
        m_toNight->setFocus();
    else
        m_hands->setFocus(Qt::TabFocusReason); // of a finished match
}

void SheetView::refresh()
{
    showClock();
    const night::Match* match = current();
    // What stands beside a field stays there until its match is another or a key is pressed.
    const Basis basis{m_session.isOpen() ? m_session.night().setting : night::Shared<night::Setting>(),
                      match ? m_session.night().matches.find(m_match.toStdString())->second
                            : night::Shared<night::Match>()};
    if (!match || (m_shown && m_shown->setting.isSame(basis.setting) && m_shown->match.isSame(basis.match)))
        return;
    m_shown = basis;
    m_a->show(m_session.night(), *match);
    m_b->show(m_session.night(), *match);
    m_game = night::currentGame(*match);
    showGames(*match);
    const QString table = match->call ? u" · table %1"_s.arg(match->call->table) : QString();
    const QString game = match->series.games > 1 ? u" · game %1"_s.arg(shownGame()) : QString();
    m_where->setText(look::sentence(desk::titleOf(*match)) + table + game);
    m_hand->setText(match->state == night::State::Final   ? u"Finished"_s
                    : match->state == night::State::Ended ? u"Over"_s
                                                          : u"Hand %1"_s.arg(handsIn(*match) + 1));
    m_rules->setText(u"to %1"_s.arg(match->rules->rules.end.target));
    m_changed = desk::changedHands(m_session.night(), *match);
    m_model->show(
        *match, shownGame(), [this](scoring::Seat seat) { return nameOn(night::recorded(seat)); },
        marksOf(m_changed, shownGame()));
    scoring::PerSide<std::array<QString, 2>> names;
    for (const facts::Seat seat : facts::allSeats) {
        const scoring::Seat at = night::scored(seat);
        names[at.side][static_cast<std::size_t>(at.partner)] = nameOn(seat);
    }
    m_row->setNames(names);
    m_chart->show(chartOf(*match, shownGame()));
    const bool dropped = dropStaleAmendment(*match);
    if (!m_amending && isForAnother(*match))
        beginRow(*match);
    showWhy();
    showDealers(*match);
    showEnd(*match);
    preview();
    if (dropped)
        complain({u"The hand that was being amended is another by now; nothing was changed by it."_s}, true);
}

// The number under the cursor; the newest hand's where the cursor is nowhere.
void SheetView::showWhy()
{
    const night::Match* match = current();
    const QModelIndex at = m_hands->currentIndex();
    if (at.isValid() && !m_model->handAt(at.row()))
        return m_why->clear(at.data().toString() + u". The hand is void and counts nothing."_s);
    if (!match || m_model->hands() == 0)
        return m_why->clear(
            u"Go to any number on the sheet, with the arrows or a click: it is explained here."_s,
            formerly(m_changed, shownGame(), 0, true));
    const int hand = at.isValid() ? *m_model->handAt(at.row()) : m_model->hands();
    const scoring::Side side = sideOf(at.column()).value_or(Side::A);
    const auto who = [this](scoring::Seat seat) { return nameOn(night::recorded(seat)).toStdString(); };
    m_why->show(*match->rules, figureOf(at.column()), side, m_model->asked(hand, side), who,
                formerly(m_changed, shownGame(), hand, hand == m_model->hands()));
}

void SheetView::complain(const QStringList& sentences, bool hint)
{
    m_message->setInk(hint ? look::Line::Ink::Soft : look::Line::Ink::Bad);
    m_message->setText(sentences.join(u" · "_s));
}

// What the hand would come to, and what stands against it, on every key.
void SheetView::preview()
{
    const night::Match* match = current();
    if (!match || m_amending)
        return;
    showNeeds(*match);
    const HandEntry& entry = m_row->entry();
    const auto& rules = match->rules->rules;
    const scoring::GameState now = stateInRow(*match);
    const scoring::Hand hand = entry.hand();
    QStringList mistakes;
    QStringList hints;
    for (const scoring::Problem& problem : scoring::problems(rules, now, hand)) {
        if (problem.cause != scoring::Cause::Entered)
            continue; // not entered yet, or nothing can be entered any more
        const QString side = problem.side ? (*problem.side == Side::A ? u"A "_s : u"B "_s) : QString();
        QString text = side + look::text(problem.text);
        if (problem.severity == scoring::Severity::AgainstSheet)
            text += u" (%1); Ctrl+Enter lets it in"_s.arg(look::text(
                match->rules->venueName + ", " + rules::placeOf(match->rules->citeFor(problem.parameter))));
        (problem.severity == scoring::Severity::Unusual ? hints : mistakes) << text;
    }
    if (entry.tricksTyped() > scoring::tricksInHand)
        mistakes << u"%1 tricks: a hand has %2"_s.arg(entry.tricksTyped()).arg(scoring::tricksInHand);
    complain(mistakes.isEmpty() ? hints : mistakes, mistakes.isEmpty());
    scoring::PerSide<Preview> shown;
    if (entry.hasTricks() && entry.hasBids()) {
        const scoring::Played played = scoring::play(rules, now, hand);
        for (const Side side : scoring::bothSides) {
            const auto& ledger = played.ledger.sides[side];
            const bool wins = played.after.result.winner == side;
            shown[side] = {look::signedNumber(ledger.points), look::number(ledger.score),
                           wins ? u"wins"_s : QString()};
        }
    }
    m_row->setPreview(shown);
}

void SheetView::showNeeds(const night::Match& match)
{
    m_needs->say(m_inWords.inWords(*match.rules, stateInRow(match), m_row->entry().hand()) +
                 recentOf(match, shownGame()));
}

void SheetView::putBack()
{
    if (m_ask->isOpen())
        return m_ask->drop();
    if (m_looking && !m_amending)
        return lookAt(0);
    if (!m_amending) {
        m_aside.reset();
        m_drawn.reset();
    }
    startAnew();
    m_row->setFocus();
}

void SheetView::startAnew()
{
    m_amending.reset();
    m_waiting = {};
    if (const night::Match* match = current(); match && m_ahead) { // the hand before is still on its way
        m_row->begin(blankEntry(*match, m_ahead->before), m_ahead->number, headOf(m_ahead->before));
        return m_row->go();
    }
    m_rowIs.clear();
    m_shown.reset();
    refresh();
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
        if (m_finish->isVisible())
            finish();
        break;
    case Qt::Key_Up:
        m_hands->setFocus();
        m_hands->setCurrentIndex(m_model->index(m_model->rowCount() - 1, PointsA));
        break;
    default:
        if (!isKeyOfChange(*event) && !seatsDealer(event->key()))
            QWidget::keyPressEvent(event);
    }
}

} // namespace sheet
