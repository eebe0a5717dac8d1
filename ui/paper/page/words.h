// Words that several documents share.
#pragma once

#include "scoring/hand.h"
#include "tournament/model/tournament.h"
#include "views/match.h"

#include <QDateTime>
#include <QString>

namespace paper {

inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QStringList q(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& each : texts)
        all << q(each);
    return all;
}

/// The mark of a player who was allowed to play against a rule.
inline const QString exemptMark = QStringLiteral("†");
/// With a real minus sign.
QString number(int value);
/// The tournament's name.
QString tournamentName(const tournament::Tournament& tournament);
inline QString teamName(const tournament::Tournament& tournament, const std::string& id)
{
    return q(tournament::teamName(tournament, id));
}
inline QString playerName(const tournament::Tournament& tournament, const std::string& id)
{
    return q(tournament::personName(tournament, id));
}
/// `A1`
inline QString seatName(scoring::Seat seat)
{
    return q(scoring::name(seat)).toUpper();
}
/// `Match 4`
QString matchTitle(const tournament::Match& match);
/// `quarterfinal`, `round 2`, `third place`: the round of that match.
QString roundWord(const tournament::Tournament& tournament, const tournament::Match& match);
/// The team on that side, or where it will come from: `winner of 3`.
inline QString sideName(const tournament::Tournament& tournament, const tournament::Match& match,
                        scoring::Side side)
{
    return q(views::sideView(tournament, match, side).name);
}
/// Its seed in the draw; empty if it has none.
QString seedWord(const tournament::Tournament& tournament, const std::string& team);
/// `Nov 21, 2026, 7:45 PM`
QString dayAndClock(const QDateTime& time);
/// A time on record, in the local time of the print.
QDateTime inRoom(const std::string& utc, const QDateTime& printed);
/// `Nov 21, 7:45 PM`: a time on record, in the local time of the print.
QString timeText(const std::string& utc, const QDateTime& printed);

} // namespace paper
