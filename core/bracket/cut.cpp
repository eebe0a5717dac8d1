#include "cut.h"

#include "questions.h"

namespace bracket {

namespace {

/// Into the bracket at that place, which is made where there is none yet.
void add(std::vector<Bracket>& parts, const Bracket& whole, int at, Match match)
{
    const auto place = static_cast<std::size_t>(at);
    if (place >= parts.size())
        parts.resize(place + 1, Bracket{whole.kind, whole.entries, {}});
    parts[place].matches.push_back(std::move(match));
}

bool isIn(const Match& match, Part part, int first, int last)
{
    return match.bracket == part && match.round >= first && match.round <= last;
}

} // namespace

Match withoutRoundsBefore(Match match, int first)
{
    match.round -= first - 1;
    if (match.round == 1 && match.bracket == Part::Winners && first > 1)
        match.a = match.b = Seed{};
    return match;
}

std::vector<Bracket> cutWinners(const Bracket& whole, int first, int last)
{
    std::vector<Bracket> parts;
    for (const Match& match : whole.matches)
        if (isIn(match, Part::Winners, first, last))
            add(parts, whole, (placeInRound(match.id) - 1) >> (last - match.round),
                withoutRoundsBefore(match, first));
    return parts;
}

std::vector<Bracket> cutLosers(const Bracket& whole, int first, int last, int most)
{
    std::vector<Bracket> parts;
    for (const Match& match : whole.matches)
        if (isIn(match, Part::Losers, first, last)) {
            Match moved = withoutRoundsBefore(match, first);
            const int rows = 1 << (moved.round - 1) / 2; // every second round has half the matches
            const int at = (placeInRound(match.id) - 1) * rows / most;
            add(parts, whole, at, std::move(moved));
        }
    return parts;
}

} // namespace bracket
