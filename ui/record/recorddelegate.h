// A line of the record in its table: what, what it was before, and that it was taken back, struck through.
#pragma once

#include "ui/kit/theme.h"

#include <QStyledItemDelegate>

namespace record {

class RecordModel;

class RecordDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    RecordDelegate(kit::Theme& theme, const RecordModel& model, QObject* parent);
    /// Of a row with so many lines of words, in pixels at 100 %.
    static int heightOf(int lines);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintWhat(QPainter& painter, const QRectF& box, int row) const;

    kit::Theme& m_theme;
    const RecordModel& m_model;
};

} // namespace record
