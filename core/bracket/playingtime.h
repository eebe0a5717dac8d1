// How long a draw takes to play at so many tables.
#pragma once

#include "bracket.h"

#include <functional>

namespace bracket {

/// How many minutes a match takes, 1 or more.
using MinutesOf = std::function<int(const Match&)>;

/// Minutes from the begin of the first match to the end of the last at so many tables (1 or more). `between`
/// passes from the end of a match until its table and its teams can play again. In playing order a match
/// begins as soon as those that it waits for are over and both teams and a table are free; a playoff waits
/// for all pools. Rounds of Swiss follow each other, since each is paired after the one before. What is
/// played only if necessary is not counted.
int playingTime(const Bracket& bracket, int tables, int between, const MinutesOf& minutesOf);

} // namespace bracket
