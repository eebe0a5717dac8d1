// Who may know whom, as data, and the reader that holds every #include of the house against it.
#pragma once

#include <QMap>
#include <QSet>
#include <QStringList>

#include <functional>

namespace house {

/// One file as it stands in the tree: its path from the top (`core/json/value.h`) and its text.
struct Source {
    QString path;
    QString text;
};

/// All that the answer depends on; the tests hand in small invented houses.
struct Tree {
    QList<Source> sources;
    /// For each room of core, the headers that its door names in core/CMakeLists.txt.
    QMap<QString, QSet<QString>> doors;
    /// The Qt module whose include folder has this header, empty where none has.
    std::function<QString(const QString& header)> qtModuleOf;
};

/// The doors that core/CMakeLists.txt opens.
QMap<QString, QSet<QString>> doorsIn(const QString& cmake);

/// A sentence for every breach of the table, each naming file, line, include and rule; empty for a good
/// house.
QStringList breaches(const Tree& tree);

} // namespace house
