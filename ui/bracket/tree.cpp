#include "tree.h"

#include <cmath>

namespace tree {

namespace {

// Maximum distances, in lines, of boxes in the same row or column.
constexpr double sameRow = 0.8;
constexpr double sameColumn = 0.1;

std::optional<std::size_t> linkFrom(const Tree& tree, std::size_t box)
{
    const auto at = std::ranges::find(tree.links, box, &Link::from);
    return at == tree.links.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(at - tree.links.begin()));
}

void addWaysToTheFinal(const Tree& tree, std::size_t box, Path& path)
{
    for (auto link = linkFrom(tree, box); link; link = linkFrom(tree, tree.links[*link].to))
        path.links.insert(*link);
}

const Line* lineOf(const Box& box, const QString& team)
{
    const auto at = std::ranges::find(box.lines, team, &Line::team);
    return at == box.lines.end() ? nullptr : &*at;
}

/// The box nearest in height among those that `may` allows.
template <class May>
std::size_t nearest(const Tree& tree, std::size_t box, May may)
{
    std::size_t best = box;
    double least = 0;
    const QPointF here = tree.boxes[box].place.center();
    for (std::size_t i = 0; i < tree.boxes.size(); ++i) {
        if (!may(tree.boxes[i].place.center()))
            continue;
        const double far = std::abs(tree.boxes[i].place.center().y() - here.y()) +
                           std::abs(tree.boxes[i].place.center().x() - here.x()) / 1000;
        if (best == box || far < least) {
            best = i;
            least = far;
        }
    }
    return best;
}

// The nearest box on that side; for a cell, only boxes in its row.
std::size_t beside(const Tree& tree, std::size_t box, bool right)
{
    const QPointF here = tree.boxes[box].place.center();
    const bool isCell = tree.boxes[box].cell.has_value();
    return nearest(tree, box, [=](const QPointF& at) {
        const bool isInRow = std::abs(at.y() - here.y()) < sameRow;
        return (right ? at.x() > here.x() : at.x() < here.x()) && (isInRow || !isCell);
    });
}

std::size_t leftOf(const Tree& tree, std::size_t box)
{
    if (const auto link = std::ranges::find(tree.links, box, &Link::to); link != tree.links.end())
        return link->from; // the upper one, if there are two
    std::optional<std::size_t> from;
    const auto farFrom = [&](std::size_t other) {
        return std::abs(tree.boxes[other].place.center().y() - tree.boxes[box].place.center().y());
    };
    for (const Drop& drop : tree.drops)
        if (drop.to == box && (!from || farFrom(drop.from) < farFrom(*from)))
            from = drop.from;
    return from ? *from : beside(tree, box, false);
}

// The next box in the column; at its end, the nearest box of another block.
std::size_t inColumn(const Tree& tree, std::size_t box, bool down)
{
    const QPointF here = tree.boxes[box].place.center();
    const auto isInDirection = [=](const QPointF& at) {
        return down ? at.y() > here.y() : at.y() < here.y();
    };
    const std::size_t next = nearest(tree, box, [=](const QPointF& at) {
        return std::abs(at.x() - here.x()) < sameColumn && isInDirection(at);
    });
    if (next != box)
        return next;
    std::size_t best = box;
    double least = 0;
    for (std::size_t i = 0; i < tree.boxes.size(); ++i) {
        const QPointF at = tree.boxes[i].place.center();
        const double far = std::hypot(at.x() - here.x(), at.y() - here.y());
        if (tree.boxes[i].block == tree.boxes[box].block || !isInDirection(at) ||
            (best != box && far >= least))
            continue;
        best = i;
        least = far;
    }
    return best;
}

} // namespace

std::optional<std::size_t> indexOf(const Tree& tree, const QString& match)
{
    const auto at = std::ranges::find(tree.boxes, match, &Box::match);
    return at == tree.boxes.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(at - tree.boxes.begin()));
}

Path pathOf(const Tree& tree, const QString& team)
{
    Path path;
    path.team = team;
    for (std::size_t i = 0; i < tree.boxes.size(); ++i) {
        const Line* line = lineOf(tree.boxes[i], team);
        if (!line)
            continue;
        const auto link = linkFrom(tree, i);
        if (line->won && link)
            path.links.insert(*link);
        else if (!line->lost)
            addWaysToTheFinal(tree, i, path);
    }
    return path;
}

Path pathOf(const Tree& tree, std::size_t box)
{
    if (const auto& cell = tree.boxes[box].cell)
        return pathOf(tree, tree.boxes[box].lines[cell->line].team);
    for (const Line& line : tree.boxes[box].lines)
        if (line.won)
            return pathOf(tree, line.team);
    Path path;
    addWaysToTheFinal(tree, box, path);
    return path;
}

std::size_t stepFrom(const Tree& tree, std::size_t box, Step step)
{
    if (step == Step::Left)
        return leftOf(tree, box);
    const auto link = linkFrom(tree, box);
    if (step == Step::Right)
        return link ? tree.links[*link].to : beside(tree, box, true);
    if (step == Step::Up || step == Step::Down)
        return inColumn(tree, box, step == Step::Down);
    return step == Step::First ? 0 : tree.boxes.size() - 1;
}

} // namespace tree
