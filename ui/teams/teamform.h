// A team typed in, or edited.
#pragma once

#include "desk/checks/rosterlimits.h"
#include "desk/registration/teams.h"
#include "ui/kit/widgets.h"
#include "ui/session/session.h"

#include <QLineEdit>

namespace teams {

/// Enter goes on to the next field, as it ends a card's number too, and saves in the last; Ctrl+Enter saves
/// anywhere.
class TeamForm : public kit::Card {
    Q_OBJECT
public:
    TeamForm(kit::Theme& theme, const session::Session& session);
    /// The team as it is on record; empty fields for a new one. Once the teams are drawn one keeps its seed
    /// and its players, and a new one has no seed.
    void begin(const tournament::Team& team = {});
    /// What stands in the fields.
    struct Given {
        struct Player {
            std::string id; ///< empty: somebody new
            QString name;
            QString card;
            QString affiliation; ///< their own; empty: none
            QString swiped;      ///< the number of a card that was swiped, which no field shows
            friend bool operator==(const Player&, const Player&) = default;
        };
        QString team; ///< its id; empty where it is a new one
        QString name;
        QString seed;
        QString affiliation;
        QList<Player> players;
        QString override;
        friend bool operator==(const Given&, const Given&) = default;
    };
    Given given() const;
    /// What was given before, to be corrected.
    void begin(const Given& before);
    /// Whether something was typed since it began.
    bool isTouched() const { return !(given() == m_begun); }
    /// To the field in which somebody typed last.
    void takeFocus();
    /// What was typed before the form was there: the name begins with it.
    void typeName(const QString& text) { m_name->insert(text); }
    /// A card reader has sent that: it is the ID of the player in whose field the cursor stands. False where
    /// it stands in no such field.
    bool takeCard(const QString& line);
    /// Says why it cannot be; what was typed stays.
    void complain(const QString& text) { m_complaint->say(text); }
    /// Says why the desk refused what was given, with the cursor on an ID that somebody else has.
    void refuse(const session::Outcome& outcome);
    /// Says what the team is against, and asks why it registers anyway.
    void askOverride(const QString& against);
    /// The team that is edited; empty for a new one.
    const QString& team() const { return m_team; }
    QString name() const { return m_name->text().simplified(); }

Q_SIGNALS:
    void saved(const desk::TeamEntry& entry);
    /// What its third button says: to remove the team, to withdraw it, to enter it late.
    void moreWanted();
    void dropped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        std::string id; ///< of the person; empty: somebody new
        QLineEdit* name = nullptr;
        QLineEdit* card = nullptr;
        QLineEdit* affiliation = nullptr; ///< hidden where it is not asked for
        QString onRecord{};               ///< the end of the ID on record
        QString swiped{};                 ///< a number; typed ones go before it
    };
    QWidget* makeButtons(kit::Theme& theme);
    void addRow(const tournament::Person* person);
    /// Of the card whose number it is the end is shown; of none (empty) that of the one on record.
    static void putSwiped(Row& row, const QString& number, const QString& end);
    void showMore(const tournament::Team& team);
    /// Whether each player's own affiliation is asked for.
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
    QLineEdit* m_override; ///< shown where it is asked for
    QPushButton* m_more;
};

} // namespace teams
