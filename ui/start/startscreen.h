// What there is to do while no tournament is open: begin one, open one, look at one.
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
    /// Opens a tournament's file, and says here what is wrong with it where that fails.
    void open(const QString& file);
    /// The one that somebody chooses.
    void chooseAndOpen();

    /// Asks for the tournament to open; empty where nobody chose one.
    std::function<QString()> chooseFile;
    /// Asks where a new file goes; `name` is suggested.
    std::function<QString(const QString& name)> choosePlace;
    /// Where the demo tournament goes.
    QString documents;

Q_SIGNALS:
    void newTournamentWanted();
    /// A whole tournament (JSON) was imported, and is open; in a sentence, with what it lacks.
    void broughtIn(const QString& sentence);
    /// What was chosen is no tournament but a rule file.
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
    void bringIn(const QString& text);
    /// `text`: the one that the tournament is made from; empty where none is.
    void start(const QString& what, const QString& file, const session::Opening& opening,
               const QString& text = {});
    void finish(const QString& file, const QString& text, const session::Outcome& outcome);
    void setBusy(const QString& what);

    Choice* m_new;
    Choice* m_open;
    Choice* m_demo;
    kit::KeyHint* m_back; ///< to the tournament that is open
    kit::Card* m_trouble = nullptr;
    kit::Prose* m_troubleTitle;
    kit::Prose* m_troubleText;
    QWidget* m_busy = nullptr;
    kit::Line* m_busyText;
    QGridLayout* m_grid = nullptr;
    QWidget* m_choices = nullptr;
    kit::Card* m_recentCard = nullptr;
    kit::Line* m_none = nullptr; ///< what is said where nothing is recent
    QVBoxLayout* m_recent;
    QList<RecentRow*> m_rows;
    std::optional<bool> m_isBeside; ///< what is recent stands beside the choices
    bool m_isDemo = false;          ///< what is being opened
    QString m_noted;                ///< how the open tournament stood when that was noted
};

} // namespace start
