// The rooms of the house, and what each may include.
#pragma once

#include <QStringList>

namespace house {

/// What one part of the house may include. Standard headers are open to all.
struct Part {
    QString name;             // a room within another has a row of its own
    QStringList rooms;        // of core, through their doors; `desk` is all of desk
    QStringList libraries;    // the first part of the header's path: nlohmann/json.hpp is nlohmann
    QStringList modules;      // of Qt
    QStringList screens = {}; // rooms of ui, through their doors
};

const QList<Part>& rooms();

} // namespace house
