#include "zoomarea.h"

#include "painting.h"

#include <QApplication>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tree {

namespace {

constexpr double leastZoom = 0.05;
constexpr double mostZoom = 3;

} // namespace

ZoomArea::ZoomArea(kit::Theme& theme, QWidget* parent) : QAbstractScrollArea(parent), m_theme(theme)
{
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
}

// The same at any zoom. The picture has room for the titles of the top boxes. The sides line up with the
// heading and the keys, which don't grow with the text.
QMarginsF ZoomArea::margins() const
{
    return {20, 2 * m_theme.scale(), 20, 6 * m_theme.scale()};
}

void ZoomArea::setPicture(const QSizeF& size, double leastWhole)
{
    m_size = size;
    m_leastWhole = std::max(leastWhole, leastZoom);
    layOut();
}

void ZoomArea::forgetZoom()
{
    m_mode = Zoom::Readable;
    m_pressed.reset();
}

void ZoomArea::fit()
{
    m_mode = Zoom::Whole;
    layOut();
}

void ZoomArea::layOut()
{
    const QSizeF fits(room().width() / m_size.width(), room().height() / m_size.height());
    if (m_mode != Zoom::Chosen)
        m_zoom = ownZoom(std::min(fits.width(), fits.height()), m_mode == Zoom::Whole ? m_leastWhole : 1);
    const QRect whole = QRectF(QPointF(), m_size * m_zoom).marginsAdded(margins()).toRect();
    const auto set = [this](QScrollBar& bar, int length, int view) {
        bar.setRange(0, std::max(0, length - view));
        bar.setPageStep(view);
        bar.setSingleStep(m_theme.px(linePixels));
    };
    set(*horizontalScrollBar(), whole.width(), viewport()->width());
    set(*verticalScrollBar(), whole.height(), viewport()->height());
    viewport()->update();
}

QPointF ZoomArea::origin() const
{
    return {margins().left() - horizontalScrollBar()->value(),
            margins().top() - verticalScrollBar()->value()};
}

QRectF ZoomArea::toViewport(const QRectF& part) const
{
    return {origin() + part.topLeft() * m_zoom, part.size() * m_zoom};
}

QRectF ZoomArea::toPicture(const QRectF& place) const
{
    return {(place.topLeft() - origin()) / m_zoom, place.size() / m_zoom};
}

void ZoomArea::zoomTo(double zoom, const QPointF& fixed)
{
    const QPointF at = (fixed - origin()) / m_zoom;
    m_mode = Zoom::Chosen;
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    layOut();
    const QPointF moved = origin() + at * m_zoom - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

void ZoomArea::reveal(const QRectF& place)
{
    const auto shift = [](QScrollBar& bar, double low, double high, int view) {
        if (low < 0)
            bar.setValue(bar.value() + static_cast<int>(std::floor(low)));
        else if (high > view)
            bar.setValue(bar.value() + static_cast<int>(std::ceil(std::min(high - view, low))));
    };
    shift(*horizontalScrollBar(), place.left(), place.right(), viewport()->width());
    shift(*verticalScrollBar(), place.top(), place.bottom(), viewport()->height());
}

// The right button opens a menu, which may swallow its release.
void ZoomArea::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        return;
    m_pressed = event->position().toPoint();
    m_scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isPanned = false;
}

bool ZoomArea::pan(const QMouseEvent& move)
{
    if (!m_pressed)
        return false;
    const QPoint moved = move.position().toPoint() - *m_pressed;
    m_isPanned = m_isPanned || moved.manhattanLength() >= QApplication::startDragDistance();
    if (m_isPanned) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        horizontalScrollBar()->setValue(m_scrolled.x() - moved.x());
        verticalScrollBar()->setValue(m_scrolled.y() - moved.y());
    }
    return true;
}

void ZoomArea::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier)
        zoomTo(m_zoom * std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
    else
        QAbstractScrollArea::wheelEvent(event);
}

bool ZoomArea::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Gesture)
        if (QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<QPinchGesture*>(gesture);
            zoomTo(m_zoom * pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
            return true;
        }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace tree

#include "moc_zoomarea.cpp"
