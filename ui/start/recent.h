// The nights that were open lately, remembered for this user.
#pragma once

#include "ui/session/settings.h"

#include <QList>
#include <QString>

namespace start {

struct Recent {
    QString file;
    QString name; ///< of the night
};

/// The newest first, at most six; files that are not there any more are left out.
QList<Recent> recentNights(const session::Settings& settings);
void rememberNight(session::Settings& settings, const QString& file, const QString& name);
void forgetNight(session::Settings& settings, const QString& file);

} // namespace start
