// The column beside a sheet: the reasons for a number, what the hand needs, the scores; or what a correction
// changes.
#pragma once

#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/corrections/changepanel.h"
#include "ui/sheet/hands/handsmodel.h"

#include <QVBoxLayout>

namespace sheet {

struct Aside : QWidget {
    Aside(kit::Theme& theme, const session::Session& session);
    /// Shows only the changes, or everything else.
    void showChanges(bool wanted);
    /// Explains the number under the cursor, above everything else; without a cursor, a number of the newest
    /// hand, below what the next hand needs.
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
