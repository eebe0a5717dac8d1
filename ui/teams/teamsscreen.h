// Who plays: teams come from a file or by hand, are put right, and are drawn.
#pragma once

#include "confirm.h"
#include "drawcard.h"
#include "importpage.h"
#include "teamform.h"
#include "teamsmodel.h"

#include "desk/document/draft.h"
#include "desk/registration/teams.h"
#include "ui/kit/ask.h"
#include "ui/session/screen.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <functional>

namespace teams {

class TeamsScreen : public session::Screen {
    Q_OBJECT
public:
    TeamsScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// How a new tournament is to be drawn, as it was wished when it was made.
    void setWishes(const desk::HowDrawn& how);
    /// Stands on that team.
    void select(const QString& team);
    /// Shows what is in the roster file; nothing is recorded yet.
    void importFile(const QString& path);

    /// A card reader has sent that: whether it belongs to the player who is being put down here, or whose
    /// right ID an import asks for.
    bool takeCard(const QString& line) { return m_import->takeCard(line) || m_form->takeCard(line); }

    /// Asks for the roster file; empty where nobody chose one.
    std::function<QString()> chooseFile;
    /// Asks for the file of the tournament whose standings give the seeds; likewise.
    std::function<QString()> chooseTournament;
    /// Asks for the PIN of who may let two players keep one ID, or a team stand against the limits of the
    /// rules; at once where it is not set.
    session::PinGate allow;
    /// Where the chance of another draw comes from.
    desk::Environment environment = desk::thisMachine();

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
    bool isDrawn() const;
    bool isTyping() const;
    void showCounts(const tournament::Tournament& tournament);
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
    /// Asks the desk, unless the same is asked already: a second Enter is no second wish.
    void askOnce(const QString& what, const session::Job& job, const session::Callback& then);
    void askToRemove(const QString& id);
    void remove(const QString& team);
    /// Of the team that is put right what its form's third button says.
    void askForMore();
    /// The team goes: it is removed before the draw, and withdraws after it.
    void leave(const QString& id);
    void askToWithdraw(const QString& id);
    void askToSubstitute(const QString& id);
    /// What has to be said besides of who comes in.
    struct Asking {
        std::string namesake{}; ///< a person on record who may be they; empty: there is none
        QString against{};      ///< why they cannot, but for an override; empty: nothing is against it
    };
    void askWhoComesIn(const tournament::Team& team, const kit::Answers& given, const Asking& asking);
    /// The same once more, with something to be said besides.
    void askAgain(const QString& id, const kit::Answers& given, const Asking& asking);
    void substitute(const QString& id, const kit::Answers& answers, const Asking& asked);
    void substituteAgainst(const QString& id, const desk::SubstituteOptions& options,
                           const kit::Answers& answers, const Asking& asked);
    void askToEnterLate(const QString& id);
    /// `inPlaceOf`: as typed; empty: a place that is free.
    void enterLate(const QString& id, const QString& inPlaceOf, const QString& reason);
    using Wish = std::function<desk::Answer<desk::Recorded>(desk::Desk&, const std::string& by)>;
    void askAfterDraw(const QString& what, const Wish& wish, const std::function<void()>& then = {});
    void import();
    void importAs(const QString& who);
    void askToDraw();
    void chooseStandings();
    /// What another draw changes, before it is made: that very one.
    void askToDrawAgain();
    void draw(const desk::HowDrawn& how);
    void showActions();
    /// Of the parts at the side that one alone.
    void showAtSide(QWidget* part);

    QStackedWidget* m_pages;
    QWidget* m_side;
    kit::Line* m_counts;
    TeamsModel* m_model;
    kit::RowTable* m_table;
    kit::Card* m_empty;
    QWidget* m_actions = nullptr;
    QPushButton* m_add;
    QPushButton* m_substitute;
    QPushButton* m_importButton;
    kit::Prose* m_note;
    DrawCard* m_draw;
    TeamForm* m_form;
    Confirm* m_confirm;
    kit::Ask* m_ask; ///< about a team after the draw
    ImportPage* m_import;
    struct Refused {
        TeamForm::Given given;
        QString why;
    };
    QList<Refused> m_refused; ///< that wait until the form is free
    QStringList m_saving;     ///< teams whose answer is outstanding; empty: a new one
    QStringList m_asked;      ///< what else is outstanding
};

} // namespace teams
