// A player or a team may not play, or may again.
#include "absencesscreen.h"

#include "desk/checkin/sanction.h"
#include "desk/checks/lookup.h"
#include "ui/kit/sentence.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace absences {

namespace {

enum class Who { Player, Team };

} // namespace

void AbsencesScreen::askSanction()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus(); // what is typed there stays
    ++m_asked;
    m_ask->ask(
        Window::tr("Somebody may not play"),
        {{Window::tr("Name"), {}, {}, false},
         {Window::tr("Who"),
          {{Who::Player, Window::tr("A player")}, {Who::Team, Window::tr("A whole team")}},
          QVariant::fromValue(Who::Player),
          false},
         {Window::tr("Last day"), {}, {}, true},
         {Window::tr("Reason"), {}, {}, false}},
        Window::tr("Put on record"),
        [this](const kit::Answers& answers) {
            facts::Sanction sanction;
            if (!readWhom(answers.chosen<Who>(1) == Who::Team, answers.text(0), sanction))
                return;
            if (!answers.text(2).isEmpty())
                sanction.until = answers.text(2).toStdString();
            sanction.reason = answers.text(3).toStdString();
            record(Window::tr("sanction"), sanction);
        },
        {Window::tr("The last day is written like 2026-12-31; without one it holds until it is lifted.")});
}

bool AbsencesScreen::readWhom(bool isTeam, const QString& typed, facts::Sanction& sanction)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const auto found = isTeam ? desk::findTeam(tournament, typed.toStdString())
                              : desk::findPlayer(tournament, typed.toStdString(), "");
    if (!found) {
        m_ask->complain(kit::sentences(wording::onScreen(found.error().mistakes)).join(u' '));
        return false;
    }
    (isTeam ? sanction.team : sanction.person) = *found;
    return true;
}

void AbsencesScreen::askEnd()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus();
    const facts::Sanction* chosen = m_sanctions->at(m_table->currentRow());
    if (!chosen)
        return;
    ++m_asked;
    facts::Sanction lifted = *chosen;
    lifted.until.reset();
    lifted.lifted = true;
    m_ask->ask(Window::tr("%1 may play again").arg(m_sanctions->nameAt(m_table->currentRow())),
               {{Window::tr("Reason"), {}, {}, false}}, Window::tr("End the sanction"),
               [this, lifted](const kit::Answers& answers) {
                   facts::Sanction sanction = lifted;
                   sanction.reason = answers.text(0).toStdString();
                   record(Window::tr("end of the sanction"), sanction);
               });
}

void AbsencesScreen::record(const QString& what, const facts::Sanction& sanction)
{
    const auto send = [this, what, sanction, asked = m_asked](const QString& by) {
        m_session.ask(
            what,
            [sanction, who = by.toStdString()](desk::Desk& desk) {
                return desk::sanction(desk, who, sanction);
            },
            [this, asked](const session::Outcome& outcome) {
                if (!m_ask->isOpen() || asked != m_asked)
                    return; // something else is asked since
                if (outcome.good())
                    m_ask->drop();
                else
                    m_ask->complain(kit::inARow(outcome.mistakes));
            },
            this);
    };
    const tournament::Tournament& tournament = m_session.tournament();
    const std::string day = today();
    if (const auto good = desk::maySanction(tournament, sanction, day); !good)
        return m_ask->complain(kit::inARow(kit::sentences(wording::onScreen(good.error().mistakes))));
    if (allow)
        allow(Window::tr("Who may not play: a supervisor's PIN"), send, [this, asked = m_asked] {
            if (m_ask->isOpen() && asked == m_asked)
                m_ask->complain(
                    Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
        });
    else
        send(m_session.supervisor());
}

} // namespace absences
