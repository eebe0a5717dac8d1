// The pages of the bracket print, one function per kind; for this folder only.
#pragma once

#include "ui/paper/page/document.h"

namespace paper {

/// The rounds of a knockout, a double elimination or a playoff: one page, or several if that is too large,
/// with an overview page first.
void addTreePages(Binder& binder);
/// Cross tables: one per pool, as many on a page as fit; a large one over several pages.
void addCrossPages(Binder& binder);
/// Swiss: each team's opponents and results in every round, by rank.
void addSwissPages(Binder& binder);
/// Every match, round by round, with boxes for unknown values. The tournament has a draw.
void addRounds(Binder& binder);
/// Matches that were only played to break ties; no page if there are none.
void addPlayInPage(Binder& binder);

/// `Bracket · 11 teams, single elimination · champion: Full House`: the kind of page, the draw, and its
/// state.
QString bracketWords(const tournament::Tournament& tournament, const QString& what, const QString& page = {});
/// The title of pages of rounds: `Bracket`, or after pools `Playoff`.
QString treeWord(const tournament::Tournament& tournament);

} // namespace paper
