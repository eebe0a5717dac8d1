// The places of the rail, by their names in rows of test data.
#pragma once

#include "ui/shell/rail.h"

#include <QHash>
#include <QString>

namespace stage {

inline shell::Place placeNamed(const QString& name)
{
    using shell::Place;
    static const QHash<QString, Place> all{
        {QStringLiteral("Tables"), Place::Tables},    {QStringLiteral("Teams"), Place::Teams},
        {QStringLiteral("Check-in"), Place::CheckIn}, {QStringLiteral("Score sheet"), Place::ScoreSheet},
        {QStringLiteral("Bracket"), Place::Bracket},  {QStringLiteral("Standings"), Place::Standings},
        {QStringLiteral("Rulings"), Place::Rulings},  {QStringLiteral("Print"), Place::Print},
        {QStringLiteral("Rules"), Place::Rules}};
    if (!all.contains(name))
        qFatal("there is no place %s", qPrintable(name));
    return all.value(name);
}

} // namespace stage
