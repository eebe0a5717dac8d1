// Which matches can be called, and in what order.
#pragma once

#include "night.h"

namespace night {

struct Waiting {
    const Match* match = nullptr;
    std::string since;                ///< UTC, as in a stamp: of the draw, or of the result it waited for
    std::vector<std::string> missing; ///< persons who are not here and without whom a side is short of two
    bool isHeld =
        false; ///< they keep it from being called: the venue says "no ID, no play" (checkin.noIdNoPlay)
    friend bool operator==(const Waiting&, const Waiting&) = default;
};

/// The matches that are ready, the longest waiting first; those that wait equally long in playing order.
std::vector<Waiting> queue(const Night& night);

/// The first of the queue that nothing holds; null where there is none.
const Match* firstOf(const std::vector<Waiting>& queue);

/// The table of the next call: the free one with the lowest number; nothing where all are taken.
std::optional<int> freeTable(const Night& night);
/// For each table of the night, from table 1: the match that was called to it and is not over; null where it
/// is free.
std::vector<const Match*> atTables(const Night& night);

} // namespace night
