// During the event: somebody comes in for a player of a team.
#include "teamsscreen.h"

#include "desk/names.h"
#include "desk/substitute.h"
#include "night/lineup.h"
#include "ui/look/sentence.h"

using namespace Qt::StringLiterals;

namespace teams {

void TeamsScreen::askToSubstitute(const QString& id)
{
    const night::Night& night = m_session.night();
    const night::Team* team = night::team(*night.setting, id.toStdString());
    if (!team)
        return;
    if (!isDrawn() || !night::seedOfTeam(*night.setting, team->id))
        return m_note->say(u"%1 is not drawn: Enter puts its players right."_s.arg(look::text(team->name)),
                           look::Line::Ink::Bad);
    if (team->withdrawn)
        return m_note->say(u"%1 has withdrawn: nobody comes in for it."_s.arg(look::text(team->name)),
                           look::Line::Ink::Bad);
    m_note->say({}, look::Line::Ink::Bad);
    QStringList names;
    for (const std::string& player : night::playersNow(night, *team))
        names << look::text(desk::personName(night, player));
    showAtSide(m_ask);
    m_ask->ask(u"Who comes in for %1?"_s.arg(look::text(team->name)),
               {{u"Who leaves"_s, names, {}, false},
                {u"Who comes in"_s, {}, {}, false},
                {u"From match, or next"_s, {}, {}, true},
                {u"Why, if you like"_s, {}, {}, true}},
               u"Substitute"_s, [this, id](const QStringList& answers) { substitute(id, answers); },
               {u"Matches that were called keep who sat down. Ctrl+Z takes it back."_s});
}

void TeamsScreen::substitute(const QString& id, const QStringList& answers)
{
    const night::Night& night = m_session.night();
    desk::SubstituteOptions options;
    options.team = id.toStdString();
    options.reason = answers[3].toStdString();
    const auto leaves = desk::findPlayer(night, answers[0].toStdString(), options.team);
    const std::string name = answers[1].simplified().toStdString();
    options.joins = desk::personNamed(night, options.team, name);
    if (options.joins.empty())
        options.anew = name;
    const auto match = answers[2].isEmpty() ? desk::Answer<std::string>(std::string())
                                            : desk::findMatch(night, answers[2].toStdString());
    for (const auto* each : {&leaves, &match})
        if (!*each)
            return m_ask->complain(look::sentences(each->error().mistakes).join(u"; "_s));
    options.leaves = *leaves;
    options.match = *match;
    askAfterDraw(u"substitution in "_s + id, [options](desk::Desk& desk, const std::string& by) {
        return desk::substitute(desk, by, options);
    });
}

} // namespace teams
