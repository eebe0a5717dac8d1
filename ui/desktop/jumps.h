// The targets of the jump box.
#pragma once

#include "tournament/model/tournament.h"
#include "ui/session/session.h"
#include "ui/shell/finder.h"
#include "ui/shell/menubar.h"
#include "ui/shell/rail.h"

#include <functional>

namespace desktop {

struct JumpTargets {
    std::function<void(const QString& match)> sheet;
    std::function<void(shell::Place place)> screen;
    std::function<void(const QString& word)> print;
};

/// Every match with known teams or table, the `actions`, every team and every player. Choosing a team or
/// player shows their current or next match, or the bracket if there is none. The prints come last.
QList<shell::Choice> jumps(const tournament::Tournament& tournament, const JumpTargets& targets,
                           const QList<shell::Choice>& actions);

/// Recent tournaments, without the open one; `open` is given the file.
QList<shell::Named> openBefore(session::Session& session,
                               const std::function<void(const QString& file)>& open);

/// Everyone who has recorded anything in this tournament, the latest first.
QStringList supervisorsOf(const tournament::Tournament& tournament);

} // namespace desktop
