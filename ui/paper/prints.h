// Everything that can be printed, by the word that asks for it.
#pragma once

#include "document.h"

#include <QList>

#include <tl/expected.hpp>

#include <string>

namespace paper {

struct Print {
    QString word;         ///< as the command takes it: `scoresheets`
    QString title;        ///< `Score sheets`
    QString does;         ///< one line about it
    bool ofMatch = false; ///< it is of one match
};

/// In the order in which they are offered.
const QList<Print>& prints();
/// The print of that word, or null.
const Print* print(const QString& word);

/// The document, or why there is none, in a sentence that says what to do. `match` is an id, for those that
/// are of one match.
tl::expected<Document, QString> make(const Print& print, const Record& record, Format format,
                                     const std::string& match = {});
/// A name for its file: `fall-spades-bracket.pdf`, `fall-spades-match-4.pdf`,
/// `fall-spades-match-4-record.pdf`.
QString fileName(const Print& print, const Record& record, const std::string& match = {});

} // namespace paper
