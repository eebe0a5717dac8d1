// The program as a person starts it: words in, text out, in English whatever it speaks, an exit code.
#pragma once

#include "place/place.h"
#include "pseudo/english.h"

#include <QMap>
#include <QProcess>

namespace program {

/// The words of a command as they are typed.
inline QStringList words(const QString& line)
{
    return line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}
inline QStringList words(const char* line)
{
    return words(QString::fromUtf8(line));
}

struct Ran {
    int exit = -1;
    QString out;
    QString err;
};

/// Starts it in `folder`, with these variables beside those of every test.
inline Ran run(const QStringList& words, const QByteArray& input = {},
               const QString& folder = QString::fromStdString(place::inSource()),
               const QMap<QString, QString>& variables = {})
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "COURTSIDE_BY"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("COURTSIDE_COMPARE_FOLD"), QStringLiteral("1"));
    for (auto at = variables.begin(); at != variables.end(); ++at)
        environment.insert(at.key(), at.value());
    program.setProcessEnvironment(environment);
    program.setWorkingDirectory(folder);
    program.start(QString::fromStdString(place::program()), words);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished() || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), pseudo::english(QString::fromUtf8(program.readAllStandardOutput())),
            pseudo::english(QString::fromUtf8(program.readAllStandardError()))};
}

} // namespace program
