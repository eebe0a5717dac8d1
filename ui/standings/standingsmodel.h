// The standings as a table.
#pragma once

#include "tournament/ranking/standings.h"
#include "ui/kit/theme.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <QStyledItemDelegate>

#include <vector>

namespace standings {

// What the rows of the standings say, worked out apart from how they are shown.

/// What a row is at a glance.
enum class Place { In, First, Out };

enum Column { Rank, Team, Won, Lost, PointsFor, PointsAgainst, Now, Columns };

struct Row {
    QString team; ///< its id; empty: the heading of a table
    Place place = Place::In;
    QStringList cells; ///< by Column; of a heading its words alone, in the first
    int won = 0;       ///< without byes
    QString why;       ///< what decided between those who were level, a sentence; empty where nothing had to
    bool isLine = false; ///< the last who goes on stands there
    bool isHeading() const { return team.isEmpty(); }
    friend bool operator==(const Row&, const Row&) = default;
};

/// Of a knockout, a round robin and Swiss the standings; of pools each pool's, that of the wildcards, and
/// before them those of the tournament once they say anything.
std::vector<Row> rowsOf(const tournament::Tournament& tournament);

class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        PlaceRole = Qt::UserRole,
        TeamRole,
        HeadingRole, ///< of a row that is a heading: its words
        WhyRole,     ///< Row::why, as a sentence
        ReasonRole,  ///< Row::why, within a sentence
        LineRole     ///< Row::isLine
    };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const tournament::Tournament& tournament);
    /// How many teams of a knockout can still win.
    int stillIn() const;
    /// The first row of that team; -1 where it has none.
    int rowOf(const QString& team) const;
    /// That row, or where it is none of a team the next that is; the first where none is.
    int teamRowFrom(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QVariant spoken(const Row& row, int column) const;

    std::vector<Row> m_rows;
};

// How a row of the standings is painted.

class StandingsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    StandingsDelegate(kit::Theme& theme, QObject* parent);
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
};

} // namespace standings
