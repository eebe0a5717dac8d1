#include "build.h"

#include "elimination.h"

namespace bracket {

namespace {

std::vector<Match> firstRound(const std::vector<Slot>& entrants, const std::string& letters)
{
    const std::vector<int> order = seedOrder(placesFor(static_cast<int>(entrants.size())));
    const auto entrant = [&](int seed) {
        const auto at = static_cast<std::size_t>(seed) - 1;
        return at < entrants.size() ? entrants[at] : Slot{Bye{}};
    };
    std::vector<Match> matches;
    for (std::size_t i = 0; i < order.size(); i += 2)
        matches.push_back({idOf(letters, 1, static_cast<int>(i / 2) + 1), std::nullopt, Part::Winners, 1,
                           entrant(order[i]), entrant(order[i + 1])});
    return matches;
}

std::vector<Match> nextRound(const std::vector<Match>& before, const std::string& letters)
{
    const int round = before.front().round + 1;
    std::vector<Match> matches;
    for (std::size_t i = 0; i < before.size(); i += 2)
        matches.push_back({idOf(letters, round, static_cast<int>(i / 2) + 1), std::nullopt, Part::Winners,
                           round, WinnerOf{before[i].id}, WinnerOf{before[i + 1].id}});
    return matches;
}

} // namespace

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

std::vector<std::vector<Match>> knockoutRounds(const std::vector<Slot>& entrants, const std::string& letters)
{
    std::vector<std::vector<Match>> rounds{firstRound(entrants, letters)};
    while (rounds.back().size() > 1)
        rounds.push_back(nextRound(rounds.back(), letters));
    return rounds;
}

std::vector<Match> knockout(const std::vector<Slot>& entrants, const std::string& letters, bool thirdPlace)
{
    std::vector<Match> matches;
    for (const std::vector<Match>& round : knockoutRounds(entrants, letters)) {
        matches.insert(matches.end(), round.begin(), round.end());
        if (round.size() == 2 && thirdPlace)
            matches.push_back(
                {"T-1", std::nullopt, Part::ThirdPlace, 1, loserOf(round[0]), loserOf(round[1])});
    }
    return matches;
}

void numberInOrder(std::vector<Match>& matches)
{
    int number = 0;
    for (Match& match : matches) {
        if (!hasBye(match))
            match.number = ++number;
    }
}

std::optional<Refusal> outside(const std::string& what, int fewest, int most, int entries)
{
    if (entries >= fewest && entries <= most)
        return std::nullopt;
    return Refusal{what + " takes " + std::to_string(fewest) + " to " + std::to_string(most) +
                   " entries, not " + std::to_string(entries)};
}

} // namespace bracket
