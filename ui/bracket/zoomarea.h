// An area for a picture that can be larger than its place in the window. It can be zoomed and panned with the
// mouse or fingers.
#pragma once

#include "ui/kit/theme.h"

#include <QAbstractScrollArea>

#include <optional>

namespace tree {

/// Derived classes paint the picture. Points and lengths of the picture are in pixels at 100 %.
class ZoomArea : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// 1 is 100 %.
    double zoom() const { return m_zoom; }
    void zoomIn() { zoomTo(m_zoom * zoomStep, viewport()->rect().center()); }
    void zoomOut() { zoomTo(m_zoom / zoomStep, viewport()->rect().center()); }
    /// Zooms so that the whole picture is visible.
    void fit();

protected:
    ZoomArea(kit::Theme& theme, QWidget* parent);
    /// Sets the size of the picture, and the smallest zoom at which it is shown as a whole.
    void setPicture(const QSizeF& size, double leastWhole);
    /// Returns to the zoom before anyone changed it.
    void forgetZoom();
    /// The room for the picture in the viewport, without its margins.
    QSizeF room() const { return QRectF(viewport()->rect()).marginsRemoved(margins()).size(); }
    /// Where the picture begins in the viewport.
    QPointF origin() const;
    /// A part of the picture in viewport coordinates, and the reverse.
    QRectF toViewport(const QRectF& part) const;
    QRectF toPicture(const QRectF& place) const;
    /// Scrolls until that place of the viewport is in view.
    void reveal(const QRectF& place);
    /// Handles a mouse move; false if no button is down and nothing is panned.
    bool pan(const QMouseEvent& move);
    /// Whether the button that is released now has panned.
    bool isPanned() const { return m_isPanned; }

    void scrollContentsBy(int, int) override { viewport()->update(); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override { m_pressed.reset(); }
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;

    kit::Theme& m_theme;

private:
    static constexpr double zoomStep = 1.2;
    enum class Zoom { Readable, Whole, Chosen };

    QMarginsF margins() const;
    void layOut();
    void zoomTo(double zoom, const QPointF& fixed);

    QSizeF m_size;
    double m_leastWhole = 0;
    Zoom m_mode = Zoom::Readable;
    double m_zoom = 1;
    std::optional<QPoint> m_pressed; ///< where a button was pressed, until it is released
    QPoint m_scrolled;               ///< the scroll position at that time
    bool m_isPanned = false;
};

} // namespace tree
