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

/// In points: nothing is printed smaller, and no name.
inline constexpr double leastText = 7;
inline constexpr double leastName = 8;

/// A name in the lines and the type in which it is set.
struct SetName {
    QStringList lines;
    Type type;
};
/// Lines of a name that stand under each other, in mm from one to the next.
double nameLine(const Type& type);
/// The name in that type, in as many lines as the room (mm) is high; where it is too long for that, in the
/// largest type that is small enough, but none below `least` points: then it needs more room. Words are
/// broken only there.
SetName setName(const QString& name, const Type& type, const QSizeF& room, double least = leastName);
/// In mm: how high the room must be for the name, where it is so wide; at least a line of that type.
double nameHeight(const QString& name, const Type& type, double width, double least = leastName);

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
    /// One line, measured: full, then down to three quarters of its size and not below `leastText`, then
    /// shortened.
    void text(const QRectF& box, const QString& text, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A name, which is not to be shortened: as a line; where that is too wide, smaller and in more lines.
    /// Only where the box has no room for it in `leastName` points is the last line shortened.
    void name(const QRectF& box, const QString& name, const Type& type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// A name that is set, in the middle of its place from top to bottom.
    void name(const QRectF& box, const SetName& name,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
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
    /// All of it white: what stood there is gone.
    void white(const QRectF& box) { m_painter.fillRect(box, Qt::white); }
    /// Where the page is to be cut.
    void cut(const QPointF& from, const QPointF& to) { rule(from, to, hairline, {8, 10}); }
    /// The diamond of side A, the disc of side B.
    void sideMark(bool sideA, const QRectF& box) { fill(drawing::sideMark(sideA, box)); }

private:
    void line(const QRectF& box, const QString& text, Type type, Qt::Alignment alignment, double least);

    QPainter& m_painter;
    double m_scale = 1;
};

} // namespace paper
