// Runs the program as a person would: words in, text and exit code out. The text is in English in every
// language.
#pragma once

#include "place/place.h"
#include "pseudo/english.h"

#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace program {

/// Splits a typed command into words.
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

/// Runs the program in `folder`, with these variables in addition to those of every test.
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

/// A tournament of four teams as lines, as log --json writes them, to be played by the rules `id`.
inline QByteArray tournamentLines(const char* id = "traditional")
{
    QByteArrayList lines;
    const auto add = [&](const char* kind, const QByteArray& fact) {
        const QByteArray op =
            QByteArray("00000000-0000-4000-8000-") + QByteArray::number(lines.size()).rightJustified(12, '0');
        lines << R"({"kind":")" + QByteArray(kind) + R"(","by":"J. Park","op":")" + op + R"(","fact":)" +
                     fact + '}';
    };
    const QString venue = run({QStringLiteral("rules"), QStringLiteral("show"), QString::fromLatin1(id),
                               QStringLiteral("--json")})
                              .out.simplified();
    add("tournament", R"({"name":"Fall Spades","format":"single-elimination","tables":2})");
    add("rules", R"({"agreed":{"end.target":100},"venue":)" + venue.toUtf8() + '}');
    for (int team = 1; team <= 4; ++team) {
        const QByteArray one = QByteArray::number(2 * team - 1);
        const QByteArray two = QByteArray::number(2 * team);
        for (const QByteArray& person : {one, two})
            add("person", R"({"id":"P)" + person + R"(","name":"Player )" + person + "\"}");
        const QByteArray number = QByteArray::number(team);
        add("team", R"({"id":"T)" + number + R"(","name":"Team )" + number + R"(","players":["P)" + one +
                        R"(","P)" + two + "\"]}");
    }
    add("draw",
        R"({"format":"single-elimination","method":"listed","version":1,"teams":["T1","T2","T3","T4"]})");
    return lines.join('\n') + '\n';
}

/// What a test class derives from that has one tournament in a folder.
class OnTournament {
protected:
    /// Runs a command. The tournament's file is added after the first word.
    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        QStringList all = words;
        all.insert(1, QStringLiteral("tournament.courtside"));
        return program::run(all, input, m_folder.path(),
                            {{QStringLiteral("COURTSIDE_BY"), QStringLiteral("J. Park")}});
    }
    /// Checks that its record, read into another file, gives the same record.
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
