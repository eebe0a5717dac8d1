// The pages of the bracket print, a kind of page each; for this folder alone.
#pragma once

#include "ui/paper/page/document.h"

namespace paper {

/// The rounds of a knockout, a double elimination or a playoff: a page, or several where that is too large,
/// under a page that shows where everybody is.
void addTreePages(Binder& binder);
/// Who met whom: a table a pool, as many to a page as it holds; a large one over several pages.
void addCrossPages(Binder& binder);
/// Swiss: whom each team met in every round, and how it ended, by rank.
void addSwissPages(Binder& binder);
/// Every match, round by round, with boxes for what is not known yet. The tournament has a draw.
void addRounds(Binder& binder);
/// Matches that were played only to part those who were level; no page where there are none.
void addPlayInPage(Binder& binder);

/// `Bracket · 11 teams, single elimination · champion: Full House`: what the page is, of which draw, and
/// what it shows of it.
QString bracketWords(const tournament::Tournament& tournament, const QString& what, const QString& page = {});
/// What the boxes of rounds are called: `Bracket`, behind pools `Playoff`.
QString treeWord(const tournament::Tournament& tournament);

} // namespace paper
