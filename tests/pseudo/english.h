// What the program says, in English, in whichever language it speaks: so that a test that reads a sentence
// passes in the pseudo-language too (words.md).
#pragma once

#include <QString>
#include <QStringList>

namespace pseudo {

/// Whether this run speaks the pseudo-language.
bool isSpoken();

/// The text read back from the pseudo-language: of `[Ŝàṽē ĥàņḋ ~~~~] Ana` it is `Save hand Ana`. As it is where
/// another language is spoken.
QString english(const QString& text);
QStringList english(const QStringList& texts);

} // namespace pseudo
