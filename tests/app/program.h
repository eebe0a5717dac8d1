// The program as a person starts it: words in, text out, in English whatever it speaks, an exit code.
#pragma once

#include "place/place.h"
#include "pseudo/english.h"

#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

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
    environment.insert(QStringLiteral("COURTSIDE_RULES_FOLDER"), QStringLiteral("no-own-rules"));
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

/// What a test class derives from that has one tournament in a folder.
class OnTournament {
protected:
    /// The words of a command without the tournament's file, which stands behind the first.
    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        QStringList all = words;
        all.insert(1, QStringLiteral("tournament.courtside"));
        return program::run(all, input, m_folder.path(),
                            {{QStringLiteral("COURTSIDE_BY"), QStringLiteral("J. Park")}});
    }
    /// Its record, read into another file, is the same there.
    void playAgain() const
    {
        const QStringList log = words("log again.courtside --json");
        const QByteArray lines = run(words("log --json")).out.toUtf8();
        const Ran again = program::run(words("do again.courtside"), lines, m_folder.path());
        QCOMPARE(again.err, QString());
        QCOMPARE(program::run(log, {}, m_folder.path()).out.toUtf8(), lines);
    }

    QTemporaryDir m_folder;
};

} // namespace program
