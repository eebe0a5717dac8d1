// Whether a page of the hall screen can be read from ten meters, and tournaments for testing that.
#pragma once

#include "played.h"

#include "ui/hall/face.h"

#include <QStringList>

#include <vector>

namespace fromafar {

inline const QSizeF full(1920, 1080);
inline const QSizeF small(1280, 720);

inline hall::Shown shownOf(tournaments::LiveTournament& live)
{
    hall::Shown shown;
    shown.tournament = std::make_shared<const tournament::Tournament>(live.desk().tournament());
    shown.now = {"2026-11-21T18:05:00.000Z", {}, 0, 0};
    return shown;
}

/// Adds a test row for every format with a few teams and, in a long run, with many.
inline void addFormats()
{
    QTest::addColumn<facts::Format>("format");
    QTest::addColumn<int>("teams");
    using facts::Format;
    const std::pair<const char*, Format> formats[] = {{"single", Format::SingleElimination},
                                                      {"double", Format::DoubleElimination},
                                                      {"robin", Format::RoundRobin},
                                                      {"pools", Format::PoolsPlayoff},
                                                      {"swiss", Format::Swiss}};
    for (const auto& [name, format] : formats)
        for (const int teams : tests::isLong() ? QList<int>{4, 16, 64} : QList<int>{4, 16})
            if ((teams > 4 ||
                 (format != Format::PoolsPlayoff && format != Format::Swiss)) && // these need more teams
                (teams < 64 || format != Format::RoundRobin))                    // 2,016 matches take minutes
                QTest::addRow("%s-%d", name, teams) << format << teams;
}

inline double wide(const QString& text, QFont font, int pixels)
{
    font.setPixelSize(pixels);
    return QFontMetricsF(font).horizontalAdvance(text);
}

/// The place of the letters, not the room for them.
inline QRectF inkOf(const hall::Words& words)
{
    const QFontMetricsF metrics(words.shown.font);
    const double across = std::min(metrics.horizontalAdvance(words.shown.text), words.place.width());
    const QRectF& place = words.place;
    const double left = words.side & Qt::AlignRight     ? place.right() - across
                        : words.side & Qt::AlignHCenter ? place.center().x() - across / 2
                                                        : place.left();
    const double high = metrics.capHeight();
    return {left, place.center().y() - high / 2, across, high};
}

/// Problems of a page for a person ten meters away.
inline QStringList against(const hall::Face& face)
{
    QStringList wrong;
    const QRectF whole({}, face.size());
    const double scale = std::min(face.size().width() / 1920, face.size().height() / 1080);
    std::vector<QRectF> inks;
    for (const hall::Words& words : face.words()) {
        const int pixels = words.shown.font.pixelSize();
        const int smallest = qRound((words.isBeside ? 30 : 40) * scale);
        if (pixels < smallest)
            wrong << u"%1 pixels are too small: %2"_s.arg(pixels).arg(words.whole);
        const QRectF ink = inkOf(words);
        if (!whole.contains(ink))
            wrong << u"over the edge: "_s + words.whole;
        if (wide(words.shown.text, words.shown.font, pixels) > words.place.width() + 1)
            wrong << u"wider than its place: "_s + words.whole;
        const bool isCut = words.shown.text != words.whole;
        if (isCut && wide(words.whole, words.shown.font, smallest) <= words.place.width())
            wrong << u"cut, and would fit: "_s + words.whole;
        if (isCut &&
            !QString(words.shown.text).remove(QChar(0x2069)).endsWith(u'…')) // a name that is isolated
            wrong << u"cut blindly: "_s + words.shown.text;
        for (const QRectF& other : inks)
            if (other.intersects(ink))
                wrong << u"over other words: "_s + words.whole;
        inks.push_back(ink);
    }
    return wrong;
}

} // namespace fromafar
