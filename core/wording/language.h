// The language of the program's own texts: English, whose plurals are embedded, or for tests the
// pseudo-language (words.md).
#pragma once

#include <QString>

namespace wording {

/// The environment variable that chooses it: `pseudo`; anything else is English.
inline constexpr const char* languageVariable = "COURTSIDE_LANGUAGE";

/// Installs the translator. Called by every application at its start (text.cpp): the window, the commands,
/// the tests.
void chooseLanguage();

/// The text in the pseudo-language: `[Šàvé hàñd ~~~]`. Every letter has an accent, and the text is in
/// brackets and 40% longer. Places (`%1`, `%n`, `%L1`), tags and entities of rich text, and mnemonics do not
/// change.
QString pseudo(const QString& text);

} // namespace wording
