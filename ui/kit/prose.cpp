// Text that wraps.
#include "text.h"
#include "widgets.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace kit {

Prose::Prose(Theme& theme, int pixels, Line::Ink ink, Weight weight, QWidget* parent)
    : QLabel(parent), m_theme(theme), m_pixels(pixels), m_ink(ink), m_weight(weight)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true); // else a label created without text would keep its first size
    setSizePolicy(policy);
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

void Prose::setText(const QString& text)
{
    m_heights.clear();
    QLabel::setText(breakable(text, QFontMetrics(m_theme.font(m_pixels, m_weight))));
}

int Prose::heightForWidth(int width) const
{
    if (std::exchange(m_least, minimumSize()) != minimumSize())
        m_heights.clear(); // the height of a label depends on its minimum size
    auto height = m_heights.constFind(width);
    if (height == m_heights.constEnd())
        height = m_heights.insert(width, text().isEmpty() ? lineHeight() : QLabel::heightForWidth(width));
    return *height;
}

int Prose::lineHeight() const
{
    const QMargins around = contentsMargins();
    return fontMetrics().boundingRect(QRect(0, 0, 100, 100), Qt::TextWordWrap, u"x"_s).height() +
           around.top() + around.bottom();
}

void Prose::changeEvent(QEvent* event)
{
    m_heights.clear();
    QLabel::changeEvent(event);
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

Prose* complaint(Theme& theme, int pixels)
{
    auto* made = new Prose(theme, pixels, Line::Ink::Bad, Weight::Medium);
    setRole(*made, QAccessible::AlertMessage);
    made->hide();
    return made;
}

void Prose::dress()
{
    setFont(m_theme.font(m_pixels, m_weight));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, colorOf(m_theme.colors(), m_ink));
    setPalette(colors);
}

} // namespace kit
