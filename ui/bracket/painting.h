// How the bracket is painted. Lengths are in pixels at 100 %; the painter does the zooming.
#pragma once

#include "tree.h"

#include "ui/kit/theme.h"

#include <QPainter>

#include <algorithm>

namespace tree {

// What everything of the bracket is painted with; for this folder alone. Lengths are in pixels at 100 %.

/// The height of a team's line.
inline constexpr int linePixels = 29;
/// How far a picture is zoomed by itself, by how often it fits into its room: a small one on a large screen
/// grows no further than is read with ease.
inline double ownZoom(double fits, double least = 1)
{
    return std::clamp(fits, least, 1.5);
}

/// From lines to whole pixels.
QRectF inPixels(const kit::Theme& theme, const QRectF& lines);

/// What the painting depends on beside the tree.
struct Shown {
    const Path& path;
    std::size_t current = 0;
    bool hasFocus = false;
    double zoom = 1;
    QRectF exposed; ///< only this part of it is to be painted
    QRectF view;    ///< all of it that is in the window
};

class Brush {
public:
    Brush(QPainter& painter, const kit::Theme& theme, const Shown& shown)
        : m_painter(painter), m_theme(theme), m_shown(shown)
    {
    }

    QPainter& painter() const { return m_painter; }
    const kit::Colors& colors() const { return m_theme.colors(); }
    const Shown& shown() const { return m_shown; }
    int px(double pixels) const { return m_theme.px(pixels); }
    QFont small(kit::Weight weight = kit::Weight::Plain) const
    {
        return m_theme.font(kit::Text::Small, weight);
    }
    QFont font(int pixels, kit::Weight weight = kit::Weight::Plain) const
    {
        return m_theme.font(pixels, weight);
    }

    /// Words would be more than dirt on the screen.
    bool isLegible() const;
    /// From lines to whole pixels; all of one size in lines are of one size on the screen.
    QRectF pixels(const QRectF& lines) const { return inPixels(m_theme, lines); }
    /// The same so that what touches in lines touches on the screen.
    QRectF edges(const QRectF& lines) const;
    bool isExposed(const QRectF& place) const { return place.intersects(m_shown.exposed); }
    /// Fitted to the place, in one line.
    void write(const QRectF& place, Qt::Alignment side, const QString& text, const QFont& font,
               const QColor& color) const;
    /// The same of a name, in two lines where they fit.
    void writeName(const QRectF& place, Qt::Alignment side, const QString& name, const QFont& font,
                   const QColor& color) const;
    void fill(const QRectF& place, const QColor& color) const { m_painter.fillRect(place, color); }
    void rule(const QPointF& from, const QPointF& to) const;
    /// The frame of the place where the keys are.
    QPen currentFrame() const;

protected:
    QPainter& m_painter;
    const kit::Theme& m_theme;
    const Shown& m_shown;
};

/// The ground of a cross table, before its cells.
void paintGround(const Brush& brush, const Cross& cross);
void paintCell(const Brush& brush, const Cross& cross, const Box& box, bool isCurrent);
/// The heads of its rows and columns, after its cells: those that are scrolled out of view stand at the edge.
/// `current` is the cell where the keys are, or null.
void paintHeads(const Brush& brush, const Cross& cross, const Cell* current);

void paint(QPainter& painter, const kit::Theme& theme, const Tree& tree, const Shown& shown);

} // namespace tree
