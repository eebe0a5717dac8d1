// The questions who didn't show up where no grace period decides it, and who said that they can't play.
#pragma once

#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "ui/kit/ask.h"
#include "ui/session/session.h"

#include <functional>

namespace tables {

/// Asks which team didn't come and for a reason, and says what each answer costs; `answered` gets it. The
/// session must outlive the question.
void askNoShow(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
               const std::function<void(const desk::ResultOptions& options)>& answered);
/// The same of a team that said it can't play, and who gave notice.
void askDefault(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
                const std::function<void(const desk::AbsentOptions& options)>& answered);

} // namespace tables
