#include "ledger.h"

#include <algorithm>

namespace scoring {

int pointsOf(const SideLedger& ledger, std::initializer_list<LineKind> kinds)
{
    int points = 0;
    for (const Line& line : ledger.lines)
        if (std::find(kinds.begin(), kinds.end(), line.kind) != kinds.end())
            points += line.points;
    return points;
}

} // namespace scoring
