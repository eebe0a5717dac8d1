#include "bracket.h"

#include <algorithm>
#include <utility>

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

bool hasBye(const Match& match)
{
    return std::holds_alternative<Bye>(match.a) || std::holds_alternative<Bye>(match.b);
}

int placesFor(int entries)
{
    int size = 2;
    while (size < entries)
        size *= 2;
    return size;
}

MatchId idOf(const std::string& letters, int round, int place)
{
    return letters + std::to_string(round) + '-' + std::to_string(place);
}

std::vector<Slot> seeds(int entries)
{
    std::vector<Slot> all;
    for (int seed = 1; seed <= entries; ++seed)
        all.emplace_back(Seed{seed});
    return all;
}

Slot loserOf(const Match& match)
{
    return hasBye(match) ? Slot{Bye{}} : Slot{LoserOf{match.id}};
}

void numberInOrder(std::vector<Match>& matches)
{
    int number = 0;
    for (Match& match : matches) {
        if (!hasBye(match))
            match.number = ++number;
    }
}

std::optional<Refusal> outside(message::Message format, int fewest, int most, int entries)
{
    if (entries >= fewest && entries <= most)
        return std::nullopt;
    return message::Message{
        "draw-entries-outside",
        {{"format", std::move(format)}, {"fewest", fewest}, {"most", most}, {"entries", entries}}};
}

} // namespace bracket
