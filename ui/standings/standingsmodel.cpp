#include "standingsmodel.h"

#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

namespace {

/// The text below the last team that advances.
QString lineWords(const views::StandingsTable& table, bool isOver)
{
    const QString number = QString::number(table.advance);
    if (table.isOfWildcards)
        return isOver ? Window::tr("Top %1 advance as wildcards").arg(number)
                      : Window::tr("Top %1 would advance as wildcards now").arg(number);
    return isOver ? Window::tr("Top %1 advance to the playoff").arg(number)
                  : Window::tr("Top %1 would advance now").arg(number);
}

bool isPlayed(const bracket::Match& drawn, const tournament::Tournament& tournament)
{
    const tournament::Match* match = tournament::match(tournament, drawn.id);
    return match && match->state == tournament::State::Final;
}

/// Whether all matches of the first part, for example the pools, are over.
bool isFirstPartOver(const tournament::Tournament& tournament)
{
    const auto& matches = tournament.setting->bracket.matches;
    return std::ranges::all_of(matches, [&](const bracket::Match& drawn) {
        return drawn.bracket != matches.front().bracket || isPlayed(drawn, tournament);
    });
}

QString playersOf(const Row& row, bool isWhole)
{
    QStringList all;
    for (const std::string& player : row.team.players)
        all << kit::text(isWhole ? player : wording::shortName(player));
    return all.join(u" · "_s);
}

} // namespace

std::vector<Row> rowsOf(const tournament::Tournament& tournament)
{
    std::vector<Row> rows;
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    const bool hasResults = tournament::countsOf(tournament).over > 0;
    const bool isOver = hasPools && isFirstPartOver(tournament);
    for (views::StandingsTable& table : views::standingsTables(tournament, views::Outlet::Screen)) {
        if (hasPools)
            rows.push_back({kit::text(views::joined(table.title, table.note)), {}});
        for (views::StandingRow& row : table.rows) {
            const bool isOut = row.withdrawn && !row.standing.rank; // the last column says so
            if (isOut || tournament::isWithoutResult(row.standing))
                row.why.clear();
            if (table.isOfWildcards) { // teams of all pools compete for a wildcard
                const QString pool = kit::text(row.standing.pool);
                row.why = (row.why.empty() ? Window::tr("pool %1").arg(pool)
                                           : Window::tr("%1; pool %2").arg(kit::text(row.why), pool))
                              .toStdString();
            }
            const bool isLine = hasResults && row.isLine;
            rows.push_back({.heading = {}, .team = std::move(row)});
            if (isLine)
                rows.push_back({.heading = lineWords(table, isOver), .team = {}, .isLine = true});
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
    m_shown = rowsOf(tournament);
    m_isKnockout = tournament::tables(tournament).empty();
    QList<kit::Row> rows;
    for (const Row& row : m_shown)
        rows << cellsOf(row);
    show(std::move(rows));
}

bool StandingsModel::isUsed(int column) const
{
    const std::string_view key = m_columns[static_cast<std::size_t>(column)].key;
    if (key == "now" || key == "ahead")
        return (key == "now") == m_isKnockout;
    return key != "strength" || std::ranges::any_of(m_shown, [](const Row& row) {
               return row.team.measures.strength.has_value();
           });
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
        kit::Cell cell{.text = text, .strong = row.team.isChampion};
        cell.ink = column.isRank() && row.team.isStillIn ? kit::Line::Ink::Ok
                   : column.weight == Weight::Soft       ? kit::Line::Ink::Soft
                                                         : kit::Line::Ink::Plain;
        cell.toolTip = kit::sentence(why);
        if (column.isTeam()) {
            cell.second = cell.toolTip;
            cell.toolTip = kit::joined({playersOf(row, true), cell.toolTip}, u"\n"_s);
        }
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

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole &&
        !m_columns[static_cast<std::size_t>(section)].isRight)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    return RowModel::headerData(section, orientation, role);
}

namespace {

constexpr int wordSize = 17;
constexpr int high = 31;
constexpr int inset = 10; // a little more than in the column's heading
constexpr int bar = 4;    // at the left of a team that advances
constexpr int behindName = 12;

/// How far centered small text must move down to share the baseline of the other text.
double dropOf(const kit::Theme& theme)
{
    const auto baseline = [](const QFont& font) {
        const QFontMetricsF metrics(font);
        return (metrics.ascent() - metrics.descent()) / 2;
    };
    return baseline(theme.font(wordSize)) - baseline(theme.font(kit::Text::Small));
}

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
    const bool isStrong = column.weight == views::StandingsColumn::Weight::Strong;
    if (!column.isRight && !column.isTeam())
        return m_theme.font(kit::Text::Small);
    return m_theme.font(wordSize, first      ? kit::Weight::Strong
                                  : isStrong ? kit::Weight::Medium
                                             : kit::Weight::Plain);
}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    if (const Row& row = m_model.shownAt(index.row()); row.isHeading())
        paintHeading(*painter, option.rect, row);
    else
        paintCell(*painter, option, index);
    painter->restore();
}

void StandingsDelegate::paintHeading(QPainter& painter, const QRect& place, const Row& row) const
{
    const kit::Colors& colors = m_theme.colors();
    painter.fillRect(place, row.isLine ? colors.panel : colors.shade);
    if (row.isLine) {
        painter.setOpacity(0.12);
        painter.fillRect(place, colors.ok);
        painter.setOpacity(1);
        painter.fillRect(QRect(place.topLeft(), QSize(place.width(), m_theme.px(2))), colors.ok);
    } else { // high contrast hardly shows the shade
        painter.fillRect(QRect(place.left(), place.bottom(), place.width(), 1), colors.line);
    }
    painter.setPen(row.isLine ? colors.ok : colors.ink);
    const int size = row.isLine ? static_cast<int>(kit::Text::Small) : static_cast<int>(kit::Text::Body);
    drawing::drawFitted(painter, QRectF(place).adjusted(m_theme.px(inset + bar), 0, -m_theme.px(inset), 0),
                        Qt::AlignVCenter | Qt::AlignLeft, row.heading,
                        m_theme.font(size, kit::Weight::Medium),
                        m_theme.px(static_cast<int>(kit::Text::Small)));
}

void StandingsDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(option.rect, selected ? colors.aSoft : colors.panel);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    if (index.column() == 0) {
        const QRect left(option.rect.topLeft(), QSize(m_theme.px(bar), option.rect.height()));
        if (selected && option.state & QStyle::State_Active)
            painter.fillRect(left, colors.focus);
        else if (m_model.shownAt(index.row()).team.advances)
            painter.fillRect(left, colors.ok);
    }
    const QRectF box = QRectF(option.rect).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0);
    painter.setPen(kit::colorOf(colors, inkOf(index)));
    const views::StandingsColumn& column = m_model.columns()[static_cast<std::size_t>(index.column())];
    if (column.isTeam())
        return paintTeam(painter, box, index);
    drawing::drawFitted(painter, column.isRight ? box : box.translated(0, dropOf(m_theme)),
                        Qt::AlignVCenter | (column.isRight ? Qt::AlignRight : Qt::AlignLeft),
                        index.data().toString(), fontOf(index),
                        m_theme.px(static_cast<int>(kit::Text::Small)));
}

QString StandingsDelegate::playersFor(int row, double width) const
{
    const QFontMetricsF small(m_theme.font(kit::Text::Small));
    for (const bool isWhole : {true, false})
        if (QString players = playersOf(m_model.shownAt(row), isWhole);
            small.horizontalAdvance(players) <= width)
            return players;
    return {};
}

void StandingsDelegate::paintTeam(QPainter& painter, QRectF box, const QModelIndex& index) const
{
    const QString name = index.data().toString();
    const QFont font = fontOf(index);
    drawing::drawName(painter, box, Qt::AlignVCenter | Qt::AlignLeft, name, font,
                      m_theme.px(static_cast<int>(kit::Text::Small)));
    box.setLeft(box.left() + QFontMetricsF(font).horizontalAdvance(name) + m_theme.px(behindName));
    painter.setPen(m_theme.colors().soft);
    painter.setFont(m_theme.font(kit::Text::Small));
    painter.drawText(box.translated(0, dropOf(m_theme)), Qt::AlignVCenter | Qt::AlignLeft,
                     playersFor(index.row(), box.width()));
}

QSize StandingsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int wide = QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString());
    return {wide + m_theme.px(2 * inset + 2), m_theme.px(high)};
}

} // namespace standings

#include "moc_standingsmodel.cpp"
