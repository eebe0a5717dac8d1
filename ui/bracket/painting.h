// Paints the bracket. Lengths are in pixels at 100 %; the painter zooms.
#pragma once

#include "tree.h"

#include "ui/kit/theme.h"

#include <QPainter>

#include <algorithm>

namespace tree {

// The tools for painting the bracket, for this folder only. Lengths are in pixels at 100 %.

/// The height of a team's line.
inline constexpr int linePixels = 29;
/// The zoom of a picture that no one has zoomed. `fits`: the zoom at which it fills its room. At most 1.5,
/// because larger text isn't easier to read.
inline double ownZoom(double fits, double least = 1)
{
    return std::clamp(fits, least, 1.5);
}

/// From lines to whole pixels.
QRectF inPixels(const kit::Theme& theme, const QRectF& lines);

/// What the painting depends on besides the tree.
struct Shown {
    const Path& path;
    std::size_t current = 0;
    bool hasFocus = false;
    double zoom = 1;
    QRectF exposed; ///< only this part needs painting
    QRectF view;    ///< the part that is in the window
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

    /// Whether text is large enough to read.
    bool isLegible() const;
    /// From lines to whole pixels. Equal sizes in lines stay equal.
    QRectF pixels(const QRectF& lines) const { return inPixels(m_theme, lines); }
    /// The same, but places that touch in lines also touch in pixels.
    QRectF edges(const QRectF& lines) const;
    bool isExposed(const QRectF& place) const { return place.intersects(m_shown.exposed); }
    /// Writes the text in one line, fitted to the place.
    void write(const QRectF& place, Qt::Alignment side, const QString& text, const QFont& font,
               const QColor& color) const;
    /// Writes a name in one or two lines, fitted to the place.
    void writeName(const QRectF& place, Qt::Alignment side, const QString& name, const QFont& font,
                   const QColor& color) const;
    void fill(const QRectF& place, const QColor& color) const { m_painter.fillRect(place, color); }
    void rule(const QPointF& from, const QPointF& to) const;
    /// The pen for the frame of the current box.
    QPen currentFrame() const;

protected:
    QPainter& m_painter;
    const kit::Theme& m_theme;
    const Shown& m_shown;
};

/// The background of a cross table; paint it before the cells.
void paintGround(const Brush& brush, const Cross& cross);
void paintCell(const Brush& brush, const Cross& cross, const Box& box, bool isCurrent);
/// The heads of the rows and columns; paint them after the cells. Heads that are scrolled out of view are at
/// the edge. `current` is the current cell, or null.
void paintHeads(const Brush& brush, const Cross& cross, const Cell* current);

void paint(QPainter& painter, const kit::Theme& theme, const Tree& tree, const Shown& shown);

} // namespace tree
