#include "bracket.h"

#include <algorithm>

namespace bracket {

std::string_view word(Kind kind)
{
    switch (kind) {
    case Kind::SingleElimination:
        return "single-elimination";
    case Kind::DoubleElimination:
        return "double-elimination";
    case Kind::RoundRobin:
        return "round-robin";
    case Kind::PoolsPlayoff:
        return "pools-playoff";
    case Kind::Swiss:
        return "swiss";
    }
    return {};
}

std::string_view word(Part part)
{
    switch (part) {
    case Part::Winners:
        return "winners";
    case Part::Losers:
        return "losers";
    case Part::Final:
        return "final";
    case Part::ThirdPlace:
        return "third-place";
    case Part::Pool:
        return "pool";
    case Part::Swiss:
        return "swiss";
    case Part::PlayIn:
        return "play-in";
    }
    return {};
}

const std::vector<Kind>& allKinds()
{
    static const std::vector<Kind> kinds{Kind::SingleElimination, Kind::DoubleElimination, Kind::RoundRobin,
                                         Kind::PoolsPlayoff, Kind::Swiss};
    return kinds;
}

std::optional<Kind> kindOf(std::string_view text)
{
    const auto& kinds = allKinds();
    const auto at = std::find_if(kinds.begin(), kinds.end(), [&](Kind kind) { return word(kind) == text; });
    return at == kinds.end() ? std::nullopt : std::optional(*at);
}

const Slot& slot(const Match& match, Side side)
{
    return side == Side::A ? match.a : match.b;
}

} // namespace bracket
