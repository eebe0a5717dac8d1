#include "icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

// A static library doesn't load its resources by itself. The macro must be outside every namespace.
static void initIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace kit {

QPixmap icon(const QString& name, int pixels, const QColor& color, double density)
{
    initIcons();
    QFile file(u":/icons/"_s + name + u".svg"_s);
    const bool there = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(there, "kit::icon", "no such icon");
    QByteArray svg = there ? file.readAll() : QByteArray();
    svg.replace("#000000", color.name().toLatin1());
    const int size = qRound(pixels * density);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(density);
    return pixmap;
}

namespace {

/// Qt caches the icon of a field, so this one is drawn each time in the current color.
class ClearEngine : public QIconEngine {
public:
    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State state) override
    {
        painter->drawPixmap(box, pixmap(box.size(), mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        return icon(u"x"_s, qMin(size.width(), size.height()),
                    QGuiApplication::palette().color(QPalette::Text));
    }
    QIconEngine* clone() const override { return new ClearEngine; }
};

} // namespace

QIcon clearIcon()
{
    return QIcon(new ClearEngine);
}

} // namespace kit
