// A choice from a list that drops down, with an arrow in the colours of now.
#pragma once

#include "theme.h"

#include <QComboBox>

namespace kit {

class DropDown : public QComboBox {
    Q_OBJECT
public:
    explicit DropDown(Theme& theme, QWidget* parent = nullptr);
    /// Whether an entry can be chosen at all; one that is chosen and cannot be any more gives way to the one
    /// before it.
    void offer(int index, bool offered);
    /// As wide as its widest entry, where the screen is; each entry a whole row. Within the window where that
    /// is wide enough.
    void showPopup() override;

protected:
    /// The wheel scrolls what it lies in, unless it is being worked with.
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int cutOff() const;

    Theme& m_theme;
};

} // namespace kit
