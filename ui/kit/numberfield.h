// A number that is typed, or stepped with the arrows.
#pragma once

#include <QSpinBox>

namespace kit {

class NumberField : public QSpinBox {
    Q_OBJECT
public:
    NumberField(const QString& name, int least, int most, QWidget* parent = nullptr);

protected:
    /// The wheel scrolls what it lies in, unless it is being worked with.
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace kit
