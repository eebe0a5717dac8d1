// Whose rules are read, and what can be done with one's own.
#pragma once

#include "ui/kit/fields.h"
#include "ui/ownrules/rulesimport.h"

namespace rulesview {

/// The tournament's own copy is chosen at first; then the built-in venues, and one's own with their mistakes.
class VenueBar : public QWidget {
    Q_OBJECT
public:
    explicit VenueBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// Looks into the folder of one's own again.
    void list();
    bool isOfTournament() const { return m_choice->currentIndex() == 0; }
    /// The venue that was chosen; null where that is the tournament's copy, or has mistakes.
    const rules::FileRead* read() const;
    /// Those of a file that cannot be read, a line each.
    QString mistakes() const;
    /// Whether there are rules to copy.
    void setCanCopy(bool can) { m_copy->setEnabled(can); }
    ownrules::RulesImport& import() { return *m_import; }

    /// Asks where an export goes; empty where nobody said.
    std::function<QString(const QString& suggested)> choosePlace;

Q_SIGNALS:
    /// Something else is to be read.
    void changed();
    void newVenueWanted();
    /// Somebody wants to edit a copy of the rules that are shown.
    void copyWanted();

private:
    QWidget* makeLine();
    void list(const QVariant& chosen);
    /// Null where it is none of one's own.
    const venues::OwnVenue* own() const;
    void follow();
    void exportOwn();
    void askToDelete();
    void remove(const std::string& file);

    kit::DropDown* m_choice;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_delete;
    kit::Prose* m_note;
    ownrules::RulesImport* m_import;
    kit::Ask* m_ask;
    venues::OwnVenues m_own;
    std::vector<venues::OwnVenue> m_listed;
    std::optional<rules::FileRead> m_builtIn; ///< the one that was chosen
};

} // namespace rulesview
