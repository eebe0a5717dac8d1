// The look of the hands on a sheet and of the row below them.
#pragma once

#include "ui/kit/theme.h"

#include <QWidget>

namespace sheet {

/// Larger than the window's if the sheet is wide and all its hands are in view at that size.
class HandsTheme : public kit::Theme {
    Q_OBJECT
public:
    static constexpr int wideSheet = 1560; ///< pixels at 100 %, from which a sheet has more room
    HandsTheme(const kit::Theme& window, const QWidget& sheet);
    /// Chooses the size for that many rows; `taken`: pixels of the sheet's height that the number pad has.
    void fit(int rows, int taken);

private:
    const kit::Theme& m_window;
    const QWidget& m_sheet;
};

} // namespace sheet
