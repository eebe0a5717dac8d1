// The look of the hands on a sheet and of the row below them.
#pragma once

#include "ui/kit/theme.h"

#include <QWidget>

namespace sheet {

/// Larger than that of the window where this is wide, as long as all hands are in view so.
class HandsTheme : public kit::Theme {
    Q_OBJECT
public:
    static constexpr int wideSheet = 1560; ///< pixels at 100 %, from which a sheet has more room
    HandsTheme(const kit::Theme& window, const QWidget& sheet);
    /// So many rows are on the sheet, and so many pixels of it are taken by what stands below them at times.
    void fit(int rows, int taken);

private:
    const kit::Theme& m_window;
    const QWidget& m_sheet;
};

} // namespace sheet
