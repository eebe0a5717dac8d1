// The scores of a game from hand to hand, as one line per side.
#pragma once

#include "tournament/model/match.h"
#include "ui/kit/widgets.h"

#include <optional>
#include <vector>

namespace sheet {

/// The scores after a hand, and its marks. Hand 0 is the start.
struct ChartPoint {
    int hand = 0;
    scoring::PerSide<int> score;
    scoring::PerSide<bool> isSet;
    scoring::PerSide<bool> bagPenalty;
    friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

struct Chart {
    std::vector<ChartPoint> points; ///< none before the first hand
    std::optional<int> target;      ///< nothing if the game has a fixed number of hands
    friend bool operator==(const Chart&, const Chart&) = default;
};

/// From the ledger of a game, from 1; without hands after its end.
Chart chartOf(const tournament::Match& match, int game);
/// Hand by hand, for screen readers.
QString inWords(const Chart& chart);

/// Side A is a solid line with diamonds, side B a dashed one with discs; both have their letter. It takes the
/// room that the cards above leave, and shows nothing if that is too little.
class ScoreChart : public kit::Card {
    Q_OBJECT
public:
    explicit ScoreChart(kit::Theme& theme, QWidget* parent = nullptr);
    /// Drawn again only if it has changed.
    void show(const Chart& chart);
    const Chart& chart() const { return m_chart; }
    /// Whether there is room for it.
    bool isDrawn() const { return height() >= m_theme.px(leastHeight) && !m_chart.points.empty(); }
    QSize sizeHint() const override
    {
        return {m_theme.px(300), 0};
    } // the cards above never scroll to make room for it

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int leastHeight = 148; // pixels: a title, a line of numbers, and some chart between
    static constexpr int mostHeight = 400;

    struct Frame; ///< the positions of values on the widget
    void paintScale(QPainter& painter, const Frame& frame) const;
    void paintLine(QPainter& painter, const Frame& frame, scoring::Side side) const;
    void paintLetters(QPainter& painter, const Frame& frame) const;
    void paintKey(QPainter& painter, const QRectF& box) const;

    kit::Theme& m_theme;
    Chart m_chart;
};

} // namespace sheet
