#include "boxtypes.h"

#include "boxnames.h"

#include <algorithm>

namespace paper {

namespace {

constexpr double pointInMm = 25.4 / 72;
constexpr double largestSmall = 9; ///< points
constexpr double leastName = 8;    ///< points, before names take several lines

/// Every name of the page set in types of that size.
std::vector<SetName> setNamesOf(const TreePage& page, double points)
{
    std::vector<SetName> names;
    for (const bracket::Box& box : page.layout.boxes)
        if (const auto words = page.words.find(box.match); words != page.words.end())
            for (const SideLine* side : {&words->second.a, &words->second.b}) {
                const QRectF line(0, 0, box.width * page.line, box.height * page.line / 2);
                const SidePlaces places = placesOf(page, line, *side, points);
                names.push_back(setName(side->name, places.type, places.name.size()));
            }
    return names;
}

/// The smallest size of those names.
double smallestOf(const std::vector<SetName>& names, double points)
{
    for (const SetName& name : names)
        points = std::min(points, name.type.points);
    return points;
}

double namePoints(const TreePage& page)
{
    const double largest = page.line * 0.56 / pointInMm;
    std::optional<double> inLines;
    for (double points = largest; points >= leastName; points -= 0.5) {
        const std::vector<SetName> names = setNamesOf(page, points);
        if (smallestOf(names, points) < points)
            continue;
        if (std::all_of(names.begin(), names.end(),
                        [](const SetName& name) { return name.lines.size() == 1; }))
            return points;
        inLines = inLines.value_or(points);
    }
    return inLines.value_or(std::min(largest, leastName));
}

} // namespace

SidePlaces placesOf(const TreePage& page, const QRectF& line, const SideLine& side, double points)
{
    const double pad = std::min(0.22 * line.height(), 1.4);
    SidePlaces places;
    places.type = {points, side.won ? Weight::Bold : Weight::Plain, !side.known};
    const double tick = std::min(0.6 * line.height(), 1.3 * points * pointInMm);
    const double score = side.score.isEmpty() ? 0 : widthOf(side.score, places.type) + 0.2;
    QRectF rest = line.adjusted(pad, 0, -pad, 0);
    places.seed = {rest.left(), rest.top(), page.seeds, rest.height()};
    if (side.won) {
        places.tick = {rest.right() - tick, rest.center().y() - tick / 2, tick, tick};
        rest.setRight(places.tick.left() - pad);
    }
    places.score = {rest.right() - score, rest.top(), score, rest.height()};
    places.name = rest.adjusted(page.seeds + pad, 0, score > 0 ? -score - pad : 0, 0);
    return places;
}

Type titleType(double line)
{
    return {std::min(line * 0.44 / pointInMm, largestSmall)};
}

void setTypes(TreePage& page)
{
    page.small = titleType(page.line);
    page.seeds = 0;
    for (const auto& [id, words] : page.words)
        for (const QString& seed : {words.a.seed, words.b.seed})
            page.seeds = std::max(page.seeds, widthOf(seed, page.small));
    page.points = namePoints(page);
}

double smallestName(const TreePage& page)
{
    return smallestOf(setNamesOf(page, page.points), page.points);
}

} // namespace paper
