#include "standingsmodel.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

std::vector<Row> rowsOf(const tournament::Tournament& tournament, views::Outlet outlet)
{
    std::vector<Row> rows;
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    for (views::StandingsTable& table : views::standingsTables(tournament, outlet)) {
        if (hasPools)
            rows.push_back({kit::text(views::joined(table.title, table.note)), {}});
        for (views::StandingRow& row : table.rows) {
            if (row.withdrawn && !row.standing.rank) // that it has withdrawn stands in the last column
                row.why.clear();
            if (table.isOfWildcards) { // those of all pools want a wildcard
                const QString pool = kit::text(row.standing.pool);
                row.why = (row.why.empty() ? Window::tr("pool %1").arg(pool)
                                           : Window::tr("%1; pool %2").arg(kit::text(row.why), pool))
                              .toStdString();
            }
            rows.push_back({{}, std::move(row)});
        }
    }
    return rows;
}

int teamColumn()
{
    const auto columns = views::standingsColumns(views::Outlet::Screen);
    return static_cast<int>(std::ranges::find_if(columns, &views::StandingsColumn::isTeam) - columns.begin());
}

namespace {

QStringList headings()
{
    QStringList all;
    for (const views::StandingsColumn& column : views::standingsColumns(views::Outlet::Screen))
        all << kit::text(column.heading);
    return all;
}

} // namespace

StandingsModel::StandingsModel(QObject* parent)
    : RowModel(headings(), parent), m_columns(views::standingsColumns(views::Outlet::Screen))
{
}

void StandingsModel::showTournament(const tournament::Tournament& tournament)
{
    m_shown = rowsOf(tournament, views::Outlet::Screen);
    QList<kit::Row> rows;
    for (const Row& row : m_shown)
        rows << cellsOf(row);
    show(std::move(rows));
    if (rowCount() > 0) // the line is in no cell
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {LineRole});
}

kit::Row StandingsModel::cellsOf(const Row& row) const
{
    using Weight = views::StandingsColumn::Weight;
    if (row.isHeading()) {
        kit::Row heading{{}, QList<kit::Cell>(columnCount(), {.text = {}, .spoken = row.heading}), true};
        heading.cells.front().text = row.heading;
        return heading;
    }
    kit::Row all{kit::text(row.team.standing.team), {}};
    const QString why = kit::text(row.team.why);
    for (const views::StandingsColumn& column : m_columns) {
        const QString text = kit::text(column.text(row.team));
        kit::Cell cell{.text = text, .strong = row.team.isFirst};
        cell.ink = column.isRank() && row.team.isStillIn ? kit::Line::Ink::Ok
                   : column.weight == Weight::Soft       ? kit::Line::Ink::Soft
                                                         : kit::Line::Ink::Plain;
        if (column.isTeam())
            cell.second = kit::sentence(why);
        cell.spoken = !column.isTeam() ? u"%1 %2"_s.arg(kit::text(column.heading), text)
                      : why.isEmpty()  ? text
                                       : u"%1, %2"_s.arg(text, why);
        all.cells << cell;
    }
    return all;
}

int StandingsModel::stillIn() const
{
    return static_cast<int>(
        std::ranges::count_if(m_shown, [](const Row& row) { return row.team.isStillIn; }));
}

int StandingsModel::teamRowFrom(int row) const
{
    const auto isOfTeam = [](const Row& each) { return !each.isHeading(); };
    const auto from = m_shown.begin() + std::clamp(row, 0, rowCount());
    auto at = std::find_if(from, m_shown.end(), isOfTeam);
    if (at == m_shown.end())
        at = std::ranges::find_if(m_shown, isOfTeam);
    return static_cast<int>(at - m_shown.begin());
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    if (role != ReasonRole && role != LineRole)
        return RowModel::data(index, role);
    if (!index.isValid())
        return {};
    const views::StandingRow& team = m_shown[static_cast<std::size_t>(index.row())].team;
    return role == LineRole ? QVariant(team.isLine) : kit::text(team.why);
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole &&
        !m_columns[static_cast<std::size_t>(section)].isRight)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    return RowModel::headerData(section, orientation, role);
}

namespace {

constexpr int figureSize = 22; // as large as a score on a table's card
constexpr int wordSize = 17;
constexpr int high = 52;
constexpr int half = high / 2;
constexpr int inset = 8; // as that of the column's head
constexpr int thick = 3; // the line below the last who goes on

kit::Line::Ink inkOf(const QModelIndex& index)
{
    return static_cast<kit::Line::Ink>(index.data(kit::InkRole).toInt());
}

} // namespace

StandingsDelegate::StandingsDelegate(kit::Theme& theme, const StandingsModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model)
{
}

QFont StandingsDelegate::fontOf(const QModelIndex& index) const
{
    const views::StandingsColumn& column = m_model.columns()[static_cast<std::size_t>(index.column())];
    const bool first = index.data(kit::StrongRole).toBool();
    if (column.isTeam())
        return m_theme.font(wordSize, first ? kit::Weight::Strong : kit::Weight::Plain);
    if (!column.isRight)
        return m_theme.font(kit::Text::Small);
    if (inkOf(index) == kit::Line::Ink::Ok)
        return m_theme.font(wordSize);
    return m_theme.font(figureSize, first ? kit::Weight::Strong : kit::Weight::Medium);
}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    if (m_model.at(index.row()).isHeading)
        paintHeading(*painter, option.rect, index.siblingAtColumn(0).data().toString());
    else
        paintCell(*painter, option, index);
    painter->restore();
}

void StandingsDelegate::paintHeading(QPainter& painter, const QRect& place, const QString& words) const
{
    painter.fillRect(place, m_theme.colors().shade);
    painter.setPen(m_theme.colors().ink);
    drawing::drawFitted(painter, QRectF(place).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0),
                        Qt::AlignVCenter | Qt::AlignLeft, words, m_theme.font(16, kit::Weight::Medium),
                        m_theme.px(static_cast<int>(kit::Text::Small)));
}

void StandingsDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const bool selected = option.state & QStyle::State_Selected;
    const bool isLine = index.data(StandingsModel::LineRole).toBool();
    const int line = isLine ? m_theme.px(thick) : 1;
    painter.fillRect(option.rect, selected ? colors.aSoft : colors.panel);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom() + 1 - line, option.rect.width(), line),
                     isLine ? colors.ok : colors.line);
    if (selected && option.state & QStyle::State_Active && index.column() == 0)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(m_theme.px(4), option.rect.height())),
                         colors.focus);
    QRectF box = QRectF(option.rect).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0);
    const int least = m_theme.px(static_cast<int>(kit::Text::Small));
    const QString why = index.data(StandingsModel::WhyRole).toString();
    if (!why.isEmpty()) {
        painter.setPen(colors.soft);
        painter.setFont(m_theme.font(kit::Text::Small));
        const QRectF below = box.adjusted(0, m_theme.px(half), 0, 0);
        painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, why);
        box = QRectF(box.left(), box.top() + m_theme.px(4), box.width(), m_theme.px(half - 4));
    }
    painter.setPen(kit::colorOf(colors, inkOf(index)));
    const bool isRight = m_model.columns()[static_cast<std::size_t>(index.column())].isRight;
    drawing::drawFitted(painter, box, Qt::AlignVCenter | (isRight ? Qt::AlignRight : Qt::AlignLeft),
                        index.data().toString(), fontOf(index), least);
}

int StandingsDelegate::heightOf(const QModelIndex& team, int width) const
{
    const QString why = team.data(StandingsModel::WhyRole).toString();
    if (why.isEmpty())
        return m_theme.px(high);
    const QFontMetrics metrics(m_theme.font(kit::Text::Small));
    const QRect room(0, 0, width - m_theme.px(2 * inset), 10'000);
    const int words =
        metrics.boundingRect(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, why).height();
    return std::max(m_theme.px(high), m_theme.px(half) + words + m_theme.px(6));
}

QSize StandingsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int wide = QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString());
    return {wide + m_theme.px(2 * inset + 2), m_theme.px(high)};
}

} // namespace standings

#include "moc_standingsmodel.cpp"
