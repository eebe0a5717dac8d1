// Things to try in the demo, with buttons that open them.
#pragma once

#include "ui/session/screen.h"

namespace start {

class Choice;

class DemoScreen : public session::Screen {
    Q_OBJECT
public:
    DemoScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void refresh() override;
    void takeFocus() override;
    /// Whether the open tournament is the demo, with things to try.
    static bool isOf(const session::Session& session);

Q_SIGNALS:
    /// The match's challenge should be decided.
    void caseWanted(const QString& match);
    /// Opens Tables.
    void tablesWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QList<Choice*> m_choices;
    QVBoxLayout* m_list;
    QPushButton* m_tables;
};

} // namespace start
