#include "tree.h"

#include "said.h"

#include "bracket/words.h"
#include "desk/names.h"
#include "ui/look/text.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace tree {

namespace {

QPointF point(const bracket::Point& at)
{
    return {at.x, at.y};
}

Line lineOf(const night::Night& night, const bracket::Match& drawn, const night::Match& match,
            scoring::Side side)
{
    Line line;
    line.team = look::text(match.teams[side]);
    if (line.team.isEmpty()) {
        const bool a = side == scoring::Side::A;
        const bool nobody = std::holds_alternative<bracket::Vacant>(match.seats[side]);
        line.text = nobody ? u"nobody"_s
                           : look::text(bracket::inWords(night.setting->bracket, a ? drawn.a : drawn.b));
        return line;
    }
    line.text = look::text(desk::teamName(night, match.teams[side]));
    if (const auto seed = night::seedOfTeam(*night.setting, match.teams[side]))
        line.seed = QString::number(*seed);
    line.score = scoreOf(match, side);
    line.won = match.winner == side;
    line.lost = match.outcome && !line.won;
    return line;
}

Box boxOf(const night::Night& night, const bracket::Match& drawn, const QRectF& place)
{
    const night::Match& match = *night::match(night, drawn.id);
    Box box;
    box.match = look::text(drawn.id);
    box.place = place;
    const Title title = titleOf(night.setting->bracket, drawn, *match.rules);
    box.title = title.full;
    box.shortTitle = title.brief;
    box.state = stateOf(match, bracket::isFinal(night.setting->bracket, drawn));
    box.warns = asksForSomebody(match);
    box.lines = {lineOf(night, drawn, match, scoring::Side::A),
                 lineOf(night, drawn, match, scoring::Side::B)};
    box.words = wordsOf(box);
    return box;
}

std::vector<Bye> byesOf(const std::vector<bracket::Waiting>& waiting)
{
    std::vector<Bye> byes;
    for (const bracket::Waiting& each : waiting) {
        const auto other = std::find_if(waiting.begin(), waiting.end(), [&](const bracket::Waiting& w) {
            return w.match == each.match && w.side != each.side;
        });
        if (other == waiting.end())
            byes.push_back({u"bye"_s, point(each.at)});
        else if (each.side == bracket::Side::A)
            byes.push_back({u"both bye"_s, (point(each.at) + point(other->at)) / 2});
    }
    return byes;
}

} // namespace

Tree treeOf(const night::Night& night, const bracket::Measures& measures)
{
    Tree tree;
    const bracket::Bracket& drawn = night.setting->bracket;
    if (drawn.matches.empty())
        return tree;
    const bracket::Layout layout = bracket::layout(drawn, measures);
    tree.entries = drawn.entries;
    tree.size = QSizeF(layout.width, layout.height);
    std::map<bracket::MatchId, std::size_t> index;
    for (const bracket::Match& match : drawn.matches) {
        const auto placed = std::find_if(layout.boxes.begin(), layout.boxes.end(),
                                         [&](const bracket::Box& box) { return box.match == match.id; });
        if (placed == layout.boxes.end())
            continue;
        index.emplace(match.id, tree.boxes.size());
        tree.boxes.push_back(
            boxOf(night, match, QRectF(placed->x, placed->y, placed->width, placed->height)));
    }
    for (const bracket::Connector& way : layout.connectors) {
        QPolygonF points;
        for (const bracket::Point& at : way.points)
            points << point(at);
        tree.ways.push_back(
            {index.at(way.from), index.at(way.to), way.side == bracket::Side::A ? 0U : 1U, points});
    }
    tree.byes = byesOf(layout.waiting);
    return tree;
}

bool bringUpToDate(Tree& tree, const night::Night& before, const night::Night& now)
{
    if (!before.setting.isSame(now.setting))
        return false;
    for (Box& box : tree.boxes) {
        const std::string id = box.match.toStdString();
        if (!before.matches.at(id).isSame(now.matches.at(id)))
            box = boxOf(now, *bracket::find(now.setting->bracket, id), box.place);
    }
    return true;
}

std::optional<std::size_t> indexOf(const Tree& tree, const QString& match)
{
    for (std::size_t i = 0; i < tree.boxes.size(); ++i)
        if (tree.boxes[i].match == match)
            return i;
    return std::nullopt;
}

} // namespace tree
