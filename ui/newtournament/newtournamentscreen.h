// A new tournament: what it is called, whose rules it is played by, how it is run, and where its file is.
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

    /// Asks where the file goes; empty where nobody said.
    std::function<QString(const QString& suggested)> choosePlace;
    /// The folder in which files are suggested.
    QString documents;

    void make();
    /// Brings in rules of one's own, which are chosen then.
    ownrules::RulesImport& import() { return *m_import; }

Q_SIGNALS:
    /// The tournament is open and waits for its teams. How they are to be drawn is no fact yet.
    void made(const desk::HowDrawn& how);
    /// Nobody wants it after all.
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeForm();
    QWidget* makeFields();
    QPushButton* makeImport();
    QWidget* makeButtons();
    QWidget* makeRules();
    void connectFields();
    /// Offers the built-in venues and one's own, and chooses that one if it is there and sound.
    void listVenues(const QVariant& chosen);
    void offer(const QString& name, const std::string& value, const std::optional<rules::Venue>& venue);
    void offerOwn(const venues::OwnVenue& own);
    /// Null where no rules are chosen yet.
    const rules::Venue* sheet() const;
    void showVenue();
    /// An empty form.
    void startOver();
    void choosePlaceOfFile();
    void suggestFile();
    /// Puts the ending behind a name without it.
    void completeFile();
    void checkFile();
    QString missing() const;
    void finish(const QString& file, const session::Outcome& outcome);

    QLineEdit* m_name;
    kit::DropDown* m_venue;
    ownrules::RulesImport* m_import;
    venues::OwnVenues m_own;
    std::vector<venues::OwnVenue> m_listed;            ///< one's own, as they are offered
    std::vector<std::optional<rules::Venue>> m_venues; ///< one an entry; nothing: a file with a mistake
    kit::NumberField* m_tables;
    FormatFields* m_format;
    QLineEdit* m_supervisor;
    kit::NumberField* m_rest; ///< minutes; 0 where none is asked for
    QLineEdit* m_file;
    QPushButton* m_place;
    kit::Prose* m_fileNote;
    kit::Prose* m_complaint;
    QPushButton* m_make;
    AgreedFields* m_agreed;
    RuleCard* m_card;
    bool m_fileIsTheirs = false; ///< somebody has chosen the place
};

} // namespace newtournament
