// Every printed document, from a tournament that was stopped in mid play.
#pragma once

#include "names.h"

#include "desk/demo/demo.h"
#include "ui/paper/prints/prints.h"

#include <QImage>

namespace pictures {

/// A document and its tournament.
struct Printed {
    QString name; ///< `bracket-double-16`
    desk::DemoOptions tournament;
    QString word;              ///< the word of the print
    paper::PrintOptions asked; ///< a match or a case is looked up in the tournament
};

/// The documents for that many teams.
QList<Printed> pagesFor(int teams);

/// Makes the documents. If several in a row have the same tournament, it is played once.
class Press {
public:
    /// Nothing if the tournament has nothing to print for it.
    std::optional<paper::Document> print(const Printed& printed, Names names, paper::Format format);

private:
    void play(const desk::DemoOptions& options, Names names);

    QString m_played; ///< the tournament that was played
    std::shared_ptr<const tournament::Tournament> m_tournament;
};

/// A page as an image; at a scale of 100 %, 4 pixels are one millimeter.
QImage imageOf(const paper::Page& page, int scale);

} // namespace pictures
