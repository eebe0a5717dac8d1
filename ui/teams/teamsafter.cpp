// After the draw: a team withdraws, a team comes late.
#include "teamsscreen.h"

#include "desk/checks/lookup.h"
#include "desk/drawing/drawlater.h"
#include "ui/kit/sentence.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

void TeamsScreen::leave(const QString& id)
{
    if (!isDrawn())
        askToRemove(id);
    else if (tournament::seedOfTeam(*m_session.tournament().setting, id.toStdString()))
        askToWithdraw(id);
    else
        m_note->say(Window::tr("A team that is not in the draw stays on the list; it plays nowhere."),
                    kit::Line::Ink::Bad);
}

void TeamsScreen::askForMore()
{
    const bool isLate =
        isDrawn() && !tournament::seedOfTeam(*m_session.tournament().setting, m_form->team().toStdString());
    if (isLate)
        askToEnterLate(m_form->team());
    else
        leave(m_form->team());
}

void TeamsScreen::askToWithdraw(const QString& id)
{
    const tournament::Team* team = tournament::team(*m_session.tournament().setting, id.toStdString());
    if (!team || team->withdrawn)
        return;
    showAtSide(m_ask);
    m_ask->ask(
        Window::tr("Does %1 withdraw?").arg(kit::text(team->name)), {{Window::tr("Why"), {}, {}, false}},
        Window::tr("Withdraw"),
        [this, id](const kit::Answers& answers) {
            askAfterDraw(Window::tr("withdrawal of %1").arg(id),
                         [id = id.toStdString(), why = answers.text(0).toStdString()](desk::Desk& desk,
                                                                                      const std::string& by) {
                             return desk::withdraw(desk, by, id, why);
                         });
        },
        {Window::tr("Its matches that are not over are decided for the other side. Ctrl+Z takes it back.")});
}

void TeamsScreen::askToEnterLate(const QString& id)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Team* team = tournament::team(*tournament.setting, id.toStdString());
    const auto places = desk::latePlaces(tournament, id.toStdString());
    if (!team)
        return;
    if (!places)
        return m_note->say(kit::sentences(wording::onScreen(places.error().mistakes)).join(u"\n"_s),
                           kit::Line::Ink::Bad);
    const bool hasFree = places->front().empty();
    const bool hasOthers = places->size() > (hasFree ? 1U : 0U);
    QList<kit::Question> questions;
    if (hasOthers)
        questions << kit::Question{Window::tr("In place of"), {}, {}, hasFree};
    questions << kit::Question{Window::tr("Why, if you like"), {}, {}, true};
    const QString where =
        !hasFree    ? Window::tr("No place is free: it plays for a team that did not come.")
        : hasOthers ? Window::tr("It takes a place that is free, or that of a team that did not come.")
                    : Window::tr("It takes a place that is free.");
    showAtSide(m_ask);
    m_ask->ask(Window::tr("%1 comes late").arg(kit::text(team->name)), questions, Window::tr("Enter late"),
               [this, id, hasOthers](const kit::Answers& answers) {
                   enterLate(id, hasOthers ? answers.text(0) : QString(), answers.text(hasOthers ? 1 : 0));
               },
               {where});
}

void TeamsScreen::enterLate(const QString& id, const QString& inPlaceOf, const QString& reason)
{
    desk::LateEntryOptions options{id.toStdString(), {}, reason.toStdString()};
    if (!inPlaceOf.isEmpty()) {
        const auto whom = desk::findTeam(m_session.tournament(), inPlaceOf.toStdString());
        if (!whom)
            return m_ask->complain(kit::sentences(wording::onScreen(whom.error().mistakes)).join(u"; "_s));
        options.replaces = *whom;
    }
    askAfterDraw(
        Window::tr("late entry of %1").arg(id),
        [options](desk::Desk& desk, const std::string& by) { return desk::enterLate(desk, by, options); },
        [this, team = options.team] {
            m_note->say(kit::sentence(desk::playsInWords(m_session.tournament(), team)) + u'.',
                        kit::Line::Ink::Plain);
        });
}

void TeamsScreen::askAfterDraw(const QString& what, const Wish& wish, const std::function<void()>& then)
{
    askOnce(
        what, [wish, by = m_session.supervisor().toStdString()](desk::Desk& desk) { return wish(desk, by); },
        [this, then](const session::Outcome& outcome) {
            QString mistakes = kit::inARow(outcome.mistakes);
            if (!outcome.good() && !mistakes.endsWith(u'.'))
                mistakes += u'.';
            const bool wasAsked = m_ask->isOpen() && m_ask->isAnswered(); // not another question since
            if (!wasAsked)
                m_note->say(mistakes, kit::Line::Ink::Bad);
            else if (!outcome.good())
                m_ask->complain(mistakes);
            else
                m_ask->drop();
            refresh();
            if (outcome.good() && then)
                then();
        });
}

} // namespace teams
