// The question who didn't show up, where the tournament has no grace period that decides it.
#pragma once

#include "desk/play/table.h"
#include "ui/kit/ask.h"
#include "ui/session/session.h"

#include <functional>

namespace tables {

/// Asks which team didn't come and for a reason, and says what each answer costs; `answered` gets it. The
/// session must outlive the question.
void askNoShow(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
               const std::function<void(const desk::ResultOptions& options)>& answered);

} // namespace tables
