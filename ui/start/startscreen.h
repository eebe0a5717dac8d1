// What there is to do while no tournament is open: begin one, open one, look at one.
#pragma once

#include "ui/session/screen.h"

#include <QAbstractButton>
#include <QProgressBar>

#include <functional>

namespace start {

class Choice;

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
    /// A whole tournament (JSON) was brought in, and is open; in a sentence, with what it lacks.
    void broughtIn(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void openDemo();
    void bringIn(const QString& text);
    /// `text`: the one that the tournament is made from; empty where none is.
    void start(const QString& what, const QString& file, const session::Opening& opening,
               const QString& text = {});
    void finish(const QString& file, const QString& text, const session::Outcome& outcome);
    void setBusy(const QString& what);

    Choice* m_new;
    Choice* m_open;
    Choice* m_demo;
    kit::Card* m_trouble;
    kit::Prose* m_troubleTitle;
    kit::Prose* m_troubleText;
    QWidget* m_busy;
    kit::Line* m_busyText;
    kit::Line* m_recentTitle;
    QVBoxLayout* m_recent;
};

// One of a few plain choices: a picture, a word, what it brings, and its key.

class Choice : public QAbstractButton {
    Q_OBJECT
public:
    /// `strong`: the one that is most likely wanted.
    Choice(kit::Theme& theme, const QString& icon, const QString& title, const QString& text,
           const QString& key, bool strong, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {m_theme.px(280), m_theme.px(196)}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    kit::Theme& m_theme;
    QString m_icon;
    QString m_text;
    QString m_key;
    bool m_strong;
};

} // namespace start
