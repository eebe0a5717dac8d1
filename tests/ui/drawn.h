// What a widget draws: each text with the background behind it and how it is clipped.
#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace drawn {

/// The relative luminance of a color (WCAG 2), 0 to 1.
inline double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

inline double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

struct Text {
    QString words;
    QColor ink;
    QColor ground; ///< the most common color of the place before the text
    double pixels; ///< the font's size; 0 for a scaled picture
    QRectF box;    ///< in the widget
    QRectF inView; ///< the area that can be drawn on, ignoring clip paths
};

/// Draws on a picture, and collects each text.
class Engine : public QPaintEngine {
public:
    explicit Engine(QList<Text>& all) : QPaintEngine(AllFeatures), m_all(all) {}

    bool begin(QPaintDevice* device) override
    {
        m_image = QImage(device->width(), device->height(), QImage::Format_RGB32);
        m_image.fill(Qt::white);
        m_clip = m_view = m_image.rect();
        return m_painter.begin(&m_image);
    }
    bool end() override { return m_painter.end(); }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override
    {
        const DirtyFlags what = now.state();
        if (what & DirtyTransform)
            m_transform = isRepeated(what) ? withoutTwice(now) : now.transform();
        if (what & DirtyPen)
            m_painter.setPen(now.pen());
        if (what & DirtyBrush)
            m_painter.setBrush(now.brush());
        if (what & DirtyHints)
            m_painter.setRenderHints(now.renderHints());
        if (what & DirtyOpacity)
            m_painter.setOpacity(now.opacity());
        if (what & DirtyCompositionMode)
            m_painter.setCompositionMode(now.compositionMode());
        if (what & DirtyClipRegion)
            clip(now.clipOperation(), m_transform.map(now.clipRegion()), true);
        if (what & DirtyClipPath)
            clip(now.clipOperation(), QRegion(m_transform.map(now.clipPath()).toFillPolygon().toPolygon()),
                 false);
        if (what & DirtyClipEnabled)
            m_isClipped = now.isClipEnabled();
    }
    void drawPath(const QPainterPath& path) override { ready().drawPath(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (mode == PolylineMode)
            ready().drawPolyline(points, count);
        else
            ready().drawPolygon(points, count);
    }
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override
    {
        ready().drawPixmap(place, pixmap, part);
    }
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override
    {
        ready().drawImage(place, image, part, flags);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        // A space at the end of a line can be outside.
        const double wide = item.text().endsWith(QLatin1Char(' '))
                                ? QFontMetricsF(item.font()).horizontalAdvance(item.text().trimmed())
                                : item.width();
        const QRectF box =
            m_transform.mapRect(QRectF(at.x(), at.y() - item.ascent(), wide, item.ascent() + item.descent()));
        const QRect seen =
            box.intersected(within(m_clip).boundingRect()).toAlignedRect().intersected(m_image.rect());
        if (!seen.isEmpty() && !item.text().trimmed().isEmpty())
            m_all << Text{item.text(),
                          m_painter.pen().color(),
                          mostOf(seen),
                          m_transform.type() > QTransform::TxTranslate ? 0 : double(item.font().pixelSize()),
                          box,
                          within(m_view).boundingRect()};
        ready().drawTextItem(at, item);
    }

private:
    /// Whether a restored painter sets an earlier clip again: then it does not say that the clip is enabled.
    static bool isRepeated(DirtyFlags what)
    {
        return what & (DirtyClipRegion | DirtyClipPath) && !(what & DirtyClipEnabled);
    }
    /// Qt applies the place of the widget twice when it sets a clip again (QPainter::restore).
    static QTransform withoutTwice(const QPaintEngineState& now)
    {
        const QPainter& painter = *now.painter();
        const QTransform place = painter.combinedTransform().inverted() * painter.deviceTransform();
        return now.transform() * place.inverted();
    }
    /// A clip path hides nothing: Qt uses it to draw marked words of a text again in another color.
    void clip(Qt::ClipOperation how, const QRegion& region, bool hides)
    {
        m_isClipped = how != Qt::NoClip;
        const QRegion all(m_image.rect());
        const auto clipped = [&](const QRegion& before, const QRegion& by) {
            return how == Qt::IntersectClip ? before & by : how == Qt::ReplaceClip ? by : all;
        };
        m_clip = clipped(m_clip, region);
        m_view = clipped(m_view, hides ? region : all);
    }
    QRegion within(const QRegion& clip) const
    {
        const QRegion region = systemClip().isEmpty() ? QRegion(m_image.rect()) : systemClip();
        return m_isClipped ? region & clip : region;
    }
    QPainter& ready()
    {
        m_painter.setTransform({});
        m_painter.setClipRegion(within(m_clip));
        m_painter.setTransform(m_transform);
        return m_painter;
    }
    QColor mostOf(const QRect& place) const
    {
        QHash<QRgb, int> times;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                ++times[m_image.pixel(x, y)];
        const auto most = std::max_element(times.begin(), times.end());
        return QColor(most.key());
    }

    QList<Text>& m_all;
    QImage m_image;
    QPainter m_painter;
    QTransform m_transform;
    QRegion m_clip; ///< including paths
    QRegion m_view; ///< without paths
    bool m_isClipped = false;
};

class Device : public QPaintDevice {
public:
    explicit Device(const QSize& size) : m_size(size) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    QList<Text> all;

protected:
    int metric(PaintDeviceMetric what) const override
    {
        switch (what) {
        case PdmWidth:
        case PdmWidthMM:
            return m_size.width();
        case PdmHeight:
        case PdmHeightMM:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(what);
        }
    }

private:
    QSize m_size;
    mutable Engine m_engine{all};
};

/// All texts, in drawing order.
inline QList<Text> textsOf(QWidget& widget)
{
    Device device(widget.size());
    widget.render(&device);
    return device.all;
}

inline QStringList wordsOf(QWidget& widget)
{
    QStringList words;
    for (const Text& text : textsOf(widget))
        words << text.words;
    return words;
}

} // namespace drawn
