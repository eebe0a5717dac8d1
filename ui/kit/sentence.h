// What the house says, as sentences on a screen.
#pragma once

#include "text.h"

#include <QStringList>

#include <vector>

namespace kit {

/// Each of them with its first letter a capital.
QStringList sentences(const std::vector<std::string>& all);
/// Sentences one behind the other, with one full stop between two of them, whether they bring it or not.
QString inARow(const QStringList& sentences);

} // namespace kit
