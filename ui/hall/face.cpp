#include "face.h"

#include "ui/drawing/marks.h"
#include "ui/kit/text.h"

#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace hall {

namespace {

constexpr double designWidth = 1920;
constexpr double designHeight = 1080;
constexpr double corner = 16; // radius

/// In text of mixed direction, shortened text may still be a little too wide.
drawing::FittedText within(drawing::FittedText words, double width)
{
    const QFontMetricsF metrics(words.font);
    while (words.text.size() > 1 && metrics.horizontalAdvance(words.text) > width) {
        words.text.chop(words.text.endsWith(u'…') ? 2 : 1);
        if (!words.text.isEmpty() && words.text.back().isHighSurrogate())
            words.text.chop(1);
        words.text += u'…';
    }
    return words;
}

const QString messageKey = u"hallMessage"_s;
const QString messageOfKey = u"hallMessageOf"_s;
const QString secondsKey = u"hallSeconds"_s;
const QString monitorKey = u"hallScreen"_s;
const QString schemeKey = u"hallLook"_s;
const QString leftKey = u"hallLeftOut"_s;
const QString shortKey = u"hallShortNames"_s;
const QString oldShortKey =
    u"shortNames"_s; // the setting of the web page, which the hall screen used before it had its own

} // namespace

QColor groundOf(kit::Scheme scheme)
{
    return scheme == kit::Scheme::Dark ? QColor(0x10151b) : kit::colorsOf(scheme).background;
}

QColor colorOf(kit::Scheme scheme, Ink ink)
{
    const kit::Colors& c = kit::colorsOf(scheme);
    // In the order of Ink: in the dark theme, and in the others.
    const std::pair<QColor, QColor> all[] = {{Qt::transparent, Qt::transparent},
                                             {0xf4f6f8, c.ink},
                                             {0xa9b4c0, c.soft},
                                             {0x8cc8f4, c.a},
                                             {0xffb485, c.b},
                                             {0xffd885, c.warn},
                                             {c.ok, c.ok},
                                             {0x2c3742, c.line},
                                             {0x1c2630, c.panel},
                                             {c.warnSoft, c.warnSoft}};
    const auto& [dark, other] = all[static_cast<std::size_t>(ink)];
    return scheme == kit::Scheme::Dark ? dark : other;
}

Face::Face(Kind kind, const QSizeF& size)
    : m_kind(kind), m_size(size), m_scale(std::min(size.width() / designWidth, size.height() / designHeight))
{
}

QFont Face::fontOf(const Type& type) const
{
    QFont font(QStringList{u"Roboto"_s, u"DejaVu Sans"_s});
    font.setPixelSize(std::max(1, qRound(px(type.pixels))));
    font.setWeight(type.weight == kit::Weight::Strong   ? QFont::Bold
                   : type.weight == kit::Weight::Medium ? QFont::Medium
                                                        : QFont::Normal);
    font.setItalic(type.isItalic);
    return font;
}

void Face::write(const QRectF& place, Qt::Alignment side, const QString& text, const Type& type)
{
    if (text.isEmpty())
        return;
    const int smallest = std::max(1, qRound(px(std::min(type.smallest, type.pixels))));
    m_words.push_back({text,
                       within(drawing::fitted(text, fontOf(type), place.width(), smallest), place.width()),
                       place, side | Qt::AlignVCenter | Qt::AlignAbsolute, type.ink, type.smallest < least});
}

QStringList Face::broken(const QString& text, double width, const QFont& font, int most) const
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        lines << text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

int Face::writeLines(const QRectF& place, Qt::Alignment side, const QString& text, Type type, int most)
{
    QStringList lines = broken(text, place.width(), fontOf(type), most);
    while (!lines.isEmpty() && type.pixels > type.smallest &&
           widthOf(lines.last(), type) > place.width() + 1) {
        --type.pixels; // all lines shrink, not only the one that is too long
        lines = broken(text, place.width(), fontOf(type), most);
    }
    const double step = QFontMetricsF(fontOf(type)).height();
    double top = place.center().y() - step * static_cast<double>(lines.size()) / 2;
    for (const QString& line : lines) {
        write(QRectF(place.left(), top, place.width(), step), side, line, type);
        top += step;
    }
    return static_cast<int>(lines.size());
}

void Face::box(const QRectF& place, Ink fill, Ink stroke, double width)
{
    QPainterPath path;
    path.addRoundedRect(place, px(corner), px(corner));
    m_shapes.push_back({path, fill, stroke, px(width)});
}

void Face::way(const QPolygonF& points, Ink ink, double width)
{
    QPainterPath path;
    path.addPolygon(points);
    m_shapes.push_back({path, Ink::None, ink, px(width)});
}

void Face::mark(bool sideA, const QRectF& place)
{
    m_shapes.push_back({drawing::sideMark(sideA, place), sideA ? Ink::A : Ink::B, Ink::None, 0});
}

QString Face::spokenText() const
{
    QStringList all;
    for (const Words& each : m_words)
        all << each.whole;
    return all.join(u", "_s);
}

void paint(QPainter& painter, kit::Scheme scheme, const Face& face)
{
    painter.fillRect(QRectF({}, face.size()), groundOf(scheme));
    paintOver(painter, scheme, face);
}

void paintOver(QPainter& painter, kit::Scheme scheme, const Face& face)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Shape& shape : face.shapes()) {
        painter.setBrush(shape.fill == Ink::None ? QBrush(Qt::NoBrush) : QBrush(colorOf(scheme, shape.fill)));
        painter.setPen(shape.stroke == Ink::None ? QPen(Qt::NoPen)
                                                 : QPen(colorOf(scheme, shape.stroke), shape.width,
                                                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape.path);
    }
    for (const Words& words : face.words()) {
        painter.setPen(colorOf(scheme, words.ink));
        painter.setFont(words.shown.font);
        painter.drawText(words.place, static_cast<int>(words.side) | Qt::TextSingleLine | Qt::TextDontClip,
                         words.shown.text);
    }
}

QString word(Kind kind)
{
    static constexpr const char* words[] = {"note", "champion", "tables", "calls", "bracket", "standings"};
    return QString::fromLatin1(words[static_cast<std::size_t>(kind)]);
}

Choices choicesIn(const session::Settings& settings, const QString& tournament)
{
    Choices choices;
    if (!tournament.isEmpty() && settings.value(messageOfKey).toString() == tournament)
        choices.message = settings.value(messageKey).toString().left(longestMessage);
    choices.seconds =
        std::clamp(settings.value(secondsKey, choices.seconds).toInt(), leastSeconds, mostSeconds);
    choices.monitor = settings.value(monitorKey).toString();
    choices.scheme = kit::schemeOf(settings.value(schemeKey, kit::word(choices.scheme)).toString());
    const QStringList left = settings.value(leftKey).toStringList();
    for (const Kind kind : chosenKinds)
        if (left.contains(word(kind)))
            choices.left.insert(kind);
    choices.shortNames = settings.value(shortKey, settings.value(oldShortKey, false)).toBool();
    return choices;
}

void keep(session::Settings& settings, const Choices& choices, const QString& tournament)
{
    QStringList left;
    for (const Kind kind : chosenKinds)
        if (choices.left.contains(kind))
            left << word(kind);
    if (!choices.message.isEmpty() || settings.value(messageOfKey).toString() == tournament) {
        settings.set(messageKey, choices.message); // an empty one doesn't clear another tournament's
        settings.set(messageOfKey, tournament);
    }
    settings.set(secondsKey, choices.seconds);
    settings.set(monitorKey, choices.monitor);
    settings.set(schemeKey, kit::word(choices.scheme));
    settings.set(leftKey, left);
    settings.set(shortKey, choices.shortNames);
}

QString markOf(const session::Shown& shown)
{
    if (!shown.tournament || shown.tournament->record->empty())
        return {};
    return kit::text(shown.tournament->record->front().entry->stamp.op) + u' ' + shown.file;
}

} // namespace hall
