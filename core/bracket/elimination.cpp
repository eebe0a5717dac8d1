#include "elimination.h"

#include "build.h"

namespace bracket {

namespace {

std::optional<Refusal> refusal(int entries, bool thirdPlace)
{
    if (auto why = outside("single elimination", fewestEntries, mostEntries, entries))
        return why;
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
    if (auto why = refusal(entries, thirdPlace))
        return *std::move(why);
    Bracket bracket{Kind::SingleElimination, entries, knockout(seeds(entries), "W", thirdPlace)};
    numberInOrder(bracket.matches);
    return bracket;
}

} // namespace bracket
