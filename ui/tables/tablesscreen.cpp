#include "tablesscreen.h"

#include "tableswords.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/sidebar.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tables {

namespace {

constexpr int tilesWidth = 420; // pixels at 100 %: two tables in a row
constexpr int sideWidth = 384;

/// Whether a key that is held down goes on through the lists.
bool goesOn(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

} // namespace

TablesScreen::TablesScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(kit::titleLine(theme)),
      m_subtitle(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_room(new RoomClock(theme, session)),
      m_tables(new Room(theme, session)), m_over(new OverCard(theme)), m_ready(new ReadyList(theme, session)),
      m_needs(new NeedsList(theme, session)),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kit::screenMargins);
    grid->addLayout(kit::headLine(m_title, m_subtitle), 0, 0);
    const auto goOn = [this] {
        if (isVisible())
            takeFocus();
    };
    for (const Asking* each : parts()) {
        connect(each, &Asking::said, this, &TablesScreen::complain);
        connect(each, &Asking::closed, this, goOn);
    }
    connect(m_tables, &Room::matchWanted, this, &TablesScreen::matchWanted);
    connect(m_ready, &ReadyList::decided, this, goOn);
    connect(m_ready, &ReadyList::called, this, [this] {
        if (hasFocus() || isAncestorOf(QApplication::focusWidget()))
            takeFocus();
    });
    connect(m_ready, &ReadyList::checkinWanted, this, &TablesScreen::checkinWanted);
    connect(m_needs, &NeedsList::said, this, &TablesScreen::complain);
    connect(m_needs, &NeedsList::decisionWanted, this, &TablesScreen::decisionWanted);
    connect(m_needs, &NeedsList::caseWanted, this, &TablesScreen::caseWanted);
    connect(m_needs, &NeedsList::matchWanted, this, &TablesScreen::matchWanted);
    for (RowList* list : {&m_ready->rows(), static_cast<RowList*>(m_needs)})
        connect(list, &RowList::focusLost, this, [this] { setFocus(); });
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_tables);
    auto* room = new QWidget;
    QVBoxLayout* one = kit::columnIn(room);
    one->addWidget(m_room);
    one->addWidget(scroll, 1);
    grid->addWidget(new kit::Sidebar(theme, room, makeSide(), {tilesWidth, sideWidth}), 1, 0);
    grid->setRowStretch(1, 1);
    connect(&session.ticker(), &session::Ticker::ticked, this, [this] {
        if (!isVisible() || !m_session.isOpen())
            return;
        showClocks();
        if (minuteNow() != m_minute)
            showTimes();
    });
}

std::string TablesScreen::minuteNow() const
{
    return m_session.ticker().now().utc.substr(0, std::string_view("2026-11-21T19:42").size());
}

QWidget* TablesScreen::makeSide()
{
    auto* inside = new QWidget;
    QVBoxLayout* column = kit::columnIn(inside, 14, {0, 8, 0, 0});
    kit::add(column, {m_ready, m_complaint, m_needs, m_over});
    column->addStretch(1);
    m_complaint->hide();
    return inside;
}

void TablesScreen::begin()
{
    for (Asking* each : parts())
        each->begin();
    complain({});
}

void TablesScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    m_title->setText(roundNow(tournament));
    m_room->show(tournament);
    m_tables->show(tournament);
    showTimes();
    m_up = m_tables->showClocks(tournament, m_session.ticker().now());
    m_needs->show(tournament, m_up);
}

// What changes by the minute too: who waits for how long, whose rest is over, when all will be.
void TablesScreen::showTimes()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Timestamp now = m_session.ticker().now();
    m_minute = minuteNow();
    const auto forecast = tournament::forecast(tournament, now);
    m_subtitle->setText(countsOf(tournament, forecast, now));
    m_over->show(tournament.setting->bracket, forecast, now.aheadMin);
    showReady();
}

void TablesScreen::showReady()
{
    m_ready->show(m_session.tournament(), m_session.ticker().now());
    if (hasFocus()) // the row that had it is gone, or there was none
        takeFocus();
}

// Every second: only what is another is painted.
void TablesScreen::showClocks()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QStringList up = m_tables->showClocks(tournament, m_session.ticker().now());
    if (m_ready->waits())
        showReady();
    if (up == m_up)
        return;
    m_up = up;
    m_needs->show(tournament, m_up);
}

void TablesScreen::takeFocus()
{
    setFocusPolicy(Qt::TabFocus); // a click beside everything leaves Enter with the match that is called next
    if (m_ready->rows().size() > 0)
        m_ready->rows().focusOn(0);
    else
        setFocus();
}

// A key that is held down is about one match: the next was not meant.
void TablesScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat() && !goesOn(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* focused = qobject_cast<QAbstractButton*>(focusWidget()))
            focused->click();
        break;
    case Qt::Key_Down:
        focusNextPrevChild(true);
        break;
    case Qt::Key_Up:
        focusNextPrevChild(false);
        break;
    default:
        if (kit::isCommand(*event) || (!m_ready->press(event->key()) && !m_needs->press(event->key()) &&
                                       !m_room->press(event->key()) && !m_tables->press(event->key())))
            Screen::keyPressEvent(event);
    }
}

} // namespace tables

#include "moc_tablesscreen.cpp"
