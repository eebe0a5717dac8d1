// Rule files in the window: files that are dropped or opened, and the editor.
#pragma once

#include "ui/newtournament/newtournamentscreen.h"
#include "ui/print/cardprinter.h"
#include "ui/rules/editorscreen.h"
#include "ui/rules/rulesscreen.h"
#include "ui/shell/window.h"

#include <functional>

namespace desktop {

class RuleFiles : public QObject {
    Q_OBJECT
public:
    RuleFiles(session::Session& session, shell::Window& window,
              newtournament::NewTournamentScreen& newTournament, rulesview::RulesScreen& rules,
              rulesview::EditorScreen& editor);
    /// Whether nothing is accepted now, for example behind the lock.
    std::function<bool()> isLocked;
    /// Imports the file where rules are chosen: on Rules if a tournament is open or Rules is shown, else in
    /// New tournament. With `forNew`, always in New tournament.
    void bring(const QString& file, bool forNew);
    /// Opens the editor with new rules, or with the ones that aren't saved yet.
    void newVenue();
    print::CardPrinter& cardPrinter() { return m_cardPrinter; }

protected:
    /// Takes a rule file dropped anywhere on the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectEditor();
    void showEditor();

    session::Session& m_session;
    shell::Window& m_window;
    newtournament::NewTournamentScreen& m_newTournament;
    rulesview::RulesScreen& m_rules;
    rulesview::EditorScreen& m_editor;
    print::CardPrinter m_cardPrinter;
};

} // namespace desktop
