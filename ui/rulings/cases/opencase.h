// An open renege challenge, without a widget: its state on record, and what was typed since.
#pragma once

#include "caseentry.h"

#include "tournament/model/inplay.h"
#include "ui/session/deed.h"

namespace rulings {

/// A hand on a sheet.
struct HandSpot {
    std::string match; ///< its id
    int game = 1;
    int place = 0; ///< `facts::Spot`
    friend bool operator==(const HandSpot&, const HandSpot&) = default;
};

/// Asks for a supervisor's PIN if that match is finished; calls `then` with the supervisor who rules.
void askPinFor(const session::Session& session, const session::PinGate& gate, const std::string& match,
               const QObject* listener, const std::function<void(const std::string& by)>& then);
/// Why a PIN is needed.
QString pinReason();

/// Names of sides and players.
struct Names {
    QString a;
    QString b;
    facts::PerSeat<QString> players = {};
};

/// `Upheld`.
QString rulingWord(facts::Ruling ruling);

class OpenCase {
public:
    using Ruling = std::optional<facts::Ruling>;

    OpenCase(const session::Session& session, const HandSpot& at, const std::string& challenge,
             const std::string& allowed)
        : spot(at), allowedBy(allowed), m_session(&session), m_challenge(challenge), m_saved(challenge)
    {
    }

    const tournament::Match& match() const { return *tournament::match(m_session->tournament(), spot.match); }
    /// The hand; null if it was deleted, or its sheet was moved away.
    const tournament::Item* item() const;
    int handNumber() const { return tournament::handNumber(match(), spot.game, spot.place); }
    Names names() const;
    /// The supervisor who rules.
    std::string by() const { return allowedBy.empty() ? m_session->supervisor().toStdString() : allowedBy; }
    /// Its op; empty while it isn't on record.
    const std::string& challenge() const { return m_challenge; }
    const Ruling& ruling() const { return m_ruling; }
    bool isTyped() const { return !(entry == m_onRecord) || note != m_noteOnRecord; }
    bool isUndone() const { return m_challenge.empty() && !m_saved.empty(); }

    /// Follows changes on record. If it was undone, it is a case that isn't on record yet, with everything
    /// typed; if redone, it is that case again.
    enum class Read { Same, Another, TakenBack };
    /// The hand must be there.
    Read readRecord();
    /// It was recorded as typed, with that op.
    void saved(const std::string& op);

    /// The verdict of the evidence. Cards prove nothing before the trick is known.
    rules::Finding finding() const;
    /// That the ruling goes against the evidence; empty if it doesn't.
    std::string against(facts::Ruling ruling) const;
    /// The effect of the ruling. It doesn't depend on the trick, which can be unknown.
    desk::Answer<desk::Correction> preview(facts::Ruling ruling) const;
    /// The ruling or, without one, the challenge to decide later, with the evidence.
    desk::Proposal proposal(const Ruling& ruling) const;

    HandSpot spot;
    std::string allowedBy; ///< if the match is finished; empty: the supervisor on duty
    CaseEntry entry;
    QString note;

private:
    desk::CaseOptions options(const Ruling& ruling) const;
    Read load();
    Read load(const desk::CaseOnRecord& found);

    const session::Session* m_session;
    std::string m_challenge;
    std::string m_saved;  ///< its op before it was undone, which a redo restores
    CaseEntry m_onRecord; ///< as it was loaded
    QString m_noteOnRecord;
    Ruling m_ruling;
};

} // namespace rulings
