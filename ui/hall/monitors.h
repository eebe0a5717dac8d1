// The machine's screens, as far as the hall screen has to know them.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRect>
#include <QScreen>
#include <QWidget>

namespace hall {

/// A screen, projector or television. In the program it is a monitor: a screen is a place in the window.
struct Monitor {
    QString name; ///< `HDMI-1`
    QRect place;  ///< on the desktop, in pixels
    friend bool operator==(const Monitor&, const Monitor&) = default;
};

/// The one seam to the machine's screens, so that one can be lost in a test.
class Monitors : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QList<Monitor> all() const = 0;
    /// The name of the one that the window is on.
    virtual QString under(const QWidget& window) const = 0;
    /// Brings the window up so that it fills that one.
    virtual void fill(const QString& name, QWidget& window) = 0;

Q_SIGNALS:
    /// One came, went or is of another size.
    void changed();
};

class MachineMonitors : public Monitors {
    Q_OBJECT
public:
    explicit MachineMonitors(QObject* parent = nullptr);
    QList<Monitor> all() const override;
    QString under(const QWidget& window) const override;
    void fill(const QString& name, QWidget& window) override;

private:
    void watch(QScreen* screen);

    QScreen* m_going = nullptr; ///< is being removed, whether it is listed still or not
};

} // namespace hall
