#include "tree.h"

#include "board.h"
#include "boxcontent.h"

#include "bracket/questions.h"

#include <algorithm>

namespace tree {

namespace {

/// Whether the match now counts otherwise in its table.
bool countsElse(const tournament::Match& before, const tournament::Match& now)
{
    return before.ended != now.ended || before.outcome != now.outcome || before.flags != now.flags ||
           (now.ended && before.ledger != now.ledger);
}

} // namespace

Tree treeOf(const tournament::Tournament& tournament, const QSizeF& room)
{
    return Board(tournament, room).build();
}

bool bringUpToDate(Tree& tree, const tournament::Tournament& before, const tournament::Tournament& now)
{
    if (!before.setting.isSame(now.setting))
        return false;
    bool tablesChange = false;
    for (Box& box : tree.boxes) {
        const std::string id = box.match.toStdString();
        const auto& was = before.matches.at(id);
        const auto& is = now.matches.at(id);
        if (was.isSame(is))
            continue;
        tablesChange = tablesChange || countsElse(*was, *is);
        write(box, now, *bracket::find(now.setting->bracket, id));
    }
    if (!tablesChange)
        return true;
    if (now.setting->bracket.kind == bracket::Kind::Swiss)
        writeRounds(tree, now);
    const std::vector<tournament::CrossTable> tables = tournament::crossTables(now);
    for (std::size_t i = 0; i < tree.crosses.size(); ++i)
        write(tree.crosses[i], now, tables[i]);
    writeWildcards(tree, now);
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
