#include "bracketparts.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using wording::Window;

namespace hall {

namespace {

/// Adds these brackets as parts with that name, numbered if there are several.
void add(std::vector<Part>& parts, std::vector<bracket::Bracket> cut, const QString& name)
{
    for (std::size_t i = 0; i < cut.size(); ++i)
        parts.push_back(
            {std::move(cut[i]),
             cut.size() == 1 ? name : Window::tr("%1, part %2 of %3").arg(name).arg(i + 1).arg(cut.size())});
}

/// Joins neighbors so that each page has `together` of them.
std::vector<bracket::Bracket> joined(std::vector<bracket::Bracket> cut, std::size_t together)
{
    std::vector<bracket::Bracket> all;
    for (std::size_t i = 0; i < cut.size(); ++i) {
        if (i % together == 0)
            all.push_back(std::move(cut[i]));
        else
            all.back().matches.insert(all.back().matches.end(), cut[i].matches.begin(), cut[i].matches.end());
    }
    return all;
}

QString winnersName(const bracket::Bracket& whole)
{
    return whole.kind == bracket::Kind::DoubleElimination
               ? QString::fromStdString(wording::heading(whole, bracket::Part::Winners))
               : Window::tr("Bracket");
}

/// Adds the last winners rounds, with the third-place match of a single elimination.
void addLastWinners(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, winnersName(whole)};
    const bool isDouble = whole.kind == bracket::Kind::DoubleElimination;
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Winners && match.round >= first)
            part.bracket.matches.push_back(bracket::withoutRoundsBefore(match, first));
        else if (match.bracket == bracket::Part::ThirdPlace && !isDouble)
            part.bracket.matches.push_back(match);
    }
    parts.push_back(std::move(part));
}

/// Adds the losers rounds from `first` on, and the finals.
void addEnd(std::vector<Part>& parts, const bracket::Bracket& whole, int first)
{
    Part part{{whole.kind, whole.entries, {}}, Window::tr("Last rounds")};
    for (const bracket::Match& match : whole.matches) {
        if (match.bracket == bracket::Part::Final)
            part.bracket.matches.push_back(match);
        else if (match.bracket == bracket::Part::Losers && match.round >= first)
            part.bracket.matches.push_back(bracket::withoutRoundsBefore(match, first));
    }
    parts.push_back(std::move(part));
}

} // namespace

std::vector<Part> partsOf(const bracket::Bracket& drawn, int boxes, int rounds)
{
    const bool isDouble = drawn.kind == bracket::Kind::DoubleElimination;
    const bracket::Layout whole = bracket::layout(drawn);
    if (isDouble && whole.columns <= rounds && whole.rows + (whole.losersAt ? 1 : 0) <= boxes)
        return {{drawn, Window::tr("Bracket")}};
    int across = 1; // rounds in a part, which ends in one box
    while (across < rounds && (1 << across) <= boxes)
        ++across;
    std::vector<Part> parts;
    const int winners = bracket::lastRound(drawn, bracket::Part::Winners);
    const int acrossLast = std::max(across, 2); // the final alone would leave its page empty
    for (int first = 1; winners - first + 1 > acrossLast; first += across) {
        const int last = std::min(first + across, winners) - 1;
        add(parts,
            joined(bracket::cutWinners(drawn, first, last),
                   static_cast<std::size_t>(boxes >> (last - first))),
            winnersName(drawn));
    }
    addLastWinners(parts, drawn, std::max(1, winners - acrossLast + 1));
    if (!isDouble)
        return parts;
    const QString losersName = QString::fromStdString(wording::heading(drawn, bracket::Part::Losers));
    const int losers = bracket::lastRound(drawn, bracket::Part::Losers);
    int first = 1;
    while (losers - first + 1 > 2) { // the last two are on the page of the final
        const int last = std::min(first + (rounds >= 4 ? 3 : 1), losers - 2);
        add(parts, bracket::cutLosers(drawn, first, last, boxes), losersName);
        first = last + 1;
    }
    addEnd(parts, drawn, first);
    return parts;
}

} // namespace hall
