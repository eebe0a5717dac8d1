// Beside the record: the selected line in full, and the state of its match, or of the tournament, after it.
#pragma once

#include "recordrows.h"

#include "ui/kit/theme.h"
#include "ui/kit/widgets.h"
#include "ui/sheet/hands/handsmodel.h"

#include <QWidget>

namespace record {

class PastSheet;

class LineCard : public QWidget {
    Q_OBJECT
public:
    explicit LineCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// The line, and the tournament after it.
    void show(const ShownLine& chosen, const tournament::Tournament& then);
    using QWidget::show;
    /// No line is selected.
    void clear() { hide(); }

private:
    QWidget* makeLine();
    QWidget* makeState();
    void showMatch(const tournament::Tournament& then, const tournament::Match& match,
                   const facts::Spot* spot);
    void showTournament(const tournament::Tournament& then);

    kit::Theme& m_theme;
    kit::Prose* m_head = nullptr;
    kit::Prose* m_detail = nullptr;
    kit::Prose* m_was = nullptr;
    kit::Prose* m_gone = nullptr;
    kit::Prose* m_stamp = nullptr;
    kit::Prose* m_title = nullptr;
    QWidget* m_sides = nullptr;
    kit::Line* m_teams[2] = {};
    kit::Line* m_scores[2] = {};
    kit::Prose* m_state = nullptr;
    PastSheet* m_sheet = nullptr;
};

// The hands of a game at some time, for reading only.

class PastSheet : public QWidget {
    Q_OBJECT
public:
    explicit PastSheet(kit::Theme& theme, QWidget* parent = nullptr);
    /// A game of a match; `place` is the highlighted hand, 0 for none.
    void show(const tournament::Match& match, int game, int place);
    using QWidget::show;
    /// One line per hand: `1: A 4+3, 8, 71; B 3+2, 5, 50`.
    QString inWords() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHead(QPainter& painter) const;
    /// Paints the marks beside a heading of that width.
    void paintMarks(QPainter& painter, double wordWidth) const;
    void paintRow(QPainter& painter, int row) const;
    QRectF cell(int row, std::size_t column) const;
    QString text(int row, int column) const;

    kit::Theme& m_theme;
    sheet::HandsModel m_model;
    int m_lit = -1; ///< row
};

} // namespace record
