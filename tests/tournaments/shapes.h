// Every format that can be drawn for that many teams.
#pragma once

#include "livetournament.h"

#include <algorithm>
#include <vector>

namespace tournaments {

inline facts::Draw drawOf(facts::Format format)
{
    facts::Draw draw;
    draw.format = format;
    return draw;
}

struct Shape {
    const char* name;
    facts::Draw draw;
    int sendOut; // losses until a team is eliminated; 0 if no team is
};

inline std::vector<Shape> shapesFor(int teams)
{
    std::vector<Shape> shapes{{"knockout", drawOf(facts::Format::SingleElimination), 1},
                              {"double", drawOf(facts::Format::DoubleElimination), 2},
                              {"round robin", drawOf(facts::Format::RoundRobin), 0}};
    facts::Draw swiss = drawOf(facts::Format::Swiss);
    swiss.rounds = std::max(1, std::min(5, teams / 2));
    shapes.push_back({"swiss", swiss, 0});
    if (teams >= 4) {
        facts::Draw pools = drawOf(facts::Format::PoolsPlayoff);
        pools.pools = std::max(2, teams / 4);
        pools.advance = 1;
        if (teams >= 3 * *pools.pools)
            pools.wildcards = 1;
        shapes.push_back({"pools", pools, 0});
    }
    return shapes;
}

} // namespace tournaments
