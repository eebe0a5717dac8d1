// Who plays: teams come from a file or by hand, are put right, and are drawn.
#pragma once

#include "drawcard.h"
#include "importpage.h"
#include "latechanges.h"
#include "teamform.h"
#include "teamstable.h"

#include "ui/session/screen.h"

#include <QStackedWidget>

namespace teams {

class TeamsScreen : public session::Screen {
    Q_OBJECT
public:
    TeamsScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// How a new tournament is to be drawn, as it was wished when it was made.
    void setWishes(const desk::HowDrawn& how) { m_draw->setWishes(how); }
    DrawCard& drawCard() const { return *m_draw; }
    /// Stands on that team.
    void select(const QString& team);
    /// Shows what is in the roster file; nothing is recorded yet.
    void importFile(const QString& path);

    /// Of the player who is being put down here, or whose right ID an import asks for.
    bool takeCard(const QString& line) override { return m_import->takeCard(line) || m_form->takeCard(line); }

    /// Whether a roster is looked at here, instead of the teams.
    bool isImporting() const { return m_pages->currentWidget() == m_import; }

    /// Asks for the roster file; empty where nobody chose one.
    std::function<QString()> chooseFile;

Q_SIGNALS:
    /// The teams are drawn: matches can be called.
    void drawn();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeTeams();
    QWidget* makeActions();
    void connectParts();
    void offerActions();
    bool isDrawn() const { return m_session.tournament().setting->draw.has_value(); }
    bool isTyping() const { return m_actions->isHidden() || isImporting(); }
    /// Of the row under the cursor; empty where it is on none.
    QString current() const { return m_table->currentId(); }
    const tournament::Team* team(const QString& id) const
    {
        return tournament::team(*m_session.tournament().setting, id.toStdString());
    }
    void note(const QString& sentence, kit::Line::Ink ink = kit::Line::Ink::Bad)
    {
        m_note->say(sentence, ink);
    }
    void chooseAndImport();
    void add();
    void edit(const QString& id);
    /// The cursor went to another row while a team is put right: its form goes there too, unless something
    /// was typed in it. The keys stay with the list.
    void follow();
    void goIntoForm();
    /// Asks why a team registers against the limits of the rules, and for the PIN of who lets it in.
    void save(desk::TeamEntry entry);
    void saveAs(const desk::TeamEntry& entry, const QString& who);
    /// What could not be recorded comes back; behind what is being typed, where there is that.
    void giveBack(const TeamForm::Given& given, const QString& why);
    void showRefused();
    void askToRemove(const QString& id);
    /// Of the team that is put right what its form's third button says.
    void askForMore();
    /// The team goes: it is removed before the draw, and withdraws after it.
    void leave(const QString& id);
    void showActions();
    /// Of the parts at the side that one alone.
    void showAtSide(QWidget* part);

    QStackedWidget* m_pages;
    kit::Line* m_counts;
    kit::KeyHint* m_edit = nullptr;
    TeamsTable* m_table;
    kit::Card* m_empty;
    QPushButton* m_add;
    QWidget* m_actions = nullptr;
    QPushButton* m_substitute;
    QPushButton* m_importButton;
    kit::Prose* m_note;
    Confirm* m_confirm;
    DrawCard* m_draw;
    TeamForm* m_form;
    kit::Ask* m_ask; ///< about a team after the draw
    LateChanges* m_late;
    ImportPage* m_import;
    struct Refused {
        TeamForm::Given given;
        QString why;
    };
    QList<Refused> m_refused; ///< that wait until the form is free
    QStringList m_saving;     ///< teams whose answer is outstanding; empty: a new one
};

} // namespace teams
