#include "crossheads.h"

#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tree {

namespace {

/// The team whose row or column that is; empty before the first.
QString teamAt(const Cross& cross, double lines, double each)
{
    const auto index = static_cast<std::size_t>(std::max(0.0, lines / each));
    return lines < 0 || index >= cross.teams.size() ? QString() : wordsOf(cross.teams[index]);
}

} // namespace

CrossHeads headsOf(const Cross& cross, const QRectF& view)
{
    const QRectF& all = cross.place;
    const double left = std::clamp(view.left(), all.left(), all.right() - cross.side);
    const double top = std::clamp(view.top(), all.top(), all.bottom() - cross.head);
    return {QRectF(left, all.top(), cross.side, all.height()),
            QRectF(all.left(), top, all.width(), cross.head)};
}

QString wordsOf(const Cross::Team& team)
{
    const QString won = QString::number(team.won);
    const QString lost = QString::number(team.lost);
    const QString note = team.note.isEmpty() ? QString() : u", "_s + team.note;
    return (team.rank.isEmpty()
                ? Window::tr("%1: won %2, lost %3").arg(team.name, won, lost)
                : Window::tr("%1: rank %2, won %3, lost %4").arg(team.name, team.rank, won, lost)) +
           note;
}

std::optional<QString> headAt(const Tree& tree, const QRectF& view, const QPointF& place)
{
    for (const Cross& cross : tree.crosses) {
        const CrossHeads heads = headsOf(cross, view);
        const bool inRows = heads.rows.contains(place);
        const bool inColumns = heads.columns.contains(place);
        if (inRows && inColumns)
            return QString();
        if (inRows)
            return teamAt(cross, place.y() - cross.rowAt(0), cross.row);
        if (inColumns)
            return teamAt(cross, place.x() - cross.columnAt(0), cross.cell);
    }
    return std::nullopt;
}

} // namespace tree
