#include "dropdown.h"

#include <QPainter>

namespace look {

DropDown::DropDown(Theme& theme, QWidget* parent) : QComboBox(parent), m_theme(theme) {}

void DropDown::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.colors().soft, m_theme.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double half = m_theme.px(5);
    const QPointF tip(width() - m_theme.px(20), height() / 2.0 + half / 2);
    painter.drawPolyline(QPolygonF({tip + QPointF(-half, -half), tip, tip + QPointF(half, -half)}));
}

} // namespace look
