// Who stands where, in as many columns and pages as it takes.
#include "faces.h"

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
constexpr double between = 72; // two columns
constexpr double mostLineGrowth = 1.5;
constexpr std::size_t mostAcross = 2;

using Rows = std::vector<standings::Row>;

/// How many rows the table has that begins there, its heading counted.
std::size_t lengthOf(const Rows& rows, std::size_t heading)
{
    std::size_t end = heading + 1;
    while (end < rows.size() && !rows[end].isHeading())
        ++end;
    return end - heading;
}

/// Rows of each column. A table stays together where it can; else its heading comes again where it goes on.
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

/// Of one table that needs two columns both are as long as each other.
std::size_t heightFor(std::size_t rows, std::size_t room)
{
    const std::size_t pages = (rows + mostAcross * room - 1) / (mostAcross * room);
    const std::size_t columns = rows <= room ? 1 : pages * mostAcross;
    return std::max<std::size_t>(2, (rows + columns - 1) / columns);
}

using Columns = std::vector<views::StandingsColumn>;

/// Where the cells of a row are: the team has what the others leave.
std::vector<QRectF> acrossOf(const Face& face, const QRectF& row, const Columns& columns)
{
    std::vector<QRectF> all(columns.size());
    const auto team = static_cast<std::size_t>(
        std::ranges::find_if(columns, &views::StandingsColumn::isTeam) - columns.begin());
    double left = row.left();
    double right = row.right();
    for (std::size_t i = 0; i < team; left = all[i++].right())
        all[i] = QRectF(left, row.top(), face.px(columns[i].width), row.height());
    for (std::size_t i = columns.size() - 1; i > team; right = all[i--].left())
        all[i] =
            QRectF(right - face.px(columns[i].width), row.top(), face.px(columns[i].width), row.height());
    left += face.px(20);
    all[team] = QRectF(left, row.top(), right - left - face.px(10), row.height());
    return all;
}

Qt::Alignment sideOf(const views::StandingsColumn& column)
{
    return column.isRight ? Qt::AlignRight : Qt::AlignLeft;
}

void writeTop(Face& face, const QRectF& row, const Columns& columns)
{
    const std::vector<QRectF> at = acrossOf(face, row, columns);
    const Type soft{leastBeside + 2, kit::Weight::Plain, Ink::Soft, leastBeside, false};
    for (std::size_t i = 0; i < columns.size(); ++i)
        face.write(at[i], sideOf(columns[i]), kit::text(columns[i].heading), soft);
}

void writeTeam(Face& face, const QRectF& row, const Columns& columns, const views::StandingRow& team)
{
    const int pixels = static_cast<int>(42 * row.height() / face.px(lineHigh));
    const std::vector<QRectF> at = acrossOf(face, row, columns);
    const Type plain{pixels, team.isFirst ? kit::Weight::Strong : kit::Weight::Plain, Ink::Plain};
    const Type rank{pixels, kit::Weight::Medium, team.isStillIn ? Ink::Ok : Ink::Plain};
    for (std::size_t i = 0; i < columns.size(); ++i)
        face.write(at[i], sideOf(columns[i]), kit::text(columns[i].text(team)),
                   columns[i].isRank() ? rank : plain);
    face.rule(row.bottomLeft(), row.bottomRight(), team.isLine ? Ink::Ok : Ink::Line, team.isLine ? 4 : 2);
}

/// A line is up to `most` times as high as the least.
void writeColumn(Face& face, const QRectF& place, const Rows& rows, double most)
{
    const Columns columns = views::standingsColumns(views::Outlet::Hall);
    writeTop(face, QRectF(place.topLeft(), QSizeF(place.width(), face.px(headHigh))), columns);
    const double shared = (place.height() - face.px(headHigh)) / static_cast<double>(rows.size());
    const double high = std::clamp(shared, face.px(lineHigh), face.px(lineHigh * most));
    QRectF row(place.left(), place.top() + face.px(headHigh), place.width(), high);
    for (const standings::Row& each : rows) {
        if (each.isHeading())
            face.write(row, Qt::AlignLeft, each.heading, {least, kit::Weight::Medium, Ink::Warn});
        else
            writeTeam(face, row, columns, each.team);
        row.translate(0, row.height());
    }
}

} // namespace

std::vector<Face> standingsFaces(const Shown& shown, const QSizeF& size)
{
    const Rows rows = standings::rowsOf(*shown.tournament);
    const Face measure(Kind::Standings, size);
    const QRectF room = bodyOf(shown, size);
    const auto high = std::max<std::size_t>(
        2, static_cast<std::size_t>((room.height() - measure.px(headHigh)) / measure.px(lineHigh)));
    const bool isOne = std::ranges::none_of(rows, [](const auto& row) { return row.isHeading(); });
    const std::vector<Rows> columns = columnsOf(rows, isOne ? heightFor(rows.size(), high) : high);
    const std::size_t pages = (columns.size() + mostAcross - 1) / mostAcross;
    const auto title = [&](std::size_t page) { return numbered(Window::tr("Standings"), page, pages); };
    return pagesOf(shown, size, Kind::Standings, pages, title, [&](Face& face, std::size_t page) {
        const double gap = measure.px(between);
        const double wide =
            columns.size() == 1 ? room.width() : (room.width() - gap) / static_cast<double>(mostAcross);
        QRectF place(room.left(), room.top(), wide, room.height());
        for (std::size_t i = page * mostAcross; i < std::min((page + 1) * mostAcross, columns.size()); ++i) {
            writeColumn(face, place, columns[i], columns.size() == 1 ? mostLineGrowth : 1);
            place.translate(wide + gap, 0);
        }
    });
}

} // namespace hall
