// What a sheet asks and has the desk do: what is called at the table, and who deals.
#pragma once

#include "ui/kit/ask.h"
#include "ui/sheet/entry/entrysession.h"

namespace sheet {

class EndCard;

class SheetQuestions : public QObject {
    Q_OBJECT
public:
    SheetQuestions(session::Session& session, EntrySession& entry, kit::Ask& ask);

    void askMisdeal();
    /// How a game stands that was begun on paper.
    void askPaper();
    void askTime();
    bool asksTime() const { return m_asksTime; }
    void askDecide();
    void askDealer();
    void askClock();
    void askOverride();
    /// What was to go on record has to wait for the call.
    void askForCall();
    /// Without a table to the first that is free.
    void callMatch(std::optional<int> table = {});
    void seatDealer(facts::Seat seat);
    /// Both captains have agreed.
    void finish(EndCard& end);
    /// The match that is offered to the table of this one.
    void callNext(EndCard& end);

    /// `A1 · Maya Reyes`, in the order of `facts::allSeats`.
    QList<kit::Choice> seatChoices() const;
    std::optional<tournament::Reading> clock() const;

    enum class Row { Fresh, Stays };
    /// Asks the desk. What it refuses is said in the question, where one is open, or under the row.
    void send(const QString& what, const session::Job& job, Row row = Row::Fresh);

Q_SIGNALS:
    /// The match is disputed.
    void whoPlaysWanted();
    void matchWanted(const QString& match);
    /// The match is being decided here without play.
    void finishing();

private:
    void call(const tournament::Match& match, std::optional<int> table, const session::Callback& answered);
    void sendTime(const scoring::TimeCall& call, const std::string& allowedBy);
    void setClock(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason);
    QString nameOn(facts::Seat seat) const
    {
        return sheet::nameOn(m_session.tournament(), *m_entry.current(), seat);
    }
    /// The match where it may be asked about now; `again` when a PIN was given for it.
    const tournament::Match* asked(void (SheetQuestions::*again)(), bool needsCall = false);

    session::Session& m_session;
    EntrySession& m_entry;
    kit::Ask& m_ask;
    bool m_asksTime = false; ///< what is asked is what to do when time is up
};

} // namespace sheet
