// What a tournament can be written as, for people to choose from.
#pragma once

#include "share/exporting.h"

#include <QList>
#include <QString>

namespace webpage {

/// A form of file, and how it is offered.
struct FileKind {
    QString title;  ///< `Results (CSV)`
    QString button; ///< `CSV table`
    QString end;    ///< of the suggested name, behind the tournament's: `-results.csv`
    share::Export wanted;
    bool isPage() const { return wanted.form == share::Form::Html; }
    QString suffix() const; ///< `csv`
};
/// The web page first, then the whole tournament, then each table.
QList<FileKind> fileKinds();

} // namespace webpage
