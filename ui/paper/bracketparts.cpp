#include "bracketparts.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr int roundsOfLosers = 4;   ///< on a page
constexpr int lastLosersRounds = 6; ///< and at most so many on that of the finals

int lastRoundOf(const bracket::Bracket& bracket, bracket::Part part)
{
    int last = 0;
    for (const bracket::Match& match : bracket.matches)
        if (match.bracket == part)
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
    const int rounds = lastRoundOf(bracket, bracket::Part::Winners);
    if (rounds <= roundsOf(placesThere))
        return {{bracket, {}}};
    const int inPart = roundsOf(placesOfAPart);
    const bracket::Bracket none{bracket.kind, placesOfAPart, {}};
    std::vector<Part> parts(std::size_t{1} << (rounds - inPart), Part{none, {}});
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
        parts[place >> (inPart - match.round)].bracket.matches.push_back(match);
    }
    parts.push_back({std::move(end), u"the last rounds"_s});
    return parts;
}

int placeOf(const bracket::Match& match)
{
    return std::stoi(match.id.substr(match.id.find('-') + 1));
}

/// Losers' rounds `first` to `last`, which count from 1 then; cut where there are more places than a page
/// holds.
void addLosers(std::vector<Part>& parts, const bracket::Bracket& whole, int first, int last)
{
    bracket::Bracket rounds = only(whole, [=](const bracket::Match& match) {
        return match.bracket == bracket::Part::Losers && match.round >= first && match.round <= last;
    });
    for (bracket::Match& match : rounds.matches)
        match.round -= first - 1;
    const QString name = u"losers' rounds %1 to %2"_s.arg(first).arg(last);
    const auto partOf = [](const bracket::Match& match) {
        return (placeOf(match) - 1) * (1 << (match.round - 1) / 2) / placesOfAPart;
    };
    for (int part = 0;; ++part) {
        bracket::Bracket here =
            only(rounds, [&](const bracket::Match& match) { return partOf(match) == part; });
        if (here.matches.empty())
            return;
        parts.push_back({std::move(here), name});
    }
}

std::vector<Part> partsOfDouble(const bracket::Bracket& bracket)
{
    const auto isOfWinners = [](const bracket::Match& match) {
        return match.bracket == bracket::Part::Winners;
    };
    std::vector<Part> parts = partsOfKnockout(only(bracket, isOfWinners), placesOnAPage);
    for (Part& part : parts)
        part.name = part.name.isEmpty() ? u"winners' rounds"_s : u"the last winners' rounds"_s;
    const int last = lastRoundOf(bracket, bracket::Part::Losers);
    int first = 1;
    for (; last - first >= lastLosersRounds; first += roundsOfLosers)
        addLosers(parts, bracket, first, first + roundsOfLosers - 1);
    bracket::Bracket end = only(bracket, [=](const bracket::Match& match) {
        return match.bracket == bracket::Part::Final ||
               (match.bracket == bracket::Part::Losers && match.round >= first);
    });
    for (bracket::Match& match : end.matches)
        match.round -= match.bracket == bracket::Part::Losers ? first - 1 : 0;
    parts.push_back({std::move(end), u"the last losers' rounds and the final"_s});
    return parts;
}

} // namespace

bool fitsOnAPage(const bracket::Bracket& bracket)
{
    return lastRoundOf(bracket, bracket::Part::Winners) <= roundsOf(placesOnAPage);
}

std::vector<Part> partsOf(const bracket::Bracket& bracket)
{
    const bool isDouble = bracket.kind == bracket::Kind::DoubleElimination;
    if (!isDouble)
        return partsOfKnockout(bracket, placesOfAPart);
    if (lastRoundOf(bracket, bracket::Part::Winners) <= roundsOf(placesOfAPart))
        return {{bracket, {}}};
    return partsOfDouble(bracket);
}

} // namespace paper
