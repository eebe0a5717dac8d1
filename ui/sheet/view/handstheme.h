// The look of the hands on a sheet and of its row.
#pragma once

#include "ui/kit/theme.h"

#include <QWidget>

namespace sheet {

/// It is larger than the window's if the sheet is wide and all its hands fit at that size.
class HandsTheme : public kit::Theme {
    Q_OBJECT
public:
    static constexpr int wideSheet = 1560; ///< pixels at 100 %; from here on, a sheet is wide
    HandsTheme(const kit::Theme& window, const QWidget& sheet);
    /// Chooses the size for that many rows. `taken`: the height of the number pad, in pixels.
    void fit(int rows, int taken);

private:
    const kit::Theme& m_window;
    const QWidget& m_sheet;
};

} // namespace sheet
