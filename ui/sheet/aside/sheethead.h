// The head of a sheet: both sides with their scores, and between them the match, the hand and the time.
#pragma once

#include "cards.h"

#include "tournament/queries/clock.h"

#include <optional>

namespace sheet {

class ClockFace;

class SheetHead : public QWidget {
    Q_OBJECT
public:
    explicit SheetHead(kit::Theme& theme, QWidget* parent = nullptr);
    /// `game` is the one that is looked at, `hand` the number of the one that is next.
    void show(const tournament::Tournament& tournament, const tournament::Match& match, int game, int hand);
    /// The time left instead of the hand and the target; nothing where the venue has no limit.
    void showClock(const std::optional<tournament::Reading>& reading);

private:
    SideCard* m_a;
    SideCard* m_b;
    kit::Line* m_where;
    kit::Line* m_hand;
    kit::Line* m_rules;
    ClockFace* m_clock;
};

} // namespace sheet
