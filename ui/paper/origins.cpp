#include "origins.h"

#include "bracket/questions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double originRoom = 1.6; ///< mm, beside the words

/// `from 57`: the match that somebody comes from, where nothing on the page leads from it to that line.
QString originOf(const bracket::Bracket& whole, const bracket::Layout& layout, const bracket::Match& match,
                 bracket::Side side)
{
    const bracket::Slot slot = bracket::behindByes(whole, bracket::slot(match, side));
    const auto* winner = std::get_if<bracket::WinnerOf>(&slot);
    const auto* loser = std::get_if<bracket::LoserOf>(&slot);
    if (!winner && !loser)
        return {};
    const bracket::MatchId& id = winner ? winner->match : loser->match;
    const bool isHere = std::any_of(layout.boxes.begin(), layout.boxes.end(),
                                    [&](const bracket::Box& box) { return box.match == id; });
    if (isHere && (winner || match.bracket != bracket::Part::Losers))
        return {};
    const bracket::Match* from = bracket::find(whole, id);
    return from && from->number ? u"from %1"_s.arg(*from->number) : QString();
}

} // namespace

void addOrigins(TreePage& page, const bracket::Bracket& whole, const bracket::Layout& layout)
{
    for (auto& [id, words] : page.words) {
        const bracket::Match& match = *bracket::find(whole, id);
        if (words.a.known)
            words.a.origin = originOf(whole, layout, match, bracket::Side::A);
        if (words.b.known)
            words.b.origin = originOf(whole, layout, match, bracket::Side::B);
    }
}

Type originType(const TreePage& page)
{
    return {page.small.points * 0.85};
}

double originsWidth(const TreePage& page, const bracket::Layout& layout, bool first)
{
    double width = 0;
    for (const bracket::Box& box : layout.boxes)
        if (const auto words = page.words.find(box.match);
            words != page.words.end() && (box.column == 0) == first)
            for (const QString& origin : {words->second.a.origin, words->second.b.origin})
                if (!origin.isEmpty())
                    width = std::max(width, widthOf(origin, originType(page)) + originRoom);
    return width;
}

} // namespace paper
