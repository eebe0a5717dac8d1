// Chance from a number. The standard distributions differ between libraries; these draws are the same
// everywhere.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <random>

namespace naive {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}

    /// Both ends included.
    int between(int low, int high)
    {
        return low + static_cast<int>(engine_() % static_cast<std::uint64_t>(high - low + 1));
    }

    bool oneIn(int n) { return between(1, n) == 1; }

    int pick(std::initializer_list<int> values)
    {
        return values.begin()[between(0, static_cast<int>(values.size()) - 1)];
    }

    const char* word(std::initializer_list<const char*> words)
    {
        return words.begin()[between(0, static_cast<int>(words.size()) - 1)];
    }

    /// The value one time in n, else null: most venues have none of the rarer rules.
    nlohmann::json seldom(int n, int value) { return oneIn(n) ? nlohmann::json(value) : nlohmann::json(); }

private:
    std::mt19937_64 engine_;
};

} // namespace naive
