// The hands of a game as they stood at some moment: to be looked at, not worked with.
#pragma once

#include "ui/kit/theme.h"
#include "ui/sheet/hands/handsmodel.h"

#include <QWidget>

namespace record {

class ThenSheet : public QWidget {
    Q_OBJECT
public:
    explicit ThenSheet(kit::Theme& theme, QWidget* parent = nullptr);
    /// A game of a match; `place` is the hand that is lit, 0 for none.
    void show(const tournament::Match& match, int game, int place);
    using QWidget::show;
    /// A line a hand: `1: A 4+3, 8, 71; B 3+2, 5, 50`.
    QString inWords() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    QRectF cell(int row, std::size_t column) const;
    QString text(int row, int column) const;

    kit::Theme& m_theme;
    sheet::HandsModel m_model;
    int m_lit = -1; ///< row
};

} // namespace record
