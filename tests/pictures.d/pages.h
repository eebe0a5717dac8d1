// Every printed document, of a tournament that was stopped in the middle.
#pragma once

#include "names.h"

#include "desk/demo/demo.h"
#include "ui/paper/prints/prints.h"

#include <QImage>

namespace pictures {

/// A document, and the tournament that it is of.
struct Printed {
    QString name; ///< `bracket-double-16`
    desk::DemoOptions tournament;
    QString word;       ///< of the print
    paper::Asked asked; ///< a match or a case is found in the tournament
};

/// Those of that many teams.
QList<Printed> pagesFor(int teams);

/// Makes the documents; the tournament of several in a row is played once.
class Press {
public:
    /// None where the tournament has nothing for it.
    std::optional<paper::Document> print(const Printed& printed, Names names, paper::Format format);

private:
    void play(const desk::DemoOptions& options, Names names);

    QString m_played; ///< what tournament that is
    std::shared_ptr<const tournament::Tournament> m_tournament;
};

/// A page as it comes out of a printer at 100 % of 4 dots in a millimeter.
QImage imageOf(const paper::Page& page, int scale);

} // namespace pictures
