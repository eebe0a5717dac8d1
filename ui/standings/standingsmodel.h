// The standings as a table.
#pragma once

#include "ui/kit/rows.h"
#include "views/standings.h"

namespace standings {

/// A row of all tables one below the other.
struct Row {
    QString heading; ///< of a table, or of the line below who advances; empty: the row is a team's
    views::StandingRow team;
    QString reason{};      ///< why it stands there, in short: `Ahead of Low Club: fewer forfeits`
    bool isLine = false;   ///< the heading is of that line
    bool advances = false; ///< the team stands above it
    bool isHeading() const { return !heading.isEmpty(); }
};

/// Of a knockout, a round robin and Swiss the standings; of pools each pool's, that of the wildcards, and
/// before them those of the tournament once they say anything. Before the first result nobody has a rank.
std::vector<Row> rowsOf(const tournament::Tournament& tournament);

/// Which of the columns on the screen holds the team and what decided its place.
int teamColumn();

class StandingsModel : public kit::RowModel {
    Q_OBJECT
public:
    enum Role {
        WhyRole = kit::SecondRole,        ///< what decided its place, with the numbers
        ReasonRole = Qt::UserRole + 0x40, ///< the same in short
    };

    explicit StandingsModel(QObject* parent = nullptr);
    void showTournament(const tournament::Tournament& tournament);
    /// How many teams of a knockout can still win.
    int stillIn() const;
    /// That row, or where it is none of a team the next that is; the first where none is.
    int teamRowFrom(int row) const;
    const std::vector<views::StandingsColumn>& columns() const { return m_columns; }
    const Row& shownAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }
    /// Whether that column says anything in this format: where a team is now in a knockout, what put it
    /// before the next in a table.
    bool isUsed(int column) const;

    QVariant data(const QModelIndex& index, int role) const override;
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
    /// How players stand behind the name of their team, the same in all rows.
    enum class Players { Whole, Short, None };

    StandingsDelegate(kit::Theme& theme, const StandingsModel& model, QObject* parent);
    /// Chooses the longest that fits into so wide a column in every row.
    void fitPlayers(int width);
    Players players() const { return m_players; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& place, const Row& row) const;
    void paintTeam(QPainter& painter, QRectF box, const QModelIndex& index) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QFont fontOf(const QModelIndex& index) const;
    bool fits(Players players, double width) const;

    kit::Theme& m_theme;
    const StandingsModel& m_model;
    Players m_players = Players::Whole;
};

} // namespace standings
