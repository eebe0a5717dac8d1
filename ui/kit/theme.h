// The look of the program: colors, type sizes, and plain controls.
#pragma once

#include "colors.h"

#include <QFont>
#include <QObject>

#include <cmath>

class QApplication;

namespace kit {

/// Text sizes in pixels at 100%.
enum class Text { Small = 14, Body = 16, Big = 18, Title = 24, Score = 60 };
enum class Weight { Plain, Medium, Strong };

/// The current look. There is one for the whole window, passed to everything that paints. `changed` is
/// emitted when it changes.
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QObject* parent = nullptr);

    Scheme scheme() const { return m_scheme; }
    const Colors& colors() const { return colorsOf(m_scheme); }
    /// 1 is 100%.
    double scale() const { return m_scale; }
    /// Converts pixels at 100% to current pixels.
    int px(double pixels) const { return static_cast<int>(std::lround(pixels * m_scale)); }
    QFont font(int pixels, Weight weight = Weight::Plain) const;
    QFont font(Text size, Weight weight = Weight::Plain) const { return font(int(size), weight); }

    void set(Scheme scheme, double scale = 1);
    /// Sets style, palette and fonts of the whole program. Call it once: it follows each change.
    void applyTo(QApplication& application);

Q_SIGNALS:
    void changed();

private:
    Scheme m_scheme = Scheme::Light;
    double m_scale = 1;
    QApplication* m_application = nullptr;
};

/// `light`, `dark`, `high-contrast`: the stored name of the choice.
QString word(Scheme scheme);
Scheme schemeOf(const QString& text);

} // namespace kit
