// What somebody meant who mistyped a word.
#pragma once

#include <QStringList>

/// The one of these words that is nearest to what was typed: at most a third of its letters left out, put in,
/// changed or swapped with the next. Empty where none is that near.
QString nearest(const QString& typed, const QStringList& known);
