// The nights that were open lately, remembered for this user.
#pragma once

#include <QList>
#include <QString>

namespace start {

struct Recent {
    QString file;
    QString name; ///< of the night
};

/// The newest first, at most six; files that are not there any more are left out.
QList<Recent> recentNights();
void rememberNight(const QString& file, const QString& name);
void forgetNight(const QString& file);

} // namespace start
