// A Swiss tournament for the tests: players who are paired round by round, and what came of it.
#pragma once

#include "pairing/swissround.h"

#include <algorithm>
#include <map>
#include <set>

namespace swisstournament {

using pairing::Pair;
using pairing::Player;

inline std::vector<Player> players(int count)
{
    std::vector<Player> all;
    for (int seed = 1; seed <= count; ++seed)
        all.push_back({seed, 0, {}, false, false, 0});
    return all;
}

inline Player& bySeed(std::vector<Player>& players, int seed)
{
    return *std::find_if(players.begin(), players.end(), [&](const Player& p) { return p.seed == seed; });
}

/// The round is played; `aWins` answers for the seeds of a pair. A win and a bye are a point.
template <class Decide>
void enter(std::vector<Player>& players, const std::vector<Pair>& round, Decide aWins)
{
    for (const Pair& pair : round) {
        Player& a = bySeed(players, pair.a);
        if (!pair.b) {
            a.hadBye = true;
            ++a.score;
            continue;
        }
        Player& b = bySeed(players, *pair.b);
        a.met.push_back(b.seed);
        b.met.push_back(a.seed);
        ++(aWins(a.seed, b.seed) ? a : b).score;
    }
}

} // namespace swisstournament
