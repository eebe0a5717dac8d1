#include "clockface.h"

#include "wording/tr.h"

#include <QPainter>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

ClockFace::ClockFace(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(Window::tr("Clock"));
    connect(&theme, &kit::Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void ClockFace::show(const session::ClockWords& words)
{
    if (words == m_words)
        return;
    // Read aloud when it is another state; not every second.
    if (words.says != m_words.says) {
        setAccessibleDescription(words.says);
        setToolTip(words.says);
    }
    m_words = words;
    update();
}

QSize ClockFace::sizeHint() const
{
    return {m_theme.px(120), m_theme.px(62)};
}

drawing::FittedText ClockFace::shown() const
{
    return drawing::fitted(m_words.says, m_theme.font(14), width(), m_theme.px(14));
}

void ClockFace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(kit::colorOf(m_theme.colors(), m_words.ink));
    painter.setFont(m_theme.font(32, kit::Weight::Medium));
    const int high = m_theme.px(40);
    painter.drawText(QRect(0, 0, width(), high), Qt::AlignCenter, m_words.time);
    if (m_words.ink == kit::Line::Ink::Plain)
        painter.setPen(m_theme.colors().soft);
    const drawing::FittedText says = shown();
    painter.setFont(says.font);
    painter.drawText(QRect(0, high, width(), height() - high), Qt::AlignCenter | Qt::TextSingleLine,
                     says.text);
}

} // namespace sheet
