// Whole files as text.
#pragma once

#include "place/place.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace tests {

/// The content of the file; empty if it can't be read.
inline QByteArray bytesIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
inline std::string textIn(const std::string& path)
{
    return bytesIn(QString::fromStdString(path)).toStdString();
}

/// The content of a file of this source tree.
inline std::string sourceFile(const std::string& path)
{
    return textIn(place::inSource(path));
}

inline void put(const std::string& path, const std::string& text)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
}

/// A temporary folder for the files of one test.
class Folder {
public:
    std::string path(const std::string& name = {}) const
    {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }
    /// The names of all files in it.
    QStringList names() const
    {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tests
