#include "tablecard.h"

#include "tableswords.h"

#include "ui/drawing/marks.h"
#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/clockwords.h"
#include "wording/tr.h"

#include <QContextMenuEvent>
#include <QPainter>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using kit::Line;
using kit::Weight;
using wording::Window;

namespace tables {

namespace {

/// The state apart from the clock.
Status statusOfMatch(const tournament::Match& match, const views::StateView& view)
{
    using tournament::State;
    if (match.flags.disputed)
        return Status::Disputed;
    if (match.flags.pending)
        return Status::Challenge;
    if (!view.waits.empty())
        return Status::Waits;
    if (match.state == State::Ended)
        return Status::Signing;
    if (match.flags.protest)
        return Status::Protest;
    return match.state == State::Called ? Status::Called : Status::Playing;
}

/// The state with the clock. Time matters more than that the match is in play, and less than a decision.
Status statusByClock(const tournament::Reading& reading, Status matchStatus)
{
    if (matchStatus != Status::Called && matchStatus != Status::Playing && matchStatus != Status::Protest)
        return matchStatus;
    if (reading.called)
        return Status::TimeCalled;
    if (tournament::isUp(reading))
        return Status::TimeUp;
    if (reading.clock.state == tournament::Clock::State::Paused)
        return Status::Paused;
    return tournament::isAlmostUp(reading) ? Status::NearlyUp : matchStatus;
}

} // namespace

TableCard::TableCard(kit::Theme& theme, int table, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_table(table)
{
    setObjectName(u"table-%1"_s.arg(table));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    kit::redrawWith(theme, this);
}

QString TableCard::title() const
{
    return Window::tr("Table %1").arg(m_table);
}

void TableCard::show(const tournament::Tournament& tournament, const tournament::Match* match,
                     const std::optional<std::string>& closed)
{
    m_isFree = !match;
    m_isClosed = closed.has_value();
    m_why = QString::fromStdString(closed.value_or(""));
    m_matchStatus = Status::Nothing;
    m_note.clear();
    if (match) {
        const views::StateView view = views::stateView(tournament, *match);
        m_matchStatus = statusOfMatch(*match, view);
        if (m_matchStatus == Status::Waits)
            m_why = kit::sentence(view.waits);
        m_note = noteOf(tournament, *match, kit::text(view.activity));
        m_left = kit::text(wording::leftToPlay(*match));
        for (const scoring::Side side : scoring::bothSides) {
            Side& shown = m_sides[side == scoring::Side::A ? 0 : 1];
            const views::SideView of = views::sideView(tournament, *match, side);
            const auto& winner = tournament::result(*match).winner;
            const bool isKnown = match->state == tournament::State::Ended && winner.has_value();
            shown = {kit::text(of.name), playersOf(tournament, *match, side), kit::text(of.score),
                     isKnown && *winner == side, isKnown && *winner != side};
        }
    }
    m_status = m_matchStatus;
    name();
    updateGeometry();
    update();
}

// The text for screen readers.
void TableCard::name()
{
    QString says = title();
    if (!m_isFree) {
        for (const Side& side : m_sides)
            says += u", %1 %2"_s.arg(side.team, side.score);
        says += u", "_s + words().whole;
        if (lacksHand())
            says += u", "_s + Window::tr("No hand yet");
    }
    if (m_isClosed)
        says += u", "_s + Window::tr("closed") + (m_why.isEmpty() || !m_isFree ? QString() : u": "_s + m_why);
    else if (m_isFree)
        says += u", "_s + Window::tr("free");
    setAccessibleName(says);
}

void TableCard::showClock(const std::optional<tournament::Reading>& reading, int minutesSinceCall)
{
    const bool isReady =
        reading && reading->endsAt.empty() && reading->clock.state == tournament::Clock::State::NotStarted;
    const bool isTimed = !m_isFree && m_matchStatus != Status::Signing;
    const QString time = !isTimed  ? QString()
                         : reading ? kit::text(tournament::timeText(reading->left))
                                   : Window::tr("%1 min").arg(minutesSinceCall);
    const std::optional<double> share =
        isTimed && reading ? std::optional(tournament::shareOver(*reading)) : std::nullopt;
    const Status status = reading && isTimed ? statusByClock(*reading, m_matchStatus) : m_matchStatus;
    const QString pause =
        status == Status::Paused ? kit::text(wording::pauseReason(reading->clock)) : QString();
    if (time == m_time && share == m_share && status == m_status && isReady == m_isReady && pause == m_pause)
        return;
    const bool isOther = status != m_status || pause != m_pause;
    m_time = time;
    m_share = share;
    m_status = status;
    m_pause = pause;
    m_isReady = isReady;
    setAccessibleDescription(time);
    if (isOther)
        name();
    update();
}

void TableCard::setNext(bool next)
{
    if (next == m_isNext)
        return;
    m_isNext = next;
    update();
}

void TableCard::setSize(Size size)
{
    m_size = size;
    update();
}

TableCard::Words TableCard::words() const
{
    using Ink = Line::Ink;
    switch (m_status) {
    case Status::Called:
        return {u"call"_s, m_isReady ? Window::tr("Called, ready to start") : Window::tr("Called"),
                Window::tr("Called"), Ink::Soft};
    case Status::NearlyUp:
        return {u"clock"_s, Window::tr("Time nearly up"), Window::tr("Nearly up"), Ink::Warn};
    case Status::TimeUp:
        return {u"alert"_s, Window::tr("Time is up"), Window::tr("Time is up"), Ink::Warn};
    case Status::TimeCalled:
        return {u"alert"_s, Window::tr("Time is up: %1").arg(m_left), kit::sentence(m_left), Ink::Warn};
    case Status::Paused:
        return {u"pause"_s, m_pause.isEmpty() ? Window::tr("Paused") : Window::tr("Paused: %1").arg(m_pause),
                Window::tr("Paused"), Ink::Warn};
    case Status::Protest:
        return {u"flag"_s, Window::tr("Under protest"), Window::tr("Protest"), Ink::Warn};
    case Status::Challenge:
        return {u"rulings"_s, Window::tr("Open challenge"), Window::tr("Challenge"), Ink::Warn};
    case Status::Waits:
        return {u"hold"_s, m_why, Window::tr("On hold"), Ink::Warn};
    case Status::Disputed:
        return {u"alert"_s, Window::tr("Disputed: who plays here?"), Window::tr("Disputed"), Ink::Bad};
    case Status::Signing:
        return {u"pen"_s, Window::tr("Waiting for signatures"), Window::tr("Sign"), Ink::Ok};
    case Status::Playing:
    case Status::Nothing:
        break;
    }
    return {{}, m_isReady ? Window::tr("In play, clock not started") : Window::tr("In play"), {}, Ink::Soft};
}

bool TableCard::isTimeShort() const
{
    return m_status == Status::NearlyUp || m_status == Status::TimeUp || m_status == Status::TimeCalled;
}

bool TableCard::needsSomebody() const
{
    return m_status == Status::TimeUp || m_status == Status::TimeCalled || m_status == Status::Challenge ||
           m_status == Status::Disputed || m_status == Status::Waits;
}

QSize TableCard::sizeHint() const
{
    if (m_size != Size::Tile)
        return {m_theme.px(228), m_theme.px(168)};
    const QFontMetrics number(m_theme.font(15, Weight::Medium));
    const QFontMetrics word(m_theme.font(15));
    const int around = m_theme.px(2 * 14 + 8 + (m_isClosed ? 18 + 8 : 0));
    const QString state = m_isClosed ? Window::tr("closed") : Window::tr("free");
    return {around + number.horizontalAdvance(title()) + word.horizontalAdvance(state), m_theme.px(48)};
}

void TableCard::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    Q_EMIT menuWanted(byMouse ? event->globalPos() : mapToGlobal(rect().center()));
}

// Height of one side: the name, and in a large card the players below.
int TableCard::sideHeight() const
{
    return m_theme.px(m_size == Size::Large ? 43 : m_size == Size::Normal ? 28 : isTight() ? 20 : 25);
}

int TableCard::headTop() const
{
    return m_theme.px(isTight() ? 1 : m_size == Size::Dense ? 6 : 9);
}

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const bool isMarked = !m_isFree && needsSomebody();
    const bool isTarget = m_isFree && m_isNext;
    const int wide = hasFocus() ? 3 : isTarget ? 2 : 1;
    const QColor marked = isMarked ? kit::colorOf(c, words().ink) : c.line;
    // In high contrast, a warning has nearly the focus color, so only its bar marks it.
    const QColor frame = m_theme.scheme() == kit::Scheme::HighContrast ? c.line : marked;
    QPen pen(hasFocus() || isTarget ? c.focus : m_isFree && !m_isClosed ? c.field : frame, wide);
    if (m_isFree && !m_isClosed && !hasFocus() && !isTarget)
        pen.setDashPattern({4, 3});
    const double half = wide / 2.0;
    const QRectF box = QRectF(rect()).adjusted(half, half, -half, -half);
    QPainterPath edge;
    edge.addRoundedRect(box, m_theme.px(8), m_theme.px(8));
    const bool isHovered = underMouse() && isEnabled();
    painter.fillPath(edge, isHovered ? c.shade : m_isFree && !m_isNext ? c.background : c.panel);
    if (isMarked) {
        painter.save();
        painter.setClipPath(edge);
        painter.fillRect(QRectF(0, 0, m_theme.px(4), height()), marked);
        painter.restore();
    }
    painter.setPen(pen);
    painter.drawPath(edge);
    if (m_isFree)
        return paintTile(painter, box);
    paintHead(painter);
    const bool isDense = m_size == Size::Dense;
    const int bar = height() - m_theme.px(isTight() ? 6 : isDense ? 8 : 43);
    const int top = headTop() + m_theme.px(isTight() ? 22 : 24);
    const int spare = qMax(0, bar - m_theme.px(isDense ? 2 : 4) - top - 2 * sideHeight());
    paintSide(painter, m_sides[0], true, top + spare / 3, spare / 3);
    paintSide(painter, m_sides[1], false, top + sideHeight() + spare * 2 / 3, spare / 3);
    if (spare > 0 || !isTight()) // else it would touch the second team
        paintBar(painter, bar);
    if (!isDense)
        paintFoot(painter);
}

void TableCard::paintTile(QPainter& painter, const QRectF& box) const
{
    const kit::Colors& c = m_theme.colors();
    QRect rest = box.toRect().adjusted(m_theme.px(13), 0, -m_theme.px(8), 0);
    const QFont number = m_theme.font(15, Weight::Medium);
    painter.setFont(number);
    painter.setPen(c.ink);
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, title());
    rest.setLeft(rest.left() + QFontMetrics(number).horizontalAdvance(title()) + m_theme.px(8));
    if (m_isClosed) {
        const int size = m_theme.px(18);
        painter.drawPixmap(rest.left(), rest.center().y() - size / 2,
                           kit::icon(u"ban"_s, size, c.soft, devicePixelRatioF()));
        rest.setLeft(rest.left() + size + m_theme.px(8));
    }
    painter.setFont(m_theme.font(15));
    painter.setPen(c.soft);
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                     m_isClosed ? Window::tr("closed") : Window::tr("free"));
}

// In a dense card, the state and the time are here.
void TableCard::paintHead(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    const bool isDense = m_size == Size::Dense;
    QRect head(inset(), headTop(), width() - 2 * inset(), m_theme.px(24));
    const QFont number = m_theme.font(isDense ? 15 : 17, Weight::Medium);
    kit::write(painter, m_theme, head, title(), number, c.ink);
    head.setLeft(head.left() + QFontMetrics(number).horizontalAdvance(title()) + m_theme.px(8));
    const Words state = words();
    if (isDense && !m_time.isEmpty()) {
        const QFont clock = m_theme.font(kit::Text::Small, Weight::Medium);
        painter.setFont(clock);
        painter.setPen(isTimeShort() ? c.warn : c.ink);
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, m_time);
        head.setRight(head.right() - QFontMetrics(clock).horizontalAdvance(m_time) - m_theme.px(6));
    }
    const bool isState = isDense && !state.brief.isEmpty();
    const QString note = isState && needsSomebody() ? state.brief
                         : m_isClosed               ? Window::tr("Closing")
                         : lacksHand() && isDense   ? Window::tr("No hand")
                         : lacksHand()              ? Window::tr("No hand yet")
                         : isState                  ? state.brief
                                                    : m_note;
    const QFont small = m_theme.font(kit::Text::Small, isState ? Weight::Medium : Weight::Plain);
    const int key = kit::keycapWidth(m_theme, u"Enter"_s) + m_theme.px(8);
    const bool fitsKey = key + QFontMetrics(small).horizontalAdvance(note) <= head.width();
    if (hasFocus() && (fitsKey || !isDense)) { // in a dense card, the state is here
        kit::paintKeycap(painter, m_theme, head, u"Enter"_s);
        head.setLeft(head.left() + key);
    }
    kit::write(painter, m_theme, head, note, small, isState ? kit::colorOf(c, state.ink) : c.soft,
               Qt::AlignRight | Qt::AlignVCenter);
}

void TableCard::paintBar(QPainter& painter, int top) const
{
    if (!m_share)
        return;
    const kit::Colors& c = m_theme.colors();
    const QRectF bar(inset(), top, width() - 2 * inset(), m_theme.px(4));
    // In high contrast, the line is nearly as light as the fill.
    const bool isHigh = m_theme.scheme() == kit::Scheme::HighContrast;
    painter.setPen(isHigh ? QPen(c.line) : QPen(Qt::NoPen));
    painter.setBrush(isHigh ? c.background : c.line);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isTimeShort() ? c.warn : c.soft);
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * *m_share, bar.height())),
                            bar.height() / 2, bar.height() / 2);
}

void TableCard::paintFoot(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    QRect foot(inset(), height() - m_theme.px(33), width() - 2 * inset(), m_theme.px(24));
    const Words state = words();
    const bool warns = state.ink == Line::Ink::Warn || state.ink == Line::Ink::Bad;
    if (!m_time.isEmpty()) {
        const QFont clock = m_theme.font(kit::Text::Big, Weight::Medium);
        painter.setFont(clock);
        painter.setPen(warns && m_status != Status::Challenge && m_status != Status::Waits ? c.warn : c.ink);
        painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, m_time);
        foot.setRight(foot.right() - QFontMetrics(clock).horizontalAdvance(m_time) - m_theme.px(8));
    }
    const QColor ink = kit::colorOf(c, state.ink);
    if (!state.icon.isEmpty()) {
        const int size = m_theme.px(17);
        painter.drawPixmap(foot.left(), foot.center().y() - size / 2,
                           kit::icon(state.icon, size, ink, devicePixelRatioF()));
        foot.setLeft(foot.left() + size + m_theme.px(6));
    }
    const QFont font =
        m_theme.font(kit::Text::Small, state.ink == Line::Ink::Soft ? Weight::Plain : Weight::Medium);
    // The hands left to play are at the end of the text, so use the short text before that is cut off.
    const bool isBrief =
        m_status == Status::TimeCalled && QFontMetrics(font).horizontalAdvance(state.whole) > foot.width();
    kit::write(painter, m_theme, foot, isBrief ? state.brief : state.whole, font, ink);
}

// A long name takes a second line if there is enough height. A dense card shows only names and scores.
void TableCard::paintSide(QPainter& painter, const Side& side, bool sideA, int top, int spare) const
{
    const kit::Colors& c = m_theme.colors();
    const bool isLarge = m_size == Size::Large;
    const bool isDense = m_size == Size::Dense;
    const int column = m_theme.px(isDense ? 14 : 16);
    const int mark = sideA ? column : m_theme.px(isDense ? 12 : 13);
    const int line = isLarge ? m_theme.px(24) : sideHeight();
    painter.fillPath(drawing::sideMark(sideA, QRectF(inset() + (column - mark) / 2.0,
                                                     top + (line - mark) / 2.0, mark, mark)),
                     sideA ? c.a : c.b);
    const QColor ink = side.lost ? c.soft : c.ink;
    const int digits = isLarge ? 30 : m_size == Size::Normal ? 22 : 18;
    const QFont score = m_theme.font(digits, side.won ? Weight::Strong : Weight::Medium);
    painter.setFont(score);
    painter.setPen(ink);
    painter.drawText(QRect(inset(), top, width() - 2 * inset(), sideHeight()),
                     Qt::AlignRight | Qt::AlignVCenter, side.score);
    const int before = m_theme.px(isDense ? 6 : 8); // before the score
    int wide = side.score.isEmpty() ? 0 : QFontMetrics(score).horizontalAdvance(side.score) + before;
    if (side.won) {
        const int tick = m_theme.px(digits * 0.6);
        const int right = width() - inset() - wide;
        painter.drawPixmap(right - tick, top + (sideHeight() - tick) / 2,
                           kit::icon(u"check"_s, tick, c.ok, devicePixelRatioF()));
        wide += tick + m_theme.px(6);
    }
    const int left = inset() + column + m_theme.px(isDense ? 6 : 12);
    const QRect name(left, top, width() - inset() - wide - left, line);
    const int pixels = isLarge ? 18 : m_size == Size::Normal ? 17 : 15;
    const QFont font = m_theme.font(pixels, side.won ? Weight::Strong : Weight::Plain);
    const int least = m_theme.px(static_cast<int>(kit::Text::Small));
    QRect room = name.adjusted(0, -spare / 2, 0, spare / 2);
    if (isLarge) { // the players are right below the name
        const QRect above = name.adjusted(0, -spare, 0, 0);
        room = drawing::fittedName(side.team, font, above.size(), least).lines.size() > 1 ? above : name;
    }
    painter.setPen(ink);
    drawing::drawName(painter, room, Qt::AlignLeft | Qt::AlignVCenter, side.team, font, least);
    if (!isLarge)
        return;
    const QRect players(left, top + line, name.width(), m_theme.px(19));
    const QFont small = m_theme.font(kit::Text::Small);
    using Form = QString (*)(const QString&);
    constexpr std::array<Form, 3> forms{[](const QString& whole) { return whole; }, withInitials, firstNames};
    const auto fits = [&](Form form) { // the same form for both sides
        return std::ranges::all_of(m_sides, [&](const Side& each) {
            return QFontMetricsF(small).horizontalAdvance(form(each.players)) <= players.width();
        });
    };
    const auto* const fitting = std::ranges::find_if(forms, fits);
    const Form form = fitting != forms.end() ? *fitting : forms.back();
    kit::write(painter, m_theme, players, form(side.players), small, c.soft);
}

} // namespace tables

#include "moc_tablecard.cpp"
