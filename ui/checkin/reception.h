// The one at the door: what they show, whose card it is, and what is answered to them.
#pragma once

#include "doorcards.h"

#include "desk/checkin/attendance.h"
#include "ui/session/deed.h"

#include <set>

namespace checkin {

class Reception : public QWidget {
    Q_OBJECT
public:
    /// `field` is where names are typed, by which a card that nobody has waits too. `allow` asks for the PIN
    /// of who may make an exception to the venue's rule.
    Reception(kit::Theme& theme, session::Session& session, const session::PinGate& allow, QLineEdit& field);

    /// Another tournament is open.
    void begin();
    void refresh();
    /// To what is asked; false where nothing is.
    bool takeFocus();
    /// Checks the player in, or asks for the ID first.
    void receive(const std::string& person);
    /// The same of who has that ID; where nobody has, `otherwise` is said, or (empty) why not.
    void receiveOwner(const QString& number, const QString& otherwise = {});
    /// Of a card that was swiped: whose it is is checked in; one that nobody has waits for a name.
    void readCard(const QString& line);
    /// Lets in who has no accepted ID, or who may not play; of these it is asked first what they show, where
    /// that is not known yet.
    void withReason(const std::string& person);
    void takeBack(const std::string& person);
    /// Asks whether the card that was linked to the player is forgotten.
    void askToForget(const std::string& person);
    /// Says what is to be typed, or whose a card that waits is.
    void sayWhatToDo();
    void sayNot(const QString& sentence, const QString& why = {});
    /// Stops asking, also of a card that waits, and begins with the next one.
    void putAway();
    /// Esc: closes the question; else nobody has the card that waits, and what was shown is forgotten.
    void leave();

    /// Whether a question is open.
    bool isAsking() const { return m_proof->isAsking() || m_ask->isOpen(); }
    QList<QWidget*> questions() const { return {m_proof, m_ask}; }

Q_SIGNALS:
    /// Somebody is being checked in: the next one may come.
    void taken();
    /// The player is checked in.
    void checkedIn(const QString& person);
    /// Nothing is asked anymore.
    void over();
    /// What was answered to a card, in a line for who does not see this screen.
    void answered(const QString& sentence, bool good);
    /// What was answered or refused before is over.
    void passed();

private:
    QString nameOf(const std::string& person) const;
    /// Asks what the one shows who is being received.
    void askProof(const rules::Checkin& rule);
    void askReason(const desk::Proof& known);
    void takeProof(const desk::Proof& proof);
    void checkIn(const desk::Proof& proof, const QString& who);
    /// The card that waited to be linked, if one did, and whether it becomes theirs.
    struct Swiped {
        std::optional<desk::NewCard> card{};
        bool isTheirs = false;
    };
    /// Where it does not, `notLinked` is said. One that still waits (m_card) stays.
    void record(const desk::Proof& proof, const QString& who, Swiped swiped, const QString& notLinked);
    void send(const std::string& person, const QString& who, const desk::Proof& proof,
              const std::optional<desk::NewCard>& card, const session::Callback& then);
    using Change = desk::Answer<desk::Recorded>(desk::Desk&, const std::string& by,
                                                const std::string& person);
    /// Takes `what` of theirs back; `said` once that is on record.
    void change(const QString& what, const std::string& person, Change* change, const QString& said);
    /// Checks in whose card was read there, without a question. `isBeside`: while a card of somebody else
    /// waits to be linked, and nothing of that changes, nor of what is typed and asked of them.
    void receiveSwiped(const std::string& person, const std::string& line, bool isBeside);
    enum class SecondCard { Replaces, NotKept };
    /// Asks what happens to the card that was linked to them before.
    void askToReplace(const desk::Proof& proof, const QString& who);
    /// That a card waits to be linked; empty where none does.
    QString cardWaits() const;
    /// The card that waits is nobody's anymore; what is to be said of that, empty where none waited.
    QString dropCard();
    /// Whether a question about cards is open; then it is said that it comes first.
    bool isAskingFirst();
    /// Beside what waits and is asked.
    void sayBesides(const QString& sentence, const QString& why = {});
    /// Of who is in already, or came just now: says so. False where they are to be checked in.
    bool sayAlready(const std::string& person);
    void sayHere(const std::string& person, const QStringList& besides = {}, const QString& whenGone = {});
    /// What was said of who came last, where that was undone or redone meanwhile.
    void followHere();
    /// What the desk objects to about that player: of a suspension in large words only until when it lasts.
    void sayRefused(const std::string& person, const session::Outcome& outcome);

    session::Session& m_session;
    const session::PinGate& m_allow;
    QLineEdit& m_field;
    AnswerCard* m_answer;
    ProofField* m_proof;
    kit::Ask* m_ask; ///< what happens to a card that was linked before
    /// Who came last, as the answer says it.
    struct Here {
        std::string person;
        std::string op; ///< of the check-in
        QString gone;   ///< what is said when their check-in was undone
    };
    std::optional<Here> m_here;
    /// What the last one who came has shown, where they were not checked in.
    struct ShownId {
        std::string person;
        std::string kind;
    };
    std::optional<ShownId> m_shown;
    QString m_firstToDo;                 ///< what is said to come before anybody can be checked in
    std::string m_person;                ///< whose ID is asked for
    std::optional<desk::NewCard> m_card; ///< that was swiped and is nobody's yet
    std::set<std::string> m_underway;    ///< whose check-in the desk has not answered yet
    bool m_allTheSame = false;           ///< who may not play is checked in once it is known what they show
};

} // namespace checkin
