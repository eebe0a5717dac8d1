// The open sheets, one a table.
#pragma once

#include "ui/session/screen.h"
#include "ui/sheet/sheetview.h"

#include <QStackedWidget>
#include <QTabBar>

namespace tables {

class TablesScreen : public session::Screen {
    Q_OBJECT
public:
    TablesScreen(look::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void refresh() override;
    void takeFocus() override;
    /// Opens the match's sheet, or brings it up.
    void open(const QString& match);
    sheet::SheetView* current() const;

private:
    void dropFinished();

    QTabBar* m_tabs;
    QStackedWidget* m_sheets;
    QLabel* m_none;
};

} // namespace tables
