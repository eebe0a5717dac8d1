// The tiebreakers as a list: the first one ranks, the others break ties. Unused ones are below.
#pragma once

#include "bracket/ranking.h"
#include "ui/kit/rows.h"

#include <vector>

namespace ranking {

/// Alt+arrow or the mouse moves the row; Space or Delete removes it or adds it again. An order that isn't
/// allowed is refused by `refused`.
class BreakerList : public kit::RowTable {
    Q_OBJECT
public:
    explicit BreakerList(kit::Theme& theme);
    void setOrder(const std::vector<bracket::Breaker>& order);
    const std::vector<bracket::Breaker>& order() const { return m_order; }
    bracket::Breaker current() const { return m_shown[static_cast<std::size_t>(qMax(0, currentRow()))]; }
    /// Whether the current tiebreaker is in the order.
    bool isUsed() const { return currentRow() < static_cast<int>(m_order.size()); }
    /// Moves the current tiebreaker by that many places.
    void moveCurrent(int by) { moveTo(currentRow() + by); }
    /// Removes the current tiebreaker, or adds it before the play-in and the random draw.
    void toggleCurrent();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void orderChanged();
    void currentMoved();
    /// `why` is a sentence.
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
    std::vector<bracket::Breaker> m_shown; ///< the order, then the unused ones
};

} // namespace ranking
