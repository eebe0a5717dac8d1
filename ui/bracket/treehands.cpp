// What keys, mouse and fingers do to the bracket.
#include "treeview.h"

#include "boxtext.h"
#include "painting.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <map>

namespace tree {

namespace {

std::optional<Step> stepOf(int key)
{
    static const std::map<int, Step> steps{{Qt::Key_Left, Step::Left},  {Qt::Key_Right, Step::Right},
                                           {Qt::Key_Up, Step::Up},      {Qt::Key_Down, Step::Down},
                                           {Qt::Key_Home, Step::First}, {Qt::Key_End, Step::Last}};
    const auto step = steps.find(key);
    return step == steps.end() ? std::nullopt : std::optional(step->second);
}

} // namespace

void TreeView::keyPressEvent(QKeyEvent* event)
{
    if (m_tree.boxes.empty())
        return event->ignore();
    if (const auto step = stepOf(event->key())) {
        m_pointed = {};
        return go(stepFrom(m_tree, m_current, *step));
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return openCurrent();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    case Qt::Key_PageUp:
        return verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepSub);
    case Qt::Key_PageDown:
        return verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepAdd);
    default:
        event->ignore();
    }
}

TreeView::Spot TreeView::spotAt(const QPointF& position) const
{
    if (headUnder(position))
        return {}; // it stands over the cells that are scrolled away
    for (std::size_t i = 0; i < m_tree.boxes.size(); ++i)
        if (const QRectF box = boxRect(i); box.contains(position)) {
            const auto& cell = m_tree.boxes[i].cell;
            return {i, cell ? cell->line : position.y() < box.center().y() ? 0U : 1U};
        }
    return {};
}

std::optional<QString> TreeView::headUnder(const QPointF& position) const
{
    const double line = m_theme.px(linePixels) * m_zoom;
    const QRectF view(-origin() / line, QSizeF(viewport()->size()) / line);
    return headAt(m_tree, view, (position - origin()) / line);
}

void TreeView::point(const Spot& spot)
{
    if (spot == m_pointed)
        return;
    m_pointed = spot;
    viewport()->setCursor(spot.box ? Qt::PointingHandCursor : Qt::OpenHandCursor);
    light();
}

void TreeView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
    m_scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isPanned = false;
}

bool TreeView::pan(QMouseEvent* event)
{
    if (!m_pressed)
        return false;
    const QPoint moved = event->position().toPoint() - *m_pressed;
    m_isPanned = m_isPanned || moved.manhattanLength() >= QApplication::startDragDistance();
    if (m_isPanned) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        horizontalScrollBar()->setValue(m_scrolled.x() - moved.x());
        verticalScrollBar()->setValue(m_scrolled.y() - moved.y());
    }
    return true;
}

void TreeView::mouseMoveEvent(QMouseEvent* event)
{
    if (!pan(event))
        point(spotAt(event->position()));
}

void TreeView::mouseReleaseEvent(QMouseEvent* event)
{
    const Spot spot = spotAt(event->position());
    if (!m_isPanned && spot.box)
        go(*spot.box);
    m_pressed.reset();
    point({});
    point(spot);
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const Spot spot = spotAt(event->position()); spot.box) {
        go(*spot.box);
        openCurrent();
    }
}

void TreeView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier)
        zoomTo(m_zoom * std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    else
        QAbstractScrollArea::wheelEvent(event);
}

bool TreeView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Gesture)
        if (QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<QPinchGesture*>(gesture);
            zoomTo(m_zoom * pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
            return true;
        }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Spot spot = spotAt(help->pos());
        const QString words = spot.box ? accessibleText(m_tree, m_tree.boxes[*spot.box])
                                       : headUnder(help->pos()).value_or(QString());
        QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    if (event->type() == QEvent::Leave)
        point({});
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace tree
