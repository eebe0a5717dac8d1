// What tools that are not ours (poppler) read in a PDF on the disk.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace pdf {

/// What the tool says of the file; `output` names where it is to write, where the tool wants that.
inline QString outputOf(const QString& tool, QStringList words, const QString& file,
                        const QString& output = {})
{
    words << file;
    if (!output.isEmpty())
        words << output;
    QProcess process;
    process.start(tool, words);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s does not read the file: %s", qPrintable(tool), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// Its words, line by line: in reading order, or (`-layout`) where they stand on the page.
inline QString textOf(const QString& file, const QStringList& how = {QStringLiteral("-raw")})
{
    return outputOf(QStringLiteral("pdftotext"), how, file, QStringLiteral("-"));
}

} // namespace pdf
