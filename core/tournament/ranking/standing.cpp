#include "standing.h"

namespace tournament {

std::string rankText(const std::optional<int>& rank, const std::optional<int>& to)
{
    if (!rank)
        return {};
    const std::string from = std::to_string(*rank);
    return to.value_or(0) > *rank ? from + "–" + std::to_string(*to) : from;
}

std::string rankText(const Standing& standing)
{
    return rankText(standing.rank, standing.rankTo);
}

bool isStillIn(const Tournament& tournament, const Standing& standing)
{
    const Team* known = team(*tournament.setting, standing.team);
    return !standing.rank && !(known && known->withdrawn);
}

} // namespace tournament
