#include "parts.h"

#include "bracket/layout.h"
#include "bracket/words.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace hall {

namespace {

int lastRoundOf(const bracket::Bracket& bracket, bracket::Part part)
{
    int last = 0;
    for (const bracket::Match& match : bracket.matches)
        if (match.bracket == part)
            last = std::max(last, match.round);
    return last;
}

int placeOf(const bracket::Match& match)
{
    return std::stoi(match.id.substr(match.id.find('-') + 1));
}

/// Rounds of a part from `first` on, which counts from 1 then.
bracket::Match renumbered(bracket::Match match, int first)
{
    match.round -= first - 1;
    if (match.round == 1 && match.bracket == bracket::Part::Winners && first > 1)
        match.a = match.b = bracket::Seed{};
    return match;
}

/// The winners' rounds `first` to `last` in one part for each match of the last.
void addWinners(std::vector<Part>& parts, const bracket::Bracket& whole, int first, int last)
{
    const bracket::Bracket none{whole.kind, whole.entries, {}};
    const std::size_t from = parts.size();
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket != bracket::Part::Winners || match.round < first || match.round > last)
            continue;
        const std::size_t at = from + static_cast<std::size_t>((placeOf(match) - 1) >> (last - match.round));
        if (at >= parts.size())
            parts.resize(at + 1, Part{none, {}});
        parts[at].bracket.matches.push_back(renumbered(match, first));
    }
}

/// The last of the winners' rounds, with what stands behind them where the losers have none of their own.
void addLastWinners(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, {}};
    const bool isDouble = whole.kind == bracket::Kind::DoubleElimination;
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Winners && match.round >= first)
            part.bracket.matches.push_back(renumbered(match, first));
        else if (match.bracket == bracket::Part::ThirdPlace && !isDouble)
            part.bracket.matches.push_back(match);
    }
    if (isDouble)
        part.name = QString::fromStdString(bracket::heading(whole, bracket::Part::Winners));
    parts.push_back(std::move(part));
}

/// The losers' rounds `first` to `last`, cut where more would stand under each other than there is room for.
void addLosers(std::vector<Part>& parts, const bracket::Bracket& whole, int first, int last, int boxes)
{
    const std::size_t from = parts.size();
    const QString name = QString::fromStdString(bracket::heading(whole, bracket::Part::Losers));
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket != bracket::Part::Losers || match.round < first || match.round > last)
            continue;
        const bracket::Match moved = renumbered(match, first);
        const int firstPlace = (placeOf(match) - 1) * (1 << (moved.round - 1) / 2);
        const std::size_t at = from + static_cast<std::size_t>(firstPlace / boxes);
        if (at >= parts.size())
            parts.resize(at + 1, Part{{whole.kind, whole.entries, {}}, name});
        parts[at].bracket.matches.push_back(moved);
    }
}

/// The losers' rounds from `first` on, and the finals.
void addEnd(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, u"The last rounds"_s};
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Final)
            part.bracket.matches.push_back(match);
        else if (match.bracket == bracket::Part::Losers && match.round >= first)
            part.bracket.matches.push_back(renumbered(match, first));
    }
    parts.push_back(std::move(part));
}

bool isSmall(const bracket::Bracket& whole, int boxes, int rounds)
{
    const bracket::Layout layout = bracket::layout(whole);
    return layout.columns <= rounds && layout.rows + (layout.losersAt ? 1 : 0) <= boxes;
}

} // namespace

std::vector<Part> partsOf(const bracket::Bracket& drawn, int boxes, int rounds)
{
    const bool isDouble = drawn.kind == bracket::Kind::DoubleElimination;
    if (isDouble && isSmall(drawn, boxes, rounds))
        return {{drawn, {}}};
    int across = 1; // rounds of a part: from so many boxes to one
    while (across < rounds && (1 << across) <= boxes)
        ++across;
    std::vector<Part> parts;
    const int winners = lastRoundOf(drawn, bracket::Part::Winners);
    for (int first = 1; winners - first + 1 > across; first += across)
        addWinners(parts, drawn, first, first + across - 1);
    addLastWinners(parts, drawn, std::max(1, winners - across + 1));
    if (!isDouble)
        return parts;
    const int losers = lastRoundOf(drawn, bracket::Part::Losers);
    int first = 1;
    while (losers - first + 1 > 2) { // the last two stand with the final
        const int last = std::min(first + (rounds >= 4 ? 3 : 1), losers - 2);
        addLosers(parts, drawn, first, last, boxes);
        first = last + 1;
    }
    addEnd(parts, drawn, first);
    return parts;
}

} // namespace hall
