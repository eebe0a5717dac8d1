// The settings of this machine; each takes effect at once.
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

    /// Asks for the second backup folder; empty if none was chosen.
    std::function<QString()> chooseFolder;

private:
    QWidget* makeLook();
    QWidget* makeMatches();
    QWidget* makeBackups();
    QWidget* makePeople();
    QWidget* makePaper();
    /// Adds a labeled list to choose from to the column.
    void addChoice(QVBoxLayout& column, kit::DropDown& field, const QString& objectName,
                   const QString& label);
    /// A button for that action.
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
    kit::Prose* m_second; ///< the second backup folder
    QPushButton* m_chooseSecond;
    QPushButton* m_noSecond;
    kit::Line* m_onDuty;
};

} // namespace settings
