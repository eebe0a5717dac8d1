// Whole files as text.
#pragma once

#include <QFile>
#include <QTest>

#include <string>

namespace tests {

/// Empty where it cannot be read.
inline std::string textIn(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline void put(const std::string& path, const std::string& text)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
}

} // namespace tests
