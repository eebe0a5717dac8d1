// Who does not come: the grace period of a ready match, and what is done when it is over.
#include "room.h"
#include "tablesscreen.h"
#include "tableswords.h"

#include "desk/play/absence.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

/// What it would cost, a sentence a side.
QStringList costs(const tournament::Tournament& tournament, const tournament::Match& match,
                  const tournament::Absence& absence)
{
    QStringList all;
    for (const std::string& each : desk::costOf(tournament, match, absence))
        all << kit::text(each) + u'.';
    return all;
}

QList<kit::Choice> teamChoices(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return {{facts::Side::A, kit::text(tournament::teamName(tournament, match.teams.a))},
            {facts::Side::B, kit::text(tournament::teamName(tournament, match.teams.b))}};
}

} // namespace

QString TablesScreen::readyMatch() const
{
    for (qsizetype place = 0; place < m_ready.matches.size(); ++place)
        if (m_ready.rows[static_cast<std::size_t>(place)]->hasFocus())
            return m_ready.matches[place];
    return {};
}

bool TablesScreen::pressOnReady(int key)
{
    const QString match = matchOf(key);
    if (match.isEmpty() || (key != Qt::Key_W && key != Qt::Key_X && key != Qt::Key_D))
        return false;
    doOnReady(key, match);
    return true;
}

// Where X decides nothing the desk says of the row with the focus why not.
QString TablesScreen::matchOf(int key) const
{
    const QString decided = key == Qt::Key_X ? decidableMatch() : QString();
    return decided.isEmpty() ? readyMatch() : decided;
}

void TablesScreen::doOnReady(int key, const QString& match)
{
    if (match.isEmpty())
        return;
    if (key == Qt::Key_W)
        waitFor(match);
    else if (key == Qt::Key_X)
        decideAbsent(match);
    else
        askDefault(match);
}

QString TablesScreen::decidableMatch() const
{
    const QString chosen = readyMatch();
    return m_decidable.contains(chosen) ? chosen : m_decidable.value(0);
}

void TablesScreen::showAbsence(const tournament::Tournament& tournament)
{
    QStringList decides;
    const tournament::Match* match = tournament::match(tournament, decidableMatch().toStdString());
    if (match)
        if (const auto absence = desk::absenceNow(tournament, *match, {}, m_session.ticker().now())) {
            const QString title = kit::text(wording::titleOf(*match));
            decides = costs(tournament, *match, *absence);
            decides.front().prepend(Window::tr("X decides %1.").arg(title) + u' ');
        }
    m_absence->show(!m_ready.matches.isEmpty(), tournament.setting->absence.grace && m_mayWait, decides);
}

void TablesScreen::askDefault(const QString& match)
{
    using facts::Decided;
    using facts::Winner;
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Match* found = tournament::match(tournament, match.toStdString());
    if (!found || found->teams.a.empty() || found->teams.b.empty())
        return;
    const QList<kit::Choice> teams = teamChoices(tournament, *found);
    const QStringList notes = costs(tournament, *found, {Winner::B, Decided::Defaulted}).mid(0, 1) +
                              costs(tournament, *found, {Winner::A, Decided::Defaulted}).mid(0, 1);
    const QString title = kit::text(wording::titleOf(*found));
    kit::Ask& question = m_absence->question();
    question.ask(
        Window::tr("Who gave notice for %1?").arg(title),
        {{Window::tr("Team"), teams, {}, false}, {Window::tr("Said, by whom"), {}, {}, true}},
        Window::tr("Decide by default"),
        [this, match, title](const kit::Answers& answers) {
            const std::string by = m_session.supervisor().toStdString();
            const std::string id = match.toStdString();
            desk::AbsentOptions options;
            options.defaults = answers.chosen<facts::Side>(0);
            if (!answers.text(1).isEmpty())
                options.reason = answers.text(1).toStdString();
            askDesk(
                m_session, m_absence->question(), Window::tr("result of %1").arg(title),
                [by, id, options](desk::Desk& desk) { return desk::absent(desk, by, id, options); }, this,
                [this](const QString& said) { complain(said); });
        },
        notes);
    showAbsence(tournament);
}

void TablesScreen::waitFor(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    const tournament::Match& ready = *tournament::match(m_session.tournament(), id);
    const bool waits = tournament::waitFor(m_session.tournament(), ready);
    m_session.ask(
        Window::tr("waiting for %1").arg(kit::text(wording::titleOf(ready))),
        [by, id, waits](desk::Desk& desk) {
            return waits ? desk::waitNoMore(desk, by, id) : desk::wait(desk, by, id);
        },
        [this](const session::Outcome& outcome) { complain(outcome.mistakes.join(u" · "_s)); });
}

void TablesScreen::decideAbsent(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    m_session.ask(
        Window::tr("result of %1")
            .arg(kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)))),
        [by, id](desk::Desk& desk) { return desk::absent(desk, by, id, {}); },
        [this](const session::Outcome& outcome) {
            complain(outcome.mistakes.join(u" · "_s));
            if (outcome.good() && isVisible())
                takeFocus();
        });
}

} // namespace tables
