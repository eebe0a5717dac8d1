// A match in the few words that fit over its box and beside its teams.
#pragma once

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"

#include <QString>

namespace tree {

struct Box;
struct Tree;

struct Title {
    QString full;  ///< `Match 11 · final, to 500`
    QString brief; ///< `Match 11 · final`
};
/// `Match 4`; the final with what it runs to by its own rules, and the second with whether it is played.
Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match);
/// `to 500`, `10 hands`, `3 games to 500`.
QString lengthOf(const rules::Set& rules);

/// `ready`, `called · table 2`, `table 5 · hand 6`, `table 5 · to be signed`, `table 5 · waits for match 4`,
/// `waits for a table`, `final`; empty while nobody knows its teams. Of the final itself that it is over is
/// said by its tick alone.
QString stateOf(const tournament::Tournament& tournament, const tournament::Match& match, bool isTheFinal);
/// Whether something in the match is open that nobody may overlook.
bool asksForSomebody(const tournament::Match& match);
/// Whether it was decided otherwise than by its score.
bool isDecided(const tournament::Match& match);
/// The side's points; in a match that was not played to its end how that came about, `no-show`.
QString scoreOf(const tournament::Match& match, scoring::Side side);
/// The whole box in a sentence.
QString wordsOf(const Box& box);
/// The same as it is read aloud: of a cell, how its row's team stands besides.
QString accessibleText(const Tree& tree, const Box& box);

} // namespace tree
