// Which supervisors have a PIN on this machine, and the automatic lock.
#pragma once

#include "lock.h"

namespace lock {

class SupervisorsScreen : public session::Screen {
    Q_OBJECT
public:
    SupervisorsScreen(kit::Theme& theme, session::Session& session, Lock& lock, Guard& guard);
    void refresh() override;
    void takeFocus() override { m_add->setFocus(); }

private:
    QWidget* makeList();
    QLayout* makeIdle();
    QWidget* makeRow(const QString& name);
    void askName();
    void askNewName(const QString& name);

    Lock& m_lock;
    Guard& m_guard;
    kit::Prose* m_says; ///< what a PIN does, or why the file can't be read
    QVBoxLayout* m_rows;
    QPushButton* m_add;
    QPushButton* m_now;
    kit::DropDown* m_idle;
    kit::Ask* m_ask;
    QStringList m_shown; ///< the names in the rows, the supervisor on duty first
};

} // namespace lock
