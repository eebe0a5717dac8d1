#include "rosterrows.h"

#include "cards.h"

#include "roster/text.h"

namespace desk {

namespace {

using Wrong = std::set<std::pair<int, std::size_t>>; // lines and columns of cells

Wrong wrongIn(const roster::Reading& reading)
{
    Wrong wrong;
    for (const roster::Note& note : reading.errors)
        if (note.column)
            wrong.emplace(note.line, *note.column);
    return wrong;
}

std::vector<RosterCellText> cellsOf(const roster::Reading& reading, const roster::Row& read,
                                    const Wrong& wrong)
{
    std::vector<RosterCellText> cells;
    for (std::size_t at = 0; at < reading.columns.size(); ++at) {
        const std::string& holds = reading.columns[at].holds;
        if (holds.empty())
            continue;
        RosterCellText cell{{read.line, at},
                            holds,
                            at < read.cells.size() ? read.cells[at] : "",
                            wrong.count({read.line, at}) > 0};
        if (reading.columns[at].isId && !cell.wrong && !cell.text.empty()) {
            cell.hint = "…" + cardEnd(cell.text).value_or("");
            cell.text.clear();
        }
        cells.push_back(std::move(cell));
    }
    return cells;
}

RosterRow rowOf(const roster::Reading& reading, const roster::Row& read, const Wrong& wrong)
{
    RosterRow row{.line = read.line,
                  .team = read.team,
                  .seed = read.seed,
                  .leftOut = read.leftOut,
                  .affiliation = read.affiliation,
                  .cells = cellsOf(reading, read, wrong)};
    for (const roster::Player& player : read.players) {
        row.players.push_back(player.name);
        row.cardEnds.push_back(cardEnd(player.id).value_or(""));
    }
    return row;
}

constexpr std::size_t mostExamples = 4;

/// As an example of what stands in such a column. Of an ID no more is shown than is kept; and a column of
/// which nobody has said yet what it holds may have IDs too.
std::string exampleOf(const std::string& text, const roster::Column& of)
{
    if (of.holds.empty())
        return roster::withoutCardNumbers(text);
    return of.isId && !text.empty() ? "…" + cardEnd(text).value_or("") : text;
}

} // namespace

std::vector<RosterRow> rowsOf(const roster::Reading& reading)
{
    const Wrong wrong = wrongIn(reading);
    std::vector<RosterRow> rows;
    rows.reserve(reading.rows.size());
    for (const roster::Row& row : reading.rows)
        rows.push_back(rowOf(reading, row, wrong));
    return rows;
}

std::vector<RosterColumn> columnsOf(const roster::Reading& reading)
{
    std::vector<RosterColumn> columns;
    for (std::size_t at = 0; at < reading.columns.size(); ++at) {
        RosterColumn column{reading.columns[at].title, reading.columns[at].holds, {}};
        for (std::size_t row = 0; row < reading.rows.size() && row < mostExamples; ++row) {
            const auto& cells = reading.rows[row].cells;
            column.examples.push_back(at < cells.size() ? exampleOf(cells[at], reading.columns[at]) : "");
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

} // namespace desk
