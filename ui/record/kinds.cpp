#include "kinds.h"

#include "wording/tr.h"

#include <QtGlobal>

using wording::Window;

namespace record {

const QList<Group>& groups()
{
    static const QList<Group> all = {
        {QT_TRANSLATE_NOOP("Window", "Everything"), {}},
        {QT_TRANSLATE_NOOP("Window", "Changes and take-backs"), {}, true},
        {QT_TRANSLATE_NOOP("Window", "Hands"), {"hand", "misdeal", "time-call", "paper", "move"}},
        {QT_TRANSLATE_NOOP("Window", "Rulings"),
         {"challenge", "evidence", "decision", "foul", "adjustment", "protest", "settlement", "rating",
          "incident", "resolve", "sanction"}},
        {QT_TRANSLATE_NOOP("Window", "Calls, clocks and results"),
         {"call", "wait", "clock", "time-call", "outcome", "agree", "score-sheet"}},
        {QT_TRANSLATE_NOOP("Window", "Players and teams"),
         {"person", "team", "substitute", "withdraw", "late-entry", "checkin"}},
        {QT_TRANSLATE_NOOP("Window", "The tournament itself"),
         {"tournament", "rules", "draw", "pairing", "lot", "play-in", "closure"}},
    };
    return all;
}

} // namespace record
