// The standings, in as many columns and pages as they need.
#include "faces.h"

#include "bracket/questions.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "ui/standings/standingsmodel.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace hall {

namespace {

// At 1920 by 1080.
constexpr double lineHigh = 60;
constexpr double headHigh = 46;
constexpr double between = 72;   // between two columns
constexpr double cellSpace = 28; // between two cells of a row
constexpr double mostLineGrowth = 2;
constexpr std::size_t mostAcross = 2;

using Rows = std::vector<standings::Row>;

/// How many rows the table has that begins at `heading`, including its heading.
std::size_t lengthOf(const Rows& rows, std::size_t heading)
{
    std::size_t end = heading + 1;
    while (end < rows.size() && !rows[end].isHeading())
        ++end;
    return end - heading;
}

/// The rows of each column. A table stays in one column if it can; else its heading is repeated.
std::vector<Rows> columnsOf(const Rows& rows, std::size_t high)
{
    std::vector<Rows> columns;
    const standings::Row* heading = nullptr;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isHeading = rows[i].isHeading();
        if (isHeading)
            heading = &rows[i];
        const std::size_t length = isHeading ? lengthOf(rows, i) : 1;
        const std::size_t needs = length <= high ? length : 2;
        if (columns.empty() || columns.back().size() + needs > high) {
            columns.emplace_back();
            if (!isHeading && heading)
                columns.back().push_back(*heading);
        }
        columns.back().push_back(rows[i]);
    }
    return columns;
}

/// Rows in a column, so that the columns of a single table have equal height.
std::size_t heightFor(std::size_t rows, std::size_t room, std::size_t across)
{
    const std::size_t pages = (rows + across * room - 1) / (across * room);
    const std::size_t columns = rows <= room ? 1 : pages * across;
    return std::max<std::size_t>(2, (rows + columns - 1) / columns);
}

using Columns = std::vector<views::StandingsColumn>;

const Type rowType{least + 2, kit::Weight::Medium, Ink::Plain};
const Type headType{leastBeside + 2, kit::Weight::Plain, Ink::Soft, leastBeside, false};

/// The width that each column needs for its text.
std::vector<double> widthsOf(const Face& face, const Rows& rows, const Columns& columns)
{
    std::vector<double> all;
    for (const views::StandingsColumn& column : columns) {
        double wide = column.isTeam() ? 0 : face.widthOf(kit::text(column.heading), headType);
        for (const standings::Row& row : rows)
            if (!row.isHeading())
                wide = std::max(wide, face.widthOf(kit::text(column.text(row.team)), rowType));
        all.push_back(wide + face.px(cellSpace));
    }
    return all;
}

double sumOf(const std::vector<double>& widths)
{
    double sum = 0;
    for (const double each : widths)
        sum += each;
    return sum;
}

/// The columns of the table, their widths, and how many tables are beside each other.
struct Setting {
    Columns columns;
    std::vector<double> widths;
    std::size_t across = mostAcross;
};

/// Two beside each other if names fit then, even if only without the points.
Setting settingFor(const Face& face, const Rows& rows, double room)
{
    const double half = (room - face.px(between)) / mostAcross;
    Setting setting{views::standingsColumns(views::Outlet::Hall), {}, mostAcross};
    setting.widths = widthsOf(face, rows, setting.columns);
    if (sumOf(setting.widths) <= half)
        return setting;
    Setting brief = setting;
    std::erase_if(brief.columns, [](const auto& column) { return column.key == "points_for"; });
    brief.widths = widthsOf(face, rows, brief.columns);
    if (sumOf(brief.widths) <= half)
        return brief;
    setting.across = 1;
    return setting;
}

/// The cells of a row, `by` times their minimum width. The team column gets the rest.
std::vector<QRectF> acrossOf(const Face& face, const QRectF& row, const Setting& setting, double by)
{
    std::vector<QRectF> all;
    const double rest = row.width() - by * sumOf(setting.widths);
    double left = row.left();
    for (std::size_t i = 0; i < setting.columns.size(); ++i) {
        const double wide = by * setting.widths[i] + (setting.columns[i].isTeam() ? rest : 0);
        all.emplace_back(left, row.top(), wide - by * face.px(cellSpace / 2), row.height());
        left += wide;
    }
    return all;
}

/// The type with its size times `by`.
Type larger(Type type, double by)
{
    type.pixels = static_cast<int>(by * type.pixels);
    return type;
}

Qt::Alignment sideOf(const views::StandingsColumn& column)
{
    return column.isRight ? Qt::AlignRight : Qt::AlignLeft;
}

void writeTop(Face& face, const QRectF& row, const Setting& setting, double by)
{
    const std::vector<QRectF> at = acrossOf(face, row, setting, by);
    for (std::size_t i = 0; i < setting.columns.size(); ++i)
        face.write(at[i], sideOf(setting.columns[i]), kit::text(setting.columns[i].heading),
                   larger(headType, by));
}

void writeTeam(Face& face, const QRectF& row, const Setting& setting, const views::StandingRow& team,
               double by)
{
    const std::vector<QRectF> at = acrossOf(face, row, setting, by);
    Type plain = larger(rowType, by);
    plain.weight = team.isChampion ? kit::Weight::Strong : kit::Weight::Plain;
    Type rank = larger(rowType, by);
    rank.ink = team.isStillIn ? Ink::Ok : Ink::Plain;
    for (std::size_t i = 0; i < setting.columns.size(); ++i)
        face.write(at[i], sideOf(setting.columns[i]), kit::text(setting.columns[i].text(team)),
                   setting.columns[i].isRank() ? rank : plain);
    face.rule(row.bottomLeft(), row.bottomRight(), team.isLine ? Ink::Ok : Ink::Line, team.isLine ? 4 : 2);
}

/// Draws a column with room for `most` rows. Rows grow with the room; text grows with the rows as far as the
/// cells still fit beside each other.
void writeColumn(Face& face, const QRectF& place, const Rows& rows, const Setting& setting, std::size_t most)
{
    const double needed = face.px(headHigh + lineHigh * static_cast<double>(most));
    const double growth = std::clamp(place.height() / needed, 1.0, mostLineGrowth);
    const double by = std::clamp(place.width() / sumOf(setting.widths), 1.0, growth);
    writeTop(face, QRectF(place.topLeft(), QSizeF(place.width(), face.px(headHigh * growth))), setting, by);
    QRectF row(place.left(), place.top() + face.px(headHigh * growth), place.width(),
               face.px(lineHigh * growth));
    for (const standings::Row& each : rows) {
        if (each.isHeading())
            face.write(row, Qt::AlignLeft, each.heading, {least, kit::Weight::Medium, Ink::Warn});
        else
            writeTeam(face, row, setting, each.team, by);
        row.translate(0, row.height());
    }
}

/// In elimination, the bracket shows who is still in. Teams without a rank are listed only if the others
/// don't fill a page, and only once some team has a rank.
Rows rowsFor(const tournament::Tournament& tournament, std::size_t high)
{
    Rows rows = standings::rowsOf(tournament);
    std::erase_if(rows, &standings::Row::isLine); // drawn below the last team that advances instead
    if (!bracket::isKnockout(tournament.setting->bracket.kind))
        return rows;
    const auto isPlaced = [](const standings::Row& row) { return row.isHeading() || row.team.standing.rank; };
    const auto placed = std::ranges::count_if(rows, isPlaced);
    if (placed == 0)
        return {};
    if (static_cast<std::size_t>(placed) >= high)
        std::erase_if(rows, [&](const standings::Row& row) { return !isPlaced(row); });
    return rows;
}

} // namespace

std::vector<Face> standingsFaces(const Shown& shown, const QSizeF& size)
{
    const Face measure(Kind::Standings, size);
    const QRectF room = bodyOf(shown, size, Kind::Standings);
    const auto high = std::max<std::size_t>(
        2, static_cast<std::size_t>((room.height() - measure.px(headHigh)) / measure.px(lineHigh)));
    const Rows rows = rowsFor(*shown.tournament, high);
    const Setting setting = settingFor(measure, rows, room.width());
    const bool isOne = std::ranges::none_of(rows, [](const auto& row) { return row.isHeading(); });
    const std::vector<Rows> columns =
        columnsOf(rows, isOne ? heightFor(rows.size(), high, setting.across) : high);
    const std::size_t across = columns.size() == 1 ? 1 : setting.across;
    const std::size_t pages = (columns.size() + across - 1) / across;
    const auto title = [&](std::size_t page) { return numbered(Window::tr("Standings"), page, pages); };
    return pagesOf(shown, size, Kind::Standings, pages, title, [&](Face& face, std::size_t page) {
        const auto first = columns.begin() + static_cast<std::ptrdiff_t>(page * across);
        const auto last =
            columns.begin() + static_cast<std::ptrdiff_t>(std::min((page + 1) * across, columns.size()));
        std::size_t most = 1;
        for (auto column = first; column != last; ++column)
            most = std::max(most, column->size());
        const auto beside = static_cast<double>(last - first);
        const double gap = measure.px(between);
        const double wide = (room.width() - gap * (beside - 1)) / beside;
        QRectF place(room.left(), room.top(), wide, room.height());
        for (auto column = first; column != last; ++column) {
            writeColumn(face, place, *column, setting, most);
            place.translate(wide + gap, 0);
        }
    });
}

} // namespace hall
