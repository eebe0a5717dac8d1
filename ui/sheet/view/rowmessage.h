// What is said below the row of a sheet.
#pragma once

#include "ui/sheet/hands/entryrow.h"

#include "ui/kit/widgets.h"

namespace sheet {

/// Comes into view with the box that is typed into, where the sheet is higher than the window.
class RowMessage : public kit::Prose {
    Q_OBJECT
public:
    RowMessage(kit::Theme& theme, const EntryRow& row);
    void say(const QStringList& sentences, bool hint);
    /// Whether it keeps room for a line, or the row would move when there is something to say.
    void keepRoom(bool keeps);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void bringIntoView();

    kit::Theme& m_theme;
    const EntryRow& m_row;
};

} // namespace sheet
