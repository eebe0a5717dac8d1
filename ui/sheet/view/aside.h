// What stands beside a sheet: why a number is what it is, what the hand needs, the scores; or what a
// correction changes.
#pragma once

#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/corrections/changepanel.h"

namespace sheet {

struct Aside : QWidget {
    Aside(kit::Theme& theme, const session::Session& session);
    /// The changes alone, or all the others.
    void showChanges(bool wanted);

    WhyCard* why;
    NeedsCard* needs;
    ScoreChart* chart;
    ChangePanel* changes;

private:
    QWidget* m_others;
};

} // namespace sheet
