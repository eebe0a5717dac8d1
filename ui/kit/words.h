// Words that somebody types to find something.
#pragma once

#include <QStringList>

namespace kit {

/// The words of a text, to be compared: without case and accents, so that `yilmaz` finds Yılmaz, and without
/// what stands between them.
QStringList wordsOf(const QString& text);

} // namespace kit
