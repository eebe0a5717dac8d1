// The program's texts in English, whatever its language. So tests that read a sentence also pass in the
// pseudo-language (words.md).
#pragma once

#include <QString>
#include <QStringList>

namespace pseudo {

/// Whether this run uses the pseudo-language.
bool isSpoken();

/// Converts pseudo-language back to English: `[Ŝàṽē ĥàņḋ ~~~~] Ana` becomes `Save hand Ana`. Text in another
/// language isn't changed.
QString english(const QString& text);
QStringList english(const QStringList& texts);

} // namespace pseudo
