// Adds or edits a team.
#pragma once

#include "desk/checks/rosterlimits.h"
#include "desk/registration/teams.h"
#include "ui/kit/widgets.h"
#include "ui/session/session.h"

#include <QLineEdit>

namespace teams {

/// Enter goes to the next field, because it also ends a card's number, and saves in the last field.
/// Ctrl+Enter saves in any field.
class TeamForm : public kit::Card {
    Q_OBJECT
public:
    TeamForm(kit::Theme& theme, const session::Session& session);
    /// Shows the team on record; empty fields for a new one. Once the teams are drawn, a team keeps its seed
    /// and its players, and a new team has no seed.
    void begin(const tournament::Team& team = {});
    /// The content of the fields.
    struct Given {
        struct Player {
            std::string id; ///< empty: a new player
            QString name;
            QString card;
            QString affiliation; ///< the player's own; empty: none
            QString swiped;      ///< the number of a swiped card, which no field shows
            friend bool operator==(const Player&, const Player&) = default;
        };
        QString team; ///< its id; empty for a new team
        QString name;
        QString seed;
        QString affiliation;
        QList<Player> players;
        QString override;
        friend bool operator==(const Given&, const Given&) = default;
    };
    Given given() const;
    /// Shows what was entered before, for correction.
    void begin(const Given& before);
    /// Whether something was changed since it was shown.
    bool isTouched() const { return !(given() == m_begun); }
    /// Gives the focus to the last used field.
    void takeFocus();
    /// Types the text at the cursor in the name, for keys that were pressed before the form was shown.
    void typeName(const QString& text) { m_name->insert(text); }
    /// Takes a card reader's line as the ID of the player in whose field the cursor is; false if it isn't in
    /// such a field.
    bool takeCard(const QString& line);
    /// Shows why it isn't possible; the fields stay.
    void complain(const QString& text) { m_complaint->say(text); }
    /// Shows why the desk refused it, with the cursor on an ID that another person has.
    void refuse(const session::Outcome& outcome);
    /// Shows which rule the team is against, and asks for the reason of an override.
    void askOverride(const QString& against);
    /// The id of the edited team; empty for a new one.
    const QString& team() const { return m_team; }
    QString name() const { return m_name->text().simplified(); }

Q_SIGNALS:
    void saved(const desk::TeamEntry& entry);
    /// The third button was pressed: remove the team, withdraw it, or enter it late.
    void moreWanted();
    void dropped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        std::string id; ///< of the person; empty: a new player
        QLineEdit* name = nullptr;
        QLineEdit* card = nullptr;
        QLineEdit* affiliation = nullptr; ///< hidden if it isn't needed
        QString onRecord{};               ///< the end of the ID on record
        QString swiped{};                 ///< a number; typed ones go before it
    };
    QWidget* makeButtons(kit::Theme& theme);
    void addRow(const tournament::Person* person);
    /// Stores a swiped number and shows its `end`; if both are empty, shows the end of the ID on record.
    static void putSwiped(Row& row, const QString& number, const QString& end);
    void showMore(const tournament::Team& team);
    /// Whether each player has a field for their own affiliation.
    bool asksAffiliations() const { return desk::asksAffiliations(m_session.tournament()); }
    void clearRows();
    void save();
    QLineEdit* field(const QString& name);
    const QLineEdit* lastField() const;

    const session::Session& m_session;
    QString m_team;
    Given m_begun;
    kit::Line* m_title;
    QLineEdit* m_name;
    QGridLayout* m_players;
    QList<Row> m_rows;
    QLineEdit* m_affiliation;
    kit::Line* m_seedHead;
    QLineEdit* m_seed;
    kit::Prose* m_complaint;
    kit::Line* m_ownHead; ///< above the players' own affiliations
    kit::Line* m_overrideHead;
    QLineEdit* m_override; ///< shown if a reason is needed
    QPushButton* m_more;
};

} // namespace teams
