#include "icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

// Out of a static library nobody else does it. The macro wants to stand outside every namespace.
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

} // namespace kit
