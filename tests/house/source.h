// The house as the checks read it: files with their text, and their doors.
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace house {

/// One file as it is in the tree: its path from the top (`core/json/value.h`) and its text.
struct Source {
    QString path;
    QString text;
};

/// All that the checks depend on; the tests hand in small invented houses.
struct Tree {
    QList<Source> sources;
    /// For each room (`desk/play` of core, `ui/kit`), the headers that its door names in its CMakeLists.txt.
    QMap<QString, QSet<QString>> doors;
    /// The Qt module whose include folder has this header, empty where none has.
    std::function<QString(const QString& header)> qtModuleOf;
};

/// One #include directive.
struct Include {
    QString from; ///< the file
    int line = 0;
    QString header; ///< empty where a macro names it
    bool quoted = false;
};
QList<Include> includesOf(const Source& source);

/// The doors that such a CMakeLists.txt opens.
QMap<QString, QSet<QString>> doorsIn(const QString& cmake);

/// `core/json` of `core/json/value.h`.
QString folderOf(const QString& path);
/// `value` of `core/json/value.h`: a header and its source are one module.
QString moduleOf(const QString& path);
bool isTest(const QString& path);
/// Lines that are neither blank nor a comment of their own.
int codeLines(const QString& text);

} // namespace house
