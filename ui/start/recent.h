// Recent tournaments, remembered for this user.
#pragma once

#include "ui/session/settings.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace start {

struct Recent {
    QString file;
    QString name;        ///< of the tournament
    QString state{};     ///< how it stood, in words; empty where nobody noted it
    QDateTime changed{}; ///< when something was written last
    bool isThere = true; ///< whether the file is
};

/// The newest first, at most six; also those whose file is gone.
QList<Recent> recentTournaments(const session::Settings& settings);
/// How it stands goes with it; empty: as it was noted before.
void rememberTournament(session::Settings& settings, const QString& file, const QString& name,
                        const QString& state = {});
/// How a remembered tournament stands now; its place stays.
void noteState(session::Settings& settings, const QString& file, const QString& state);
void forgetTournament(session::Settings& settings, const QString& file);

} // namespace start
