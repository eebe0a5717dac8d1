// What an independent decoder (zbar) reads in a picture.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace scanner {

/// The output of the tool.
inline QByteArray said(const QString& tool, const QStringList& words)
{
    QProcess process;
    process.start(tool, words);
    if (!process.waitForFinished())
        qFatal("%s does not run", qPrintable(tool));
    return process.readAllStandardOutput();
}

/// The text of every code in the pictures (files), in any order.
inline QStringList codesOn(const QStringList& pictures)
{
    using namespace Qt::StringLiterals;
    return QString::fromUtf8(said(u"zbarimg"_s, QStringList{u"-q"_s, u"--nodbus"_s, u"--raw"_s} + pictures))
        .split(u'\n', Qt::SkipEmptyParts);
}

} // namespace scanner
