#include "bracketparts.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>

using wording::Paper;

namespace paper {

namespace {

constexpr int roundsOfLosers = 4;   ///< on a page
constexpr int lastLosersRounds = 5; ///< and at most so many on that of the finals

/// Rounds that a part of so many places has.
int roundsOf(int places)
{
    int rounds = 0;
    for (; places > 1; places /= 2)
        ++rounds;
    return rounds;
}

template <class May>
bracket::Bracket only(const bracket::Bracket& whole, May may)
{
    bracket::Bracket part{whole.kind, whole.entries, {}};
    std::copy_if(whole.matches.begin(), whole.matches.end(), std::back_inserter(part.matches), may);
    return part;
}

/// The parts of a knockout, or of the winners' rounds, of which a page holds so many places.
std::vector<Part> partsOfKnockout(const bracket::Bracket& bracket, int placesThere)
{
    const int rounds = bracket::lastRound(bracket, bracket::Part::Winners);
    if (rounds <= roundsOf(placesThere))
        return {{bracket, {}}};
    const int inPart = roundsOf(placesOfAPart);
    std::vector<Part> parts;
    for (bracket::Bracket& each : bracket::cutWinners(bracket, 1, inPart))
        parts.push_back({std::move(each), {}});
    bracket::Bracket end{bracket.kind, bracket.entries, {}};
    for (const bracket::Match& match : bracket.matches)
        if (match.bracket != bracket::Part::Winners)
            end.matches.push_back(match);
        else if (match.round > inPart)
            end.matches.push_back(bracket::withoutRoundsBefore(match, inPart + 1));
    parts.push_back({std::move(end), Paper::tr("the last rounds")});
    return parts;
}

/// From `first` on: byes can leave the first of the losers' rounds without a match.
int firstPlayed(const bracket::Bracket& whole, int first, int last)
{
    int round = last;
    for (const bracket::Match& match : whole.matches)
        if (match.bracket == bracket::Part::Losers && match.round >= first && bracket::isPlayed(match))
            round = std::min(round, match.round);
    return round;
}

/// Losers' rounds `first` to `last`, cut where there are more places than a page holds.
void addLosers(std::vector<Part>& parts, const bracket::Bracket& whole, int first, int last)
{
    const QString name = Paper::tr("losers' rounds %1 to %2").arg(firstPlayed(whole, first, last)).arg(last);
    for (bracket::Bracket& each : bracket::cutLosers(whole, first, last, placesOfAPart))
        parts.push_back({std::move(each), name});
}

std::vector<Part> partsOfDouble(const bracket::Bracket& bracket)
{
    const auto isOfWinners = [](const bracket::Match& match) {
        return match.bracket == bracket::Part::Winners;
    };
    std::vector<Part> parts = partsOfKnockout(only(bracket, isOfWinners), placesOnAPage);
    for (Part& part : parts)
        part.name =
            part.name.isEmpty() ? Paper::tr("winners' rounds") : Paper::tr("the last winners' rounds");
    const int last = bracket::lastRound(bracket, bracket::Part::Losers);
    int first = 1;
    for (; last - first >= lastLosersRounds; first += roundsOfLosers)
        addLosers(parts, bracket, first, first + roundsOfLosers - 1);
    bracket::Bracket end = only(bracket, [=](const bracket::Match& match) {
        return match.bracket == bracket::Part::Final ||
               (match.bracket == bracket::Part::Losers && match.round >= first);
    });
    for (bracket::Match& match : end.matches)
        if (match.bracket == bracket::Part::Losers)
            match = bracket::withoutRoundsBefore(std::move(match), first);
    parts.push_back({std::move(end), Paper::tr("the last losers' rounds and the final")});
    return parts;
}

} // namespace

bool fitsOnAPage(const bracket::Bracket& bracket)
{
    return bracket::lastRound(bracket, bracket::Part::Winners) <= roundsOf(placesOnAPage);
}

std::vector<Part> partsOf(const bracket::Bracket& bracket)
{
    const bool isDouble = bracket.kind == bracket::Kind::DoubleElimination;
    if (!isDouble)
        return partsOfKnockout(bracket, placesOfAPart);
    if (bracket::lastRound(bracket, bracket::Part::Winners) <= roundsOf(placesOfAPart))
        return {{bracket, {}}};
    return partsOfDouble(bracket);
}

} // namespace paper
