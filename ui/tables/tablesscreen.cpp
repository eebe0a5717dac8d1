#include "tablesscreen.h"

#include "tableswords.h"

#include "desk/play/table.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/session/clockwords.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

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
    : Screen(theme, session, parent), m_title(new kit::Line(theme, 24, kit::Weight::Medium)),
      m_subtitle(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_room(new RoomClock(theme, session)),
      m_tables(new Room(theme, session))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 16, 20, 16);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(m_title);
    m_subtitle->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->addWidget(m_subtitle, 1);
    grid->addLayout(head, 0, 0);
    const auto goOn = [this] {
        if (isVisible())
            takeFocus();
    };
    connect(m_room, &RoomClock::said, this, &TablesScreen::complain);
    connect(m_room, &RoomClock::closed, this, goOn);
    connect(m_tables, &Room::said, this, &TablesScreen::complain);
    connect(m_tables, &Room::closed, this, goOn);
    connect(m_tables, &Room::matchWanted, this, &TablesScreen::matchWanted);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_tables);
    auto* room = new QWidget;
    auto* one = new QVBoxLayout(room);
    one->setContentsMargins(0, 0, 0, 0);
    one->addWidget(m_room);
    one->addWidget(scroll, 1);
    grid->addWidget(new kit::Sidebar(theme, room, makeSide(), {tilesWidth, sideWidth}), 1, 0);
    grid->setRowStretch(1, 1);
    connect(&session.ticker(), &session::Ticker::ticked, this, [this] {
        if (!isVisible() || !m_session.isOpen())
            return;
        showClocks();
        if (minuteNow() != m_minute)
            showTimes(m_session.tournament());
    });
}

std::string TablesScreen::minuteNow() const
{
    return m_session.ticker().now().utc.substr(0, std::string_view("2026-11-21T19:42").size());
}

QWidget* TablesScreen::makeSide()
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(14);
    m_complaint = new kit::Prose(m_theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium);
    m_more = new kit::Line(m_theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft);
    m_over = new OverCard(m_theme);
    m_absence = new AbsenceBox(m_theme);
    connect(m_absence, &AbsenceBox::pressed, this, [this](int key) {
        const QString match = matchOf(key);
        doOnReady(key, match.isEmpty() ? m_ready.matches.value(0) : match);
    });
    connect(m_absence, &AbsenceBox::closed, this, [this] {
        if (isVisible())
            takeFocus();
    });
    column->addWidget(&m_absence->question()); // in view, however long the lists are
    column->addWidget(makeList(m_ready, Window::tr("Ready, longest waiting first")));
    column->addWidget(m_more);
    column->addWidget(m_absence);
    column->addWidget(m_complaint);
    m_complaint->hide();
    column->addWidget(makeList(m_needs, Window::tr("Needs you")));
    column->addWidget(m_over);
    column->addStretch(1);
    return inside;
}

void TablesScreen::choose(const List& list, const Row* row)
{
    const auto at = std::find(list.rows.begin(), list.rows.end(), row);
    const QString match = list.matches.value(at - list.rows.begin());
    if (&list == &m_ready && m_decidable.contains(match)) {
        (*at)->setFocus(); // Enter calls elsewhere, so it decides nothing: X does
        showAbsence(m_session.tournament());
    } else if (&list == &m_ready && m_held.contains(match))
        Q_EMIT checkinWanted(m_held.value(match));
    else if (&list == &m_ready)
        call(match);
    else if (match.isEmpty())
        Q_EMIT decisionWanted();
    else if (list.cases.contains(at - list.rows.begin()))
        Q_EMIT caseWanted(match);
    else
        Q_EMIT matchWanted(match);
}

void TablesScreen::begin()
{
    m_room->begin();
    m_tables->begin();
    if (m_absence->question().isOpen())
        m_absence->question().drop();
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
    showTimes(tournament);
    m_up = m_tables->showClocks(tournament, m_session.ticker().now());
    showNeeds(tournament);
}

// What changes by the minute too: who waits for how long, whose rest is over, when all will be.
void TablesScreen::showTimes(const tournament::Tournament& tournament)
{
    const tournament::Timestamp now = m_session.ticker().now();
    m_minute = minuteNow();
    const auto forecast = tournament::forecast(tournament, now);
    m_subtitle->setText(countsOf(tournament, forecast, now));
    m_over->show(tournament.setting->bracket, forecast, now.aheadMin);
    showReady(tournament, now);
}

// Every second: only what is another is painted.
void TablesScreen::showClocks()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QStringList up = m_tables->showClocks(tournament, m_session.ticker().now());
    if (m_waits)
        showReady(tournament, m_session.ticker().now());
    if (up == m_up)
        return;
    m_up = up;
    showNeeds(tournament);
}

// Stays here: at the start of a round one match after another is called.
void TablesScreen::call(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    const QString title = kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)));
    m_session.ask(
        Window::tr("call of %1").arg(title),
        [by, id, starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {std::nullopt, std::nullopt, starts});
        },
        [this](const session::Outcome& outcome) {
            complain(outcome.good() ? outcome.warning : outcome.mistakes.join(u" · "_s));
            if (outcome.good() && (hasFocus() || isAncestorOf(QApplication::focusWidget())))
                takeFocus();
        });
}

void TablesScreen::complain(const QString& sentence)
{
    m_complaint->say(sentence);
    m_complaint->setVisible(!sentence.isEmpty());
}

void TablesScreen::takeFocus()
{
    setFocusPolicy(Qt::TabFocus); // a click beside everything leaves Enter with the match that is called next
    if (!m_ready.matches.isEmpty())
        m_ready.rows.front()->setFocus();
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
        if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            return Screen::keyPressEvent(event);
        if (!pressOnReady(event->key()) && !pressOnNeeds(event->key()) && !m_room->press(event->key()) &&
            !m_tables->press(event->key()))
            Screen::keyPressEvent(event);
    }
}

} // namespace tables
