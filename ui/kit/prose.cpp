#include "prose.h"

#include <QEvent>

namespace kit {

Prose::Prose(Theme& theme, int pixels, Line::Ink ink, Weight weight, QWidget* parent)
    : QLabel(parent), m_theme(theme), m_pixels(pixels), m_ink(ink), m_weight(weight)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(&theme, &Theme::changed, this, [this] { dress(); });
    dress();
}

void Prose::setInk(Line::Ink ink)
{
    if (ink == m_ink)
        return;
    m_ink = ink;
    dress();
}

void Prose::say(const QString& text)
{
    setText(text);
    setVisible(!text.isEmpty());
}

void Prose::say(const QString& text, Line::Ink ink)
{
    setInk(ink);
    say(text);
}

// Where a label comes to stand under another widget, the style sheet forgets the font and the colours that it
// was given before: they would come back only with the next change of the look.
bool Prose::event(QEvent* event)
{
    const bool taken = QLabel::event(event);
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange)
        dress();
    return taken;
}

void Prose::dress()
{
    ensurePolished(); // or the style sheet puts back the colours that it found when it first saw the label
    setFont(m_theme.font(m_pixels, m_weight));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, colorOf(m_theme.colors(), m_ink));
    setPalette(colors);
}

} // namespace kit
