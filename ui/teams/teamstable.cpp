#include "teamstable.h"

#include "teamrows.h"

#include "wording/tr.h"

#include <algorithm>
#include <utility>

using wording::Window;

namespace teams {

namespace {

// Pixels at 100 %: a narrower list does without these columns.
constexpr int withAffiliations = 480;
constexpr int withIds = 560;
constexpr int withWholeStatus = 720;
constexpr int leastStatus = 160;
constexpr int wholeStatus = 214; // `show ID again for match 12`

} // namespace

TeamsTable::TeamsTable(kit::Theme& theme)
    : RowTable(theme, Window::tr("teams"),
               {Window::tr("Seed"), Window::tr("Team"), Window::tr("Players"), Window::tr("Affiliation"),
                Window::tr("IDs end in"), Window::tr("Status")}),
      m_theme(theme)
{
    setMainColumn(ofteam::Name);
    setWidth(ofteam::Seed, 56);
    setWidth(ofteam::Affiliation, 120);
    setWidth(ofteam::Cards, 116);
    hideColumn(ofteam::Players); // they stand below their team's name
    setRowHeight(60);
    connect(&theme, &kit::Theme::changed, this, &TeamsTable::fitColumns);
}

void TeamsTable::showTeams(const QList<kit::Row>& rows)
{
    showRows(rows);
    m_hasAffiliations = std::ranges::any_of(
        rows, [](const kit::Row& row) { return !row.cells[ofteam::Affiliation].text.isEmpty(); });
    fitColumns();
}

void TeamsTable::resizeEvent(QResizeEvent* event)
{
    RowTable::resizeEvent(event);
    fitColumns();
}

void TeamsTable::fitColumns()
{
    setColumnHidden(ofteam::Affiliation, !m_hasAffiliations || width() < m_theme.px(withAffiliations));
    setColumnHidden(ofteam::Cards, width() < m_theme.px(withIds));
    const int status = width() < m_theme.px(withWholeStatus) ? leastStatus : wholeStatus;
    if (std::exchange(m_status, status) != status)
        setWidth(ofteam::Here, status);
}

} // namespace teams

#include "moc_teamstable.cpp"
