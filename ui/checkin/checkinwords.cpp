#include "checkinwords.h"

#include "tournament/model/setting.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

bool looksLikeCard(const QString& typed)
{
    if (typed.startsWith(u'%') || typed.startsWith(u';') || (typed.startsWith(u'+') && typed.contains(u'?')))
        return true;
    static const QRegularExpression number(u"^[\\s-]*[0-9][0-9\\s-]*$"_s);
    return typed.contains(number);
}

QString firstToDo(const tournament::Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    if (setting.teams.empty())
        return Window::tr("No teams yet: add them on the Teams screen (Ctrl+2), then check the players in.");
    const bool perMatch = !setting.rules.empty() &&
                          tournament::regularSet(*tournament::generalRules(setting)).people.checkin.scope ==
                              rules::CheckinScope::Match;
    if (!setting.draw && perMatch)
        return Window::tr(
            "IDs are checked for each match here: draw the teams first, on the Teams screen (Ctrl+2).");
    return {};
}

QString prompt()
{
    return Window::tr("Type a part of a name or a team and press Enter, or swipe a card.");
}

QString otherNumber(const tournament::Tournament& tournament, const std::string& person)
{
    const tournament::Person* known = tournament::person(*tournament.setting, person);
    if (!known || known->cardHash.empty())
        return {};
    return Window::tr("The roster has %1 for %2; this card has another number")
        .arg(known->cardEnd.empty() ? Window::tr("a number") : u"…"_s + kit::text(known->cardEnd),
             kit::text(known->name));
}

QString inAnswer(QStringList sentences)
{
    sentences.removeAll(QString());
    const QString all = kit::inARow(sentences);
    return all.endsWith(u'.') ? all : all + u'.';
}

} // namespace checkin
