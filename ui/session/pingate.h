// How a screen asks for what needs a supervisor's PIN, without knowing the lock.
#pragma once

#include <QString>

#include <functional>

namespace session {

using OnGranted = std::function<void(const QString& by)>;
using OnCancelled = std::function<void()>;

/// Asks for a supervisor's PIN and calls `then` with who gave it, or `dropped` where nobody did: what was
/// asked before may be answered once more. Unset, whoever is on duty may.
using PinGate = std::function<void(const QString& what, const OnGranted& then, const OnCancelled& dropped)>;

} // namespace session
