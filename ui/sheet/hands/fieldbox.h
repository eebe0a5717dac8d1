// The box of one number in the row in which hands are entered.
#pragma once

#include "ui/kit/theme.h"

#include <QWidget>

namespace sheet {

/// A frame large enough to touch, dashed if it is computed.
class FieldBox : public QWidget {
    Q_OBJECT
public:
    FieldBox(kit::Theme& theme, QWidget* parent);
    /// How the current field is marked.
    enum class Current { No, WithoutFocus, Yes };
    /// `caption` is in the box, below the number: what the number is, if no heading says so, or that it is
    /// bid blind.
    void show(const QString& name, const QString& text, const QString& caption, Current current,
              bool isComputed);
    /// Whether the row is marked; the box has a stronger frame then.
    void setMarkedAround(bool marked) { m_isMarkedAround = marked; }

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent*) override { Q_EMIT clicked(); }

private:
    kit::Theme& m_theme;
    QString m_text;
    QString m_caption;
    Current m_current = Current::No;
    bool m_isComputed = false;
    bool m_isMarkedAround = false;
};

} // namespace sheet
