#include "kinds.h"

using namespace Qt::StringLiterals;

namespace record {

const QList<Group>& groups()
{
    static const QList<Group> all = {
        {u"Everything"_s, {}},
        {u"Changes and take-backs"_s, {}, true},
        {u"Hands"_s, {"hand", "misdeal", "time-call", "paper", "move"}},
        {u"Rulings"_s,
         {"challenge", "evidence", "decision", "foul", "adjustment", "protest", "settlement", "rating",
          "incident", "resolve", "sanction"}},
        {u"Calls, clocks and results"_s,
         {"call", "wait", "clock", "time-call", "outcome", "agree", "score-sheet"}},
        {u"Players and teams"_s, {"person", "team", "substitute", "withdraw", "late-entry", "checkin"}},
        {u"The tournament itself"_s, {"event", "rules", "draw", "pairing", "lot", "play-in", "closure"}},
    };
    return all;
}

} // namespace record
