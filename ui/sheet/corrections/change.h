// A correction of what is on a sheet, to be looked at before it is made.
#pragma once

#include "desk/corrections/correction.h"
#include "ui/kit/ask.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace sheet {

struct Change {
    /// What it would come to, on that tournament, with what is decided about later matches.
    using Look = std::function<desk::Answer<desk::Correction>(const tournament::Tournament& tournament,
                                                              const std::vector<desk::LaterChoice>& then)>;
    /// Done by the desk's thread; refused where the sheet is another by then than in `seen`.
    using Make = std::function<desk::Answer<desk::Recorded>(
        desk::Desk& desk, const tournament::Tournament& seen, const std::string& reason,
        const std::vector<desk::LaterChoice>& then)>;
    QString title;  ///< `Strike hand 4`
    QString accept; ///< on its button
    QString done;   ///< said when it is on the disk: `hand 4, struck`
    Look look;
    Make make;
    /// What else comes of it, said first; may be empty.
    std::function<QStringList(const desk::Correction& seen)> says;
    std::vector<std::string> sheets; ///< ids of the matches that it is about
};

/// What was asked for of the desk, with why and what becomes of later matches.
template <class Options>
Options completed(Options asked, const std::string& reason, const std::vector<desk::LaterChoice>& then)
{
    asked.reason = reason;
    asked.then = then;
    return asked;
}

/// What comes of it, a sentence each: scores, hands that count no more or again, who wins and goes on, and
/// the later matches.
QStringList changesInWords(const desk::Correction& correction, const std::vector<std::string>& sheets);

/// The same of one sheet without its scores and without later matches.
QStringList besidesScores(const desk::Correction& correction, const std::string& sheet);
/// A sentence for each later match whose sides are not the same any more.
QStringList laterInWords(const desk::Correction& correction);

/// What can become of a later match: words for a choice, in the order of `desk::resolutionsFor`.
QList<kit::Choice> choicesFor(const desk::Correction& correction, const std::string& match);

// What becomes of later matches whose sides a correction changes: as questions, and as answered.

/// Who sat down to each match that nothing was decided about, a sentence each.
QStringList sittingsInWords(const desk::Correction& seen);

/// Asks what becomes of each later match, with what was answered before; their ids.
std::vector<std::string> addLater(QList<kit::Question>& questions, const desk::Correction& seen);

/// What was answered to the questions that `addLater` added behind the first `before`.
std::vector<desk::LaterChoice> decidedBy(const kit::Answers& answers, const std::vector<std::string>& matches,
                                         qsizetype before = 0);

} // namespace sheet
