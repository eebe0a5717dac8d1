// What may be larger than its place in the window: zoomed, and panned by mouse and fingers.
#pragma once

#include "ui/kit/theme.h"

#include <QAbstractScrollArea>

#include <optional>

namespace tree {

/// Shows a picture, whatever is painted on it. Points and lengths of the picture are in pixels at 100 %.
class ZoomArea : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// 1 is 100 %.
    double zoom() const { return m_zoom; }
    void zoomIn() { zoomTo(m_zoom * zoomStep, viewport()->rect().center()); }
    void zoomOut() { zoomTo(m_zoom / zoomStep, viewport()->rect().center()); }
    /// The whole picture at once, however small.
    void fit();

protected:
    ZoomArea(kit::Theme& theme, QWidget* parent);
    /// How large the picture is, and to what it shrinks at most when it is to be seen as a whole.
    void setPicture(const QSizeF& size, double leastWhole);
    /// As before anybody zoomed it.
    void forgetZoom();
    /// The room for the picture in the viewport, without its margins.
    QSizeF room() const { return QRectF(viewport()->rect()).marginsRemoved(margins()).size(); }
    /// Where the picture begins in the viewport.
    QPointF origin() const;
    /// A part of the picture as it is in the viewport, and the other way around.
    QRectF toViewport(const QRectF& part) const;
    QRectF toPicture(const QRectF& place) const;
    /// Scrolls until that place of the viewport is in view.
    void reveal(const QRectF& place);
    /// The mouse has moved; false where no button is down, and it pans nothing.
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
    std::optional<QPoint> m_pressed; ///< where a button went down, until it goes up
    QPoint m_scrolled;               ///< where the view stood then
    bool m_isPanned = false;
};

} // namespace tree
