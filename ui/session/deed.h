// What somebody does to the tournament: a supervisor's PIN where it needs one, the desk, and then on, or why
// not.
#pragma once

#include "session.h"

#include "ui/kit/ask.h"

namespace session {

// How a screen asks for what needs a supervisor's PIN, without knowing the lock.

using OnGranted = std::function<void(const QString& by)>;
using OnCancelled = std::function<void()>;

/// Asks for a supervisor's PIN and calls `then` with who gave it, or `dropped` where nobody did: what was
/// asked before may be answered once more. Unset, whoever is on duty may.
using PinGate = std::function<void(const QString& what, const OnGranted& then, const OnCancelled& dropped)>;

struct Deed {
    QString what; ///< said when it is on the disk: `hand 7`; empty: nothing is said
    /// Done by the desk's thread in the name of `by`. What it captures it must own.
    std::function<desk::Answer<desk::Recorded>(desk::Desk& desk, const std::string& by)> job;
    QString pin{};                                  ///< why a supervisor's PIN is asked for; empty: it is not
    std::function<void()> done{};                   ///< it is on record
    std::function<void(const QString&)> complain{}; ///< it is not, and why: refused, or without a PIN
    std::function<void(const Outcome&)> refused{};  ///< instead of that where the desk refused it
    bool once = false; ///< a second one like it (by `what`) is no second wish while the first is underway
};

/// What an answer to a question comes to: when it is on record the question closes, then comes `done`; else
/// it says why not. Another question that is asked by then stays as it is: of that `complain` is told.
Deed answering(kit::Ask& ask, Deed deed);

/// Calls `then` with who answers for it: the supervisor on duty where `pin` is empty or there is no gate,
/// else whoever gives their PIN. `dropped` gets the sentence that there was none. Not once `listener` is
/// gone.
void withPin(const Session& session, const PinGate& gate, const QString& pin, const QObject* listener,
             const OnGranted& then, const std::function<void(const QString&)>& dropped);

/// Does it; nothing comes back once `listener` is gone.
void carryOut(Session& session, const PinGate& gate, const Deed& deed, const QObject* listener);

/// Why the desk refuses it, in sentences one behind the other.
QString whyNot(const desk::Failure& failure);

} // namespace session
