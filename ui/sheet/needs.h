// What this hand needs, in words: from the scorer's outlook, on every key.
#pragma once

#include "scoring/outlook.h"

#include <QStringList>

namespace sheet {

/// A sentence a line; `hand` is what is typed so far.
QStringList needsInWords(const scoring::RuleSet& rules, const scoring::GameState& before,
                         const scoring::Hand& hand);

} // namespace sheet
