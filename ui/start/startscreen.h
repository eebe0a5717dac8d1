// The first screen, without a tournament: create one, open one, try the demo.
#pragma once

#include "recent.h"

#include "ui/session/screen.h"

#include <functional>
#include <optional>

namespace start {

class Choice;
class RecentRow;

class StartScreen : public session::Screen {
    Q_OBJECT
public:
    StartScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void takeFocus() override;
    /// Opens a tournament's file, or shows here why it can't.
    void open(const QString& file);
    /// Asks for the file to open.
    void chooseAndOpen();

    /// Asks for the tournament to open; empty if none was chosen.
    std::function<QString()> chooseFile;
    /// Asks where to save a new file; `name` is suggested.
    std::function<QString(const QString& name)> choosePlace;
    /// The folder for the demo tournament.
    QString documents;

Q_SIGNALS:
    void newTournamentWanted();
    /// A whole tournament (JSON) was imported and is open. The sentence says that, and what is missing from
    /// it.
    void tournamentImported(const QString& sentence);
    /// The chosen file isn't a tournament but a rule file.
    void ruleFileChosen(const QString& file);
    /// The demo is open.
    void demoOpened();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeBrand();
    QWidget* makeChoices();
    QWidget* makeTrouble();
    void makeRecent();
    void place();
    /// A tournament's file, or a whole tournament as JSON.
    void take(const QString& file);
    void openDemo();
    void press(const Recent& recent);
    RecentRow* firstThere() const;
    void noteState();
    void importToNewFile(const QString& text);
    /// `text`: the text to create the tournament from; empty: none.
    void start(const QString& what, const QString& file, const session::Opening& opening,
               const QString& text = {});
    void finish(const QString& file, const QString& text, const session::Outcome& outcome);
    void setBusy(const QString& what);
    void showTrouble(bool is);
    QList<Choice*> tiles() const { return {m_new, m_open, m_demo, m_rules}; }

    Choice* m_new;
    Choice* m_open;
    Choice* m_demo;
    Choice* m_rules;
    kit::KeyHint* m_back; ///< to the tournament that is open
    kit::Card* m_trouble = nullptr;
    kit::Prose* m_troubleTitle;
    kit::Prose* m_troubleText;
    QWidget* m_busy = nullptr;
    kit::Line* m_busyText;
    QGridLayout* m_grid = nullptr;
    QWidget* m_choices = nullptr;
    kit::Card* m_recentCard = nullptr;
    QWidget* m_none = nullptr; ///< shown if there are no recent tournaments
    QVBoxLayout* m_recent;
    QList<RecentRow*> m_rows;
    std::optional<bool> m_isBeside; ///< recent tournaments are beside the choices
    bool m_isDemo = false;          ///< whether the demo is being opened
    QString m_noted;                ///< the state of the open tournament when it was stored
};

} // namespace start
