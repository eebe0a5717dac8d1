// One number of the row in which a hand is entered.
#pragma once

#include "ui/kit/theme.h"
#include "wording/tr.h"

#include <QString>
#include <QWidget>

namespace sheet {

/// A frame as large as a thumb, dashed where it follows from the others.
class FieldBox : public QWidget {
    Q_OBJECT
public:
    FieldBox(kit::Theme& theme, QWidget* parent);
    /// How the field stands out that is typed into.
    enum class Current { No, WithoutFocus, Yes };
    void show(const QString& name, const QString& text, Current current, bool isComputed);

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    kit::Theme& m_theme;
    QString m_text;
    Current m_current = Current::No;
    bool m_isComputed = false;
};

// What a field of the row holds, as it is shown.

/// Of HandEntry::text(), its words in the language of the window.
inline QString shownText(const QString& text)
{
    return text == QLatin1String("nil")     ? wording::Window::tr("nil")
           : text == QLatin1String("blind") ? wording::Window::tr("blind")
                                            : text;
}

} // namespace sheet
