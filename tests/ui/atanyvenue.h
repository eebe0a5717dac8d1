// A person at the sheet of the first match, at any venue.
#pragma once

#include "person.h"
#include "stage.h"

#include "desk/play/table.h"
#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/sheet/view/sheetview.h"

namespace stage {

/// The first dealer is known.
class VenueTable {
public:
    explicit VenueTable(const std::string& rules, void (*change)(rules::Venue&) = nullptr)
    {
        stage.openDrawn({.rules = rules, .change = change});
        screen.emplace(stage.theme, stage.session);
        screen->resize(1188, 708);
        screen->show();
        stage.session.ask(QStringLiteral("call"),
                          [](desk::Desk& desk) { return desk::call(desk, "J. Park", "W1-1", {}); });
        stage.settle();
        screen->open(QStringLiteral("W1-1"));
        QTest::qWait(1);
        screen->current()->takeFocus();
        person.emplace(*screen, stage.session);
        person->type(QStringLiteral("q"));
    }
    const tournament::Match& match() const { return *tournament::match(stage.session.tournament(), "W1-1"); }
    /// A hand with 51 points for A and 70 for B, or the reverse.
    void hand(bool mirrored = false)
    {
        const bool bySide = match().rules->rules.bid.entry == scoring::BidEntry::Team;
        person->type(bySide ? (mirrored ? QStringLiteral("757⏎") : QStringLiteral("576⏎"))
                            : (mirrored ? QStringLiteral("43327⏎") : QStringLiteral("32436⏎")));
    }
    bool says(const QString& words) { return person->said().contains(words); }
    int rows() { return screen->current()->findChild<sheet::HandsView*>()->model()->rowCount(); }
    bool rowIsInView() { return screen->current()->entryRow().isVisible(); }

    Stage stage;
    std::optional<sheet::SheetScreen> screen;
    std::optional<Person> person;
};

} // namespace stage
