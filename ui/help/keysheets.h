// The keyboard sheets: what each key does on a screen, in groups.
#pragma once

#include "ui/session/keys.h"

namespace help {

/// The screens that have their own sheet, in the order of the list.
enum class Sheet {
    Tables,
    Teams,
    CheckIn,
    ScoreSheet,
    Bracket,
    Standings,
    Rulings,
    Print,
    Rules,
    RulesEditor,
    Record,
    PaperCheck,
    Absences,
    Hall,
    Start,
    NewTournament,
    Import,
    Guide,
    Others
};

/// A line of a sheet: keycaps, with `–` and `or` between some of them, and their action.
struct Line {
    QStringList caps;
    QString does;
};

struct Group {
    QString title;
    QList<Line> lines;
};

QString titleOf(Sheet sheet);
/// The page of the guide (its name) about that screen.
QString guidePageOf(Sheet sheet);
/// What can be called in a hand; there are no keys for the rest.
struct Calls {
    bool nil = true;
    bool blind = true; ///< a blind nil or a blind bid
};
/// The keys of that screen, then those that work everywhere.
QList<Group> groupsOf(Sheet sheet, const Calls& calls);

} // namespace help
