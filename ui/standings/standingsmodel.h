// The standings as a table.
#pragma once

#include "ui/kit/rows.h"
#include "views/standings.h"

namespace standings {

/// One row of all tables, in order.
struct Row {
    QString heading; ///< of a table, or of the line below the teams that advance; empty: a team's row
    views::StandingRow team;
    bool isLine = false; ///< the heading is of that line
    bool isHeading() const { return !heading.isEmpty(); }
};

/// The standings of a knockout, a round robin or Swiss; for pools, those of each pool and of the wildcards
/// and, once they say anything, those of the tournament first. Before the first result no team has a rank.
std::vector<Row> rowsOf(const tournament::Tournament& tournament);

/// The columns for the team and for the reason of its place.
int teamColumn();

class StandingsModel : public kit::RowModel {
    Q_OBJECT
public:
    enum Role {
        WhyRole = kit::SecondRole, ///< the reason of its place, with the numbers
    };

    explicit StandingsModel(QObject* parent = nullptr);
    void showTournament(const tournament::Tournament& tournament);
    /// The number of teams of a knockout that can still win.
    int stillIn() const;
    /// That row or, if it isn't a team, the next that is; the first if there is none.
    int teamRowFrom(int row) const;
    const std::vector<views::StandingsColumn>& columns() const { return m_columns; }
    const Row& shownAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }
    /// Whether that column is used in this format: the current place of a team in a knockout, what puts it
    /// before the next in a table.
    bool isUsed(int column) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    kit::Row cellsOf(const Row& row) const;

    std::vector<views::StandingsColumn> m_columns;
    std::vector<Row> m_shown;
    bool m_isKnockout = false;
};

/// Paints a row of the standings.
class StandingsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    StandingsDelegate(kit::Theme& theme, const StandingsModel& model, QObject* parent);
    /// The players' names after the team's name: in full, short, or left out, depending on the room.
    QString playersFor(int row, double width) const;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& place, const Row& row) const;
    void paintTeam(QPainter& painter, QRectF box, const QModelIndex& index) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QFont fontOf(const QModelIndex& index) const;

    kit::Theme& m_theme;
    const StandingsModel& m_model;
};

} // namespace standings
