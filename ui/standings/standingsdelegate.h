// How a row of the standings is painted.
#pragma once

#include "ui/kit/theme.h"

#include <QStyledItemDelegate>

namespace standings {

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
