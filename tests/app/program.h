// The program as a person starts it: words in, text out, an exit code.
#pragma once

#include <QProcess>

namespace program {

struct Ran {
    int exit = -1;
    QString out;
    QString err;
};

inline Ran run(const QStringList& words, const QByteArray& input = {})
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "COURTSIDE_BY"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("COURTSIDE_COMPARE_FOLD"), QStringLiteral("1"));
    program.setProcessEnvironment(environment);
    program.setWorkingDirectory(QStringLiteral(COURTSIDE_SOURCE));
    program.start(QStringLiteral(COURTSIDE_PROGRAM), words);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished() || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

} // namespace program
