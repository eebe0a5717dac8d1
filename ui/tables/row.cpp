#include "row.h"

#include "arrows.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/icons.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QFocusEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

constexpr int rowInset = 14; // pixels, like the margins of headings and other cards
// Pixels at 100 %.
constexpr int titleHeight = 24; // keeps a keycap in the line below from touching it
constexpr int detailHeight = 20;
constexpr int moreHeight = 48;
constexpr int edgeOfRow = 8; // minimum
constexpr int edgeAbove = 12;
constexpr int edgeBelow = 6;
constexpr int belowHead = 4;

/// As many of the parts between ` · ` as fit, at least the first. So a number keeps its unit.
QString wholeParts(QString text, const QFont& font, int width)
{
    const QString between = u" · "_s;
    while (text.contains(between) && QFontMetricsF(font).horizontalAdvance(text) > width)
        text.truncate(text.lastIndexOf(between));
    return text;
}

} // namespace

Row::Row(kit::Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    leaveArrowsToScreen(*this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    connect(&theme, &kit::Theme::changed, this, [this] {
        m_lines = linesOfTitle(m_words); // even if the width stays the same
        updateGeometry();
    });
}

int Row::heightOf(const Words& words) const
{
    if (m_isMore)
        return m_theme.px(moreHeight);
    const int edge = words.icon.isEmpty() ? 12 : edgeOfRow;
    return m_theme.px(titleHeight * linesOfTitle(words) + detailHeight + edge +
                      (words.note.isEmpty() ? 0 : detailHeight));
}

int Row::linesOfTitle(const Words& words) const
{
    const double wide = QFontMetricsF(m_theme.font(kit::Text::Small)).horizontalAdvance(words.whole());
    return words.opponent.isEmpty() || wide <= width() - 2 * rowInset ? 1 : 2;
}

QSize Row::sizeHint() const
{
    return {m_theme.px(200), heightOf(m_words)};
}

void Row::resizeEvent(QResizeEvent*)
{
    if (std::exchange(m_lines, linesOfTitle(m_words)) != m_lines)
        updateGeometry();
}

void Row::show(const Words& words)
{
    if (words == m_words)
        return;
    const bool isAsHigh = heightOf(words) == heightOf(m_words);
    m_words = words;
    m_lines = linesOfTitle(words);
    setAccessibleName(words.whole());
    describe();
    if (!isAsHigh)
        updateGeometry();
    update();
}

void Row::describe()
{
    const QString key = shownKey();
    const QString asks =
        key.isEmpty() ? m_words.asks : m_words.asks + u", "_s + Window::tr("key %1").arg(key);
    if (!m_isMore)
        setAccessibleDescription(kit::joined({m_words.detail, m_words.note, asks}, u" · "_s));
}

// The focus of the window counts, even if another window is active.
QString Row::shownKey() const
{
    const bool takesEnter = window()->focusWidget() == this && !m_words.asks.isEmpty() && !m_words.isLater;
    return m_words.key.isEmpty() && takesEnter ? u"Enter"_s : m_words.key;
}

void Row::showMore(const QString& text, bool isFolded)
{
    m_isMore = true;
    m_words = {text, {}, {}};
    m_words.icon = isFolded ? u"chevron"_s : QString();
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Row::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    describe();
    Q_EMIT focusMoved();
}

void Row::focusOutEvent(QFocusEvent* event)
{
    QAbstractButton::focusOutEvent(event);
    describe();
    Q_EMIT focusMoved();
}

void Row::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    if (underMouse() || isDown())
        painter.fillRect(rect().adjusted(1, 1, -1, 0), c.shade);
    painter.fillRect(rowInset, 0, width() - 2 * rowInset, 1, c.line);
    const QRect box = rect().adjusted(rowInset, 1, -rowInset, 0);
    if (m_isMore)
        paintMore(painter, box);
    else
        paintWords(painter, box);
    if (hasFocus()) {
        painter.setPen(QPen(c.focus, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(6, 2, -6, -2), m_theme.px(8), m_theme.px(8));
    }
}

void Row::paintMore(QPainter& painter, const QRect& box)
{
    const kit::Colors& c = m_theme.colors();
    const QFont font = m_theme.font(15, kit::Weight::Medium);
    const int size = m_words.icon.isEmpty() ? 0 : m_theme.px(18);
    const int words = QFontMetrics(font).horizontalAdvance(m_words.title);
    const int wide = std::min(box.width(), words + (size > 0 ? size + m_theme.px(6) : 0));
    const QRect middle(box.left() + (box.width() - wide) / 2, box.top(), wide, box.height());
    kit::write(painter, m_theme, middle.adjusted(0, 0, -size, 0), m_words.title, font, c.ink);
    if (size > 0)
        painter.drawPixmap(middle.right() + 1 - size, middle.center().y() - size / 2,
                           kit::icon(m_words.icon, size, c.ink, devicePixelRatioF()));
}

// With an icon, the key or button is as high as both lines; else it is on the second line.
void Row::paintWords(QPainter& painter, QRect box)
{
    const kit::Colors& c = m_theme.colors();
    const bool hasIcon = !m_words.icon.isEmpty();
    const int lines = m_theme.px(titleHeight * m_lines + detailHeight);
    const int top = (height() - lines - (m_words.note.isEmpty() ? 0 : m_theme.px(detailHeight))) / 2;
    if (hasIcon) {
        const int size = m_theme.px(20);
        painter.drawPixmap(box.left(), top + (lines - size) / 2,
                           kit::icon(m_words.icon, size, c.warn, devicePixelRatioF()));
        box.setLeft(box.left() + m_theme.px(30));
    }
    QRect title(box.left(), top, box.width(), m_theme.px(titleHeight));
    const QRect opponent = title.translated(0, title.height());
    QRect detail(box.left(), top + m_lines * title.height(), box.width(), m_theme.px(detailHeight));
    const QRect note = detail.translated(0, detail.height());
    const QFont small = m_theme.font(kit::Text::Small);
    const auto leftOfAsks = [&](bool hasKey) {
        const int asks = asksWidth(hasKey);
        return box.right() - asks - (asks > 0 ? m_theme.px(10) : 0);
    };
    const auto detailIn = [&](int width) {
        const bool isShort =
            !m_words.shortDetail.isEmpty() && QFontMetricsF(small).horizontalAdvance(m_words.detail) > width;
        return wholeParts(isShort ? m_words.shortDetail : m_words.detail, small, width);
    };
    // A clock is always shown in full: the key gives way to it, and Enter also to a title beside it.
    const QFont body = m_theme.font(kit::Text::Body);
    const int besideKey = leftOfAsks(true) - detail.left();
    const bool fitsKey = QFontMetrics(small).horizontalAdvance(detailIn(besideKey)) <= besideKey &&
                         (!hasIcon || QFontMetrics(body).horizontalAdvance(m_words.title) <= besideKey);
    const bool hasKey = fitsKey || (hasIcon && !m_words.key.isEmpty());
    paintAsks(painter, hasIcon ? title.united(detail) : detail, hasKey);
    const int left = leftOfAsks(hasKey);
    detail.setRight(left);
    if (hasIcon)
        title.setRight(left);
    const auto name = [&](const QRect& place, const QString& team) {
        painter.setPen(c.ink);
        drawing::drawName(painter, place, Qt::AlignLeft | Qt::AlignVCenter, team, body,
                          m_theme.px(static_cast<int>(kit::Text::Small)));
    };
    if (m_lines == 1) {
        kit::write(painter, m_theme, title, m_words.whole(), body, c.ink);
    } else {
        name(title, m_words.title);
        name(opponent, u"– "_s + m_words.opponent);
    }
    kit::write(painter, m_theme, detail, detailIn(detail.width()), small, c.soft);
    const auto fits = [&](const QString& text, const QRect& place) {
        return QFontMetrics(small).horizontalAdvance(text) <= place.width();
    };
    const bool isShort = !m_words.shortNote.isEmpty() && !fits(m_words.note, note);
    kit::write(painter, m_theme, note, isShort ? m_words.shortNote : m_words.note, small, c.soft);
    const bool isWhole =
        fits(m_words.whole(), title) && fits(m_words.detail, detail) && fits(m_words.note, note);
    setToolTip(isWhole ? QString() : kit::joined({m_words.whole(), m_words.detail, m_words.note}, u"\n"_s));
}

QFont Row::asksFont() const
{
    return m_theme.font(m_words.warns ? 14 : 15,
                        isAskingStrongly() ? kit::Weight::Medium : kit::Weight::Plain);
}

int Row::asksWidth(bool hasKey) const
{
    if (m_words.asks.isEmpty())
        return 0;
    const int pad = m_words.warns ? m_theme.px(11) : 0;
    const QString shown = shownKey();
    const int key = hasKey && !shown.isEmpty() ? kit::keycapWidth(m_theme, shown) + m_theme.px(8) : 0;
    return QFontMetrics(asksFont()).horizontalAdvance(m_words.asks) + 2 * pad + key;
}

void Row::paintAsks(QPainter& painter, const QRect& box, bool hasKey) const
{
    if (m_words.asks.isEmpty())
        return;
    const kit::Colors& c = m_theme.colors();
    const int wide = asksWidth(false);
    const QRect frame(box.right() + 1 - wide, box.center().y() - m_theme.px(13), wide, m_theme.px(27));
    painter.setFont(asksFont());
    if (m_words.warns) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.warnSoft);
        painter.drawRoundedRect(frame, frame.height() / 2.0, frame.height() / 2.0);
    }
    painter.setPen(m_words.warns ? c.warn : isAskingStrongly() ? c.ink : c.soft);
    painter.drawText(frame, Qt::AlignCenter, m_words.asks);
    if (const QString key = shownKey(); hasKey && !key.isEmpty())
        kit::paintKeycap(painter, m_theme, frame.adjusted(wide - asksWidth(true), 0, 0, 0), key);
}

RowList::RowList(kit::Theme& theme, const QString& title)
    : Card(theme), m_theme(theme), m_column(kit::columnIn(this, belowHead, {0, edgeAbove, 0, edgeBelow})),
      m_inside(new QVBoxLayout), m_head(new kit::Line(theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft)),
      m_aside(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_none(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)), m_more(new Row(theme))
{
    QHBoxLayout* head = kit::lineIn(nullptr, rowInset, {rowInset, 0, rowInset, 0});
    m_aside->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_head->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // the text beside it wraps
    head->addWidget(m_head);
    head->addWidget(m_aside, 1);
    m_column->addLayout(head);
    auto* none = new QWidget; // a widget instead of a layout, because it takes no room when hidden
    kit::lineIn(none, -1, {rowInset, 0, rowInset, edgeBelow})->addWidget(m_none);
    m_column->addWidget(none);
    m_inside->setSpacing(0);
    m_column->addLayout(m_inside);
    m_column->addWidget(m_more);
    m_more->setObjectName(u"showMore"_s);
    m_more->hide();
    setTitle(title);
    connect(m_more, &Row::clicked, this, [this] {
        m_isUnfolded = !m_isUnfolded;
        fold();
        Q_EMIT foldingChanged();
    });
}

void RowList::setTitle(const QString& title)
{
    m_head->setText(title);
    m_more->setAccessibleDescription(title); // says to which list it belongs
}

void RowList::add(const QString& match, const Row::Words& words, int about)
{
    const auto place = m_shown.size();
    if (static_cast<std::size_t>(place) == m_rows.size()) {
        auto* row = new Row(m_theme);
        connect(row, &Row::clicked, this, [this, place] { Q_EMIT chosen(place); });
        connect(row, &Row::focusMoved, this, &RowList::focusMoved);
        row->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(row, &Row::customContextMenuRequested, this, [this, row, place](const QPoint& at) {
            row->setFocus();
            Q_EMIT menuWanted(place, row->mapToGlobal(at));
        });
        m_inside->addWidget(row);
        m_rows.push_back(row);
        QWidgetList all(m_rows.cbegin(), m_rows.cend());
        kit::tabThrough(*this, all << m_more);
    }
    m_shown.append({match, about});
    m_rows[static_cast<std::size_t>(place)]->show(words);
}

void RowList::finish(const QString& none, const QString& aside)
{
    m_aside->setText(aside);
    m_none->setText(none);
    m_none->parentWidget()->setVisible(m_shown.isEmpty());
    fold();
}

void RowList::setLimit(int rows)
{
    if (rows == m_limit)
        return;
    m_limit = rows;
    fold();
}

// A row with the focus stays in view, so that someone working down the list keeps their place.
void RowList::fold()
{
    const auto all = static_cast<int>(m_shown.size());
    m_isUnfolded = m_isUnfolded || focused() >= m_limit;
    const int shown = m_isUnfolded ? all : std::min(all, m_limit);
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        const bool isShown = place < static_cast<std::size_t>(shown);
        if (!isShown && m_rows[place]->hasFocus())
            Q_EMIT focusLost();
        m_rows[place]->setVisible(isShown);
    }
    const bool canFold = all > std::min(all, m_limit);
    if (canFold)
        m_more->showMore(m_isUnfolded ? Window::tr("Show fewer")
                                      : Window::tr("Show %1 more…").arg(all - shown),
                         !m_isUnfolded);
    else
        m_isUnfolded = false;
    if (!canFold && m_more->hasFocus())
        Q_EMIT focusLost();
    m_more->setVisible(canFold);
}

void RowList::focusOn(qsizetype place)
{
    if (place >= m_limit && !m_isUnfolded) {
        m_isUnfolded = true;
        fold();
        Q_EMIT foldingChanged();
    }
    m_rows[static_cast<std::size_t>(place)]->setFocus();
}

qsizetype RowList::placeOf(const QString& match) const
{
    for (qsizetype place = 0; place < m_shown.size(); ++place)
        if (m_shown[place].first == match)
            return place;
    return -1;
}

QWidgetList RowList::stops() const
{
    QWidgetList all(m_rows.cbegin(), m_rows.cend());
    all << m_more;
    all.removeIf([](const QWidget* each) { return !each->isVisible(); });
    return all;
}

int RowList::mostIn(int height) const
{
    return height / m_theme.px(titleHeight + detailHeight + edgeOfRow);
}

int RowList::heightFor(int rows) const
{
    const int shown = std::min(rows, static_cast<int>(m_shown.size()));
    int high = edgeAbove + m_head->sizeHint().height() + belowHead + edgeBelow;
    for (int place = 0; place < shown; ++place)
        high += m_rows[static_cast<std::size_t>(place)]->sizeHint().height();
    if (m_shown.isEmpty())
        return high + m_none->sizeHint().height() + edgeBelow;
    return high + (shown < m_shown.size() ? m_theme.px(moreHeight) + belowHead : 0);
}

qsizetype RowList::focused() const
{
    const auto rows = m_rows.begin() + m_shown.size();
    const auto found = std::find(m_rows.begin(), rows, window()->focusWidget());
    return found == rows ? -1 : found - m_rows.begin();
}

} // namespace tables

#include "moc_row.cpp"
