// Which place who is out has taken: alone, or shared with all who went out in the same round.
#pragma once

#include "seating.h"

namespace bracket {

/// From `best` to `worst`: 5 to 8 for those who lose a quarterfinal; of one alone both are the same.
struct Places {
    int best = 1;
    int worst = 1;
    friend bool operator==(const Places&, const Places&) = default;
};

/// The places of those who are out of a single or double elimination or of a playoff, and of its winner, by
/// seed, as far as the seating knows; whoever is still in has none. Empty where standings decide.
///
/// Who leaves in the same round shares the places behind all who are in for longer. Who leave a match
/// together (a double forfeit) leave in the round in which its loser would be out next; behind both of a
/// match for third place. No place stays empty for them: as they are more in that round, those of a later one
/// are fewer. Only the first is won, so where both finalists are out nobody has it, and both are second.
std::map<int, Places> placings(const Bracket& bracket, const Seating& seating);

/// The match by which each of them has its place, by seed: of who is out the one that it left the event by,
/// of a winner the last, be it a second final that is spared.
std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating);

} // namespace bracket
