// The column beside the tables: the ready matches, what needs attention, the forecast. Its parts become
// shorter before it scrolls.
#pragma once

#include "needs.h"
#include "overcard.h"
#include "ready.h"

namespace kit {
class Sidebar;
}

namespace tables {

class Side : public QWidget {
    Q_OBJECT
public:
    Side(ReadyList* ready, NeedsList* needs, OverCard* over, kit::Prose* complaint);
    /// The sidebar that has it beside the tables or below them.
    void setSidebar(const kit::Sidebar* sidebar) { m_sidebar = sidebar; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fit();

    ReadyList* m_ready;
    NeedsList* m_needs;
    OverCard* m_over;
    kit::Prose* m_complaint;
    const kit::Sidebar* m_sidebar = nullptr;
};

} // namespace tables
