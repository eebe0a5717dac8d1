#include "roundrobin.h"

#include "elimination.h"

#include <algorithm>
#include <numeric>

namespace bracket {

using message::Message;

namespace {

constexpr int nobodyThere = 0; // its opponent sits out

// One round: the first against the last, the second against the second to last, and so on, in places from
// `round` 1.
void addRound(std::vector<Match>& matches, const std::string& pool, const std::vector<int>& circle, int round,
              bool changed)
{
    int place = 0;
    for (std::size_t i = 0; i < circle.size() / 2; ++i) {
        int a = circle[i];
        int b = circle[circle.size() - 1 - i];
        if (a == nobodyThere || b == nobodyThere)
            continue;
        if ((a > b) != changed)
            std::swap(a, b);
        ++place;
        matches.push_back({idOf(pool, round, place), std::nullopt, Part::Pool, round, Seed{a}, Seed{b}});
    }
}

} // namespace

std::vector<Match> poolMatches(const std::string& pool, const std::vector<int>& members, int meetings)
{
    std::vector<int> circle = members;
    if (circle.size() % 2 == 1)
        circle.push_back(nobodyThere);
    const int rounds = static_cast<int>(circle.size()) - 1;
    std::vector<Match> matches;
    for (int round = 1; round <= rounds * meetings; ++round) {
        addRound(matches, pool, circle, round, round > rounds);
        std::rotate(circle.begin() + 1, circle.end() - 1, circle.end()); // the first stays
    }
    return matches;
}

std::optional<Refusal> refusedMeetings(int meetings)
{
    if (meetings == 1 || meetings == 2)
        return std::nullopt;
    return Message{"draw-meetings-outside", {{"meetings", meetings}}};
}

std::variant<Bracket, Refusal> roundRobin(int entries, int meetings)
{
    if (auto why = outside(Message{"draw-round-robin"}, fewestEntries, mostInRoundRobin, entries))
        return *std::move(why);
    if (auto why = refusedMeetings(meetings))
        return *std::move(why);
    std::vector<int> all(static_cast<std::size_t>(entries));
    std::iota(all.begin(), all.end(), 1);
    Bracket bracket{Kind::RoundRobin, entries, poolMatches("A", all, meetings)};
    numberInOrder(bracket.matches);
    return bracket;
}

} // namespace bracket
