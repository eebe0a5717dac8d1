// Who does not come: the time of grace of a ready match, and what is done when it is over.
#include "nightscreen.h"

#include "nightwords.h"

#include "desk/absence.h"
#include "desk/names.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace nightview {

QString NightScreen::readyMatch() const
{
    for (qsizetype place = 0; place < m_ready.matches.size(); ++place)
        if (m_ready.rows[static_cast<std::size_t>(place)]->hasFocus())
            return m_ready.matches[place];
    return {};
}

bool NightScreen::pressOnReady(int key)
{
    const QString match = readyMatch();
    if (match.isEmpty() || (key != Qt::Key_W && key != Qt::Key_X))
        return false;
    if (key == Qt::Key_W)
        waitFor(match);
    else
        decideAbsent(match);
    return true;
}

void NightScreen::waitFor(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    const bool waits = !desk::waitedSince(m_session.night(), id).empty();
    m_session.ask(
        u"waiting for "_s + look::text(desk::titleOf(*night::match(m_session.night(), id))),
        [by, id, waits](desk::Desk& desk) {
            return waits ? desk::waitNoMore(desk, by, id) : desk::wait(desk, by, id);
        },
        [this](const session::Outcome& outcome) { complain(outcome.mistakes.join(u" · "_s)); });
}

void NightScreen::decideAbsent(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    m_session.ask(
        u"result of "_s + look::text(desk::titleOf(*night::match(m_session.night(), id))),
        [by, id](desk::Desk& desk) { return desk::absent(desk, by, id, {}); },
        [this](const session::Outcome& outcome) {
            complain(outcome.mistakes.join(u" · "_s));
            if (outcome.good() && isVisible())
                takeFocus();
        });
}

} // namespace nightview
