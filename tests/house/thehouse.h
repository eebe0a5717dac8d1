// The source tree that this test was built from, and the installed Qt modules.
#pragma once

#include "house.h"

#include "place/place.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>

namespace house {

inline QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The Qt module of a header, from Qt's include folders, one per module. The module's name before the
/// header's is optional.
inline QString qtModuleOf(const QString& header)
{
    static const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    static const QStringList modules = headers.entryList({QStringLiteral("Qt*")}, QDir::Dirs);
    const QString module = header.section(u'/', 0, 0);
    if (header.contains(u'/'))
        return modules.contains(module) && headers.exists(header) ? module : QString();
    for (const QString& candidate : modules)
        if (headers.exists(candidate + u'/' + header))
            return candidate;
    return {};
}

inline Tree theHouse()
{
    const QDir top(QString::fromStdString(place::inSource()));
    Tree tree{{},
              doorsIn(read(top.filePath(QStringLiteral("core/CMakeLists.txt"))) +
                      read(top.filePath(QStringLiteral("ui/CMakeLists.txt")))),
              qtModuleOf};
    for (const char* part : {"app", "core", "ui", "tests"}) {
        QDirIterator files(top.filePath(QString::fromUtf8(part)),
                           {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            tree.sources << Source{top.relativeFilePath(path), read(path)};
        }
    }
    return tree;
}

} // namespace house
