// A new tournament: its name, rules, format, and file.
#pragma once

#include "tournamentfields.h"

#include "ui/ownrules/rulesimport.h"
#include "ui/session/screen.h"
#include "venues/ownvenues.h"

#include <functional>

namespace newtournament {

class NewTournamentScreen : public session::Screen {
    Q_OBJECT
public:
    NewTournamentScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void takeFocus() override { m_name->setFocus(); }

    /// Asks where to save the file; empty if none was chosen.
    std::function<QString(const QString& suggested)> choosePlace;
    /// The suggested folder.
    QString documents;

    void make();
    /// Imports own rules and selects them.
    ownrules::RulesImport& import() { return *m_import; }

Q_SIGNALS:
    /// The tournament is open and waits for its teams. The options of its draw aren't a fact yet.
    void made(const desk::DrawSettings& how);
    /// It was canceled.
    void dropped();

protected:
    bool isFilledIn() const override { return true; } // the tournament behind it isn't visible
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeForm();
    QWidget* makeFields();
    QPushButton* makeImport();
    QWidget* makeButtons();
    QWidget* makeRules();
    void connectFields();
    /// Lists the built-in venues and the saved rules, and selects that one if it exists and has no mistakes.
    void listVenues(const QVariant& chosen);
    void offerOwn(const venues::OwnVenue& own);
    /// Null if no rules are chosen yet.
    const rules::Venue* sheet() const;
    void showVenue();
    /// Clears the form.
    void startOver();
    void choosePlaceOfFile();
    void suggestFile();
    /// Adds the ending to a name without it.
    void completeFile();
    void checkFile();
    bool isFileTaken() const;
    /// What keeps the tournament from being created, the topmost first.
    enum class Lack { Nothing, Name, Supervisor, Rules, Agreed, Format, File, OtherFile };
    Lack lack() const;
    QString inWords(Lack lack) const;
    /// The field to fill in or change; null if nothing is missing.
    QWidget* fieldOf(Lack lack) const;
    void complainOf(Lack lack);
    void drop();
    /// Clears the complaint if that field is right now. The next mistake is only shown when the button is
    /// pressed.
    void recheck();
    void finish(const QString& file, const session::Outcome& outcome);

    QLineEdit* m_name;
    kit::DropDown* m_venue;
    ownrules::RulesImport* m_import;
    venues::OwnVenues m_own;
    std::vector<venues::OwnVenue> m_listed; ///< own venues, as listed
    kit::NumberField* m_tables;
    kit::NumberField* m_rest; ///< minutes; 0: no minimum
    FormatFields* m_format;
    QLineEdit* m_supervisor;
    QLineEdit* m_file;
    QPushButton* m_place;
    kit::Prose* m_fileNote;
    kit::Prose* m_complaint;
    Lack m_complainedOf = Lack::Nothing;
    QPushButton* m_make;
    AgreedFields* m_agreed;
    RuleCard* m_card;
    bool m_fileIsTheirs = false; ///< the person chose the file
};

} // namespace newtournament
