// The teams: imported or typed, edited, and drawn.
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
    /// The options of the draw from New tournament.
    void setDrawSettings(const desk::DrawSettings& how) { m_draw->setDrawSettings(how); }
    DrawCard& drawCard() const { return *m_draw; }
    /// Selects that team.
    void select(const QString& team);
    /// Shows the roster file; nothing is recorded yet.
    void importFile(const QString& path);

    /// A card reader or scanner has sent that line: true if it was for the player being typed here, or for
    /// the right ID in an import.
    bool takeCard(const QString& line) { return m_import->takeCard(line) || m_form->takeCard(line); }

    /// Whether an import is shown instead of the teams.
    bool isImporting() const { return m_pages->currentWidget() == m_import; }

    /// Asks for the roster file; empty if none was chosen.
    std::function<QString()> chooseFile;

Q_SIGNALS:
    /// The teams are drawn: matches can be called.
    void drawn();

protected:
    bool isFilledIn() const override { return isImporting() || (!m_form->isHidden() && m_form->isTouched()); }
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
    /// The selected row's team; empty if there is none.
    QString current() const { return m_table->currentId(); }
    const tournament::Team* team(const QString& id) const
    {
        return tournament::team(*m_session.tournament().setting, id.toStdString());
    }
    void note(const QString& sentence, kit::Line::Ink ink = kit::Line::Ink::Bad)
    {
        m_note->say(sentence, ink);
        m_notedAt = m_session.isOpen() ? m_session.shown().head.seq : 0;
    }
    void chooseAndImport();
    void add();
    void edit(const QString& id);
    /// Another row was selected while a team is edited: the form shows that team, unless something was typed
    /// in it. The list keeps the keys.
    void follow();
    void goIntoForm();
    /// Asks for the reason for a roster exception, and for a PIN.
    void save(desk::TeamEntry entry);
    void saveAs(const desk::TeamEntry& entry, const QString& who);
    /// A refused entry comes back; after the one being typed, if there is one.
    void restoreEntry(const TeamForm::Given& given, const session::Outcome& outcome);
    void showRefused();
    void askToRemove(const QString& id);
    /// The text of the third button for the edited team.
    void askForMore();
    /// Removes the team: withdrawn if it is in the draw, deleted otherwise.
    void leave(const QString& id);
    void showActions();
    /// Shows only that part at the side.
    void showAtSide(QWidget* part);
    /// Shows the hint for editing a team while none is edited.
    void showEditHint();

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
    long long m_notedAt = 0; ///< the newest entry of the record when the note was shown
    kit::Ask* m_ask;         ///< about a team, or a redraw
    DrawCard* m_draw;
    TeamForm* m_form;
    LateChanges* m_late;
    ImportPage* m_import;
    struct Refused {
        TeamForm::Given given;
        session::Outcome outcome;
    };
    QList<Refused> m_refused; ///< waiting until the form is free
    QStringList m_saving;     ///< teams being saved; empty: a new one
};

} // namespace teams
