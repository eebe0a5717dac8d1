#include "treenames.h"

#include "ui/paper/page/words.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace paper {

namespace {

constexpr double pointInMm = 25.4 / 72;
constexpr double goodPart = 0.75;    ///< of the largest size of names, in which they are good to read
constexpr double largestSmall = 9;   ///< points
constexpr double largestSource = 10; ///< points of `winner of 13`, where nobody is known
constexpr double aroundNames = 0.6;  ///< mm, from a name of many lines to others, where there is room
constexpr double overEdge = 1.6;     ///< mm that a box may stand out of the drawing, above or below
constexpr double closerNames = 0.2;  ///< mm less for the lines of both names of a box than they need

/// A line of that box, if its lines are even.
QRectF lineIn(const TreePage& page, const bracket::Box& box)
{
    return {0, 0, box.width * page.line, page.line};
}

/// Every name of the page set in types of that size, in even lines.
std::vector<SetName> setNamesOf(const TreePage& page, double points)
{
    std::vector<SetName> names;
    for (const bracket::Box& box : page.layout.boxes)
        for (const scoring::Side at : scoring::bothSides) {
            const views::SideView& side = page.words.at(box.match).match.sides[at];
            const SidePlaces places = placesOf(page, lineIn(page, box), side, points);
            names.push_back(setName(q(side.name), places.type, places.name.size()));
        }
    return names;
}

/// Whether all lines of the name have room in the line of a side.
bool isHeld(const SetName& name, double line)
{
    return static_cast<double>(name.lines.size()) * nameLine(name.type) <= line + 0.1;
}

/// Of each name, whether it decides nothing for the size of the others: it has no room in any size, or it is
/// one of the few that are longer than a line in a size that is good to read.
std::vector<bool> leftAside(const TreePage& page, const std::vector<SetName>& least, double good)
{
    std::vector<bool> aside;
    aside.reserve(least.size());
    for (const SetName& name : least)
        aside.push_back(!isHeld(name, page.line));
    const auto leaveFewLong = [&](const std::vector<SetName>& names, double points) {
        const auto isLong = [&](const SetName& name) {
            return name.lines.size() > 1 || name.type.points < points;
        };
        const bool areFew = 2 * std::ranges::count_if(names, isLong) < std::ssize(names);
        for (std::size_t i = 0; areFew && i < names.size(); ++i)
            aside[i] = aside[i] || isLong(names[i]);
    };
    leaveFewLong(least, leastName);
    if (good > leastName)
        leaveFewLong(setNamesOf(page, good), good);
    return aside;
}

/// The largest size in which names are one line, or have room in several; those that are left aside go below
/// it, but lose no room by it.
double namePoints(const TreePage& page)
{
    const double largest = std::max(page.line * 0.56 / pointInMm, leastName);
    const std::vector<SetName> least = setNamesOf(page, leastName);
    const std::vector<bool> aside = leftAside(page, least, std::max(goodPart * largest, leastName));
    std::optional<double> inLines;
    for (double points = largest; points >= leastName; points -= 0.5) {
        const std::vector<SetName> names = setNamesOf(page, points);
        bool isRoom = true;
        bool isOneLine = true;
        for (std::size_t i = 0; i < names.size() && isRoom; ++i) {
            isRoom = isHeld(names[i], page.line) ? aside[i] || names[i].type.points >= points
                                                 : aside[i] && !isHeld(least[i], page.line) &&
                                                       names[i].lines.size() <= least[i].lines.size();
            isOneLine = isOneLine && (aside[i] || names[i].lines.size() == 1);
        }
        if (isRoom && isOneLine)
            return points;
        if (isRoom)
            inLines = inLines.value_or(points);
    }
    return inLines.value_or(leastName);
}

/// The heights that both names of a box need in the least type, in mm.
scoring::PerSide<double> needsOf(const TreePage& page, const bracket::Box& box)
{
    scoring::PerSide<double> needs;
    for (const scoring::Side at : scoring::bothSides) {
        const views::SideView& side = page.words.at(box.match).match.sides[at];
        const SidePlaces places = placesOf(page, lineIn(page, box), side, page.points);
        const Type least{leastName, places.type.weight, places.type.italic};
        const SetName name = setName(q(side.name), least, {places.name.width(), 0});
        needs[at] = static_cast<double>(name.lines.size()) * nameLine(name.type);
    }
    return needs;
}

/// Of the words over a box, in lines.
double wordsHeight(const TreePage& page)
{
    return (lineHeight(page.small) + overBox) / page.line;
}

/// How high a box can be if the others of its column have these heights; all in lines.
double roomFor(const TreePage& page, std::size_t index, const std::vector<double>& heights)
{
    const std::vector<bracket::Box>& boxes = page.layout.boxes;
    double room = page.layout.height;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (i != index && boxes[i].column == boxes[index].column) {
            const double apart = std::abs(boxes[i].middle() - boxes[index].middle());
            room = std::min(room, 2 * (apart - wordsHeight(page)) - heights[i]);
        }
    return room;
}

} // namespace

SidePlaces placesOf(const TreePage& page, const QRectF& line, const views::SideView& side, double points)
{
    const double high = std::min(line.height(), page.line); // of a line made higher for a long name
    const double pad = std::min(0.22 * high, 1.4);
    SidePlaces places;
    places.type = {points, side.won ? Weight::Bold : Weight::Plain, !side.isKnown()};
    const double tick = std::min(0.6 * high, 1.3 * points * pointInMm);
    const bool saysHow = side.saysHowItLost();
    places.result = q(saysHow ? side.result : side.score);
    places.resultType = {saysHow ? std::max(leastText, 0.75 * points) : points, places.type.weight};
    const double score = places.result.isEmpty() ? 0 : widthOf(places.result, places.resultType) + 0.2;
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

scoring::PerSide<QRectF> linesOf(const TreePage& page, const bracket::Box& box, const QRectF& rect)
{
    const scoring::PerSide<double> needs = needsOf(page, box);
    const double spare = rect.height() - needs.a - needs.b;
    double upper = rect.height() / 2;
    // A box made lower for its neighbor has just the height of its names, or a little less: the spare height
    // is negative then, and each name gets half of that less than it needs.
    if (spare >= -closerNames && std::max(needs.a, needs.b) > upper + 0.1) {
        const double around = std::min(aroundNames, spare / 2);
        upper = std::max(needs.a + around, std::min(upper, rect.height() - needs.b - around));
    }
    return {{rect.left(), rect.top(), rect.width(), upper},
            {rect.left(), rect.top() + upper, rect.width(), rect.height() - upper}};
}

Type titleType(double line)
{
    return {std::clamp(line * 0.44 / pointInMm, leastText, largestSmall)};
}

void setTypes(TreePage& page)
{
    page.small = titleType(page.line);
    page.seeds = 0;
    for (const auto& [id, words] : page.words)
        for (const scoring::Side side : scoring::bothSides)
            page.seeds = std::max(page.seeds, widthOf(q(words.match.sides[side].seed), page.small));
    page.points = namePoints(page);
    const bool hasNames = std::ranges::any_of(page.words, [](const auto& each) {
        return each.second.match.sides.a.isKnown() || each.second.match.sides.b.isKnown();
    });
    if (!hasNames) // as beside names on other pages
        page.points = std::min(page.points, largestSource);
}

void raiseBoxes(TreePage& page)
{
    std::vector<bracket::Box>& boxes = page.layout.boxes;
    std::vector<double> needs; // in lines, as all heights here
    std::vector<double> heights;
    for (const bracket::Box& box : boxes) {
        const scoring::PerSide<double> both = needsOf(page, box);
        needs.push_back((both.a + both.b) / page.line);
        heights.push_back(box.height);
    }
    const auto isHigher = [&](std::size_t i) { return needs[i] > boxes[i].height + closerNames / page.line; };
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (isHigher(i)) {
            const double above = boxes[i].middle() - wordsHeight(page);
            const double below = page.layout.height - boxes[i].middle();
            const double toEdges = 2 * (std::min(above, below) + overEdge / page.line);
            const double wish = std::min(needs[i] + 2 * aroundNames / page.line, toEdges);
            heights[i] = std::max(heights[i], std::min(wish, roomFor(page, i, needs)));
        }
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (!isHigher(i))
            heights[i] = std::min(heights[i], roomFor(page, i, heights));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        boxes[i].y += (boxes[i].height - heights[i]) / 2;
        boxes[i].height = heights[i];
    }
}

bool holdsNamesInHalves(const TreePage& page)
{
    return std::ranges::all_of(setNamesOf(page, page.points),
                               [&](const SetName& name) { return isHeld(name, page.line); });
}

bool holdsNames(const TreePage& page)
{
    return std::ranges::all_of(page.layout.boxes, [&](const bracket::Box& box) {
        const scoring::PerSide<double> needs = needsOf(page, box);
        return needs.a + needs.b <= box.height * page.line + closerNames;
    });
}

} // namespace paper
