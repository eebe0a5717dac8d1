// A renege challenge while it is open, without a widget: what is on record of it, and what was typed since.
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

/// Asks for a supervisor's PIN where that match is finished; calls `then` with who rules.
void allowFor(const session::Session& session, const session::PinGate& gate, const std::string& match,
              const QObject* listener, const std::function<void(const std::string& by)>& then,
              const std::function<void(const QString& why)>& dropped);
/// Why it is asked for.
QString whyPin();

/// How sides and players are called.
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
    /// The hand; null where it is struck, or its sheet was moved away.
    const tournament::Item* item() const;
    int handNumber() const { return tournament::handNumber(match(), spot.game, spot.place); }
    Names names() const;
    /// Who rules.
    std::string by() const { return allowedBy.empty() ? m_session->supervisor().toStdString() : allowedBy; }
    /// Its op; empty while it is not on record.
    const std::string& challenge() const { return m_challenge; }
    const Ruling& ruling() const { return m_ruling; }
    bool isTyped() const { return !(entry == m_onRecord) || note != m_noteOnRecord; }

    /// What became of it on record. Undone, it is a case that is not on record yet, with all that was typed;
    /// put back, it is that one again.
    enum class Read { Same, Another, TakenBack };
    Read readRecord();
    /// It is on record as it was typed, under that op.
    void saved(const std::string& op);

    /// What the evidence comes to. Cards prove nothing before it is known in which book they were played.
    rules::Finding finding() const;
    /// That the ruling goes against what is entered; empty where it does not.
    std::string against(facts::Ruling ruling) const;
    /// What the ruling comes to. The book changes nothing of it, and may not be known yet.
    desk::Answer<desk::Correction> preview(facts::Ruling ruling) const;
    /// The ruling, or with none the challenge that is to be decided later, with what was said.
    desk::Proposal proposal(const Ruling& ruling) const;

    HandSpot spot;
    std::string allowedBy; ///< where the match is finished; empty: whoever is on duty
    CaseEntry entry;
    QString note;

private:
    desk::CaseOptions options(const Ruling& ruling) const;
    Read load(const desk::CaseOnRecord& found);

    const session::Session* m_session;
    std::string m_challenge;
    std::string m_saved;  ///< op under which it was, which a redo brings back
    CaseEntry m_onRecord; ///< as it was loaded
    QString m_noteOnRecord;
    Ruling m_ruling;
};

} // namespace rulings
