// What stands beside a sheet: why a number is what it is, what the hand needs, the scores; or what a
// correction changes.
#pragma once

#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/corrections/changepanel.h"
#include "ui/sheet/hands/handsmodel.h"

#include <QVBoxLayout>

namespace sheet {

struct Aside : QWidget {
    Aside(kit::Theme& theme, const session::Session& session);
    /// The changes alone, or all the others.
    void showChanges(bool wanted);
    /// Why the number under the cursor is what it is, above all else; that of the newest hand, below what the
    /// next one needs, if the cursor is nowhere.
    void explain(const tournament::Tournament& tournament, const tournament::Match* match, int game,
                 const HandsModel& hands, const QModelIndex& cursor, const Changed& changed);

    WhyCard* why;
    NeedsCard* needs;
    ScoreChart* chart;
    ChangePanel* changes;

private:
    QWidget* m_others;
    QVBoxLayout* m_order; ///< of the others
};

} // namespace sheet
