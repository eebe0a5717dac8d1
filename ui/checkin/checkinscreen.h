// The door: a name or a card, Enter, the next one.
#pragma once

#include "answercard.h"
#include "playersmodel.h"
#include "prooffield.h"

#include "ui/look/rows.h"
#include "ui/session/screen.h"

#include <QLineEdit>

namespace checkin {

class CheckinScreen : public session::Screen {
    Q_OBJECT
public:
    CheckinScreen(look::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// Looks for the players of that team (its id).
    void lookFor(const QString& team);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeDoor();
    QWidget* makeMissing();
    void narrow();
    /// Where the cursor stands first: on the first who is missing.
    void standOnFirst();
    void step(int by);
    void enter();
    /// Checks the player in, or asks for the ID first.
    void receive(const std::string& person);
    void checkIn(const desk::Proof& proof);
    void takeBack();
    void withReason();
    void showHelp();

    QLineEdit* m_field;
    AnswerCard* m_answer;
    ProofField* m_proof;
    PlayersModel* m_players;
    look::RowTable* m_table;
    QWidget* m_space; ///< in place of the table while nobody is expected
    MissingModel* m_missing;
    look::RowTable* m_missingTable;
    look::Line* m_counter;
    look::Line* m_complete;
    QPushButton* m_takeBack;
    QPushButton* m_override;
    QString m_firstToDo;    ///< what is said to come before anybody can be checked in
    std::string m_person;   ///< whose ID is asked for
    bool m_stepped = false; ///< somebody has chosen the row
};

} // namespace checkin
