// After the draw: somebody substitutes for a player of a team, a team withdraws, another one comes late.
#pragma once

#include "desk/registration/teams.h"
#include "ui/session/deed.h"

namespace teams {

class LateChanges : public QObject {
    Q_OBJECT
public:
    /// Asks there. `allow` asks for the PIN of who may make an exception to the limits of the rules.
    LateChanges(session::Session& session, const session::PinGate& allow, kit::Ask& ask);
    void askToSubstitute(const QString& id);
    void askToWithdraw(const QString& id);
    void askToEnterLate(const QString& id);
    /// Why a new team can't enter late; empty if it can.
    QString whyNoPlace() const;

Q_SIGNALS:
    /// Why something can't be, or its result; an empty sentence removes the one before.
    void said(const QString& sentence, kit::Line::Ink ink);

private:
    /// What else has to be said of the substitute.
    struct Asking {
        std::string namesake{}; ///< a person on record who may be they; empty: there is none
        QString against{};      ///< why they cannot, but for an override; empty: nothing is against it
    };
    void askWhoComesIn(const tournament::Team& team, const kit::Answers& given, const Asking& asking);
    /// The same once more, with something to be said besides.
    void askAgain(const QString& id, const kit::Answers& given, const Asking& asking);
    void substitute(const QString& id, const kit::Answers& answers, const Asking& asked);
    /// `inPlaceOf`: a team (its id); empty: a place that is free.
    void enterLate(const QString& id, const std::string& inPlaceOf, const QString& reason);
    /// Records what the question came to.
    void record(session::Deed deed);
    void refuse(const QString& why) { Q_EMIT said(why, kit::Line::Ink::Bad); }
    /// Null where there is none.
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
