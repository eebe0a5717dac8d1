#include "nightscreen.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "desk/attendance.h"
#include "desk/calltime.h"
#include "desk/names.h"
#include "desk/table.h"
#include "night/queue.h"
#include "ui/look/beside.h"
#include "ui/look/text.h"

#include <QApplication>
#include <QDateTime>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nightview {

namespace {

constexpr int mostReady = 6;    // so that what needs somebody stays in view
constexpr int tilesWidth = 420; // pixels at 100 %: two tables in a row
constexpr int sideWidth = 384;

/// The first round that is not over, in words.
QString roundNow(const night::Night& night)
{
    const bracket::Bracket& drawn = night.setting->bracket;
    for (const bracket::Match& each : drawn.matches) {
        const night::Match* match = night::match(night, each.id);
        if (match && bracket::isPlayed(each) && match->state != night::State::Final)
            return look::text(bracket::roundName(drawn, each.bracket, each.round));
    }
    const std::string champion = night::champion(night);
    return champion.empty() ? u"The night"_s : u"%1 won"_s.arg(look::text(desk::teamName(night, champion)));
}

QString teamsOf(const night::Night& night, const night::Match& match)
{
    return look::text(desk::teamName(night, match.teams.a)) + u" – "_s +
           look::text(desk::teamName(night, match.teams.b));
}

QString countsOf(const night::Night& night)
{
    int played = 0;
    int over = 0;
    for (const night::Match* match : night::inOrder(night)) {
        const bool isPlayed = match->number && !night::isSpared(*match);
        played += isPlayed ? 1 : 0;
        over += isPlayed && match->state == night::State::Final ? 1 : 0;
    }
    const desk::Attendance attendance = desk::attendance(night);
    QString counts =
        u"%1 teams · %2 of %3 matches finished"_s.arg(night.setting->teams.size()).arg(over).arg(played);
    if (attendance.needed == 0)
        return counts;
    return counts +
           u" · %1 of %2 players here for what comes next"_s.arg(attendance.here).arg(attendance.needed);
}

/// ` · waiting 9 min`; nothing in the first minute.
QString waitingText(const std::string& since)
{
    const QDateTime then = QDateTime::fromString(look::text(since), Qt::ISODateWithMs);
    const qint64 minutes = then.isValid() ? then.secsTo(QDateTime::currentDateTimeUtc()) / 60 : 0;
    return minutes > 0 ? u" · waiting %1 min"_s.arg(minutes) : QString();
}

/// `Match 5 · waiting 9 min`; who keeps it from being called comes before how long it waits.
QString detailOf(const night::Night& night, const night::Waiting& waiting)
{
    const QString title = look::text(desk::titleOf(*waiting.match));
    QStringList missing;
    for (const std::string& person : waiting.missing)
        missing << look::text(desk::personName(night, person));
    if (missing.isEmpty())
        return title + waitingText(waiting.since);
    if (waiting.isHeld)
        return u"ID not checked: "_s + missing.join(u", "_s) + u" · "_s + title;
    return title + waitingText(waiting.since) + u" · missing: "_s + missing.join(u", "_s);
}

/// What the rule card says of time that is up: `finish this hand · F5 on its sheet calls it`.
QString expiryOf(const night::Match& match)
{
    const auto& time = match.rules->rules.time;
    return (time.onExpiry ? look::text(desk::inWords(*time.onExpiry))
                          : u"play ends at %1"_s.arg(look::text(time.wallClockEnd))) +
           u" · F5 on its sheet calls it"_s;
}

/// What to do where no match is ready.
QString emptyText(const night::Night& night)
{
    if (!night.setting->draw)
        return u"Nothing is drawn yet: register the teams, then draw (Ctrl+2)."_s;
    return night::champion(night).empty() ? u"None: matches in play come first."_s
                                          : u"Every match is over."_s;
}

} // namespace

NightScreen::NightScreen(look::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(new look::Line(theme, 24, look::Weight::Medium)),
      m_subtitle(new look::Prose(theme, 16, look::Line::Ink::Soft)), m_room(new RoomClock(theme, session)),
      m_tables(new Tiles(theme))
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
    connect(m_room, &RoomClock::said, this, &NightScreen::complain);
    connect(m_room, &RoomClock::closed, this, [this] {
        if (isVisible())
            takeFocus();
    });
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(m_tables);
    column->addStretch(1);
    scroll->setWidget(inside);
    auto* room = new QWidget;
    auto* one = new QVBoxLayout(room);
    one->setContentsMargins(0, 0, 0, 0);
    one->addWidget(m_room);
    one->addWidget(scroll, 1);
    grid->addWidget(new look::Beside(theme, room, makeSide(), {tilesWidth, sideWidth}), 1, 0);
    grid->setRowStretch(1, 1);
    connect(&session.ticker(), &session::Ticker::ticked, this, [this] {
        if (isVisible() && m_session.isOpen())
            showClocks();
    });
}

QWidget* NightScreen::makeList(List& list, const QString& title)
{
    auto* card = new look::Card(m_theme);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 14, 0, 8);
    column->setSpacing(0);
    auto* head = new look::Line(m_theme, 15, look::Weight::Medium, look::Line::Ink::Soft);
    head->setText(title);
    list.none = new look::Line(m_theme, 15, look::Weight::Plain, look::Line::Ink::Soft);
    for (look::Line* line : {head, list.none}) {
        auto* inset = new QHBoxLayout;
        inset->setContentsMargins(16, 0, 16, 8);
        inset->addWidget(line);
        column->addLayout(inset);
    }
    list.layout = column;
    return card;
}

QWidget* NightScreen::makeSide()
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(14);
    m_complaint = new look::Prose(m_theme, 14, look::Line::Ink::Bad, look::Weight::Medium);
    m_more = new look::Line(m_theme, 14, look::Weight::Plain, look::Line::Ink::Soft);
    column->addWidget(makeList(m_ready, u"Ready, longest waiting first"_s));
    column->addWidget(m_more);
    column->addWidget(m_complaint);
    m_complaint->hide();
    column->addWidget(makeList(m_needs, u"Needs you"_s));
    column->addStretch(1);
    return inside;
}

void NightScreen::add(List& list, const QString& match, const Row::Words& words)
{
    const auto place = static_cast<std::size_t>(list.matches.size());
    if (place == list.rows.size()) {
        auto* row = new Row(m_theme);
        connect(row, &Row::clicked, this, [this, &list, row] { choose(list, row); });
        list.layout->addWidget(row);
        list.rows.push_back(row);
    }
    list.matches << match;
    list.rows[place]->show(words);
}

void NightScreen::finish(List& list, const QString& none)
{
    for (auto place = static_cast<std::size_t>(list.matches.size()); place < list.rows.size(); ++place)
        list.rows[place]->hide();
    list.none->setText(none);
    list.none->setVisible(list.matches.isEmpty());
}

void NightScreen::choose(const List& list, const Row* row)
{
    const auto at = std::find(list.rows.begin(), list.rows.end(), row);
    const QString match = list.matches.value(at - list.rows.begin());
    if (&list == &m_ready && m_held.contains(match))
        Q_EMIT checkinWanted(m_held.value(match));
    else if (&list == &m_ready)
        call(match);
    else
        Q_EMIT matchWanted(match);
}

void NightScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const night::Night& night = m_session.night();
    m_title->setText(roundNow(night));
    m_subtitle->setText(countsOf(night));
    m_room->show(night);
    showTables(night);
    showReady(night);
    m_up.clear();
    showNeeds(night);
    showClocks();
}

std::optional<night::Reading> NightScreen::readingOf(const night::Match& match) const
{
    return night::readingOf(m_session.night(), match, m_session.ticker().now());
}

// Every second: only what is another is painted.
void NightScreen::showClocks()
{
    const night::Night& night = m_session.night();
    const std::vector<const night::Match*> tables = night::atTables(night);
    QStringList up;
    for (std::size_t i = 0; i < tables.size() && i < m_cards.size(); ++i) {
        const night::Match* match = tables[i];
        const auto reading = match ? readingOf(*match) : std::nullopt;
        m_cards[i]->showClock(reading ? std::optional(session::wordsOf(*reading)) : std::nullopt);
        if (reading && night::isUp(*reading))
            up << look::text(match->id);
    }
    if (up == m_up)
        return;
    m_up = up;
    showNeeds(night);
}

void NightScreen::showTables(const night::Night& night)
{
    const std::vector<const night::Match*> tables = night::atTables(night);
    while (m_cards.size() < tables.size()) {
        const int table = static_cast<int>(m_cards.size()) + 1;
        auto* card = new TableCard(m_theme, table);
        m_tables->add(card);
        connect(card, &TableCard::clicked, this, [this, table] {
            if (const night::Match* match =
                    night::atTables(m_session.night())[static_cast<std::size_t>(table) - 1])
                Q_EMIT matchWanted(look::text(match->id));
        });
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < tables.size());
        m_cards[i]->show(night, i < tables.size() ? tables[i] : nullptr);
    }
}

void NightScreen::showReady(const night::Night& night)
{
    m_ready.matches.clear();
    const std::optional<int> free = night::freeTable(night);
    const std::vector<night::Waiting> queue = night::queue(night);
    m_held.clear();
    for (const night::Waiting& waiting : queue) {
        if (m_ready.matches.size() == mostReady)
            break;
        const bool isNext = m_ready.matches.isEmpty();
        if (waiting.isHeld)
            m_held.insert(look::text(waiting.match->id),
                          look::text(desk::teamOfPlayer(night, waiting.missing.front())));
        const QString asks = isNext && waiting.isHeld ? u"Check-in"_s
                             : isNext && free         ? u"Table %1"_s.arg(*free)
                                                      : QString();
        add(m_ready, look::text(waiting.match->id),
            {teamsOf(night, *waiting.match), detailOf(night, waiting), asks, false, !asks.isEmpty()});
    }
    finish(m_ready, emptyText(night));
    const auto more = static_cast<int>(queue.size()) - mostReady;
    m_more->setText(more > 0 ? u"and %1 more"_s.arg(more) : QString());
    m_more->setVisible(more > 0);
}

void NightScreen::showNeeds(const night::Night& night)
{
    m_needs.matches.clear();
    for (const night::Match* match : night::inOrder(night)) {
        const QString id = look::text(match->id);
        const QString where =
            match->call ? u"table %1"_s.arg(match->call->table) : look::text(desk::titleOf(*match));
        if (match->flags.pending)
            add(m_needs, id,
                {u"Renege challenge, "_s + where, teamsOf(night, *match), u"undecided"_s, true, false});
        if (match->flags.disputed)
            add(m_needs, id,
                {u"Who plays here? "_s + where, teamsOf(night, *match), u"disputed"_s, true, false});
        if (match->flags.protest)
            add(m_needs, id,
                {u"Under protest, "_s + where, teamsOf(night, *match), u"protest"_s, true, false});
        if (m_up.contains(id))
            add(m_needs, id, {u"Time is up, "_s + where, expiryOf(*match), u"time is up"_s, true, false});
        if (match->state == night::State::Ended)
            add(m_needs, id,
                {u"The game is over, "_s + where, teamsOf(night, *match), u"to be signed"_s, true, false});
    }
    finish(m_needs, u"Nothing at the moment."_s);
}

// Stays here: at the start of a round one match after another is called.
void NightScreen::call(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    const QString title = look::text(desk::titleOf(*night::match(m_session.night(), id)));
    m_session.ask(
        u"call of "_s + title,
        [by, id, starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {std::nullopt, std::nullopt, starts});
        },
        [this](const session::Outcome& outcome) {
            complain(outcome.mistakes.join(u" · "_s));
            if (outcome.good() && isAncestorOf(QApplication::focusWidget()))
                takeFocus();
        });
}

void NightScreen::complain(const QString& sentence)
{
    m_complaint->say(sentence);
    m_complaint->setVisible(!sentence.isEmpty());
}

void NightScreen::takeFocus()
{
    setFocusPolicy(Qt::TabFocus); // a click beside everything leaves Enter with the match that is called next
    if (!m_ready.matches.isEmpty())
        m_ready.rows.front()->setFocus();
    else
        setFocus();
}

void NightScreen::keyPressEvent(QKeyEvent* event)
{
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
        if (!m_room->press(event->key()))
            Screen::keyPressEvent(event);
    }
}

} // namespace nightview
