#include "words.h"

#include "bracket/questions.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QLocale>
#include <QStringList>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

QString number(int value)
{
    return value < 0 ? u"−"_s + QString::number(-value) : QString::number(value);
}

QString tournamentName(const tournament::Tournament& tournament)
{
    return tournament.setting->tournament ? q(tournament.setting->tournament->name)
                                          : Paper::tr("A tournament without a name");
}

QString teamName(const tournament::Tournament& tournament, const std::string& id)
{
    return q(tournament::teamName(tournament, id));
}

QString playerName(const tournament::Tournament& tournament, const std::string& id)
{
    return q(tournament::personName(tournament, id));
}

QString seatName(scoring::Seat seat)
{
    return q(scoring::name(seat)).toUpper();
}

QString matchTitle(const tournament::Match& match)
{
    return wording::sentence(q(wording::titleOf(match)));
}

QString roundWord(const bracket::Bracket& bracket, const bracket::Match& match)
{
    return q(wording::matchInText(bracket, match));
}

QString sideName(const tournament::Tournament& tournament, const tournament::Match& match, scoring::Side side)
{
    if (!match.teams[side].empty())
        return teamName(tournament, match.teams[side]);
    return std::holds_alternative<bracket::Vacant>(match.seats[side]) ? Paper::tr("nobody")
                                                                      : slotName(tournament, match, side);
}

QString slotName(const tournament::Tournament& tournament, const tournament::Match& match, scoring::Side side)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    const bracket::Side there = side == scoring::Side::A ? bracket::Side::A : bracket::Side::B;
    return q(wording::inWords(drawn, bracket::slot(*bracket::find(drawn, match.id), there)));
}

QString seedWord(const tournament::Tournament& tournament, const std::string& team)
{
    const auto seed = tournament::seedOfTeam(*tournament.setting, team);
    return seed ? QString::number(*seed) : QString();
}

QString outcomeWord(const tournament::Match& match)
{
    return q(wording::outcomeWord(match));
}

QString timeText(const std::string& utc, const QDateTime& printed)
{
    const QDateTime at = QDateTime::fromString(q(utc), Qt::ISODateWithMs).toTimeZone(printed.timeZone());
    return QLocale::c().toString(at, u"MMM d, HH:mm"_s);
}

QString rulesInShort(const rules::Set& set)
{
    return q(wording::rulesInShort(set));
}

QStringList rulesInShort(const tournament::Tournament& tournament)
{
    QStringList lines;
    for (const std::string& each : wording::rulesInShort(tournament))
        lines << q(each);
    return lines;
}

QString finalRulesInShort(const tournament::Tournament& tournament)
{
    return q(wording::finalRulesInShort(tournament));
}

} // namespace paper
