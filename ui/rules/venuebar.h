// Chooses the rules to show, and has the actions on saved rules.
#pragma once

#include "ui/kit/fields.h"
#include "ui/ownrules/rulesimport.h"

namespace rulesview {

/// The list has the open tournament's copy first, which is chosen at first, then the built-in venues, then
/// the saved rules, including those with mistakes.
class VenueBar : public QWidget {
    Q_OBJECT
public:
    explicit VenueBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// Reads the folder of saved rules again.
    void list();
    /// Chooses the tournament's copy.
    void chooseTournament() { list(QString()); }
    /// Chooses the saved rules of that name.
    void chooseOwn(const std::string& name);
    /// Whether a tournament is open, so that its copy can be shown.
    void setHasTournament(bool has);
    bool isOfTournament() const { return m_choice->currentData().toString().isEmpty(); }
    /// The chosen venue; null if it is the tournament's copy or has mistakes.
    const rules::FileRead* read() const;
    /// The mistakes of a file that can't be read, one per line.
    QString mistakes() const;
    /// The chosen saved rules; null if others are chosen.
    const venues::OwnVenue* own() const;
    /// Whether there are rules to copy.
    void setCanCopy(bool can) { m_copy->setEnabled(can); }
    /// Shows that the rules of that name have unsaved changes; nothing: none do.
    void showUnsaved(const std::optional<QString>& name);
    ownrules::RulesImport& import() { return *m_import; }

    /// Asks where to export to; empty if nothing was chosen.
    std::function<QString(const QString& suggested)> choosePlace;

Q_SIGNALS:
    /// Another choice was made.
    void changed();
    void newVenueWanted();
    /// A copy of the shown rules should be edited, or the saved rules themselves.
    void copyWanted();
    void editWanted();
    /// The unsaved rules should be shown in the editor.
    void unsavedWanted();

protected:
    void hideEvent(QHideEvent* event) override; // the last message is obsolete at the next visit

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
    std::optional<rules::FileRead> m_builtIn; ///< the chosen one
};

} // namespace rulesview
