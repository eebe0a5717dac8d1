#include "bracketparts.h"

#include <algorithm>

namespace paper {

namespace {

int lastRoundOf(const bracket::Bracket& bracket)
{
    int last = 0;
    for (const bracket::Match& match : bracket.matches)
        if (match.bracket == bracket::Part::Winners)
            last = std::max(last, match.round);
    return last;
}

/// Rounds that a part of so many places has.
int roundsOf(int places)
{
    int rounds = 0;
    for (; places > 1; places /= 2)
        ++rounds;
    return rounds;
}

} // namespace

std::vector<bracket::Bracket> partsOf(const bracket::Bracket& bracket)
{
    const int rounds = lastRoundOf(bracket);
    if (rounds <= roundsOf(placesOnAPage))
        return {bracket};
    const int inPart = roundsOf(placesOfAPart);
    const bracket::Bracket none{bracket.kind, placesOfAPart, {}};
    std::vector<bracket::Bracket> parts(std::size_t{1} << (rounds - inPart), none);
    bracket::Bracket end = none;
    std::vector<std::size_t> seen(static_cast<std::size_t>(rounds) + 1); // matches of each round so far
    for (const bracket::Match& match : bracket.matches) {
        if (match.bracket != bracket::Part::Winners || match.round > inPart) {
            bracket::Match moved = match;
            moved.round -= match.bracket == bracket::Part::Winners ? inPart : 0;
            if (moved.round == 1 && match.bracket == bracket::Part::Winners)
                moved.a = moved.b = bracket::Seed{};
            end.matches.push_back(moved);
            continue;
        }
        const std::size_t place = seen[static_cast<std::size_t>(match.round)]++;
        parts[place >> (inPart - match.round)].matches.push_back(match);
    }
    parts.push_back(std::move(end));
    return parts;
}

} // namespace paper
