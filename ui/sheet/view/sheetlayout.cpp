// What a sheet is laid out of, and which key does what.

#include "sheetview.h"

#include "desk/play/table.h"
#include "scoring/legal.h"
#include "ui/kit/flow.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/aside/gamesbar.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/hands/dealerkeys.h"
#include "ui/sheet/hands/pad.h"
#include "wording/tr.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

QWidget* SheetView::makeTable()
{
    auto* card = new kit::Card(m_theme);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 8);
    column->setSpacing(0);
    m_model = new HandsModel(this);
    m_hands = new HandsView(m_theme, *m_model);
    m_row = new EntryRow(m_theme);
    m_message = new kit::Prose(m_theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium);
    m_ask = new kit::Ask(m_theme);
    m_games = new GamesBar(m_theme);
    connect(m_games, &GamesBar::chosen, this, &SheetView::lookAt);
    column->addWidget(m_games);
    column->addWidget(m_hands);
    column->addWidget(m_row);
    m_dealers = new DealerKeys(m_theme);
    column->addWidget(m_dealers);
    column->addWidget(makeEnd());
    auto* below = new QWidget;
    auto* inset = new QVBoxLayout(below);
    inset->setContentsMargins(16, 8, 16, 4);
    inset->addWidget(m_message);
    m_timeUp = new TimeUp(m_theme);
    inset->addWidget(m_timeUp);
    inset->addWidget(m_ask);
    inset->addWidget(makeStrip());
    column->addWidget(below);
    column->addStretch(1);

    connect(m_row, &EntryRow::typed, this, [this] {
        if (!m_amending && m_row->hasFocus() && m_hands->currentIndex().isValid())
            m_hands->setCurrentIndex({}); // who types on has done with the hand that was looked at
        m_lost.clear();
        if (!m_amending && m_cleared && m_cleared->amending)
            m_cleared.reset(); // and with one that was being amended
        preview();
    });
    connect(m_row, &EntryRow::changed, this, &SheetView::keepDraft);
    connect(m_row, &EntryRow::bidsGiven, this, &SheetView::recordBids);
    connect(m_row, &EntryRow::entered, this, &SheetView::recordHand);
    connect(m_row, &EntryRow::complained, this, [this](const QString& text) { complain({text}); });
    connect(m_dealers, &DealerKeys::chosen, this, &SheetView::seatDealer);
    connect(m_timeUp, &TimeUp::wanted, this, &SheetView::askTime);
    // What a question asks comes before the keys: the hands above it stay in view.
    connect(m_ask, &kit::Ask::opened, this, [this] {
        m_strip->hide();
        m_message->setVisible(!m_message->text().isEmpty());
    });
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_strip->show();
        m_message->show();
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
    m_needs = new SayCard(m_theme, Window::tr("This hand"));
    column->addWidget(m_why);
    column->addWidget(m_needs);
    m_chart = new ScoreChart(m_theme);
    column->addWidget(m_chart, 1);
    column->addStretch();
    return aside;
}

QWidget* SheetView::makeKeys()
{
    const auto press = [this](int key) {
        return [this, key] {
            m_row->setFocus();
            m_row->press(key, {});
        };
    };
    auto* keys = new kit::FlowRow(m_theme.px(10));
    const auto entry = [this, keys](const QString& key, const QString& does, auto act) {
        auto* hint = new kit::KeyHint(m_theme, key, does);
        connect(hint, &kit::KeyHint::clicked, this, act);
        keys->flow().addWidget(hint);
        return hint;
    };
    m_callKey = entry(u"C"_s, Window::tr("call it"), [this] { callMatch(); });
    entry(u"Enter"_s, Window::tr("save hand"), press(Qt::Key_Return));
    entry(u"N"_s, Window::tr("nil"), press(Qt::Key_N));
    entry(u"B"_s, Window::tr("blind nil"), press(Qt::Key_B));
    entry(u"F2"_s, Window::tr("amend"), [this] { askAmend(); });
    entry(u"F3"_s, Window::tr("challenge"), [this] { askRuling(); });
    entry(u"Ins"_s, Window::tr("insert"), [this] { askInsert(); });
    entry(u"Del"_s, Window::tr("strike"), [this] { askStrike(); });
    entry(u"F4"_s, Window::tr("misdeal"), [this] { askMisdeal(); });
    entry(u"D"_s, Window::tr("other dealer"), [this] { askDealer(); });
    entry(u"F5"_s, Window::tr("time"), [this] { askTime(); });
    entry(u"F6"_s, Window::tr("decide"), [this] { askDecide(); });
    entry(u"F7"_s, Window::tr("clock"), [this] { askClock(); });
    entry(u"F8"_s, Window::tr("swap, move"), [this] { askSheet(); });
    m_fromPaper = entry(u"F9"_s, Window::tr("from paper"), [this] { askPaper(); });
    entry(u"F10"_s, Window::tr("record"), [this] { Q_EMIT recordWanted(); });
    entry(u"F12"_s, Window::tr("check paper"), [this] { Q_EMIT paperCheckWanted(m_match, shownGame()); });
    entry(u"Esc"_s, Window::tr("put away"), [this] { putBack(); });
    return keys;
}

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

namespace {

const QString remembered = u"pad"_s;

/// Whether the rules know what the key calls; each knows most of them.
bool isOfRules(const QString& key, const scoring::RuleSet& rules)
{
    if (key == u"N")
        return rules.nil.valueMade.has_value();
    if (key == u"B")
        return rules.nil.blindMade.has_value();
    const bool isOfClock = key == u"F5" || key == u"F7";
    return !isOfClock || rules.time.limitMin || rules.time.onExpiry || !rules.time.wallClockEnd.empty();
}

} // namespace

Pad* SheetView::makePad()
{
    m_pad = new Pad(m_theme);
    m_pad->goWith(*m_row, *m_ask);
    connect(m_row, &EntryRow::changed, this, &SheetView::offerKeys);
    connect(m_pad, &Pad::number, this, [this](int number) {
        if (!m_pad->isAncestorOf(QApplication::focusWidget()))
            m_row->setFocus();
        m_row->give(number);
    });
    connect(m_pad, &Pad::key, this, &SheetView::takePadKey);
    connect(m_pad, &Pad::undoWanted, this, &SheetView::undoWanted);
    connect(m_pad, &Pad::keyPassedOn, this, &SheetView::takePassedOn);
    connect(&m_theme, &kit::Theme::changed, this, [this] { showPad(m_pad->isWanted()); });
    return m_pad;
}

// The key of the pad has a place of its own: a finger finds it where it was.
QWidget* SheetView::makeStrip()
{
    m_strip = new QWidget;
    auto* strip = new QHBoxLayout(m_strip);
    strip->setContentsMargins(0, 0, 0, 0);
    auto* hint = new kit::KeyHint(m_theme, u"P"_s, Window::tr("pad"));
    connect(hint, &kit::KeyHint::clicked, this, &SheetView::switchPad);
    m_keys = makeKeys();
    strip->addWidget(m_keys, 1);
    strip->addWidget(hint, 0, Qt::AlignTop);
    return m_strip;
}

// Whoever goes about on the pad with the arrows stays there.
void SheetView::takePadKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (!m_pad->isAncestorOf(QApplication::focusWidget()))
        m_row->setFocus();
    if (m_row->press(key, modifiers))
        return;
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    keyPressEvent(&event);
}

void SheetView::takePassedOn(QKeyEvent* event)
{
    if (!m_row->isVisibleTo(this) || !m_row->press(event->key(), event->modifiers()))
        keyPressEvent(event);
    else if (!m_ask->isOpen()) // or it has the focus
        m_row->setFocus();
}

void SheetView::offerKeys()
{
    const tournament::Match* match = current();
    if (!match || !m_pad->isWanted())
        return;
    const HandEntry& entry = m_row->entry();
    bool letsIn = false;
    if (entry.hasTricks() && !m_amending) {
        const scoring::Hand hand = typedHand(*match);
        const scoring::Problems problems = problemsOf(*match, hand);
        const scoring::Problem* refusal = scoring::refusal(problems, hand);
        letsIn = refusal && refusal->severity == scoring::Severity::AgainstSheet;
    }
    m_pad->offer(entry, letsIn);
}

void SheetView::switchPad()
{
    m_session.settings().set(remembered, !m_pad->isWanted());
    showPad(!m_pad->isWanted());
    takeFocus();
}

void SheetView::showPad(bool wanted)
{
    m_row->setMarked(wanted);
    m_pad->setWanted(wanted);
    offerKeys();
    const tournament::Match* match = current();
    for (kit::KeyHint* hint : findChildren<kit::KeyHint*>()) {
        static const QStringList onPad{u"Enter"_s, u"N"_s, u"B"_s, u"Esc"_s}; // need not be said twice
        if (match && !isOfRules(hint->key(), match->rules->rules))
            hint->hide();
        else if (onPad.contains(hint->key()))
            hint->setVisible(!wanted);
        hint->setRoomy(hint->key() == u"P"_s); // who has no keyboard comes by it
    }
    // Room for two lines, or the row would move when there is something to say; the pad leaves one.
    const QFontMetrics metrics(m_theme.font(14, kit::Weight::Medium));
    m_message->setMinimumHeight((wanted ? 1 : 2) * metrics.lineSpacing());
    // The small ones stand on one line with it.
    m_keys->layout()->setContentsMargins(0, m_theme.px(10), 0, 0);
}

void SheetView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showPad(m_session.settings().value(remembered, false).toBool()); // another sheet may have switched it
}

} // namespace sheet
