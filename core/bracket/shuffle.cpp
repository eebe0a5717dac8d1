#include "shuffle.h"

#include <algorithm>

#include <cstdint>
#include <numeric>
#include <utility>

namespace bracket {

namespace {

/// SplitMix64 (Steele, Lea and Flood 2014). The standard library's engines would do; its distributions and
/// its shuffle differ from one library to the next.
class Lots {
public:
    explicit Lots(std::string_view seed)
    {
        for (const char c : seed)
            m_state = (m_state ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }

    /// 0 to `bound` - 1, each as likely as the others.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t spare = (0 - bound) % bound; // how many of all numbers are left over
        std::uint64_t number = next();
        while (number < spare)
            number = next();
        return number % bound;
    }

private:
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31);
    }

    std::uint64_t m_state = 0xcbf29ce484222325U;
};

/// The way in words; a number there is one of those above.
namespace words {

constexpr const char* seeded =
    "Teams with a seed of their own come first, the lowest number first; equal seeds stay as listed.";
constexpr const char* row = "Write the others in a row as listed, in places 0, 1, 2 and so on. All numbers "
                            "below have 64 bits: of what is "
                            "larger, only the remainder on division by 2^64 is kept. Numbers with letters "
                            "are hexadecimal; xor joins two "
                            "numbers bit by bit; n >> k is n divided by 2^k, rounded down.";
constexpr const char* begin = "Let h be cbf29ce484222325. For each byte of the random seed, in UTF-8, from "
                              "left to right: h becomes (h xor "
                              "byte) times 100000001b3. (FNV-1a)";
constexpr const char* number =
    "A number is drawn so: h becomes h plus 9e3779b97f4a7c15, and z is h. z becomes (z xor (z >> 30)) times "
    "bf58476d1ce4e5b9, then (z xor (z >> 27)) times 94d049bb133111eb. The number is z xor (z >> 31). "
    "(SplitMix64)";
constexpr const char* change = "For p from the number of teams in the row down to 2: draw a number; while it "
                               "is less than the remainder of "
                               "2^64 on division by p, draw another. Its remainder on division by p is a "
                               "place, and the teams in that place "
                               "and in place p minus 1 change places. (Fisher and Yates)";
constexpr const char* seeds = "The order so found is that of the seeds: the first team is seed 1, and so on.";

} // namespace words

} // namespace

std::vector<int> shuffled(int count, std::string_view seed)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    Lots lots(seed);
    for (std::size_t place = order.size(); place > 1; --place)
        std::swap(order[place - 1], order[lots.below(place)]);
    return order;
}

std::vector<std::size_t> drawOrder(const std::vector<std::optional<int>>& seeds,
                                   const std::optional<std::string>& lot)
{
    std::vector<std::size_t> order;
    std::vector<std::size_t> others;
    for (std::size_t place = 0; place < seeds.size(); ++place)
        (seeds[place] ? order : others).push_back(place);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return *seeds[left] < *seeds[right]; });
    if (!lot) {
        order.insert(order.end(), others.begin(), others.end());
        return order;
    }
    for (const int place : shuffled(static_cast<int>(others.size()), *lot))
        order.push_back(others[static_cast<std::size_t>(place)]);
    return order;
}

std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further)
{
    const std::string seeded =
        std::string(words::seeded) + (byLot ? " The others draw lots." : " The others follow as listed.");
    if (!byLot)
        return {seeded, words::seeds};
    std::vector<std::string> all{seeded, words::row, words::begin, words::number, words::change};
    const std::string behind = "The row follows behind the teams with seeds of their own. ";
    if (further.empty()) {
        all.push_back(behind + words::seeds);
        return all;
    }
    all.push_back(behind + "The first team is in place 1, and so on.");
    all.insert(all.end(), further.begin(), further.end());
    all.emplace_back(words::seeds);
    return all;
}

} // namespace bracket
