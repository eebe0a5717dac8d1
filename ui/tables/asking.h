// What was answered on Tables goes to the desk.
#pragma once

#include "ui/kit/ask.h"
#include "ui/session/session.h"

namespace tables {

/// Asks the desk. Where that answers `question`, the question goes once it is done, or says what is wrong and
/// stays; anything else that goes wrong, and that all is well (empty), goes to `said`. Nothing is said once
/// `listener` is gone.
void askDesk(session::Session& session, kit::Ask& question, const QString& what, const session::Job& job,
             const QObject* listener, const std::function<void(const QString&)>& said);

} // namespace tables
