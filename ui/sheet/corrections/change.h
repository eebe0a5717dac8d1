// A correction of the record, previewed in the window before it is made.
#pragma once

#include "desk/corrections/proposal.h"
#include "ui/kit/ask.h"
#include "ui/session/session.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace sheet {

struct Change {
    desk::Proposal proposal{};
    std::string by{};
    QString title{};         ///< of the question: `Delete hand 4`; empty if `accept` says it
    QString accept{};        ///< on its button
    QString done{};          ///< shown when it is on the disk: `hand 4, deleted`
    bool asksReason = false; ///< otherwise the reason is in the proposal
    std::function<void(const QStringList& sentences)> refuse{};
    /// The job runs in the desk's thread; it is refused if the record has changed since the preview.
    std::function<void(const QString& done, const session::Job& job)> make{};
};

/// Makes it, if the record is still as in `seen`.
void make(const Change& change, const tournament::Tournament& seen);

/// Its effects on one sheet besides the scores, one sentence each: hands that no longer count or count again,
/// who wins and advances, and signatures.
QStringList besidesScores(const desk::Correction& correction, const std::string& sheet);
/// One sentence for each later match whose sides change.
QStringList laterInWords(const desk::Correction& correction);

/// The choices for a later match: words for each, in the order of `desk::resolutionsFor`.
QList<kit::Choice> choicesFor(const desk::Correction& correction, const std::string& match);

} // namespace sheet
