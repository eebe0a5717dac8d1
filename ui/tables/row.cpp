#include "row.h"

#include "wording/tr.h"

#include <QFocusEvent>
#include <QPainter>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

Row::Row(kit::Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    connect(&theme, &kit::Theme::changed, this, &QWidget::updateGeometry);
}

void Row::show(const Words& words)
{
    m_words = words;
    setAccessibleName(words.title);
    setAccessibleDescription(
        words.detail + (words.note.isEmpty() ? QString() : u" · "_s + words.note) +
        (words.asks.isEmpty() ? QString() : u" · "_s + words.asks) +
        (words.key.isEmpty() ? QString() : u", "_s + Window::tr("key %1").arg(words.key)));
    setVisible(true);
    updateGeometry();
    update();
}

void Row::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    Q_EMIT focusMoved();
}

void Row::focusOutEvent(QFocusEvent* event)
{
    QAbstractButton::focusOutEvent(event);
    Q_EMIT focusMoved();
}

void Row::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    if (underMouse() || isDown())
        painter.fillRect(rect(), c.shade);
    painter.fillRect(m_theme.px(16), 0, width() - m_theme.px(32), 1, c.line);
    QRect box = rect().adjusted(m_theme.px(16), m_theme.px(8), -m_theme.px(16), -m_theme.px(8));
    const int asks = paintAsks(painter, box);
    box.setRight(box.right() - asks - (asks > 0 ? m_theme.px(12) : 0));
    if (!m_words.note.isEmpty()) {
        QRect below = rect().adjusted(m_theme.px(16), 0, -m_theme.px(16), -m_theme.px(8));
        below.setTop(below.bottom() - m_theme.px(22));
        kit::write(painter, m_theme, below, m_words.note, m_theme.font(kit::Text::Small), c.soft);
        box.setBottom(below.top());
    }
    kit::write(painter, m_theme, box.adjusted(0, 0, 0, -box.height() / 2), m_words.title,
               m_theme.font(kit::Text::Body), c.ink);
    kit::write(painter, m_theme, box.adjusted(0, box.height() / 2, 0, 0), m_words.detail,
               m_theme.font(kit::Text::Small), c.soft);
    if (hasFocus()) {
        painter.setPen(QPen(c.focus, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(6, 2, -6, -2), m_theme.px(6), m_theme.px(6));
    }
}

// Answers how wide it is.
int Row::paintAsks(QPainter& painter, const QRect& box) const
{
    if (m_words.asks.isEmpty())
        return 0;
    const kit::Colors& c = m_theme.colors();
    const bool strong = m_words.warns || !m_words.key.isEmpty();
    painter.setFont(m_theme.font(m_words.warns ? 14 : 16, strong ? kit::Weight::Medium : kit::Weight::Plain));
    const int text = painter.fontMetrics().horizontalAdvance(m_words.asks);
    const int pad = m_words.warns ? m_theme.px(12) : 0;
    const QRect frame(box.right() - text - 2 * pad, box.center().y() - m_theme.px(14), text + 2 * pad,
                      m_theme.px(28));
    if (m_words.warns) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.warnSoft);
        painter.drawRoundedRect(frame, m_theme.px(14), m_theme.px(14));
    }
    painter.setPen(m_words.warns ? c.warn : strong ? c.ink : c.soft);
    painter.drawText(frame, Qt::AlignCenter, m_words.asks);
    if (m_words.key.isEmpty())
        return frame.width();
    painter.setFont(m_theme.font(kit::Text::Small, kit::Weight::Medium));
    const int wide = painter.fontMetrics().horizontalAdvance(m_words.key) + m_theme.px(12);
    const QRectF key(frame.left() - wide - m_theme.px(6) + 0.5, box.center().y() - m_theme.px(11) + 0.5, wide,
                     m_theme.px(22));
    painter.setPen(QPen(c.line, 1));
    painter.setBrush(c.shade);
    painter.drawRoundedRect(key, 4, 4);
    painter.setPen(c.ink);
    painter.drawText(key, Qt::AlignCenter, m_words.key);
    return frame.width() + wide + m_theme.px(6);
}

RowList::RowList(kit::Theme& theme, const QString& title)
    : Card(theme), m_theme(theme), m_column(kit::columnIn(this, 0, {0, 14, 0, 8})),
      m_none(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft))
{
    auto* head = new kit::Line(theme, title, 15, kit::Weight::Medium, kit::Line::Ink::Soft);
    for (kit::Line* line : {head, m_none}) {
        QHBoxLayout* inset = kit::lineIn(nullptr, -1, {16, 0, 16, 8});
        inset->addWidget(line);
        m_column->addLayout(inset);
    }
}

void RowList::add(const QString& match, const Row::Words& words, int about)
{
    const auto place = m_shown.size();
    if (static_cast<std::size_t>(place) == m_rows.size()) {
        auto* row = new Row(m_theme);
        connect(row, &Row::clicked, this, [this, place] { Q_EMIT chosen(place); });
        connect(row, &Row::focusMoved, this, &RowList::focusMoved);
        m_column->addWidget(row);
        m_rows.push_back(row);
    }
    m_shown.append({match, about});
    m_rows[static_cast<std::size_t>(place)]->show(words);
}

void RowList::finish(const QString& none)
{
    for (auto place = static_cast<std::size_t>(m_shown.size()); place < m_rows.size(); ++place) {
        if (m_rows[place]->hasFocus())
            Q_EMIT focusLost();
        m_rows[place]->hide();
    }
    m_none->setText(none);
    m_none->setVisible(m_shown.isEmpty());
}

qsizetype RowList::focused() const
{
    for (qsizetype place = 0; place < m_shown.size(); ++place)
        if (m_rows[static_cast<std::size_t>(place)]->hasFocus())
            return place;
    return -1;
}

} // namespace tables

#include "moc_row.cpp"
