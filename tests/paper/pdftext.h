// What independent tools (poppler) read from a PDF on the disk.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace pdf {

/// The output of the tool for the file. `output`: the file it writes to, if the tool needs one.
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

/// The text line by line: in reading order, or with `-layout` as placed on the page.
inline QString textOf(const QString& file, const QStringList& how = {QStringLiteral("-raw")})
{
    return outputOf(QStringLiteral("pdftotext"), how, file, QStringLiteral("-"));
}

} // namespace pdf
