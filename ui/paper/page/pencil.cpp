#include "pencil.h"

#include "ui/drawing/fittedtext.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double unitsInMm = 100; // of font sizes and text widths
constexpr double mmInPoint = 25.4 / 72;
constexpr double smallestPart = 0.75;
constexpr double stepOfNames = 0.25;       // points
constexpr double besideStrokes = 0.3;      // mm, between rules and the lines of a name that fill their place
constexpr double measured = 24;            // points
constexpr qsizetype leastRest = 4;         // minimum letters of a broken word on a line
constexpr QChar isolateBegins = u'\u2068'; // around a name written from right to left
constexpr QChar isolateEnds = u'\u2069';

int unitsOf(double points)
{
    return qRound(points * mmInPoint * unitsInMm);
}

/// `dashes`: lengths of dashes and gaps, in widths; empty for a solid line.
QPen penOf(double width, const QList<double>& dashes)
{
    QPen pen(Qt::black, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

/// How much wider text is than in the measured size. Without hinting, widths grow with the size, so one font
/// size is enough to measure.
double growth(const Type& type)
{
    return static_cast<double>(unitsOf(type.points)) / unitsOf(measured);
}

QFont measuredFont(Type type)
{
    type.points = measured;
    return fontOf(type);
}

/// Whether lines end only at spaces or after hyphens.
bool wordsStayWhole(const QString& name, const QStringList& lines)
{
    const auto words = [](QString text) {
        return text.remove(isolateBegins).remove(isolateEnds).simplified().replace(u"- "_s, u"-"_s);
    };
    return words(lines.join(u' ')) == words(name);
}

/// How many more letters the next line needs if a word is broken there.
qsizetype lettersToMove(const QString& text, qsizetype begin, qsizetype end)
{
    if (end >= text.size() || text[end].isSpace() || text[end - 1].isSpace() || text[end - 1] == u'-')
        return 0;
    qsizetype behind = end;
    while (behind < text.size() && !text[behind].isSpace())
        ++behind;
    return end - begin > 2 * leastRest ? qMax(qsizetype(0), leastRest - (behind - end)) : 0;
}

/// Moves a word down to a short word alone on the last line: `(The` and `Play 4)`, not `4)`.
void accompanyLastWord(QStringList& lines, const Type& type, double width)
{
    QString& before = lines[lines.size() - 2];
    QString& last = lines.back();
    const qsizetype blank = before.lastIndexOf(u' ');
    const QString both = before.mid(blank + 1) + u' ' + last;
    if (blank < 0 || last.size() > leastRest || last.contains(u' ') || widthOf(both, type) > width)
        return;
    before.truncate(blank);
    last = both;
}

/// Isolates each line of a broken right-to-left name, so that it doesn't change the direction of the text
/// around it.
void isolateOnEachLine(QStringList& lines)
{
    qsizetype open = 0;
    for (QString& line : lines) {
        const QString again(open, isolateBegins);
        open += line.count(isolateBegins) - line.count(isolateEnds);
        line = again + line + QString(qMax(qsizetype(0), open), isolateEnds);
    }
}

} // namespace

QFont fontOf(const Type& type)
{
    QFont font(QStringList{u"Roboto"_s, u"DejaVu Sans"_s});
    font.setPixelSize(unitsOf(type.points));
    font.setWeight(type.weight == Weight::Bold     ? QFont::Bold
                   : type.weight == Weight::Medium ? QFont::Medium
                                                   : QFont::Normal);
    font.setItalic(type.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Letter spacing turns off ligatures, so that a search for "final" in the PDF finds it.
    font.setLetterSpacing(QFont::PercentageSpacing, 100.1);
    return font;
}

double lineHeight(const Type& type)
{
    return type.points * mmInPoint * 1.3;
}

double widthOf(const QString& text, const Type& type)
{
    return QFontMetricsF(measuredFont(type)).horizontalAdvance(text) * growth(type) / unitsInMm;
}

QStringList wrapped(const QString& text, const Type& type, double width)
{
    QTextLayout layout(text, measuredFont(type));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    qsizetype last = 0; // start of that line
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width * unitsInMm / growth(type));
        const qsizetype letters = line.textLength();
        if (const qsizetype more = lettersToMove(text, line.textStart(), line.textStart() + letters);
            more > 0)
            line.setLineWidth(line.naturalTextWidth() * static_cast<double>(letters - more) /
                              static_cast<double>(letters));
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
        last = line.textStart();
    }
    layout.endLayout();
    if (lines.size() > 1 && text[last - 1].isSpace())
        accompanyLastWord(lines, type, width);
    isolateOnEachLine(lines);
    return lines;
}

double nameLine(const Type& type)
{
    return lineHeight(type) * 0.86;
}

SetName setName(const QString& name, const Type& type, const QSizeF& room, double least)
{
    SetName set{{name}, type};
    set.type.points = qMax(type.points, least);
    const bool isBroken = name.contains(QChar::LineSeparator);
    if (room.width() <= 0 || (!isBroken && widthOf(name, set.type) <= room.width()))
        return set;
    // Width per point, without spaces. Sizes that are surely too wide need no layout.
    const double letters = 0.98 * widthOf(QString(name).remove(u' '), set.type) / set.type.points;
    for (; set.type.points >= least; set.type.points -= stepOfNames) {
        if (letters * set.type.points > room.width() * std::floor(room.height() / nameLine(set.type) + 0.1))
            continue;
        set.lines = wrapped(name, set.type, room.width());
        if (static_cast<double>(set.lines.size()) * nameLine(set.type) <= room.height() + 0.05 &&
            wordsStayWhole(name, set.lines))
            return set;
    }
    set.type.points = least;
    set.lines = wrapped(name, set.type, room.width());
    return set;
}

SetName setClearName(const QString& name, const Type& type, const QSizeF& room)
{
    SetName set;
    for (const double clear : {0.6, 0.3, 0.0}) {
        const double height = room.height() - 2 * clear;
        set = setName(name, type, {room.width(), height});
        if (static_cast<double>(set.lines.size()) * nameLine(set.type) <= height + 0.05 &&
            wordsStayWhole(name, set.lines))
            break;
    }
    return set;
}

double nameHeight(const QString& name, const Type& type, double width, double least)
{
    const SetName set = setName(name, type, {width, lineHeight(type)}, least);
    return qMax(lineHeight(type), static_cast<double>(set.lines.size()) * nameLine(set.type));
}

Pencil::Pencil(QPainter& painter) : m_painter(painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::black);
}

void Pencil::scaled(const QPointF& corner, double times, const std::function<void(Pencil&)>& draw)
{
    m_painter.save();
    m_painter.translate(corner);
    m_painter.scale(times, times);
    m_scale *= times;
    draw(*this);
    m_scale /= times;
    m_painter.restore();
}

void Pencil::line(const QRectF& box, const QString& text, Type type, Qt::Alignment alignment, double least)
{
    type.points = qMax(type.points, least / m_scale);
    const drawing::FittedText words =
        drawing::fitted(text, fontOf(type), box.width() * unitsInMm,
                        unitsOf(qMax(type.points * smallestPart, least / m_scale)));
    m_painter.save();
    m_painter.scale(1 / unitsInMm, 1 / unitsInMm);
    m_painter.setPen(Qt::black);
    m_painter.setFont(words.font);
    m_painter.drawText(QRectF(box.topLeft() * unitsInMm, box.size() * unitsInMm),
                       static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, words.text);
    m_painter.restore();
}

void Pencil::text(const QRectF& box, const QString& text, const Type& type, Qt::Alignment alignment)
{
    line(box, text, type, alignment, leastText);
}

void Pencil::name(const QRectF& box, const QString& name, const Type& type, Qt::Alignment alignment)
{
    this->name(box, setName(name, type, box.size(), leastName / m_scale), alignment);
}

void Pencil::name(const QRectF& box, const SetName& name, Qt::Alignment alignment)
{
    double high = nameLine(name.type);
    const auto most = qMax(1, static_cast<int>(box.height() / high + 0.1));
    QStringList lines = name.lines.mid(0, most);
    if (name.lines.size() > most)
        lines.back() = drawing::shortened(QFontMetricsF(fontOf(name.type)),
                                          name.lines.mid(most - 1).join(u' '), box.width() * unitsInMm);
    const auto count = static_cast<double>(lines.size());
    if (lines.size() > 1 && count * high > box.height() + 0.05)
        high = (box.height() - 2 * besideStrokes) / count;
    QRectF place(box.left(), box.center().y() - high * count / 2, box.width(), high);
    for (const QString& words : lines) {
        line(place, words, name.type, alignment, leastName);
        place.translate(0, high);
    }
}

double Pencil::lines(const QRectF& box, const QStringList& lines, const Type& type)
{
    QRectF line(box.left(), box.top(), box.width(), lineHeight(type));
    for (const QString& each : lines) {
        text(line, each, type);
        line.translate(0, line.height());
    }
    return line.top();
}

void Pencil::rule(const QPointF& from, const QPointF& to, double width, const QList<double>& dashes)
{
    m_painter.setPen(penOf(width, dashes));
    m_painter.drawLine(from, to);
}

void Pencil::link(const QPointF& from, const QPointF& to, double elbow)
{
    rule(from, {elbow, from.y()}, stroke);
    rule({elbow, from.y()}, {elbow, to.y()}, stroke);
    rule({elbow, to.y()}, to, stroke);
}

void Pencil::frame(const QRectF& box, double width, const QList<double>& dashes)
{
    m_painter.setPen(penOf(width, dashes));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(box);
}

void Pencil::tickBox(const QPointF& at, double size, bool ticked)
{
    const QRectF box(at.x(), at.y() - size / 2, size, size);
    frame(box, 0.25);
    if (ticked)
        tick(box);
}

void Pencil::tick(const QRectF& box)
{
    const double width = qMin(box.width(), box.height()) / 7;
    m_painter.strokePath(drawing::tick(box),
                         QPen(Qt::black, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace paper
