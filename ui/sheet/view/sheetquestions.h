// The questions of a sheet and its requests to the desk: calls at the table, and who deals.
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
    /// Asks for the scores of a game that was begun on paper.
    void askPaper();
    void askTime();
    bool asksTime() const { return m_asksTime; }
    void askDecide();
    void askDealer();
    void askClock();
    void askOverride();
    /// Shows that the match must be called before anything is recorded.
    void askForCall();
    /// Calls the match; without a table, to the first free one.
    void callMatch(std::optional<int> table = {});
    void seatDealer(facts::Seat seat);
    /// Both captains have signed.
    void finish(EndCard& end);
    /// Calls the match that is offered for this table.
    void callNext(EndCard& end);

    /// `A1 · Maya Reyes`, in the order of `facts::allSeats`.
    QList<kit::Choice> seatChoices() const;
    std::optional<tournament::Reading> clock() const;

    enum class Row { Fresh, Stays };
    /// Sends it to the desk. A refusal is shown in the question if one is open, else below the row.
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
    void setClock(const QString& what, facts::ClockAction deed, const std::optional<std::string>& reason);
    QString nameOn(facts::Seat seat) const
    {
        return sheet::nameOn(m_session.tournament(), *m_entry.current(), seat);
    }
    /// The match if questions about it are possible now. For a finished match, `again` is called once a PIN
    /// was given.
    const tournament::Match* asked(void (SheetQuestions::*again)(), bool needsCall = false);

    session::Session& m_session;
    EntrySession& m_entry;
    kit::Ask& m_ask;
    bool m_asksTime = false; ///< the open question is about time being up
};

} // namespace sheet
