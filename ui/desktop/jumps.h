// Where the jump box leads.
#pragma once

#include "night/night.h"
#include "ui/shell/finder.h"

#include <functional>

namespace desktop {

struct Places {
    std::function<void(const QString& match)> sheet;
    std::function<void(const QString& word)> screen;
    std::function<void()> otherNight;
    std::function<void()> absences;
    std::function<void()> hall;         ///< shows it, or closes it
    std::function<void()> hallSettings; ///< its message, its pages
    std::function<void(const QString& word)> print;
};

/// Every match that is known, with its table, every team and every player, and what choosing it does: their
/// match that is on or comes next, or the bracket where there is none. Behind them all that can be printed.
QList<shell::Choice> jumps(const night::Night& night, const Places& places);

/// Who has recorded anything this night, the latest first.
QStringList supervisorsOf(const night::Night& night);

} // namespace desktop
