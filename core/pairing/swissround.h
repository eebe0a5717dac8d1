// The pairing of a Swiss round: the best of all that are allowed.
//
// Compiled as C++17, which the graph library behind it needs, and read by rooms in C++20.
#pragma once

#include "message/message.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace pairing {

/// A player of the round. Withdrawn ones aren't among them.
struct Player {
    int seed = 1;
    int score = 0;            ///< in whole points, byes included
    std::vector<int> met;     ///< seeds
    bool hadBye = false;      ///< gets none again
    bool wonUnplayed = false; ///< has points from a match without play: gets a bye only if no one else can
    int place = 0; ///< in the standings so far, from 1; shared by those who are tied, whom seeds order
};

/// Two seeds that meet, the higher first; one alone has the bye.
struct Pair {
    int a = 1;
    std::optional<int> b;
};

/// The round, the leaders' match first and the bye last; the same for the same players in any order.
///
/// No two meet again. With an odd number, the lowest (by score, then by place in the standings, then by seed)
/// who may have the bye gets it, if the others can then be paired. Then as few as possible meet across
/// scores: the sum of the squared differences is smallest. Last, within a score the top half meets the bottom
/// half in order, and a player who has to meet another score is the lowest of their own and meets the highest
/// there. (FIDE C.04.1 for what is forbidden; the rest is the aim of the Dutch system, as a minimum-weight
/// perfect matching.)
///
/// Refused: fewer than two players, and if no such round is possible.
tl::expected<std::vector<Pair>, message::Message> swissRound(std::vector<Player> players);

} // namespace pairing
