// What this machine remembers for its user, in one place; each takes effect at once.
#pragma once

#include "ui/kit/fields.h"
#include "ui/session/screen.h"

#include <QCheckBox>

#include <functional>

namespace settings {

class SettingsScreen : public session::Screen {
    Q_OBJECT
public:
    SettingsScreen(kit::Theme& theme, session::Session& session);
    void refresh() override;
    void takeFocus() override { m_textSize->setFocus(); }

    /// Asks for the folder of the second backups; empty where nobody chose one.
    std::function<QString()> chooseFolder;

private:
    QWidget* makeLook();
    QWidget* makeMatches();
    QWidget* makeBackups();
    QWidget* makePeople();
    QWidget* makePaper();
    /// A list to choose from under its name, into the column.
    void addChoice(QVBoxLayout& column, kit::DropDown& field, const QString& objectName,
                   const QString& label);
    /// A button that does what that action does.
    QPushButton* buttonOf(session::Key key, const QString& name);
    QCheckBox* makeBox(const QString& what, const QString& name);
    void showBackup();
    void showSecond();
    void setSecond(const QString& folder);

    kit::DropDown* m_textSize;
    kit::DropDown* m_look;
    kit::DropDown* m_clock;
    kit::DropDown* m_paper;
    QCheckBox* m_callStarts;
    QCheckBox* m_sound;
    QCheckBox* m_pad;
    QCheckBox* m_sideAFirst;
    kit::Prose* m_folder;
    kit::Line* m_backup;
    QPushButton* m_backUp;
    kit::Prose* m_second; ///< where a second backup is kept
    QPushButton* m_chooseSecond;
    QPushButton* m_noSecond;
    kit::Line* m_onDuty;
};

} // namespace settings
