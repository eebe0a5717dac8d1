#include "elimination.h"

#include <algorithm>

namespace bracket {

namespace {

MatchId winnersId(int round, int place)
{
    return 'W' + std::to_string(round) + '-' + std::to_string(place);
}

bool hasBye(const Match& match)
{
    return std::holds_alternative<Bye>(match.a) || std::holds_alternative<Bye>(match.b);
}

Slot seedOrBye(int seed, int entries)
{
    return seed <= entries ? Slot{Seed{seed}} : Slot{Bye{}};
}

std::vector<Match> firstRound(int size, int entries)
{
    const std::vector<int> order = seedOrder(size);
    std::vector<Match> matches;
    for (std::size_t i = 0; i < order.size(); i += 2) {
        const int place = static_cast<int>(i / 2) + 1;
        matches.push_back({winnersId(1, place), std::nullopt, Part::Winners, 1, seedOrBye(order[i], entries),
                           seedOrBye(order[i + 1], entries)});
    }
    return matches;
}

std::vector<Match> nextRound(const std::vector<Match>& before)
{
    const int round = before.front().round + 1;
    std::vector<Match> matches;
    for (std::size_t i = 0; i < before.size(); i += 2) {
        const int place = static_cast<int>(i / 2) + 1;
        matches.push_back({winnersId(round, place), std::nullopt, Part::Winners, round,
                           WinnerOf{before[i].id}, WinnerOf{before[i + 1].id}});
    }
    return matches;
}

// Nobody loses a match that is not played, so its place is a bye.
Slot loserOf(const Match& match)
{
    return hasBye(match) ? Slot{Bye{}} : Slot{LoserOf{match.id}};
}

Match thirdPlaceMatch(const std::vector<Match>& semifinals)
{
    return {"T-1", std::nullopt, Part::ThirdPlace, 1, loserOf(semifinals[0]), loserOf(semifinals[1])};
}

void numberInOrder(std::vector<Match>& matches)
{
    int number = 0;
    for (Match& match : matches) {
        if (!hasBye(match))
            match.number = ++number;
    }
}

std::optional<Refusal> refusal(int entries, bool thirdPlace)
{
    if (entries < fewestEntries || entries > mostEntries)
        return Refusal{"single elimination takes " + std::to_string(fewestEntries) + " to " +
                       std::to_string(mostEntries) + " entries, not " + std::to_string(entries)};
    if (thirdPlace && entries == 2)
        return Refusal{"2 entries play only the final: nobody is left for a third-place match, which takes 3 "
                       "entries or more"};
    return std::nullopt;
}

} // namespace

std::vector<int> seedOrder(int size)
{
    std::vector<int> order{1};
    while (static_cast<int>(order.size()) < size) {
        const int sum = 2 * static_cast<int>(order.size()) + 1;
        std::vector<int> wider;
        for (const int seed : order) {
            wider.push_back(seed);
            wider.push_back(sum - seed);
        }
        order = std::move(wider);
    }
    return order;
}

std::variant<Bracket, Refusal> singleElimination(int entries, bool thirdPlace)
{
    if (const auto why = refusal(entries, thirdPlace))
        return *why;

    int size = 2;
    while (size < entries)
        size *= 2;

    Bracket bracket{Kind::SingleElimination, entries, {}};
    std::vector<Match> round = firstRound(size, entries);
    while (true) {
        bracket.matches.insert(bracket.matches.end(), round.begin(), round.end());
        if (round.size() == 1)
            break;
        if (round.size() == 2 && thirdPlace)
            bracket.matches.push_back(thirdPlaceMatch(round));
        round = nextRound(round);
    }
    numberInOrder(bracket.matches);
    return bracket;
}

} // namespace bracket
