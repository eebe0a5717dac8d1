// Changes after the draw: a substitute for a player, a team that withdraws, a team that enters late.
#pragma once

#include "desk/registration/teams.h"
#include "ui/session/deed.h"

namespace teams {

class LateChanges : public QObject {
    Q_OBJECT
public:
    /// Shows its questions in `ask`. `allow` asks for a supervisor's PIN before an exception to the limits of
    /// the rules.
    LateChanges(session::Session& session, const session::PinGate& allow, kit::Ask& ask);
    void askToSubstitute(const QString& id);
    void askToWithdraw(const QString& id);
    void askToEnterLate(const QString& id);
    /// Why a new team can't enter late; empty if it can.
    QString whyNoPlace() const;

Q_SIGNALS:
    /// Why something isn't possible, or its result; an empty sentence removes the last one.
    void said(const QString& sentence, kit::Line::Ink ink);

private:
    /// Additional notes in the question about the substitute.
    struct Asking {
        std::string namesake{}; ///< a person on record with the same name; empty: there is none
        QString against{};      ///< why they can't play without an override; empty: they can
    };
    void askSubstitute(const tournament::Team& of, const kit::Answers& given, const Asking& asking);
    /// Asks the same again, with additional notes.
    void askAgain(const QString& id, const kit::Answers& given, const Asking& asking);
    void substitute(const QString& id, const kit::Answers& answers, const Asking& asked);
    /// `inPlaceOf`: a team (its id); empty: a free place.
    void enterLate(const QString& id, const std::string& inPlaceOf, const QString& reason);
    /// Records the answer to the question.
    void record(session::Deed deed);
    void refuse(const QString& why) { Q_EMIT said(why, kit::Line::Ink::Bad); }
    /// The team; null if there is none.
    const tournament::Team* team(const QString& id) const
    {
        return tournament::team(*m_session.tournament().setting, id.toStdString());
    }
    QString nameOf(const QString& id) const
    {
        return QString::fromStdString(tournament::teamName(m_session.tournament(), id.toStdString()));
    }

    session::Session& m_session;
    const session::PinGate& m_allow;
    kit::Ask& m_ask;
};

} // namespace teams
