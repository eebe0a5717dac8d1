// Helpers of these tests.
#pragma once

#include "program/textfile.h"
#include "roster/roster.h"
#include "wording/text.h"

#include <QString>
#include <QStringList>
#include <QTest>

inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline QString q(const message::Message& message)
{
    return q(wording::text(message));
}

using tests::sourceFile;

/// One note per line, as a person would read it.
inline QString asText(const std::vector<roster::Note>& notes)
{
    QStringList all;
    for (const roster::Note& note : notes)
        all << q(roster::messageWithLine(note));
    return all.join(QLatin1Char('\n'));
}

/// `Full House 1: Ana Ruiz* 0042 (Hall), Bo Li`: seed after the team, `*` for the captain.
inline QString asText(const roster::Team& team)
{
    QStringList players;
    for (const roster::Player& player : team.players) {
        QString one = q(player.name) + (player.captain ? QStringLiteral("*") : QString());
        for (const std::string& more : {player.id, player.email})
            one += more.empty() ? QString() : QLatin1Char(' ') + q(more);
        players << one + (player.affiliation.empty() ? QString()
                                                     : QStringLiteral(" (%1)").arg(q(player.affiliation)));
    }
    return q(team.name) + (team.seed ? QStringLiteral(" %1").arg(*team.seed) : QString()) +
           QStringLiteral(": ") + players.join(QStringLiteral(", "));
}

inline QString asText(const std::vector<roster::Team>& teams)
{
    QStringList all;
    for (const roster::Team& team : teams)
        all << asText(team);
    return all.join(QLatin1Char('\n'));
}
