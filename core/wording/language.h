// The language of the program's own texts: English, whose plurals are embedded, or the pseudo-language for
// tests (words.md).
#pragma once

#include <QString>

namespace wording {

/// The environment variable for the language: `pseudo`, or anything else for English.
inline constexpr const char* languageVariable = "COURTSIDE_LANGUAGE";

/// Installs the translator. The window, the commands and the tests call it when they start (text.cpp).
void chooseLanguage();

/// The text in the pseudo-language: `[Šàvé hàñd ~~~]`. Each letter gets an accent, and the text gets brackets
/// and becomes 40% longer. Places (`%1`, `%n`, `%L1`), tags and entities of rich text, and mnemonics don't
/// change.
QString pseudo(const QString& text);

} // namespace wording
