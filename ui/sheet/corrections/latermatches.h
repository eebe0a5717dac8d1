// What becomes of later matches whose sides a correction changes: as questions, and as answered.
#pragma once

#include "desk/corrections/correction.h"
#include "ui/kit/ask.h"

namespace sheet {

/// Who sat down to each match that nothing was decided about, a sentence each.
QStringList sittingsInWords(const desk::Correction& seen);

/// Asks what becomes of each later match, with what was answered before; their ids.
std::vector<std::string> addLater(QList<kit::Question>& questions, const desk::Correction& seen);

/// What was answered to the questions that `addLater` added behind the first `before`.
std::vector<desk::LaterChoice> decidedBy(const kit::Answers& answers, const std::vector<std::string>& matches,
                                         qsizetype before = 0);

} // namespace sheet
