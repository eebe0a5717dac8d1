// The open sheets, one per table.
#pragma once

#include "sheetview.h"

#include "ui/session/screen.h"
#include "ui/sheet/entry/draft.h"

#include <QHash>
#include <QStackedWidget>
#include <QTabBar>

namespace sheet {

class SheetScreen : public session::Screen {
    Q_OBJECT
public:
    SheetScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// Shows the match's sheet, whether or not it is at a table; nothing if the match is gone.
    void open(const QString& match);
    /// The current sheet; null if there is none.
    SheetView* current() const { return qobject_cast<SheetView*>(m_sheets->currentWidget()); }

Q_SIGNALS:
    void undoWanted();
    void tablesWanted();
    void signedNow(const QString& sentence);
    void caseWanted(const QString& match, int game, int hand);
    void paperCheckWanted(const QString& match, int game);
    /// The current sheet was closed.
    void sheetLeft();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QStringList wanted() const;
    void fillTabs(const QStringList& matches);
    void bringUp(const QString& match);
    void showNone();
    void step(int by);

    DraftShelf m_drafts{draftsFolder()};
    QTabBar* m_tabs;
    QStackedWidget* m_sheets;
    QWidget* m_none;                    ///< shown without a sheet
    QWidget* m_over;                    ///< the same once the tournament is finished
    QHash<QString, SheetView*> m_views; ///< of the matches shown so far
    QString m_asked;                    ///< the match requested last; it has a tab even without a table
};

} // namespace sheet
