// Rooms that hold no text for people.
#pragma once

#include "source.h"

namespace house {

/// A literal in a source, as it is written between its quotation marks.
struct Literal {
    int line = 0;
    QString text;
};
/// Those outside of comments, preprocessor lines and assertions.
QList<Literal> literalsOf(const Source& source);

/// The rooms of the desk that make text, and how many texts: `desk/play`, 74.
QMap<QString, int> textsOfTheDesk(const Tree& tree);

/// What the rooms without text hold of it: a translation call, an include of `wording`, a literal of several
/// words. `core/rules/load.cpp:3: "no such venue": rules holds no text`.
QStringList textsWhereNoneMayBe(const Tree& tree);

} // namespace house
