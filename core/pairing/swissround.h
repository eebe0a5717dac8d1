// The pairing of a Swiss round, as the best of all that are allowed.
//
// Compiled as C++17, which the graph library behind it needs, and read by rooms in C++20.
#pragma once

#include "message/message.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace pairing {

/// One who plays the round. Whoever has withdrawn is not among them.
struct Player {
    int seed = 1;
    int score = 0;            ///< in whole points, a bye's among them
    std::vector<int> met;     ///< seeds
    bool hadBye = false;      ///< gets none again
    bool wonUnplayed = false; ///< has points from a match without play: gets a bye only where nobody else can
    int place = 0; ///< in the standings so far, from 1; shared by those who are tied, whom seeds order
};

/// Seeds of two who meet, the one further up first; alone: the bye.
struct Pair {
    int a = 1;
    std::optional<int> b;
};

/// The round, the leaders' match first and the bye last; the same for the same players in any order.
///
/// Nobody meets anybody again. Of an odd number the lowest (by score, then by its place in the standings,
/// then by seed) who may have the bye gets it, if the others can then be paired. After that few meet across
/// scores: the squares of the differences come to the least. Last, within a score the top half meets the
/// bottom half, the first of the one the first of the other, and whoever has to meet another score is the
/// lowest of his and meets the highest there. (FIDE C.04.1 for what must not be; the rest is the Dutch
/// system's aim, as a minimum-weight perfect matching.)
///
/// Refused: fewer than two players, and where there is no such round.
tl::expected<std::vector<Pair>, message::Message> swissRound(std::vector<Player> players);

} // namespace pairing
