// Rules of one's own in the window: files that are dropped on it or opened, and the editor.
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
    /// Whether nothing is taken now, as behind the lock.
    std::function<bool()> isLocked;
    /// Imports it where one chooses rules: on the form of a new tournament, or on Rules while a tournament is
    /// open or they are up; with `forNew` always on the form.
    void bring(const QString& file, bool forNew);
    /// New rules in the editor, or what isn't saved there yet.
    void newVenue();
    print::CardPrinter& cardPrinter() { return m_cardPrinter; }

protected:
    /// Whatever is under a dropped rule file in the window, it is taken here.
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
