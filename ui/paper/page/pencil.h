// Drawing on paper: lengths in millimeters, type in points, black on white. Screen, PDF and printer get the
// same strokes, because text is measured in hundredths of a millimeter and never in a device's own pixels.
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

/// The font for that type; one pixel of it is a hundredth of a mm.
QFont fontOf(const Type& type);
/// The distance of lines below each other, in mm.
double lineHeight(const Type& type);
/// The width in mm.
double widthOf(const QString& text, const Type& type);
/// The text in lines of at most `width` mm; a longer word is broken.
QStringList wrapped(const QString& text, const Type& type, double width);

/// In points. Nothing is printed smaller, not even names.
inline constexpr double leastText = 7;
inline constexpr double leastName = 8;

/// A name broken into lines, and its type.
struct SetName {
    QStringList lines;
    Type type;
};
/// The distance of lines of a name below each other, in mm.
double nameLine(const Type& type);
/// The name in that type, in as many lines as the room (mm) allows. If it is too long, in the largest type
/// that fits, but at least `least` points; it can need more room then, and only then are words broken. A line
/// separator in the name begins a new line.
SetName setName(const QString& name, const Type& type, const QSizeF& room, double least = leastName);
/// The same in a room between lines: as far from them as the number of lines allows.
SetName setClearName(const QString& name, const Type& type, const QSizeF& room);
/// In mm: the height that the name needs at that width; at least one line of that type.
double nameHeight(const QString& name, const Type& type, double width, double least = leastName);

/// For a line aligned right.
inline constexpr Qt::Alignment atRight = Qt::AlignRight | Qt::AlignVCenter;

inline constexpr double hairline = 0.18;
inline constexpr double stroke = 0.3;
inline constexpr double heavy = 0.8;

class Pencil {
public:
    /// One unit of the painter is one mm.
    explicit Pencil(QPainter& painter);

    /// Draws what `draw` draws at (0, 0) at `corner`, scaled by `times`.
    void scaled(const QPointF& corner, double times, const std::function<void(Pencil&)>& draw);
    /// One line, measured: full, then down to three quarters of its size but not below `leastText`, then
    /// shortened.
    void text(const QRectF& box, const QString& text, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A name: one line if it fits; otherwise smaller and in several lines. It is shortened, in the middle,
    /// only if the box has no room for it at `leastName` points.
    void name(const QRectF& box, const QString& name, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A set name, vertically centered in its place. Its lines are closer together if they wouldn't fit.
    void name(const QRectF& box, const SetName& name,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// Lines from the top of the box; returns where the next would begin.
    double lines(const QRectF& box, const QStringList& lines, const Type& type);
    /// `dashes` and the gaps between them, in line widths; none: a solid line.
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
    /// A line across to the elbow, up or down, and on.
    void link(const QPointF& from, const QPointF& to, double elbow);
    void frame(const QRectF& box, double width = stroke, const QList<double>& dashes = {});
    /// A frame for something that may not happen.
    void dashed(const QRectF& box, double width = stroke) { frame(box, width, {5, 4}); }
    /// A box to check; `at` is the middle of its left edge.
    void tickBox(const QPointF& at, double size, bool ticked = false);
    /// Only the check mark, in a box.
    void tick(const QRectF& box);
    void fill(const QPainterPath& path) { m_painter.fillPath(path, Qt::black); }
    /// Erases the box.
    void white(const QRectF& box) { m_painter.fillRect(box, Qt::white); }
    /// A line for cutting the page.
    void cut(const QPointF& from, const QPointF& to) { rule(from, to, hairline, {8, 10}); }
    void sideMark(bool sideA, const QRectF& box) { fill(drawing::sideMark(sideA, box)); }

private:
    void line(const QRectF& box, const QString& text, Type type, Qt::Alignment alignment, double least);

    QPainter& m_painter;
    double m_scale = 1;
};

} // namespace paper
