#include "bracket.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace bracket {

namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 5> kindWords{"single-elimination", "double-elimination", "round-robin",
                                                    "pools-playoff", "swiss"};
constexpr std::array<std::string_view, 7> partWords{"winners", "losers", "final",  "third-place",
                                                    "pool",    "swiss",  "play-in"};

} // namespace

std::string_view word(Kind kind)
{
    return kindWords[static_cast<std::size_t>(kind)];
}

std::string_view word(Part part)
{
    return partWords[static_cast<std::size_t>(part)];
}

const std::vector<Kind>& allKinds()
{
    static const std::vector<Kind> kinds{Kind::SingleElimination, Kind::DoubleElimination, Kind::RoundRobin,
                                         Kind::PoolsPlayoff, Kind::Swiss};
    return kinds;
}

std::optional<Kind> kindOf(std::string_view text)
{
    const auto at = std::ranges::find(kindWords, text);
    return at == kindWords.end()
               ? std::nullopt
               : std::optional(allKinds()[static_cast<std::size_t>(at - kindWords.begin())]);
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
    return static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(entries, 2))));
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
