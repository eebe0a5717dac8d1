#include "choice.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/icons.h"

#include <QKeyEvent>
#include <QPainter>

using kit::Text;
using kit::Weight;

namespace start {

Choice::Choice(kit::Theme& theme, const QString& icon, const QString& title, const QString& text,
               const QString& key, bool strong, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_icon(icon), m_text(text), m_key(key), m_strong(strong)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(text);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &kit::Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize Choice::sizeHint() const
{
    return {m_theme.px(280), m_theme.px(196)};
}

void Choice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const bool filled = m_strong;
    const QColor ground = filled ? c.ink : isDown() || underMouse() ? c.shade : c.panel;
    const QColor ink = filled ? c.panel : c.ink;
    const int stroke = m_theme.px(hasFocus() ? 3 : 1);
    const QRectF box = QRectF(rect()).adjusted(stroke / 2.0, stroke / 2.0, -stroke / 2.0, -stroke / 2.0);
    painter.setPen(QPen(hasFocus() ? c.focus : c.field, stroke));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, m_theme.px(10), m_theme.px(10));
    if (hasFocus() && filled) { // its ground is dark: the ring needs a gap to be seen
        painter.setPen(QPen(c.panel, m_theme.px(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(stroke, stroke, -stroke, -stroke), m_theme.px(8), m_theme.px(8));
    }
    const int margin = m_theme.px(22);
    painter.drawPixmap(margin, margin, kit::icon(m_icon, m_theme.px(36), ink, devicePixelRatioF()));

    const QFont keyFont = m_theme.font(Text::Small, Weight::Medium);
    const int wide = QFontMetrics(keyFont).horizontalAdvance(m_key) + m_theme.px(16);
    const QRectF cap(width() - margin - wide, margin, wide, m_theme.px(26));
    painter.setPen(QPen(filled ? c.panel : c.field, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cap, 4, 4);
    painter.setPen(ink);
    painter.setFont(keyFont);
    painter.drawText(cap, Qt::AlignCenter, m_key);

    const double left = margin;
    const double across = width() - 2.0 * margin;
    drawing::drawFitted(painter, {left, m_theme.px(76.0) * 1.0, across, m_theme.px(34) * 1.0},
                        Qt::AlignLeft | Qt::AlignVCenter, text(), m_theme.font(24, Weight::Medium),
                        m_theme.px(18));
    painter.setPen(filled ? c.panel : c.soft);
    painter.setFont(m_theme.font(Text::Body));
    painter.drawText(QRectF(left, m_theme.px(114), across, height() - m_theme.px(114) - m_theme.px(12)),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, m_text);
}

void Choice::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace start
