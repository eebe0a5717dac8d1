#include "fieldbox.h"

#include "ui/kit/widgets.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace sheet {

FieldBox::FieldBox(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setCursor(Qt::IBeamCursor);
    kit::setRole(*this, QAccessible::StaticText);
}

void FieldBox::show(const QString& name, const QString& text, const QString& caption, Current current,
                    bool isComputed)
{
    setAccessibleName(name + (text.isEmpty() ? QString() : u": "_s + text));
    m_text = text;
    m_caption = caption;
    m_current = current;
    m_isComputed = isComputed;
    setVisible(true);
    update();
}

void FieldBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const double border = (m_current == Current::No ? 1.5 : 3) * m_theme.scale();
    const double inset = 2 * m_theme.scale();
    const bool isPlain = m_current == Current::No && !m_isMarkedAround;
    QPen pen(m_current == Current::Yes ? c.focus : isPlain ? c.field : c.soft, border);
    if (m_isComputed)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(c.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), m_theme.px(6),
                            m_theme.px(6));
    QRect place = rect();
    if (!m_caption.isEmpty()) {
        const int high = m_theme.px(17);
        place.adjust(m_theme.px(4), m_theme.px(3), -m_theme.px(4), -m_theme.px(3) - high);
        kit::write(painter, m_theme, QRect(place.left(), place.bottom() + 1, place.width(), high), m_caption,
                   m_theme.font(kit::Text::Small), c.soft, Qt::AlignCenter);
    }
    painter.setPen(m_isComputed ? c.soft : c.ink);
    painter.setFont(m_theme.font(m_text.size() > 2 ? 16 : 22));
    painter.drawText(place, Qt::AlignCenter, m_text);
}

} // namespace sheet

#include "moc_fieldbox.cpp"
