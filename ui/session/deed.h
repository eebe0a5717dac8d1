// An action on the tournament: asks for a supervisor's PIN if needed, sends it to the desk, and continues or
// shows why not.
#pragma once

#include "session.h"

#include "ui/kit/ask.h"

namespace session {

// How a screen asks for a supervisor's PIN without knowing the lock.

using OnGranted = std::function<void(const QString& by)>;
using OnCancelled = std::function<void()>;

/// Asks for a supervisor's PIN and calls `then` with the supervisor's name, or `dropped` if no one gave a
/// PIN, so that the question before can be answered again. If unset, the supervisor on duty may do
/// everything.
using PinGate = std::function<void(const QString& what, const OnGranted& then, const OnCancelled& dropped)>;

struct Deed {
    QString what; ///< shown when it is on the disk: `hand 7`; empty: nothing is shown
    /// Runs in the desk's thread in the name of `by`. It must own what it captures.
    std::function<desk::Answer<desk::Recorded>(desk::Desk& desk, const std::string& by)> job;
    QString pin{};                                  ///< why a supervisor's PIN is needed; empty: it isn't
    std::function<void()> done{};                   ///< it is on record
    std::function<void(const QString&)> complain{}; ///< it isn't on record, and why: refused, or no PIN
    std::function<void(const Outcome&)> refused{};  ///< instead of that if the desk refused it
    bool once = false; ///< ignored while another one like it (by `what`) is underway
};

/// For an answer to a question: when it is on record, the question closes and `done` follows; otherwise it
/// shows why not. If another question is open by then, that stays and `complain` gets the sentence.
Deed answering(kit::Ask& ask, Deed deed);

/// Calls `then` with the responsible supervisor: the one on duty if `pin` is empty or there is no gate,
/// otherwise the one who gives their PIN. `dropped` gets the sentence that no PIN was given. Neither is
/// called once `listener` is gone.
void withPin(const Session& session, const PinGate& gate, const QString& pin, const QObject* listener,
             const OnGranted& then, const std::function<void(const QString&)>& dropped);

/// Does it; no callback once `listener` is gone.
void carryOut(Session& session, const PinGate& gate, const Deed& deed, const QObject* listener);

/// Why the desk refuses it, as joined sentences.
QString whyNot(const desk::Failure& failure);

} // namespace session
