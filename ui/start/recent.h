// The tournaments that were open lately, remembered for this user.
#pragma once

#include "ui/session/settings.h"

#include <QList>
#include <QString>

namespace start {

struct Recent {
    QString file;
    QString name; ///< of the tournament
};

/// The newest first, at most six; files that are not there any more are left out.
QList<Recent> recentTournaments(const session::Settings& settings);
void rememberTournament(session::Settings& settings, const QString& file, const QString& name);
void forgetTournament(session::Settings& settings, const QString& file);

} // namespace start
