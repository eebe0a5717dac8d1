// Where the jump box leads.
#pragma once

#include "tournament/model/tournament.h"
#include "ui/session/session.h"
#include "ui/shell/finder.h"
#include "ui/shell/menubar.h"
#include "ui/shell/place.h"

#include <functional>

namespace desktop {

struct Ways {
    std::function<void(const QString& match)> sheet;
    std::function<void(shell::Place place)> screen;
    std::function<void(const QString& word)> print;
};

/// Every match that is known, with its table, the `actions`, every team and every player, and what choosing
/// it does: their match that is on or comes next, or the bracket where there is none. Behind them all that
/// can be printed.
QList<shell::Choice> jumps(const tournament::Tournament& tournament, const Ways& ways,
                           const QList<shell::Choice>& actions);

/// Recent tournaments, without the open one; `open` is given the file.
QList<shell::Named> openBefore(session::Session& session,
                               const std::function<void(const QString& file)>& open);

/// Who has recorded anything this tournament, the latest first.
QStringList supervisorsOf(const tournament::Tournament& tournament);

} // namespace desktop
