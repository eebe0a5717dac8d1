// The pairing of a Swiss round: the best of all allowed pairings.
// Compiled as C++17, because its graph library needs that. Rooms in C++20 use it.
#pragma once

#include "message/message.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace pairing {

/// A player in the round. Withdrawn players aren't included.
struct Player {
    int seed = 1;
    int score = 0;            ///< in whole points, including byes
    std::vector<int> met;     ///< seeds of earlier opponents
    bool hadBye = false;      ///< can't get another bye
    bool wonUnplayed = false; ///< has points from a match without play; gets a bye only if no one else can
    int place = 0; ///< in the standings so far, from 1; tied players share it and are ordered by seed
};

/// Two seeds that meet, the higher one first. A seed alone has the bye.
struct Pair {
    int a = 1;
    std::optional<int> b;
};

/// The pairing of the round. The leaders' match comes first, the bye last. Doesn't depend on the order of
/// `players`.
/// No two players meet again. With an odd number, the bye goes to the lowest player (by score, then by place
/// in the standings, then by seed) who can have it and without whom the others can be paired. Then as few as
/// possible meet across scores: the sum of the squared differences is smallest. Finally, within a score the
/// top half meets the bottom half in order, and a player who has to meet another score is the lowest of their
/// own and meets the highest there. (FIDE C.04.1 for what is forbidden. The rest follows the Dutch system, as
/// a minimum-weight perfect matching.)
/// Refuses fewer than two players, and if no such round is possible.
tl::expected<std::vector<Pair>, message::Message> swissRound(std::vector<Player> players);

} // namespace pairing
