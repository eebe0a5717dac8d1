// A tournament of four teams for the commands to work on.
#pragma once

#include "program.h"

namespace program {

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

} // namespace program
