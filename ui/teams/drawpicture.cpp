#include "drawpicture.h"

#include "wording/tr.h"
#include "ui/kit/follow.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

DrawPicture::DrawPicture(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(Window::tr("what it means"));
    kit::follow(theme, this, [this] { fit(); });
}

void DrawPicture::show(const bracket::Bracket& bracket)
{
    if (bracket == m_bracket)
        return;
    m_bracket = bracket;
    setAccessibleDescription(sketchInWords(bracket));
    fit();
}

void DrawPicture::fit()
{
    setFixedHeight(m_bracket.entries > 0 ? heightOfSketch(m_theme, m_bracket) : 0);
    update();
}

void DrawPicture::paintEvent(QPaintEvent*)
{
    if (m_bracket.entries == 0)
        return;
    QPainter painter(this);
    sketch(painter, m_theme, m_bracket, QRectF(rect()).adjusted(1, 1, -1, -1));
}

} // namespace teams
