// The standings as a table.
#pragma once

#include "ui/kit/rows.h"
#include "views/standings.h"

namespace standings {

/// A row of all tables one below the other.
struct Row {
    QString heading; ///< of a table; empty: the row is a team's
    views::StandingRow team;
    bool isHeading() const { return !heading.isEmpty(); }
};

/// Of a knockout, a round robin and Swiss the standings; of pools each pool's, that of the wildcards, and
/// before them those of the tournament once they say anything.
std::vector<Row> rowsOf(const tournament::Tournament& tournament, views::Outlet outlet);

/// Which of the columns on the screen holds the team and what decided its place.
int teamColumn();

class StandingsModel : public kit::RowModel {
    Q_OBJECT
public:
    enum Role {
        WhyRole = kit::SecondRole,        ///< what decided between those who were level, as a sentence
        ReasonRole = Qt::UserRole + 0x40, ///< the same within a sentence
        LineRole                          ///< whether the last who goes on stands there
    };

    explicit StandingsModel(QObject* parent = nullptr);
    void showTournament(const tournament::Tournament& tournament);
    /// How many teams of a knockout can still win.
    int stillIn() const;
    /// That row, or where it is none of a team the next that is; the first where none is.
    int teamRowFrom(int row) const;
    const std::vector<views::StandingsColumn>& columns() const { return m_columns; }

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    kit::Row cellsOf(const Row& row) const;

    std::vector<views::StandingsColumn> m_columns;
    std::vector<Row> m_shown;
};

/// Paints a row of the standings.
class StandingsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    StandingsDelegate(kit::Theme& theme, const StandingsModel& model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// How high a row is, in pixels, whose team stands in a column so wide: the reason is there whole.
    int heightOf(const QModelIndex& team, int width) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& place, const QString& words) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QFont fontOf(const QModelIndex& index) const;

    kit::Theme& m_theme;
    const StandingsModel& m_model;
};

} // namespace standings
