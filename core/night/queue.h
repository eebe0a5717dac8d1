// Which matches can be called, and in what order.
#pragma once

#include "night.h"

namespace night {

struct Waiting {
    const Match* match = nullptr;
    std::string since;                ///< UTC, as in a stamp: of the draw, or of the result it waited for
    std::vector<std::string> missing; ///< persons who are not here and without whom a side is short of two
    friend bool operator==(const Waiting&, const Waiting&) = default;
};

/// The matches that are ready, the longest waiting first; those that wait equally long in playing order.
std::vector<Waiting> queue(const Night& night);

/// The table of the next call: the free one with the lowest number; nothing where all are taken.
std::optional<int> freeTable(const Night& night);
/// The match that was called to that table and is not over; null where it is free.
const Match* matchAt(const Night& night, int table);

} // namespace night
