// Whose rules are read, and what can be done with one's own.
#pragma once

#include "ui/kit/fields.h"
#include "ui/ownrules/rulesimport.h"

namespace rulesview {

/// The tournament's own copy is chosen at first, where one is open; then the built-in venues, and one's own
/// with their mistakes.
class VenueBar : public QWidget {
    Q_OBJECT
public:
    explicit VenueBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// Looks into the folder of one's own again.
    void list();
    /// The tournament's own copy is chosen.
    void chooseTournament() { list(QString()); }
    /// One's own rules of that name are chosen.
    void chooseOwn(const std::string& name);
    /// Whether a tournament is open, whose copy can be read.
    void setHasTournament(bool has);
    bool isOfTournament() const { return m_choice->currentData().toString().isEmpty(); }
    /// The venue that was chosen; null where that is the tournament's copy, or has mistakes.
    const rules::FileRead* read() const;
    /// Those of a file that cannot be read, a line each.
    QString mistakes() const;
    /// One's own file that was chosen; null where it is none of them.
    const venues::OwnVenue* own() const;
    /// Whether there are rules to copy.
    void setCanCopy(bool can) { m_copy->setEnabled(can); }
    /// Rules of that name were changed and not saved: they are edited on, or nothing where there are none.
    void showUnsaved(const std::optional<QString>& name);
    ownrules::RulesImport& import() { return *m_import; }

    /// Asks where an export goes; empty where nobody said.
    std::function<QString(const QString& suggested)> choosePlace;

Q_SIGNALS:
    /// Something else is to be read.
    void changed();
    void newVenueWanted();
    /// Somebody wants to edit a copy of the rules that are shown, or one's own themselves.
    void copyWanted();
    void editWanted();
    /// Somebody wants to continue with what isn't saved.
    void unsavedWanted();

protected:
    void hideEvent(QHideEvent* event) override; // what was said is of this visit

private:
    QWidget* makeLine(kit::Theme& theme);
    void list(const QVariant& chosen);
    void follow();
    void exportOwn();
    void askToDelete();
    void remove(const std::string& file);

    bool m_hasTournament = true;
    kit::DropDown* m_choice;
    QPushButton* m_edit;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_delete;
    kit::Prose* m_note;
    QWidget* m_unsaved;
    kit::Prose* m_unsavedName;
    ownrules::RulesImport* m_import;
    kit::Ask* m_ask;
    venues::OwnVenues m_own;
    std::vector<venues::OwnVenue> m_listed;
    std::optional<rules::FileRead> m_builtIn; ///< the one that was chosen
};

} // namespace rulesview
