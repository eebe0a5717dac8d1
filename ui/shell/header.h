// The top line: tournament, rules, supervisor on duty; and the bottom line: what was saved, undo, the file.
#pragma once

#include "ui/session/keys.h"
#include "ui/session/session.h"

#include <QPushButton>

namespace shell {

class Header : public QWidget {
    Q_OBJECT
public:
    Header(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A button was pressed; it does the same as that key.
    void wanted(session::Key key);
    void rulesWanted();

protected:
    void resizeEvent(QResizeEvent*) override { showRules(); }
    void paintEvent(QPaintEvent* event) override;

private:
    QPushButton* flat(const std::function<void()>& act);
    void refresh();
    void showRules();

    kit::Theme& m_theme;
    session::Session& m_session;
    kit::Line* m_name;
    QPushButton* m_rules;
    QPushButton* m_onDuty;
    QPushButton* m_lock;
};

class Footer : public QWidget {
    Q_OBJECT
public:
    Footer(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// Whether it is about the open tournament, or about the program.
    void setOfTournament(bool is);
    /// Whether undo is offered there.
    void setUndo(bool may)
    {
        m_mayUndo = may;
        showOthers();
    }
    /// The age of the newest backup, in words; empty if there is none.
    void setBackup(const QString& words)
    {
        m_backup->setText(words);
        showOthers();
    }
    /// Shows a sentence beside what was saved; the next save replaces it.
    void say(const QString& text, kit::Line::Ink ink);
    /// The same for a sentence that can be removed before that: a refusal, the answer to a card.
    void sayForNow(const QString& text, kit::Line::Ink ink);
    /// Removes such a sentence; any other stays.
    void pass();
    /// Removes that sentence, if it is shown.
    void unsay(const QString& text);

Q_SIGNALS:
    /// A hint was clicked.
    void wanted(session::Key key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showOthers();

    kit::Theme& m_theme;
    session::Session& m_session;
    kit::Line* m_state;
    bool m_isForNow = false; ///< the sentence
    QString m_tournament;    ///< the file that it is about
    bool m_isOfTournament = false;
    bool m_mayUndo = false;
    kit::Line* m_version;         ///< while there is no sentence
    kit::KeyHint* m_hints[2];     ///< undo, jump
    kit::KeyHint* m_otherwise[2]; ///< keyboard, settings: available without a tournament
    kit::Line* m_file;
    kit::Line* m_backup;
};

} // namespace shell
