#include "tablesscreen.h"

#include "tableswords.h"

#include "tournament/queries/room.h"
#include "ui/kit/enterkey.h"
#include "wording/tr.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tables {

namespace {

// Pixels at 100 %.
constexpr int tilesWidth = 348; // two small cards in a row
struct SideWidth {
    int from; ///< minimum width of the screen
    int side;
};
constexpr SideWidth sideWidths[] = {{1500, 400}, {1000, 340}, {0, 300}};

/// Whether the held-down key moves through the lists.
bool repeats(const QKeyEvent& event)
{
    return kit::isArrow(event) || event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
}

} // namespace

TablesScreen::TablesScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(kit::titleLine(theme)),
      m_subtitle(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_clocks(new Clocks(theme, session)), m_tables(new Room(theme, session)),
      m_ending(new EndingCard(theme)), m_places(new FinalPlaces(theme)),
      m_undrawn(emptyUntilDrawn(wording::Window::tr("No draw yet"))),
      m_idle(kit::emptyState(
          theme, wording::Window::tr("No match is at a table"),
          wording::Window::tr("Call the matches one after another. Each goes to the next free table."),
          {hint(
              session::Key::CallNext, [this] { callNext(); }, true)})),
      m_unmet(kit::emptyState(
          theme, wording::Window::tr("No match is at a table"),
          wording::Window::tr("Check in the players of a match, then call it."),
          {hint(
              session::Key::ToCheckIn, [this] { Q_EMIT wanted(session::Key::ToCheckIn); }, true)})),
      m_over(new OverCard(theme)), m_ready(new ReadyList(theme, session)),
      m_needs(new NeedsList(theme, session)),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium))
{
    m_complaint->setObjectName(u"complaint"_s);
    m_complaint->hide();
    auto* room = new QWidget;
    m_left = kit::columnIn(room, 12);
    m_left->addWidget(m_clocks);
    m_left->addWidget(&m_ready->question()); // above the cards, like the questions of the others
    m_left->addWidget(m_ending);
    m_left->addWidget(m_places);
    m_left->addWidget(m_tables, 1);
    for (QWidget* each : {m_undrawn, m_idle, m_unmet})
        m_left->addWidget(each, 1);
    for (QWidget* each : {m_idle, m_unmet})
        each->focusProxy()->setFocusPolicy(Qt::NoFocus); // the focus stays on the row that Enter calls
    auto* side = new Side(m_ready, m_needs, m_over, m_complaint);
    m_sidebar = new kit::Sidebar(theme, room, side, {tilesWidth, sideWidths[1].side});
    side->setSidebar(m_sidebar);
    QVBoxLayout* column = kit::columnIn(this, 12, kit::screenMargins);
    column->addLayout(makeHead());
    column->addWidget(m_sidebar, 1);
    connectParts();
    offerActions();
    connect(&session.ticker(), &session::Ticker::ticked, this, [this] {
        if (!isVisible() || !m_session.isOpen())
            return;
        showClocks();
        if (minuteNow() != m_minute)
            showTimes();
    });
}

QLayout* TablesScreen::makeHead()
{
    return kit::headLine(m_title, m_subtitle, m_clocks->buttons());
}

void TablesScreen::connectParts()
{
    const auto focusAgain = [this] {
        if (isVisible())
            takeFocus();
    };
    const auto showNext = [this] {
        if (!m_session.isOpen())
            return;
        showWhatToDo();
        showReady();
    };
    for (const Asking* each : parts()) {
        connect(each, &Asking::said, this, &TablesScreen::complain);
        connect(each, &Asking::closed, this, focusAgain);
        for (const auto turn : {&kit::Ask::opened, &kit::Ask::closed})
            connect(&each->question(), turn, this, showNext,
                    Qt::QueuedConnection); // after it is shown or hidden
    }
    m_ready->isAsked = [this] {
        return std::ranges::any_of(parts(), [](const Asking* each) { return each->question().isOpen(); });
    };
    connect(m_clocks, &Clocks::roomWanted, m_tables, &Room::askRoom);
    connect(m_tables, &Room::matchWanted, this, &TablesScreen::matchWanted);
    connect(m_tables, &Room::sheetPrintWanted, this, &TablesScreen::sheetPrintWanted);
    connect(m_tables, &Room::tableChosen, this, [this](int table) {
        m_ready->setTable(table);
        takeFocus();
    });
    connect(m_ready, &ReadyList::nextTableChanged, this, [this] { m_tables->setNext(m_ready->nextTable()); });
    connect(m_ready, &ReadyList::decided, this, focusAgain);
    connect(m_ready, &ReadyList::tablesWanted, this, [this] {
        if (const QWidgetList tables = m_tables->stops(); !tables.isEmpty())
            tables.constFirst()->setFocus(Qt::TabFocusReason);
    });
    connect(m_ready, &ReadyList::called, this, [this] {
        if (hasFocus() || isAncestorOf(QApplication::focusWidget()))
            takeFocus();
    });
    connect(m_ready, &ReadyList::checkinWanted, this, &TablesScreen::checkinWanted);
    connect(m_needs, &NeedsList::said, this, &TablesScreen::complain);
    connect(m_needs, &NeedsList::resumeWanted, this, [this] { m_clocks->press(session::Key::ResumeAll); });
    connect(m_needs, &NeedsList::decisionWanted, this, &TablesScreen::decisionWanted);
    connect(m_needs, &NeedsList::checkinWanted, this, &TablesScreen::checkinWanted);
    connect(m_needs, &NeedsList::absenceWanted, m_ready, &ReadyList::focusOn);
    connect(m_needs, &NeedsList::caseWanted, this, &TablesScreen::caseWanted);
    connect(m_needs, &NeedsList::matchWanted, this, &TablesScreen::matchWanted);
    for (RowList* list : {&m_ready->rows(), static_cast<RowList*>(m_needs)})
        connect(list, &RowList::focusLost, this, [this] { setFocus(); });
    connect(m_ending, &EndingCard::printWanted, this, &TablesScreen::paperWanted);
    connect(m_ending, &EndingCard::backupWanted, this, [this] { Q_EMIT wanted(session::Key::Backup); });
    connect(m_ending, &EndingCard::closeWanted, this, &TablesScreen::closeWanted);
}

void TablesScreen::resizeEvent(QResizeEvent* event)
{
    Screen::resizeEvent(event);
    const double wide = width() / m_theme.scale();
    m_sidebar->setSideWidth(
        std::ranges::find_if(sideWidths, [&](const SideWidth& each) { return wide >= each.from; })->side);
    showCounts();
}

// The longest text that fits beside the title. If none fits, the buttons lose their text.
void TablesScreen::showCounts()
{
    const QFontMetrics metrics(m_theme.font(15));
    constexpr int between = 18;
    const int room = width() - kit::screenMargins.left() - kit::screenMargins.right() -
                     m_title->sizeHint().width() - m_clocks->wholeWidth(between) - 2 * between;
    const auto fits = [&](const QString& counts) { return metrics.horizontalAdvance(counts) <= room; };
    const auto fitting = std::ranges::find_if(m_counts, fits);
    m_clocks->setBrief(!m_counts.isEmpty() && fitting == m_counts.end());
    m_subtitle->setText(fitting != m_counts.end() ? *fitting : m_counts.value(m_counts.size() - 1));
}

// Available from other screens too, and leads here.
void TablesScreen::offerActions()
{
    using session::Key;
    for (const Key key : {Key::StartAll, Key::PauseAll, Key::ResumeAll, Key::TimeEverywhere})
        offer(
            key, [this, key] { m_clocks->press(key); },
            [this, key] { return m_session.isOpen() && Clocks::may(m_session.tournament(), key); });
    offer(
        Key::TablesAndRest, [this] { m_tables->askRoom(); }, [this] { return m_session.isOpen(); });
    offer(
        Key::CallNext, [this] { callNext(); },
        [this] {
            return m_session.isOpen() &&
                   tournament::firstOf(tournament::queue(m_session.tournament(), m_session.ticker().now()));
        });
}

void TablesScreen::callNext()
{
    m_ready->rows().focusOn(0);
    if (auto* first = qobject_cast<QAbstractButton*>(focusWidget()))
        first->click();
}

std::string TablesScreen::minuteNow() const
{
    return m_session.ticker().now().utc.substr(0, std::string_view("2026-11-21T19:42").size());
}

void TablesScreen::begin()
{
    for (Asking* each : parts())
        each->begin();
    complain({});
}

void TablesScreen::complain(const QString& sentence)
{
    m_complaint->say(sentence);
    m_complainedAt = m_session.shown().head.seq;
}

void TablesScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    if (m_session.shown().head.seq != m_complainedAt)
        complain({});
    const tournament::Tournament& tournament = m_session.tournament();
    m_title->setText(roundNow(tournament));
    m_clocks->show(tournament);
    m_ending->show(tournament);
    m_places->show(tournament);
    m_tables->show(tournament);
    showTimes();
    m_tables->setNext(m_ready->nextTable());
    m_up = m_tables->showClocks(tournament, m_session.ticker().now());
    m_needs->show(tournament, m_up);
}

// Without a match at a table, says what leads to the first one.
void TablesScreen::showWhatToDo()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const auto queue = tournament::queue(tournament, m_session.ticker().now());
    const bool isAny = std::ranges::any_of(tournament::atTables(tournament),
                                           [](const tournament::Match* match) { return match != nullptr; });
    const bool isReady = tournament::firstOf(queue) != nullptr;
    const bool isUnmet = !isReady && !queue.empty() && queue.front().hold.why == tournament::Hold::Why::Ids;
    const bool isShown = !m_ready->isAsked(); // a question needs the room, and Enter
    const bool isUndrawn = !tournament.setting->draw;
    if (!(isShown && isUndrawn) && m_undrawn->isAncestorOf(QApplication::focusWidget()))
        setFocus(); // showReady() moves it on
    m_undrawn->setVisible(isShown && isUndrawn);
    m_idle->setVisible(isShown && !isAny && isReady);
    m_unmet->setVisible(isShown && !isAny && isUnmet);
    const bool areTiles = isUndrawn || (!isAny && (isReady || isUnmet));
    m_left->setStretchFactor(m_tables, isShown && areTiles ? 0 : 1);
}

// Updates what depends on the minute: waiting times, rests and the estimated finish.
void TablesScreen::showTimes()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Timestamp now = m_session.ticker().now();
    m_minute = minuteNow();
    const auto forecast = tournament::forecast(tournament, now);
    m_counts = countsOf(tournament, now);
    showCounts();
    m_over->show(tournament.setting->bracket, forecast, now.aheadMin);
    showWhatToDo();
    showReady();
}

void TablesScreen::showReady()
{
    m_ready->show(m_session.tournament(), m_session.ticker().now());
    if (window()->focusWidget() == this) // the row with the focus is gone, or there was none
        takeFocus();
}

// Runs every second; only changes are painted.
void TablesScreen::showClocks()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QStringList up = m_tables->showClocks(tournament, m_session.ticker().now());
    if (m_ready->waits())
        showReady();
    else if (up == m_up)
        return;
    m_up = up;
    m_needs->show(tournament, m_up);
}

void TablesScreen::takeFocus()
{
    setFocusPolicy(Qt::TabFocus); // a click on empty space leaves Enter for the next match to call
    if (m_ready->rows().size() > 0)
        m_ready->rows().focusOn(0);
    else if (m_ending->isVisible())
        m_ending->takeFocus();
    else if (!m_undrawn->isHidden())
        m_undrawn->setFocus();
    else
        setFocus();
}

// Only among the lists and cards: one arrow too many must not reach a button above or another screen, where
// Enter does something else.
void TablesScreen::moveFocus(bool down)
{
    QWidget* focus = QApplication::focusWidget();
    if (std::ranges::any_of(parts(),
                            [&](const Asking* each) { return each->question().isAncestorOf(focus); }))
        return;
    const QWidgetList stops =
        m_ending->stops() + m_ready->rows().stops() + m_needs->stops() + m_tables->stops();
    const qsizetype now = stops.indexOf(focus);
    const qsizetype next = down ? now + 1 : now - 1; // from anywhere else, ↓ goes to the first
    if (next < 0 || next >= stops.size())
        return;
    stops[next]->setFocus(Qt::TabFocusReason);
    for (QWidget* around = stops[next]->parentWidget(); around != this; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(stops[next], 0, 8);
}

// A held-down key acts on one match only; the next one wasn't meant.
void TablesScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat() && !repeats(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* focused = qobject_cast<QAbstractButton*>(focusWidget()))
            focused->click();
        break;
    case Qt::Key_Down:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Left:
        moveFocus(event->key() == Qt::Key_Down || event->key() == Qt::Key_Right);
        break;
    default:
        if (kit::isCommand(*event) || !pressKey(event->key()))
            Screen::keyPressEvent(event);
    }
}

bool TablesScreen::pressKey(int key)
{
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return m_ready->typeTable(key - Qt::Key_0);
    const auto pressed = session::keyOfTables(key);
    return pressed && (m_ready->press(*pressed) || m_needs->press(*pressed) || m_clocks->press(*pressed) ||
                       m_tables->press(*pressed));
}

} // namespace tables

#include "moc_tablesscreen.cpp"
