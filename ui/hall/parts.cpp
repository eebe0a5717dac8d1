#include "parts.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using wording::Window;

namespace hall {

namespace {

/// Each of the brackets as a part of that name.
void add(std::vector<Part>& parts, std::vector<bracket::Bracket> cut, const QString& name)
{
    for (bracket::Bracket& each : cut)
        parts.push_back({std::move(each), name});
}

/// The last of the winners' rounds, with what stands behind them where the losers have none of their own.
void addLastWinners(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, {}};
    const bool isDouble = whole.kind == bracket::Kind::DoubleElimination;
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Winners && match.round >= first)
            part.bracket.matches.push_back(bracket::withoutRoundsBefore(match, first));
        else if (match.bracket == bracket::Part::ThirdPlace && !isDouble)
            part.bracket.matches.push_back(match);
    }
    if (isDouble)
        part.name = QString::fromStdString(wording::heading(whole, bracket::Part::Winners));
    parts.push_back(std::move(part));
}

/// The losers' rounds from `first` on, and the finals.
void addEnd(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, Window::tr("The last rounds")};
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Final)
            part.bracket.matches.push_back(match);
        else if (match.bracket == bracket::Part::Losers && match.round >= first)
            part.bracket.matches.push_back(bracket::withoutRoundsBefore(match, first));
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
    const int winners = bracket::lastRound(drawn, bracket::Part::Winners);
    for (int first = 1; winners - first + 1 > across; first += across)
        add(parts, bracket::cutWinners(drawn, first, first + across - 1), {});
    addLastWinners(parts, drawn, std::max(1, winners - across + 1));
    if (!isDouble)
        return parts;
    const QString losersName = QString::fromStdString(wording::heading(drawn, bracket::Part::Losers));
    const int losers = bracket::lastRound(drawn, bracket::Part::Losers);
    int first = 1;
    while (losers - first + 1 > 2) { // the last two stand with the final
        const int last = std::min(first + (rounds >= 4 ? 3 : 1), losers - 2);
        add(parts, bracket::cutLosers(drawn, first, last, boxes), losersName);
        first = last + 1;
    }
    addEnd(parts, drawn, first);
    return parts;
}

} // namespace hall
