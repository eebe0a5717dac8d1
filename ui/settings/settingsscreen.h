// What this machine remembers for its user, in one place; each takes effect at once.
#pragma once

#include "ui/kit/fields.h"
#include "ui/session/screen.h"

#include <QCheckBox>

namespace settings {

class SettingsScreen : public session::Screen {
    Q_OBJECT
public:
    SettingsScreen(kit::Theme& theme, session::Session& session);
    void refresh() override;
    void takeFocus() override { m_textSize->setFocus(); }

private:
    QWidget* makeLook();
    QWidget* makeMatches();
    QWidget* makeBackups();
    QWidget* makePeople();
    /// A button that does what that action does.
    QPushButton* buttonOf(session::Key key, const QString& name);
    QCheckBox* makeBox(const QString& what, const QString& name);
    void showBackup();

    kit::DropDown* m_textSize;
    kit::DropDown* m_look;
    QCheckBox* m_callStarts;
    QCheckBox* m_sound;
    QCheckBox* m_pad;
    kit::Prose* m_folder;
    kit::Line* m_backup;
    QPushButton* m_backUp;
    kit::Line* m_onDuty;
};

} // namespace settings
