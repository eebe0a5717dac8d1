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
/// In mm.
double widthOf(const QString& text, const Type& type);
/// The text in lines of at most `width` mm; a longer word is broken.
QStringList wrapped(const QString& text, const Type& type, double width);

/// In points: nothing is printed smaller, names included.
inline constexpr double leastText = 7;
inline constexpr double leastName = 8;

/// A name broken into lines, and its type.
struct SetName {
    QStringList lines;
    Type type;
};
/// The distance of lines of a name below each other, in mm.
double nameLine(const Type& type);
/// The name in that type, in as many lines as the room (mm) allows; if it is too long, in the largest type
/// that fits, but not below `least` points: then it needs more room. Words are only broken then. Behind a
/// line separator in it, a line begins.
SetName setName(const QString& name, const Type& type, const QSizeF& room, double least = leastName);
/// The same in a room between strokes: as clear of them as its lines allow.
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

    /// Moves what `draw` draws at (0, 0) to the corner, and scales it.
    void scaled(const QPointF& corner, double times, const std::function<void(Pencil&)>& draw);
    /// One line, measured: full, then down to three quarters of its size but not below `leastText`, then
    /// shortened.
    void text(const QRectF& box, const QString& text, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A name, which is shortened only if the box has no room for it in `leastName` points, and then in the
    /// middle: as one line; if that is too wide, smaller and in several lines.
    void name(const QRectF& box, const QString& name, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A set name, vertically in the middle of its place; its lines come closer where they would leave that.
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
    /// Across to the elbow, up or down, and on.
    void way(const QPointF& from, const QPointF& to, double elbow);
    void frame(const QRectF& box, double width = stroke, const QList<double>& dashes = {});
    /// A frame for something that may not happen.
    void dashed(const QRectF& box, double width = stroke) { frame(box, width, {5, 4}); }
    /// A box to check, its middle at the left of `at`.
    void tickBox(const QPointF& at, double size, bool ticked = false);
    /// Only the check mark, in a box.
    void tick(const QRectF& box);
    /// All of it black.
    void fill(const QPainterPath& path) { m_painter.fillPath(path, Qt::black); }
    /// All white: erases what was there.
    void white(const QRectF& box) { m_painter.fillRect(box, Qt::white); }
    /// A line for cutting the page.
    void cut(const QPointF& from, const QPointF& to) { rule(from, to, hairline, {8, 10}); }
    /// The diamond of side A, the disc of side B.
    void sideMark(bool sideA, const QRectF& box) { fill(drawing::sideMark(sideA, box)); }

private:
    void line(const QRectF& box, const QString& text, Type type, Qt::Alignment alignment, double least);

    QPainter& m_painter;
    double m_scale = 1;
};

} // namespace paper
