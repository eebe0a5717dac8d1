// Score sheets that are still out though their match is over.
#include "tablesscreen.h"
#include "tableswords.h"

#include "desk/play/scoresheets.h"
#include "tournament/queries/sheetmarks.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

constexpr qsizetype mostSheets = 3; // a room that takes none back is not to fill the list with them

} // namespace

void TablesScreen::showSheetsOut(const tournament::Tournament& tournament)
{
    std::vector<const tournament::Match*> late = tournament::sheetsOut(tournament);
    std::erase_if(late,
                  [](const tournament::Match* match) { return match->state != tournament::State::Final; });
    const auto all = static_cast<qsizetype>(late.size());
    const int aheadMin = m_session.ticker().now().aheadMin;
    for (qsizetype i = 0; i < qMin(all, mostSheets); ++i) {
        const tournament::Match& match = *late[static_cast<std::size_t>(i)];
        const bool isLast = i + 1 == mostSheets && all > mostSheets;
        m_needs.sheets.insert(m_needs.matches.size());
        add(m_needs, kit::text(match.id),
            {kit::sentence(wording::sheetMarkText(tournament, match, aheadMin) + ": " +
                           wording::titleOf(match)),
             teamsOf(tournament, match), Window::tr("it is back"), false, u"B"_s,
             isLast ? Window::tr("and %1 more sheets are out").arg(all - mostSheets) : QString()});
    }
}

bool TablesScreen::pressOnNeeds(int key)
{
    if (key != Qt::Key_B)
        return false;
    for (const qsizetype place : std::as_const(m_needs.sheets)) {
        if (!m_needs.rows[static_cast<std::size_t>(place)]->hasFocus())
            continue;
        const std::string id = m_needs.matches.at(place).toStdString();
        const std::string by = m_session.supervisor().toStdString();
        m_session.ask(
            Window::tr("sheet of %1 back")
                .arg(kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)))),
            [by, id](desk::Desk& desk) { return desk::takeBackSheet(desk, by, id); },
            [this](const session::Outcome& outcome) { complain(outcome.mistakes.join(u" · "_s)); });
        return true;
    }
    return false;
}

} // namespace tables
