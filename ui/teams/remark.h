// A remark about a row of a roster file, on as many lines as fit in the row.
#pragma once

#include "ui/drawing/fittedtext.h"
#include "ui/kit/rows.h"

namespace teams {

/// On several lines, then smaller, down to `smallest` pixels, then shortened after a word.
drawing::FittedText fittedRemark(const QString& text, const QFont& font, const QSizeF& room, int smallest);

class RemarkDelegate : public kit::RowDelegate {
    Q_OBJECT
public:
    using kit::RowDelegate::RowDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace teams
