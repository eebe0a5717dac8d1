// The message below the row of a sheet.
#pragma once

#include "ui/sheet/hands/entryrow.h"

#include "ui/kit/widgets.h"

namespace sheet {

/// If the sheet is higher than the window, it scrolls into view with the current box.
class RowMessage : public kit::Prose {
    Q_OBJECT
public:
    RowMessage(kit::Theme& theme, const EntryRow& row);
    void say(const QStringList& sentences, bool hint);
    /// With `Kept`, one line of room is always there, so that messages don't move the row.
    enum class Room { Kept, AsNeeded, OnlyForMistakes };
    void setRoom(Room room);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void bringIntoView();

    kit::Theme& m_theme;
    const EntryRow& m_row;
    Room m_room = Room::Kept;
    bool m_isHint = true;
};

} // namespace sheet
