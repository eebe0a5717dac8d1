#include "build.h"

#include <utility>

namespace bracket {

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
