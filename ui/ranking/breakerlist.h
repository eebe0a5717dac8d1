// The tiebreakers as a list: the first ranks, the others break ties, and below stand those that are not used.
#pragma once

#include "bracket/ranking.h"
#include "ui/kit/rows.h"

#include <vector>

namespace ranking {

/// Alt and an arrow, or the mouse, moves the row; Space or Delete removes it or adds it again. What no order
/// may be is not done, and said by `refused`.
class BreakerList : public kit::RowTable {
    Q_OBJECT
public:
    explicit BreakerList(kit::Theme& theme);
    void setOrder(const std::vector<bracket::Breaker>& order);
    const std::vector<bracket::Breaker>& order() const { return m_order; }
    bracket::Breaker current() const { return m_shown[static_cast<std::size_t>(qMax(0, currentRow()))]; }
    /// Whether the current one is in the order.
    bool isUsed() const { return currentRow() < static_cast<int>(m_order.size()); }
    /// By so many places.
    void moveCurrent(int by) { moveTo(currentRow() + by); }
    /// Removes it, or adds it again in front of the play-in and the random draw.
    void toggleCurrent();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void orderChanged();
    void currentMoved();
    /// Why, as a sentence.
    void refused(const QString& why);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void moveTo(int row);
    void take(std::vector<bracket::Breaker> order, bracket::Breaker current);
    void fill();

    kit::Theme& m_theme;
    std::vector<bracket::Breaker> m_order;
    std::vector<bracket::Breaker> m_shown; ///< the order, and then the others
};

} // namespace ranking
