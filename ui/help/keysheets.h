// The keyboard sheets: what each key does on a screen, in groups.
#pragma once

#include "ui/session/keys.h"

namespace help {

/// The screens that have a sheet of their own, in the order in which they are offered.
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

/// A line of a sheet: keycaps, with `–` and `or` between some of them, and what they do.
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
/// What works on that screen, and last what works anywhere.
QList<Group> groupsOf(Sheet sheet);

} // namespace help
