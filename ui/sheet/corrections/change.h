// A correction of what is on record, looked at in the window before it is made.
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
    QString title{};         ///< of the question: `Strike hand 4`
    QString accept{};        ///< on its button
    QString done{};          ///< said when it is on the disk: `hand 4, struck`
    bool asksReason = false; ///< else the proposal has it
    std::function<void(const QStringList& sentences)> refuse{};
    /// The job is done by the desk's thread; refused where the record is another by then than what was seen.
    std::function<void(const QString& done, const session::Job& job)> make{};
};

/// Has it made, where the record is still as in `seen`.
void make(const Change& change, const tournament::Tournament& seen);

/// What comes of it for one sheet besides the scores, a sentence each: hands that count no more or again, who
/// wins and goes on, and signatures.
QStringList besidesScores(const desk::Correction& correction, const std::string& sheet);
/// A sentence for each later match whose sides are not the same any more.
QStringList laterInWords(const desk::Correction& correction);

/// What can become of a later match: words for a choice, in the order of `desk::resolutionsFor`.
QList<kit::Choice> choicesFor(const desk::Correction& correction, const std::string& match);

} // namespace sheet
