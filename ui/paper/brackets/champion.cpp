// The box for the champion, beside the final.
#include "brackettree.h"

#include "bracket/questions.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/page/words.h"

#include <algorithm>

namespace paper {

namespace {

constexpr double championHeight = 16; ///< mm
constexpr double fromChampion = 6;    ///< mm, to the text above the final

} // namespace

void addChampion(TreePage& page, const tournament::Tournament& tournament, double top, double bottom)
{
    const bracket::Bracket& whole = tournament.setting->bracket;
    const auto isFinal = [&](const bracket::Box& box) {
        const bracket::Match* match = bracket::find(whole, box.match);
        return match && !match->ifNecessary && match->bracket != bracket::Part::ThirdPlace &&
               (match->bracket == bracket::Part::Final ||
                (whole.kind != bracket::Kind::DoubleElimination && !bracket::winnerGoesTo(whole, match->id)));
    };
    const auto last = std::ranges::find_if(page.layout.boxes, isFinal);
    if (last == page.layout.boxes.end())
        return;
    const double line = page.line;
    const double words = lineHeight(page.small) + 0.3;
    const double above = last->y * line - words - fromChampion;
    double lowest = 0;
    for (const bracket::Box& box : page.layout.boxes)
        if (box.column == last->column)
            lowest = std::max(lowest, (box.y + box.height) * line);
    const double x = last->x * line;
    const double width = last->width * line;
    if (above - championHeight >= top) {
        page.champion = {x, above - championHeight, width, championHeight};
        page.fromFinal = {x + width / 2, last->y * line - words};
    } else if (lowest + fromChampion + championHeight <= bottom) {
        page.champion = {x, lowest + fromChampion, width, championHeight};
        page.fromFinal = {x + width / 2, lowest};
    } else {
        return;
    }
    page.championName = teamName(tournament, tournament::champion(tournament));
}

} // namespace paper
