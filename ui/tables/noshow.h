// The questions for a no-show without a grace period, and for a team that gave notice.
#pragma once

#include "desk/play/absence.h"
#include "desk/play/table.h"
#include "ui/kit/ask.h"
#include "ui/session/session.h"

#include <functional>

namespace tables {

/// Asks which team didn't show up and for a reason, and shows what each answer costs. `answered` gets the
/// answers. The session must outlive the question.
void askNoShow(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
               const std::function<void(const desk::ResultOptions& options)>& answered);
/// The same for a team that said it can't play, and who gave notice.
void askDefault(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
                const std::function<void(const desk::AbsentOptions& options)>& answered);

} // namespace tables
