// About the program: its version, licenses, and where its files are.
#pragma once

#include "ui/session/screen.h"

namespace help {

class AboutScreen : public session::Screen {
    Q_OBJECT
public:
    /// `supervisors`: the file with the PINs.
    AboutScreen(kit::Theme& theme, session::Session& session, QString supervisors);
    void refresh() override;
    void takeFocus() override { m_close->setFocus(); }

private:
    QWidget* makeFolders();
    QWidget* makeLicenses();
    QLabel* addPlace(QGridLayout& grid, const QString& name);

    QString m_supervisors;
    QPushButton* m_close;
    QLabel* m_tournament;
    QLabel* m_backups;
    QLabel* m_settings;
    QLabel* m_pins;
};

} // namespace help
