#include "standingsmodel.h"

#include "tournament/queries/room.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "views/standings.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

void StandingsModel::show(const tournament::Tournament& tournament)
{
    std::vector<Row> rows = rowsOf(tournament);
    const bool isAlike = std::ranges::equal(rows, m_rows, {}, &Row::isHeading, &Row::isHeading);
    if (!isAlike)
        beginResetModel();
    m_rows = std::move(rows);
    if (!isAlike)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int StandingsModel::stillIn() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rows, [](const Row& row) { return row.place == Place::In; }));
}

int StandingsModel::rowOf(const QString& team) const
{
    const auto at = std::ranges::find_if(m_rows, [&](const Row& row) { return row.team == team; });
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

int StandingsModel::teamRowFrom(int row) const
{
    const auto isOfTeam = [](const Row& each) { return !each.isHeading(); };
    const auto from = m_rows.begin() + std::clamp(row, 0, rowCount());
    auto at = std::find_if(from, m_rows.end(), isOfTeam);
    if (at == m_rows.end())
        at = std::ranges::find_if(m_rows, isOfTeam);
    return static_cast<int>(at - m_rows.begin());
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells[index.column()];
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case PlaceRole:
        return static_cast<int>(row.place);
    case TeamRole:
        return row.team;
    case HeadingRole:
        return row.isHeading() ? QVariant(row.cells.front()) : QVariant();
    case WhyRole:
        return wording::sentence(row.why);
    case ReasonRole:
        return row.why;
    case LineRole:
        return row.isLine;
    default:
        return {};
    }
}

QVariant StandingsModel::spoken(const Row& row, int column) const
{
    if (row.isHeading())
        return row.cells.front();
    if (column == Team)
        return row.why.isEmpty() ? row.cells[Team] : u"%1, %2"_s.arg(row.cells[Team], row.why);
    return u"%1 %2"_s.arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), row.cells[column]);
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && (section == Team || section == Now))
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static const char* const words[Columns] = {
        QT_TRANSLATE_NOOP("Window", "Rank"),       QT_TRANSLATE_NOOP("Window", "Team"),
        QT_TRANSLATE_NOOP("Window", "Won"),        QT_TRANSLATE_NOOP("Window", "Lost"),
        QT_TRANSLATE_NOOP("Window", "Points for"), QT_TRANSLATE_NOOP("Window", "Points against"),
        QT_TRANSLATE_NOOP("Window", "Now")};
    return Window::tr(words[section]);
}

// The keys go past a heading.
Qt::ItemFlags StandingsModel::flags(const QModelIndex& index) const
{
    return m_rows[static_cast<std::size_t>(index.row())].isHeading() ? Qt::ItemNeverHasChildren
                                                                     : QAbstractTableModel::flags(index);
}

namespace {

/// A team's match that is on or comes next, and the one that was decided last; null where there is none.
struct Around {
    const tournament::Match* next = nullptr;
    const tournament::Match* last = nullptr;
    bool hadBye = false; ///< in Swiss
};

std::map<std::string, Around> aroundEach(const tournament::Tournament& tournament)
{
    std::map<std::string, Around> all;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const scoring::Side side : scoring::bothSides) {
            if (match->teams[side].empty() || tournament::isSpared(*match))
                continue;
            Around& around = all[match->teams[side]];
            if (!match->number)
                around.hadBye = true;
            else if (match->outcome)
                around.last = match;
            else if (!around.next)
                around.next = match;
        }
    return all;
}

/// Where the team is now.
QString nowOf(const tournament::Tournament& tournament, const views::StandingRow& row, const Around& around)
{
    if (row.withdrawn)
        return Window::tr("withdrawn");
    if (around.next) {
        const QString title = kit::text(wording::titleOf(*around.next));
        const auto table = tournament::tableOf(tournament, *around.next);
        return table               ? Window::tr("%1, table %2").arg(title, QString::number(*table))
               : around.next->call ? Window::tr("%1, open again").arg(title)
                                   : Window::tr("%1 is next").arg(title);
    }
    if (!around.last)
        return around.hadBye ? Window::tr("had a bye") : QString();
    const bool won = around.last->winner && around.last->teams[*around.last->winner] == row.team;
    return (won ? Window::tr("won %1") : Window::tr("lost %1"))
        .arg(kit::text(wording::titleOf(*around.last)));
}

Row rowOf(const tournament::Tournament& tournament, const views::StandingRow& standing, const Around& around)
{
    Row row;
    row.team = kit::text(standing.team);
    row.place = standing.isStillIn ? Place::In : standing.isFirst ? Place::First : Place::Out;
    if (standing.isRanked || !standing.withdrawn) // that it has withdrawn stands in the last column
        row.why = kit::text(standing.why);
    row.won = standing.wins;
    row.isLine = standing.isLine;
    for (const std::string& cell : {standing.rank, standing.name, standing.won, standing.lost,
                                    standing.pointsFor, standing.pointsAgainst})
        row.cells << kit::text(cell);
    row.cells << nowOf(tournament, standing, around);
    return row;
}

Row headingOf(const views::StandingsTable& table)
{
    Row row;
    row.cells = QStringList(Columns);
    row.cells.front() = kit::text(views::joined(table.title, table.note));
    return row;
}

} // namespace

std::vector<Row> rowsOf(const tournament::Tournament& tournament)
{
    std::vector<Row> rows;
    std::map<std::string, Around> around = aroundEach(tournament);
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    for (const views::StandingsTable& table : views::standingsTables(tournament)) {
        if (hasPools)
            rows.push_back(headingOf(table));
        for (const views::StandingRow& standing : table.rows) {
            rows.push_back(rowOf(tournament, standing, around[standing.team]));
            if (!table.isOfWildcards)
                continue;
            QString& why = rows.back().why; // with what of behind it: those of all pools want a wildcard
            const QString pool = kit::text(standing.pool);
            why = why.isEmpty() ? Window::tr("pool %1").arg(pool) : Window::tr("%1; pool %2").arg(why, pool);
        }
    }
    return rows;
}

namespace {

constexpr int figureSize = 22; // as large as a score on a table's card
constexpr int wordSize = 17;
constexpr int high = 52;
constexpr int half = high / 2;
constexpr int inset = 8; // as that of the column's head
constexpr int thick = 3; // the line below the last who goes on

Place placeOf(const QModelIndex& index)
{
    return static_cast<Place>(index.data(StandingsModel::PlaceRole).toInt());
}

} // namespace

StandingsDelegate::StandingsDelegate(kit::Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QFont StandingsDelegate::fontOf(const QModelIndex& index) const
{
    if (index.column() == Now)
        return m_theme.font(kit::Text::Small);
    const bool first = placeOf(index) == Place::First;
    const kit::Weight weight = first ? kit::Weight::Strong : kit::Weight::Plain;
    if (index.column() == Team)
        return m_theme.font(wordSize, weight);
    if (index.column() == Rank && placeOf(index) == Place::In)
        return m_theme.font(wordSize);
    return m_theme.font(figureSize, first ? kit::Weight::Strong : kit::Weight::Medium);
}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    if (index.data(StandingsModel::HeadingRole).isNull())
        paintCell(*painter, option, index);
    else
        paintHeading(*painter, option.rect, index.data(StandingsModel::HeadingRole).toString());
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
    const bool soft = index.column() == Now || index.column() == PointsAgainst || index.column() == Lost;
    const bool in = placeOf(index) == Place::In && index.column() == Rank;
    const bool isText = index.column() == Team || index.column() == Now;
    QRectF box = QRectF(option.rect).adjusted(m_theme.px(inset), 0, -m_theme.px(inset), 0);
    const int least = m_theme.px(static_cast<int>(kit::Text::Small));
    const QString why = index.column() == Team ? index.data(StandingsModel::WhyRole).toString() : QString();
    if (!why.isEmpty()) {
        painter.setPen(colors.soft);
        painter.setFont(m_theme.font(kit::Text::Small));
        const QRectF below = box.adjusted(0, m_theme.px(half), 0, 0);
        painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, why);
        box = QRectF(box.left(), box.top() + m_theme.px(4), box.width(), m_theme.px(half - 4));
    }
    painter.setPen(in ? colors.ok : soft ? colors.soft : colors.ink);
    drawing::drawFitted(painter, box, Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight),
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
