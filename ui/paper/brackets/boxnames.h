// How large names stand in the boxes of rounds; for this folder alone.
#pragma once

#include "ui/paper/page/pencil.h"

#include <QSizeF>

namespace paper {

/// A name in the lines and the type in which it is set.
struct SetName {
    QStringList lines;
    Type type;
};

/// Lines of a name that stand under each other, in mm from one to the next.
double nameLine(const Type& type);
/// The name in that type, in as many lines as the room is high; where it is too long for that, in the largest
/// type that is small enough. Words are broken only where it would be too small to read otherwise. The room
/// in mm.
SetName setName(const QString& name, const Type& type, const QSizeF& room);

} // namespace paper
