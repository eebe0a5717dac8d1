// The hall screen with monitors that a test connects and disconnects.
#pragma once

#include "atdesktop.h"

#include "ui/hall/hall.h"

namespace athall {

using namespace Qt::StringLiterals;

/// Fills a monitor as a desktop would, without having one.
class Monitors : public hall::Monitors {
public:
    QList<hall::Monitor> all() const override { return list; }
    QString under(const QWidget&) const override { return main; }
    void fill(const QString& name, QWidget& window) override
    {
        filled << name;
        window.show();
        for (const hall::Monitor& each : list)
            if (each.name == name)
                window.setGeometry(each.place);
    }
    void plug(const hall::Monitor& monitor)
    {
        list.append(monitor);
        Q_EMIT changed();
    }
    void pull(const QString& name)
    {
        list.removeIf([&](const hall::Monitor& each) { return each.name == name; });
        Q_EMIT changed();
    }

    QList<hall::Monitor> list{{u"eDP-1"_s, {0, 0, 1280, 800}}};
    QString main = u"eDP-1"_s;
    QStringList filled;
};

inline hall::Monitor projector()
{
    return {u"HDMI-1"_s, {1280, 0, 1920, 1080}};
}
inline hall::Monitor television()
{
    return {u"DP-2"_s, {3200, 0, 1280, 720}};
}

/// Its current text, in one line.
inline QString said(hall::View& view)
{
    return pseudo::english(view.face().aloud());
}

} // namespace athall
