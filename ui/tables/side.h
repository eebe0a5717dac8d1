// What stands beside the tables: what is ready, what needs somebody, when all will be over. Nothing in it
// scrolls while it can be made shorter.
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
    /// It stands in that one, which has it beside the tables or below them.
    void standIn(const kit::Sidebar* sidebar) { m_sidebar = sidebar; }

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
