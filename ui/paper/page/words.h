// Words that several documents share.
#pragma once

#include "scoring/hand.h"
#include "tournament/model/tournament.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace paper {

inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// Beside who plays against a rule.
inline const QString exemptMark = QStringLiteral("†");
/// With a real minus.
QString number(int value);
/// The tournament's name.
QString tournamentName(const tournament::Tournament& tournament);
QString teamName(const tournament::Tournament& tournament, const std::string& id);
QString playerName(const tournament::Tournament& tournament, const std::string& id);
/// `A1`
QString seatName(scoring::Seat seat);
/// `Match 4`
QString matchTitle(const tournament::Match& match);
/// `quarterfinal`, `round 2`, `third place`: the round of one match.
QString roundWord(const bracket::Bracket& bracket, const bracket::Match& match);
/// The team on that side, or where it will come from: `winner of 3`.
QString sideName(const tournament::Tournament& tournament, const tournament::Match& match,
                 scoring::Side side);
/// Where that side comes from by the draw, whoever stands there.
QString slotName(const tournament::Tournament& tournament, const tournament::Match& match,
                 scoring::Side side);
/// Its seed in the draw; empty where it has none.
QString seedWord(const tournament::Tournament& tournament, const std::string& team);
/// `no-show`: how a match was decided without being played to its end; empty where it was.
QString outcomeWord(const tournament::Match& match);
/// `Nov 21, 19:45`: a time on record, in the time that the print has.
QString timeText(const std::string& utc, const QDateTime& printed);
/// `UNC, regular: to 300, 30 minutes, minimum bid 4, …`
QString rulesInShort(const rules::Set& set);
/// The same for the tournament in general, and behind it what holds from a later match on.
QStringList rulesInShort(const tournament::Tournament& tournament);
/// `match 7 (championship): to 500, …`: those of the final where it has rules of its own; else empty.
QString finalRulesInShort(const tournament::Tournament& tournament);

} // namespace paper
