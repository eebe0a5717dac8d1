#include "elimination.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

namespace bracket {

using message::Message;

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

// How the losers of winners round 2 and later enter the losers rounds: at the place, counted from 0, that
// differs from their own in these bits. The first bit of a place tells the half it is in, the next the half
// of that half. Two teams that have met are kept apart by a difference in an early bit; all paths through the
// winners rounds are alike. The bits alone decide where teams meet again, and every choice was tried. These
// put the first rematch off longest (to losers round 2, 3, 4, 5, 7, 8 in a draw of 4, 8, 16, 32, 64, 128
// places) and, among those, make it least likely if every match is a toss-up.
using Crossing = std::array<int, 5>;
constexpr std::array<Crossing, 7> crossings{{{}, // for 2 places
                                             {},
                                             {0b1},
                                             {0b10, 0b0},
                                             {0b010, 0b10, 0b0},
                                             {0b1000, 0b110, 0b01, 0b1},
                                             {0b01000, 0b1000, 0b110, 0b00, 0b1}}};

const Crossing& crossingFor(int places)
{
    return crossings[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(places))) - 1];
}

class Draw {
public:
    Draw(int entries, bool singleFinal) : m_bracket{Kind::DoubleElimination, entries, {}}
    {
        const auto winners = knockoutRounds(seeds(entries), "W");
        const Crossing& crossing = crossingFor(placesFor(entries));
        add(winners.front());
        std::vector<Slot> left = losersOf(winners.front());
        for (std::size_t round = 1; round < winners.size(); ++round) {
            add(winners[round]);
            left = against(left);
            const bool isLast = round + 1 == winners.size();
            left = against(left, losersOf(winners[round]), isLast ? 0 : crossing[round - 1]);
        }
        addFinals(WinnerOf{winners.back().front().id}, left.front(), singleFinal);
        numberInOrder(m_bracket.matches);
    }

    Bracket take() { return std::move(m_bracket); }

private:
    static std::vector<Slot> losersOf(const std::vector<Match>& round)
    {
        std::vector<Slot> losers;
        std::ranges::transform(round, std::back_inserter(losers), loserOf);
        return losers;
    }

    void add(const std::vector<Match>& round)
    {
        m_bracket.matches.insert(m_bracket.matches.end(), round.begin(), round.end());
    }

    // A losers round among the teams that are left, in pairs.
    std::vector<Slot> against(const std::vector<Slot>& left)
    {
        ++m_round;
        std::vector<Slot> through;
        for (std::size_t i = 0; i < left.size(); i += 2)
            through.push_back(meet(i / 2, left[i], left[i + 1]));
        return through;
    }

    // A losers round of the teams that are left against those from the winners rounds.
    std::vector<Slot> against(const std::vector<Slot>& left, const std::vector<Slot>& come, int crossing)
    {
        ++m_round;
        std::vector<Slot> through;
        for (std::size_t i = 0; i < left.size(); ++i)
            through.push_back(meet(i, come[i ^ static_cast<std::size_t>(crossing)], left[i]));
        return through;
    }

    // Adds the match and returns its winner.
    Slot meet(std::size_t place, const Slot& a, const Slot& b)
    {
        if (std::holds_alternative<Bye>(a) && std::holds_alternative<Bye>(b))
            return Bye{};
        const MatchId id = idOf("L", m_round, static_cast<int>(place) + 1);
        m_bracket.matches.push_back({id, std::nullopt, Part::Losers, m_round, a, b});
        return WinnerOf{id};
    }

    void addFinals(const Slot& unbeaten, const Slot& beatenOnce, bool single)
    {
        m_bracket.matches.push_back({"F-1", std::nullopt, Part::Final, 1, unbeaten, beatenOnce});
        if (!single)
            m_bracket.matches.push_back(
                {"F-2", std::nullopt, Part::Final, 2, WinnerOf{"F-1"}, LoserOf{"F-1"}, true});
    }

    Bracket m_bracket;
    int m_round = 0; // of the losers bracket
};

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

std::variant<Bracket, Refusal> singleElimination(int entries, bool thirdPlace)
{
    if (auto why = outside(Message{"draw-single-elimination"}, fewestEntries, mostEntries, entries))
        return *std::move(why);
    if (thirdPlace && entries == 2)
        return Message{"draw-third-place-of-two"};
    Bracket bracket{Kind::SingleElimination, entries, knockout(seeds(entries), "W", thirdPlace)};
    numberInOrder(bracket.matches);
    return bracket;
}

std::variant<Bracket, Refusal> doubleElimination(int entries, bool singleFinal)
{
    if (auto why =
            outside(Message{"draw-double-elimination"}, fewestEntries, mostInDoubleElimination, entries))
        return *std::move(why);
    return Draw(entries, singleFinal).take();
}

} // namespace bracket
