// What stands beside a sheet: why a number is what it is, what the hand needs, the scores; or what a
// correction changes.
#pragma once

#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/corrections/changepanel.h"
#include "ui/sheet/hands/handsmodel.h"

namespace sheet {

struct Aside : QWidget {
    Aside(kit::Theme& theme, const session::Session& session);
    /// The changes alone, or all the others.
    void showChanges(bool wanted);
    /// Why the number under the cursor is what it is; that of the newest hand if the cursor is nowhere.
    void explain(const tournament::Tournament& tournament, const tournament::Match* match, int game,
                 const HandsModel& hands, const QModelIndex& cursor, const Changed& changed);

    WhyCard* why;
    NeedsCard* needs;
    ScoreChart* chart;
    ChangePanel* changes;

private:
    QWidget* m_others;
};

} // namespace sheet
