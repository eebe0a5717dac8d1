// A sheet with two hands, for tests of its corrections.
#pragma once

#include "atsheet.h"

namespace aftertwo {

using stage::AtSheet;
using stage::AtSheetAfter;
using tournaments::LiveTournament;
using tournaments::shortGame;

inline constexpr const char* first = tournaments::handLine;
inline constexpr const char* second = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";

/// After both hands A has 71 + 60 and B 50 + 61.
inline void playTwo(LiveTournament& live)
{
    live.enter("W1-1", first);
    live.enter("W1-1", second);
}

/// A tournament with both hands played, and a person at the sheet.
struct AfterTwo : AtSheetAfter {
    AfterTwo() : AtSheetAfter(playTwo) {}
};

/// The rows of the panel beside the sheet: `A score: 131 → 60`.
inline QStringList changes(const QWidget& screen)
{
    QStringList rows;
    for (const auto* row : screen.findChild<QWidget*>(u"changes"_s)->findChildren<QWidget*>())
        if (row->objectName().startsWith(u"change-"_s))
            rows << stage::nameOf(*row);
    return rows;
}

/// Answers a question that is followed by another.
inline void answerAndContinue(AtSheet& at, const QString& choice)
{
    at.person.click(choice);
    at.person.click(u"Continue"_s);
    at.person.wait();
}

/// Both semifinals are final, and the final has a hand.
inline void playOn(LiveTournament& live)
{
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'a');
    live.enter("W2-1", second);
}

} // namespace aftertwo
