// The cost of our code beside the bare minimum, with few facts on record and with many, as a table.
#pragma once

#include "samples.h"

#include <cstdio>
#include <string>

namespace bench {

inline constexpr int few = 10;
inline constexpr int many = 100'000;

/// Both are measured in turns, so that other load on the machine affects both.
struct Cost {
    Samples ours;
    Samples bare;
};

/// `name`: the name of our code in the table.
inline void printHead(const char* title, const char* name, const char* bare)
{
    std::printf("%s, in microseconds\n%10s  %17s  %17s  %17s\n", title, "", name, bare, "ratio");
    std::printf("%10s  %8s %8s  %8s %8s  %8s %8s\n", "on record", "p50", "p95", "p50", "p95", "p50", "p95");
}

inline void print(const std::string& onRecord, const Cost& cost)
{
    std::printf("%10s  %8.0f %8.0f  %8.0f %8.0f  %8.2f %8.2f\n", onRecord.c_str(), cost.ours.p50(),
                cost.ours.p95(), cost.bare.p50(), cost.bare.p95(), cost.ours.p50() / cost.bare.p50(),
                cost.ours.p95() / cost.bare.p95());
}

/// The cost with many facts as a multiple of that with few.
inline void printGrowth(const Cost& small, const Cost& large)
{
    std::printf("%10s  %8.2f %8.2f  %8.2f %8.2f\n", "ratio", large.ours.p50() / small.ours.p50(),
                large.ours.p95() / small.ours.p95(), large.bare.p50() / small.bare.p50(),
                large.bare.p95() / small.bare.p95());
}

/// Measures with few facts on record and with many.
template <class Measure>
void compare(const char* title, const char* name, Measure measuredAt)
{
    printHead(title, name, "bare SQLite");
    const Cost small = measuredAt(few);
    print(std::to_string(few), small);
    const Cost large = measuredAt(many);
    print(std::to_string(many), large);
    printGrowth(small, large);
}

} // namespace bench
