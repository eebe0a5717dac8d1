// The check-in of one player after the other: the ID shown, the card, and the answer.
#pragma once

#include "doorcards.h"

#include "desk/checkin/attendance.h"
#include "ui/session/deed.h"

#include <set>

namespace checkin {

class Reception : public QWidget {
    Q_OBJECT
public:
    /// `field` is where names are typed; the answers mention it. `allow` asks for the PIN of a supervisor who
    /// may make an exception.
    Reception(kit::Theme& theme, session::Session& session, const session::PinGate& allow, QLineEdit& field);

    /// Call this when another tournament was opened.
    void begin();
    void refresh();
    /// Gives the focus to the open question; false if there is none.
    bool takeFocus();
    /// Checks the player in, or asks for the ID first.
    void receive(const std::string& person);
    /// The same for the owner of that ID number. If there is none, shows `otherwise`, or why not if that is
    /// empty.
    void receiveOwner(const QString& number, const QString& otherwise = {});
    /// Handles a swiped card: checks its owner in. An unknown card waits for a player.
    void readCard(const QString& line);
    /// Checks in a player who has no accepted ID or may not play. If the player may not play and hasn't shown
    /// an ID, asks for it first.
    void withReason(const std::string& person);
    void undoCheckin(const std::string& person);
    /// Asks whether to forget the card linked to the player.
    void askToForget(const std::string& person);
    /// Shows what to type, or asks whose the waiting card is.
    void sayWhatToDo();
    void sayNotCheckedIn(const QString& sentence, const QString& why = {});
    /// Closes the question, forgets a waiting card, and is ready for the next player.
    void cancelAll();
    /// Esc: closes the question; without one, forgets the waiting card and the ID shown.
    void leave();

    /// Whether a question is open.
    bool isAsking() const { return m_proof->isAsking() || m_ask->isOpen(); }
    QList<QWidget*> questions() const { return {m_proof, m_ask}; }

Q_SIGNALS:
    /// A check-in was sent: the next player can come.
    void taken();
    /// The player is checked in.
    void checkedIn(const QString& person);
    /// The question was closed.
    void over();
    /// The answer to a card, as a line for people on another screen.
    void answered(const QString& sentence, bool good);
    /// The last answer or refusal is obsolete.
    void passed();

private:
    QString nameOf(const std::string& person) const;
    /// Asks which ID the current player shows.
    void askProof(const rules::Checkin& rule);
    void askReason(const desk::Proof& known);
    void takeProof(const desk::Proof& proof);
    void checkIn(const desk::Proof& proof, const QString& who);
    /// The card that was swiped before the player was chosen, if any, and whether it is theirs.
    struct Swiped {
        std::optional<desk::NewCard> card{};
        bool isTheirs = false;
    };
    /// Records the check-in. Shows `notLinked` if the card isn't linked. A card that still waits (m_card) is
    /// kept.
    void record(const desk::Proof& proof, const QString& who, Swiped swiped, const QString& notLinked);
    void send(const std::string& person, const QString& who, const desk::Proof& proof,
              const std::optional<desk::NewCard>& card, const session::Callback& then);
    using Change = desk::Answer<desk::Recorded>(desk::Desk&, const std::string& by,
                                                const std::string& person);
    /// Retracts `what` of that player; shows `said` once that is on record.
    void change(const QString& what, const std::string& person, Change* make, const QString& said);
    /// Checks in the owner of a swiped card without a question. `isBeside`: another player's card waits to be
    /// linked; neither that nor the open question and typed text change.
    void receiveSwiped(const std::string& person, const std::string& line, bool isBeside);
    enum class SecondCard { Replaces, NotKept };
    /// Asks what happens to the card that is linked to the player already.
    void askToReplace(const desk::Proof& proof, const QString& who);
    /// That a card waits to be linked; empty if none does.
    QString cardWaits() const;
    /// Forgets the waiting card. Returns the sentence about that; empty if none waited.
    QString dropCard();
    /// Whether a question about cards is open; if so, shows that it must be answered first.
    bool isAskingFirst();
    /// Shows a sentence beside the open question or waiting card.
    void sayBesides(const QString& sentence, const QString& why = {});
    /// If the player is already checked in, or was just now, shows that. False if they can be checked in.
    bool sayAlready(const std::string& person);
    void sayCheckedIn(const std::string& person, const QStringList& besides = {},
                      const QString& whenGone = {});
    /// Updates the answer about the last player after their check-in was undone or redone.
    void updateLastCheckin();
    /// Shows why the desk refused that player. Of a suspension, only its last day is in large type.
    void sayRefused(const std::string& person, const session::Outcome& outcome);

    session::Session& m_session;
    const session::PinGate& m_allow;
    QLineEdit& m_field;
    AnswerCard* m_answer;
    ProofField* m_proof;
    kit::Ask* m_ask; ///< what happens to the card that was linked before
    /// The player last checked in, as the answer says.
    struct LastCheckin {
        std::string person;
        std::string op;     ///< of the check-in
        QString undoneText; ///< the answer after their check-in was undone
    };
    std::optional<LastCheckin> m_last;
    /// What ID the last player has shown, if they weren't checked in.
    struct ShownId {
        std::string person;
        std::string kind;
    };
    std::optional<ShownId> m_shown;
    QString m_firstToDo;                 ///< the current answer, if it is what must be done first
    std::string m_person;                ///< whose ID is asked for
    std::optional<desk::NewCard> m_card; ///< was swiped and has no owner yet
    std::set<std::string> m_underway;    ///< those whose check-in the desk hasn't answered yet
    bool m_allTheSame = false; ///< a player who may not play is checked in once it is known what ID they show
};

} // namespace checkin
