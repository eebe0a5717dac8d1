// Drawing on paper: lengths in millimetres, type in points, black on white. Screen, PDF and printer get the
// same strokes, since text is measured in hundredths of a millimetre and never in a device's own pixels.
#pragma once

#include "ui/drawing/marks.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>

namespace paper {

enum class Weight { Plain, Medium, Bold };

struct Type {
    double points = 10;
    Weight weight = Weight::Plain;
    bool italic = false;
};

/// What that type is set in, a pixel of it being a hundredth of a mm.
QFont fontOf(const Type& type);
/// Lines that stand under each other, in mm from one to the next.
double lineHeight(const Type& type);
/// In mm.
double widthOf(const QString& text, const Type& type);
/// The text in lines of at most `width` mm; a word that is longer is broken.
QStringList wrapped(const QString& text, const Type& type, double width);

/// Of a line that ends at the right.
inline constexpr Qt::Alignment atRight = Qt::AlignRight | Qt::AlignVCenter;

inline constexpr double hairline = 0.18;
inline constexpr double stroke = 0.3;
inline constexpr double heavy = 0.8;

class Pencil {
public:
    /// One unit of the painter is one mm.
    explicit Pencil(QPainter& painter);

    /// What `draw` puts at (0, 0) stands at the corner, and all of it is so many times as large.
    void scaled(const QPointF& corner, double times, const std::function<void(Pencil&)>& draw);
    /// One line, measured: full, then down to three quarters of its size, then shortened.
    void text(const QRectF& box, const QString& text, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A name, which is not to be shortened: as a line; where that is too wide, smaller and in two lines.
    void name(const QRectF& box, const QString& name, const Type& type);
    /// Lines from the top of the box; returns where the next would begin.
    double lines(const QRectF& box, const QStringList& lines, const Type& type);
    /// `dashes` and the gaps between them, in widths; none: a whole line.
    void rule(const QPointF& from, const QPointF& to, double width = hairline,
              const QList<double>& dashes = {});
    void across(double x, double y, double length, double width = hairline)
    {
        rule({x, y}, {x + length, y}, width);
    }
    void down(double x, double y, double length, double width = hairline)
    {
        rule({x, y}, {x, y + length}, width);
    }
    /// Across to the elbow, up or down, and on.
    void way(const QPointF& from, const QPointF& to, double elbow);
    void frame(const QRectF& box, double width = stroke, const QList<double>& dashes = {});
    /// A frame that says: perhaps.
    void dashed(const QRectF& box, double width = stroke) { frame(box, width, {5, 4}); }
    /// A box to tick, its middle at the left of `at`.
    void tickBox(const QPointF& at, double size, bool ticked = false);
    /// The tick alone, in a box.
    void tick(const QRectF& box);
    /// All of it black.
    void fill(const QPainterPath& path) { m_painter.fillPath(path, Qt::black); }
    /// Where the page is to be cut.
    void cut(const QPointF& from, const QPointF& to) { rule(from, to, hairline, {8, 10}); }
    /// The diamond of side A, the disc of side B.
    void sideMark(bool sideA, const QRectF& box) { fill(drawing::sideMark(sideA, box)); }

private:
    QPainter& m_painter;
};

} // namespace paper
