// A person at the sheet of a match that was played so far.
#pragma once

#include "person.h"
#include "row.h"
#include "stage.h"

#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/view/sheetscreen.h"

namespace stage {

class AtSheet {
public:
    explicit AtSheet(tournaments::LiveTournament& live, const QString& match = QStringLiteral("W1-1"))
        : screen(stage.theme, stage.session), person(screen, stage.session)
    {
        stage.openFile(live.path());
        screen.resize(1188, 708);
        screen.show();
        screen.open(match);
        QTest::qWait(1);
        sheet().takeFocus();
    }
    sheet::SheetView& sheet() const { return *screen.current(); }
    sheet::HandsView& hands() const { return *sheet().findChild<sheet::HandsView*>(); }
    /// The last message of the sheet.
    QString message() const { return pseudo::english(sheet().message()); }
    QString inRow() const { return stage::inRow(sheet().entryRow().entry()); }
    const tournament::Tournament& tournament() const { return stage.session.tournament(); }
    const tournament::Match& match(const std::string& id = "W1-1") const
    {
        return *tournament::match(tournament(), id);
    }
    scoring::PerSide<int> score(const std::string& id = "W1-1") const
    {
        return tournament::result(match(id)).score;
    }
    /// Undoes the last action in the match.
    void undo(const std::string& id = "W1-1") { person.record(undoing(id)); }
    bool says(const QString& sentence) const { return person.said().contains(sentence); }

    Stage stage;
    sheet::SheetScreen screen;
    Person person;
};

/// At the first sheet of a tournament of its own.
struct AtSheetAfter : WithPlay, AtSheet {
    explicit AtSheetAfter(void (*play)(tournaments::LiveTournament& live),
                          const tournaments::Setup& setup = {})
        : WithPlay(play, setup), AtSheet(live)
    {
    }
};

} // namespace stage
