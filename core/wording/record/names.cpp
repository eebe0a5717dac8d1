#include "names.h"

#include "desk/checks/named.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wording {

std::string shortName(const std::string& full)
{
    const std::string name = rules::plain(full);
    static const QStringList suffixes{u"jr"_s, u"jr."_s, u"sr"_s, u"sr."_s, u"ii"_s, u"iii"_s, u"iv"_s};
    QStringList words = QString::fromStdString(name).split(u' ', Qt::SkipEmptyParts);
    const auto hasLetter = [](const QString& word) {
        return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
    };
    while (words.size() > 1 &&
           (suffixes.contains(words.constLast().toLower()) || !hasLetter(words.constLast())))
        words.removeLast();
    if (words.size() < 2)
        return words.isEmpty() ? full : rules::isolated(words.constFirst().toStdString());
    const QString& last = words.constLast();
    QTextBoundaryFinder letter(QTextBoundaryFinder::Grapheme,
                               last); // an accent may be a character of its own
    const QString initial = last.left(letter.toNextBoundary()).toUpper();
    return rules::isolated(QString(words.constFirst() + u' ' + initial + u'.').toStdString());
}

std::string withName(const std::string& text, const std::string& name)
{
    return filled(Desk::tr("%1 (%2)"), text, name);
}

std::string withTheirTeam(const tournament::Tournament& tournament, const std::string& person)
{
    const std::string team = teamOfPlayer(tournament, person);
    const std::string name = personName(tournament, person);
    return team.empty() ? name : withName(name, teamName(tournament, team));
}

QCollator nameOrder()
{
    QCollator order{QLocale(QLocale::English)};
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    return order;
}

std::string titleOf(const tournament::Match& match)
{
    return text(desk::matchTitle(match));
}

std::string nameOrTbd(const tournament::Tournament& tournament, const std::string& team)
{
    return team.empty() ? filled(Desk::tr("TBD")) : tournament::teamName(tournament, team);
}

std::string bothTeams(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams)
{
    return filled(Desk::tr("%1 and %2"), nameOrTbd(tournament, teams.a), nameOrTbd(tournament, teams.b));
}

std::string matchInList(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return sentence(titleOf(match)) + " · " + nameOrTbd(tournament, match.teams.a) + " – " +
           nameOrTbd(tournament, match.teams.b);
}

std::string ordinal(int number)
{
    static constexpr const char* ordinals[] = {
        QT_TRANSLATE_NOOP("Desk", "%1th"), QT_TRANSLATE_NOOP("Desk", "%1st"),
        QT_TRANSLATE_NOOP("Desk", "%1nd"), QT_TRANSLATE_NOOP("Desk", "%1rd")};
    if (number == 1)
        return filled(Desk::tr("first"));
    const bool teen = number / 10 % 10 == 1;
    return filled(Desk::tr(ordinals[teen || number % 10 > 3 ? 0 : number % 10]), number);
}

std::string handAt(const tournament::Match& match, int game, int place)
{
    return text(desk::handTitle(match, game, place));
}

std::string playsFromText(const tournament::Tournament& tournament, const tournament::Team& team,
                          const std::string& person)
{
    const tournament::Substitution* later = tournament::laterSubstitution(tournament, team, person);
    return later ? text(desk::fromWhen(tournament, *later)) : std::string();
}

} // namespace wording
