// The layout of a sheet, its connections, and its keys.

#include "sheetview.h"

#include "aside.h"
#include "handstheme.h"
#include "keystrip.h"
#include "rowmessage.h"

#include "desk/play/table.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/hands/pad.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

constexpr int asideWidth = 300; // pixels at 100 %
constexpr int wideAside = 380;  // pixels at 100 %
constexpr int leastFoot = 250;  // pixels: enough to read a message
constexpr int givesWay = 1000;  // as a share of the stretch
// At 100 %: minimum height of a window in which the head stays in view, and of what scrolls below it then.
constexpr int leastWindow = 600;
constexpr int leastBelow = 200;
const QString remembered = u"pad"_s;

bool isOn(const tournament::Tournament&, const tournament::Match& match)
{
    return match.state != tournament::State::Final;
}

bool isCalled(const tournament::Tournament&, const tournament::Match& match)
{
    return !isUncalled(match);
}

bool hasNil(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return isCalled(tournament, match) && match.rules->rules.nil.valueMade.has_value();
}

bool hasBlind(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const scoring::RuleSet& rules = match.rules->rules;
    return isCalled(tournament, match) && (rules.nil.blindMade || rules.contract.blindBid);
}

bool hasTime(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto& time = match.rules->rules.time;
    return isOn(tournament, match) && (time.limitMin || time.onExpiry || !time.wallClockEnd.empty());
}

bool hasHand(const tournament::Tournament&, const tournament::Match& match)
{
    return tournament::hasHands(match);
}

bool mayCall(const tournament::Tournament&, const tournament::Match& match)
{
    return isUncalled(match);
}

/// The sheet below its head. It scrolls by itself, unless the window is so low that the head would leave too
/// little room.
class BelowHead : public kit::Page {
public:
    BelowHead(kit::Theme& theme, QWidget* inside, QWidget& head) : Page(inside), m_theme(theme)
    {
        const QScrollBar* bar = verticalScrollBar();
        connect(bar, &QScrollBar::rangeChanged, &head, [&head, bar](int, int most) { // keeps its width
            head.setContentsMargins(0, 0, most > 0 ? bar->sizeHint().width() : 0, 0);
        });
    }
    QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        const bool isHigh = window()->height() >= m_theme.px(leastWindow);
        return {least.width(), isHigh ? qMin(least.height(), m_theme.px(leastBelow)) : least.height()};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return kit::Page::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        kit::Page::resizeEvent(event);
        updateGeometry(); // the height of the window may have changed
    }
    /// Keys are for the sheet: Page Up and Page Down go to another table.
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }

private:
    kit::Theme& m_theme;
};

/// The sheet with its aside, or with it below in a narrow window.
kit::Sidebar* withSidebar(kit::Theme& theme, QWidget* written, Aside* aside, kit::Ask& ask, HandsView& hands)
{
    auto* both = new kit::Sidebar(theme, written, aside, {HandsView::leastWidth, asideWidth});
    both->setWideSide(HandsTheme::wideSheet, wideAside);
    ask.letScroll(*both);
    // While a correction is previewed, the other hands aren't needed.
    QObject::connect(&ask, &kit::Ask::opened, both,
                     [both, aside] { both->setMainLow(aside->changes->seen().has_value()); });
    QObject::connect(&ask, &kit::Ask::closed, both, [both] { both->setMainLow(false); });
    // One scroll bar at most: with the aside below, the page has it.
    QObject::connect(both, &kit::Sidebar::turned, &hands, [&hands](bool isBelow) {
        hands.setVerticalScrollBarPolicy(isBelow ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    });
    return both;
}

QLayout* indented(kit::Ask* ask)
{
    auto* column = new QVBoxLayout;
    column->setContentsMargins(16, 0, 16, 0);
    column->addWidget(ask);
    return column;
}

/// The foot of the sheet; it scrolls if room is short.
QWidget* footOf(const kit::Theme& theme, std::initializer_list<QWidget*> pieces)
{
    auto* below = new QWidget;
    kit::add(kit::columnIn(below, -1, {16, 8, 16, 4}), pieces);
    return new kit::Foot(below, [&theme] { return qMax(leastFoot, theme.px(leastFoot * 0.6)); });
}

KeyStrip::When whenOf(EntrySession& entry, bool isOver, const HandsView& hands)
{
    if (entry.amending())
        return KeyStrip::When::Amending;
    if (hands.currentIndex().isValid())
        return KeyStrip::When::AtHand;
    if (isUncalled(*entry.current()))
        return KeyStrip::When::Uncalled;
    if (entry.typing().retypesBid())
        return KeyStrip::When::Retyping;
    if (entry.typing().areBidsReopened())
        return KeyStrip::When::Retyped;
    if (isOver || !tournament::takesHands(*entry.current()))
        return KeyStrip::When::Over;
    return entry.typing().isWrong() ? KeyStrip::When::Refused : KeyStrip::When::InPlay;
}

} // namespace

const std::vector<SheetView::KeyOfSheet>& SheetView::keys()
{
    using session::Key;
    static const std::vector<KeyOfSheet> all{
        {Key::CallMatch, [](SheetView& sheet) { sheet.m_questions->callMatch(); }, mayCall},
        {Key::SaveHand,
         [](SheetView& sheet) {
             if (sheet.m_end->isForFinish())
                 sheet.m_questions->finish(*sheet.m_end);
         },
         isCalled, true},
        {Key::Nil, nullptr, hasNil, true},
        {Key::Blind, nullptr, hasBlind, true},
        {Key::Amend, [](SheetView& sheet) { sheet.m_corrections->askAmend(); }, hasHand},
        {Key::Challenge, [](SheetView& sheet) { sheet.m_corrections->askRuling(); }, hasHand},
        {Key::InsertHand, [](SheetView& sheet) { sheet.m_corrections->askInsert(); }},
        {Key::StrikeHand, [](SheetView& sheet) { sheet.m_corrections->askStrike(); }},
        {Key::Misdeal, [](SheetView& sheet) { sheet.m_questions->askMisdeal(); }, isOn},
        {Key::OtherDealer, [](SheetView& sheet) { sheet.m_questions->askDealer(); }, isOn},
        {Key::CallTime, [](SheetView& sheet) { sheet.m_questions->askTime(); }, hasTime},
        {Key::Decide, [](SheetView& sheet) { sheet.m_questions->askDecide(); }},
        {Key::Clock, [](SheetView& sheet) { sheet.m_questions->askClock(); }, hasTime},
        {Key::WholeSheet, [](SheetView& sheet) { sheet.m_corrections->askSheet(); }},
        {Key::FromPaper, [](SheetView& sheet) { sheet.m_questions->askPaper(); }, desk::mayTakeOver},
        {Key::CheckPaper,
         [](SheetView& sheet) { Q_EMIT sheet.paperCheckWanted(sheet.m_match, sheet.m_entry->shownGame()); }},
        {Key::Clear,
         [](SheetView& sheet) {
             if (sheet.m_ask->isOpen())
                 sheet.m_ask->drop();
             else
                 sheet.m_entry->clearTyping();
         },
         nullptr, true},
        {Key::Pad, [](SheetView& sheet) { sheet.switchPad(); }},
    };
    return all;
}

SheetView::SheetView(kit::Theme& theme, session::Session& session, DraftShelf& drafts, const QString& match,
                     QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_match(match),
      m_entry(new EntrySession(session, match.toStdString()))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kit::screenMargins);
    grid->setSpacing(14);
    m_head = new SheetHead(m_theme);
    grid->addWidget(m_head, 0, 0);
    auto* written = new QWidget;
    auto* column = kit::columnIn(written, 14);
    m_aside = new Aside(m_theme, session);
    column->addWidget(makeTable(), 1);
    column->addWidget(makePad());
    QWidget* both = withSidebar(m_theme, written, m_aside, *m_ask, *m_hands);
    grid->addWidget(new BelowHead(m_theme, both, *m_head), 1, 0);
    grid->setRowStretch(1, 1);
    setFocusProxy(m_row);
    installEventFilter(m_corrections);
    for (QObject* each : std::initializer_list<QObject*>{m_corrections, m_questions, m_entry, m_handsTheme})
        each->setParent(this); // last, so that the widgets are deleted first
    listen();
    refresh();
    m_draft = new KeptDraft(session, *m_entry, drafts);
}

QWidget* SheetView::makeTable()
{
    auto* card = new kit::Card(m_theme);
    auto* column = kit::columnIn(card, 0, {1, 1, 1, 8});
    m_model = new HandsModel(this);
    m_handsTheme = new HandsTheme(m_theme, *this);
    m_hands = new HandsView(*m_handsTheme, *m_model);
    m_row = new EntryRow(*m_handsTheme, m_entry->typing());
    m_message = new RowMessage(m_theme, *m_row);
    m_ask = new kit::Ask(m_theme);
    m_questions = new SheetQuestions(m_session, *m_entry, *m_ask);
    m_corrections = new SheetCorrections(m_session, *m_entry, *m_ask, *m_questions, *m_aside->changes,
                                         *m_hands, *m_model);
    m_games = new GamesBar(m_theme);
    m_dealers = new DealerKeys(m_theme);
    m_end = new EndCard(m_theme);
    m_openPoints = new kit::Prose(m_theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium);
    m_openPoints->setObjectName(u"openPoints"_s);
    m_timeUp = new TimeUp(m_theme);
    kit::add(column, {m_games, m_hands, m_row, m_dealers, m_end});
    // The parts below get their full height; the hands get the rest, and scroll.
    column->setStretchFactor(m_hands, givesWay);
    m_strip = new KeyStrip(m_theme);
    column->addWidget(footOf(m_theme, {m_message, m_openPoints, m_timeUp, m_strip}));
    column->addLayout(indented(m_ask));
    column->addStretch(1);
    return card;
}

void SheetView::act(session::Key key)
{
    const auto own = std::ranges::find(keys(), key, &KeyOfSheet::key);
    if (own == keys().end())
        Q_EMIT wanted(key);
    else if (!own->act || key == session::Key::SaveHand)
        takePadKey(session::codeOf(key), {}); // keys of the row go there first
    else
        own->act(*this);
}

void SheetView::showKeys()
{
    const tournament::Match* match = m_entry->current();
    if (!match)
        return;
    m_strip->offer(whenOf(*m_entry, m_isEndShown, *m_hands), m_pad->isWanted(), [&](session::Key each) {
        if (each == session::Key::Pad)
            return !m_isEndShown;
        const auto key = std::ranges::find(keys(), each, &KeyOfSheet::key);
        if (key == keys().end()) // a key of the window
            return true;
        return (!key->isOffered || key->isOffered(m_session.tournament(), *match)) &&
               !(key->isOnPad && (m_pad->isWanted() || m_isEndShown)); // the pad has it, or the row is hidden
    });
}

bool SheetView::canDo(session::Key key) const
{
    const auto found = std::ranges::find(keys(), key, &KeyOfSheet::key);
    const tournament::Match* match = m_entry->current();
    return found != keys().end() && match && !m_ask->isOpen() &&
           (!found->isOnPad || m_row->isVisibleTo(this) || m_end->isForFinish()) &&
           (!found->isOffered || found->isOffered(m_session.tournament(), *match));
}

Pad* SheetView::makePad()
{
    m_pad = new Pad(m_theme);
    m_pad->goWith(*m_row, *m_ask);
    connect(m_pad, &Pad::number, this, [this](int number) {
        if (!m_pad->isAncestorOf(QApplication::focusWidget()))
            m_row->setFocus();
        m_entry->typing().give(number);
    });
    connect(m_pad, &Pad::key, this, &SheetView::takePadKey);
    connect(m_pad, &Pad::undoWanted, this, &SheetView::undoWanted);
    connect(m_pad, &Pad::keyPassedOn, this, &SheetView::takePassedOn);
    return m_pad;
}

void SheetView::listen()
{
    connect(&m_session.ticker(), &session::Ticker::ticked, this, &SheetView::showClock);
    // Also while another screen is shown: keys that wait for the disk go into the next row.
    connect(&m_session, &session::Session::changed, this, &SheetView::refresh);
    connect(&m_theme, &kit::Theme::changed, this, [this] { showPad(m_pad->isWanted()); });
    connect(&m_entry->typing(), &HandTyping::changed, this, &SheetView::offerKeys);
    connect(m_entry, &EntrySession::said, m_message, &RowMessage::say);
    connect(&m_entry->typing(), &HandTyping::typed, this, [this] {
        if (!m_entry->amending() && m_row->hasFocus() && m_hands->currentIndex().isValid())
            m_hands->setCurrentIndex({}); // typing on deselects the hand
    });
    connect(m_entry, &EntrySession::previewWanted, this, &SheetView::preview);
    connect(m_entry, &EntrySession::refreshWanted, this, [this] {
        m_shown.reset();
        refresh();
    });
    connect(m_entry, &EntrySession::questionOver, this, &SheetView::dropQuestion);
    connect(m_entry, &EntrySession::callWanted, m_questions, &SheetQuestions::askForCall);
    connect(m_entry, &EntrySession::overrideWanted, m_questions, &SheetQuestions::askOverride);
    connect(m_entry, &EntrySession::cursorWanted, this, &SheetView::goToHand);
    connect(m_entry, &EntrySession::lookedAt, this, [this] {
        takeFocus();
        if (m_entry->shownGame() != m_entry->game())
            goToHand(0);
    });
    connect(m_entry, &EntrySession::rowWanted, this, [this] {
        if (const tournament::Match* match = m_entry->current()) {
            showEnd(*match); // the row appears again if the game is over
            preview();
        }
        m_row->setFocus();
    });
    // A question takes the place of the keys, so that the hands above stay in view.
    connect(m_ask, &kit::Ask::opened, this, [this] {
        m_strip->hide();
        m_end->hide();
        m_dealers->hide();
        keepLine(true);
        if (!m_entry->amending() && m_entry->entry().isBlank())
            m_row->hide(); // it is empty
        m_aside->showChanges(m_aside->changes->seen().has_value());
        showClock();
    });
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_strip->show();
        m_end->setVisible(m_isEndShown);
        showPad(m_pad->isWanted());
        if (const tournament::Match* match = m_entry->current()) {
            m_row->setVisible(m_entry->isRowShown(*match));
            m_dealers->setVisible(m_entry->asksDealer(*match));
        }
        m_aside->showChanges(m_entry->amending().has_value());
        showClock();
        if (isVisible())
            takeFocus();
    });
    connect(m_strip, &KeyStrip::pressed, this, &SheetView::act);
    connect(m_questions, &SheetQuestions::finishing, this, [this] { m_end->setJustFinished(true); });
    connect(m_questions, &SheetQuestions::matchWanted, this, &SheetView::matchWanted);
    connect(m_corrections, &SheetCorrections::caseWanted, this, &SheetView::caseWanted);
    connect(m_games, &GamesBar::chosen, this, &SheetView::lookAt);
    connect(m_hands, &HandsView::keyPassedOn, this, &SheetView::takePassedOn);
    connect(m_hands, &HandsView::columnsPlaced, m_row, &EntryRow::setColumns);
    connect(m_hands, &HandsView::cellChosen, this, [this] {
        showWhy();
        showKeys();
    });
    connect(m_hands, &HandsView::doubleClicked, m_corrections, &SheetCorrections::askAmend);
    connect(m_aside->changes, &ChangePanel::decided, this, &SheetView::preview);
    connect(m_end, &EndCard::handsWanted, this, &SheetView::goToNewest);
    connect(m_dealers, &DealerKeys::chosen, m_questions, &SheetQuestions::seatDealer);
    connect(m_timeUp, &TimeUp::wanted, m_questions, &SheetQuestions::askTime);
    connect(m_end, &EndCard::finishWanted, this, [this] { m_questions->finish(*m_end); });
    connect(m_end, &EndCard::nextWanted, this, [this] { m_questions->callNext(*m_end); });
    connect(m_end, &EndCard::tablesWanted, this, &SheetView::tablesWanted);
    connect(m_end, &EndCard::signedNow, this, &SheetView::signedNow);
    connect(m_end, &EndCard::signedNow, this, [this] {
        m_head->setSigned(m_end->signedBy());
        if (m_end->isAgreed())
            m_entry->say({}); // removes the message that both must sign
    });
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
    fitHands();
    offerKeys();
    showKeys();
    keepLine(m_ask->isOpen());
}

// No room if nothing can be typed. While the reason of an amendment is asked for, its hint isn't needed.
void SheetView::keepLine(bool isAsking)
{
    using Room = RowMessage::Room;
    m_message->setRoom(isAsking && m_entry->amending() ? Room::OnlyForMistakes
                       : isAsking || m_isEndShown      ? Room::AsNeeded
                                                       : Room::Kept);
}

void SheetView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showPad(m_session.settings().value(remembered, false).toBool()); // another sheet may have changed it
}

} // namespace sheet
