// Draws for the tests: every size there is, with and without a third-place match.
#pragma once

#include "bracket/elimination.h"

namespace draws {

inline bracket::Bracket knockout(int entries, bool thirdPlace = false)
{
    return std::get<bracket::Bracket>(bracket::singleElimination(entries, thirdPlace));
}

inline bracket::Bracket doubleKnockout(int entries, bool singleFinal = false)
{
    return std::get<bracket::Bracket>(bracket::doubleElimination(entries, singleFinal));
}

inline std::vector<bracket::Bracket> all()
{
    std::vector<bracket::Bracket> every;
    for (int n = bracket::fewestEntries; n <= bracket::mostEntries; ++n) {
        every.push_back(knockout(n));
        if (n > 2)
            every.push_back(knockout(n, true));
    }
    return every;
}

inline int places(const bracket::Bracket& bracket)
{
    int size = 2;
    while (size < bracket.entries)
        size *= 2;
    return size;
}

inline bool hasThirdPlace(const bracket::Bracket& bracket)
{
    for (const bracket::Match& match : bracket.matches) {
        if (match.bracket == bracket::Part::ThirdPlace)
            return true;
    }
    return false;
}

} // namespace draws
