// Recent tournaments, remembered for this user.
#pragma once

#include "ui/session/settings.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace start {

struct Recent {
    QString file;
    QString name;           ///< of the tournament
    QString state{};        ///< its state in words; empty if unknown
    QDateTime changed{};    ///< the last change of the file
    bool fileExists = true; ///< whether the file exists
};

/// Newest first, at most six; including those whose file is gone.
QList<Recent> recentTournaments(const session::Settings& settings);
/// With its state; empty: as stored before.
void rememberTournament(session::Settings& settings, const QString& file, const QString& name,
                        const QString& state = {});
/// Updates the state of a stored tournament; its place stays.
void noteState(session::Settings& settings, const QString& file, const QString& state);
void forgetTournament(session::Settings& settings, const QString& file);

} // namespace start
