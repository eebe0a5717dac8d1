// The door: a name or a card, Enter, the next one.
#pragma once

#include "answercard.h"
#include "playersmodel.h"
#include "prooffield.h"

#include "desk/checkin/checkin.h"
#include "ui/kit/ask.h"
#include "ui/kit/rows.h"
#include "ui/session/screen.h"

#include <QLineEdit>

#include <functional>
#include <optional>
#include <set>

namespace checkin {

class CheckinScreen : public session::Screen {
    Q_OBJECT
public:
    CheckinScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// Looks for the players of that team (its id).
    void lookFor(const QString& team);
    /// A card reader has sent that, wherever the cursor stood. Whose card it is is checked in, where the
    /// venue's rule leaves nothing to ask; a card that nobody has waits for a player to be chosen.
    void readCard(const QString& line);

    /// Asks for the PIN of who may let somebody in against the venue's rule; at once where it is not set.
    session::PinGate allow;

Q_SIGNALS:
    /// Somebody wants to see what absences cost and who may not play.
    void absencesWanted();
    /// What was answered to a card, in a line for who does not see this screen.
    void answered(const QString& sentence, bool good);
    /// What was answered or refused before is over, or stands here to be read.
    void passed();

protected:
    void showEvent(QShowEvent* event) override;
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
    /// Asks what the one shows who is being received.
    void askProof(const rules::Checkin& rule);
    /// Checks in whose card was read there, without a question.
    void receiveSwiped(const std::string& person, const std::string& line);
    /// The same while a card of somebody else waits to be linked: nothing of that changes.
    void receiveBeside(const std::string& person, const std::string& line);
    /// What is answered to a card while a question is open, which it does not answer.
    void readBesides(const desk::Answer<desk::CardOwner>& owner, const std::string& line);
    void takeProof(const desk::Proof& proof);
    void checkIn(const desk::Proof& proof, const QString& who);
    /// The card that waited to be linked, if one did, and whether it becomes theirs.
    struct Swiped {
        std::optional<desk::NewCard> card;
        bool isTheirs = false;
    };
    /// Where it does not, `notLinked` is said. One that still waits (m_card) stays.
    void record(const desk::Proof& proof, const QString& who, Swiped swiped, const QString& notLinked);
    /// Asks what becomes of the card that was linked to them before.
    void askToReplace(const desk::Proof& proof, const QString& who);
    /// Asks whether the card that was linked to the player under the cursor is forgotten.
    void askToForget();
    void forget(const std::string& person);
    /// That a card waits to be linked; empty where none does.
    QString cardWaits() const;
    /// The card that waits is nobody's any more; what is to be said of that, empty where none waited.
    QString dropCard();
    /// Whether a question about cards is open; then it is said that it comes first.
    bool isAskingFirst();
    void sayHere(const std::string& person, const QStringList& besides = {}, const QString& whenGone = {});
    /// What was said of who came last, where that was taken back or put back meanwhile.
    void followHere();
    void sayNot(const QString& sentence, const QString& why = {});
    /// What the desk objects to about that player: of a sanction in large words only until when it holds.
    void sayRefused(const std::string& person, const session::Outcome& outcome);
    /// In the room.
    std::string today() const;
    void askWhose();
    void sayWhose();
    void takeBack();
    /// Lets in who has no accepted ID, or who may not play; of these it is asked first what they show, where
    /// that is not known yet.
    void withReason();
    void askReason(const desk::Proof& known);
    void showHelp();

    kit::Prose* m_eligible; ///< whom the venue lets play
    QLineEdit* m_field;
    AnswerCard* m_answer;
    ProofField* m_proof;
    kit::Ask* m_ask; ///< what becomes of a card that was linked before
    PlayersModel* m_players;
    kit::RowTable* m_table;
    QWidget* m_space; ///< in place of the table while nobody is expected
    MissingModel* m_missing;
    kit::RowTable* m_missingTable;
    kit::Line* m_counter;
    kit::Line* m_complete;
    QPushButton* m_takeBack;
    QPushButton* m_override;
    QPushButton* m_forget;
    QPushButton* m_absences;
    /// Who came last, as the answer says it.
    struct Here {
        std::string person;
        std::string op; ///< of the check-in
        QString gone;   ///< what is said where they are not here after all
    };
    std::optional<Here> m_here;
    /// What the last one who came has shown, where they were not let in.
    struct ShownId {
        std::string person;
        std::string kind;
    };
    std::optional<ShownId> m_shown;
    QString m_firstToDo;                 ///< what is said to come before anybody can be checked in
    std::string m_person;                ///< whose ID is asked for
    std::optional<desk::NewCard> m_card; ///< that was swiped and is nobody's yet
    std::set<std::string> m_underway;    ///< whose check-in the desk has not answered yet
    bool m_allTheSame = false;           ///< who may not play is let in once it is known what they show
    bool m_elsewhere = false;            ///< a card was swiped while somebody typed on something else
    bool m_stepped = false;              ///< somebody has chosen the row
};

} // namespace checkin
