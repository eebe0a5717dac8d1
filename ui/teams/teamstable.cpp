#include "teamstable.h"

#include "teamrows.h"

#include "wording/tr.h"

#include <QtMath>

#include <algorithm>
#include <utility>

using wording::Window;

namespace teams {

namespace {

// Pixels at 100 %: a narrower list hides these columns.
constexpr int withSeeds = 400;
constexpr int withAffiliations = 480;
constexpr int withIds = 560;
constexpr int withWholeStatus = 680;
constexpr int leastStatus = 160; // if some status is that long
constexpr int edges = 20;        // margins of a cell together
constexpr int tick = 24;
constexpr int mostStatus = 214; // `show ID again for match 12`

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
    hideColumn(ofteam::Players); // players are below the team's name
    setRowHeight(60);
    limitName();
    connect(&theme, &kit::Theme::changed, this, &TeamsTable::fitColumns);
}

void TeamsTable::showTeams(const QList<kit::Row>& rows, bool hasIds)
{
    showRows(rows);
    m_hasIds = hasIds;
    m_hasAffiliations = std::ranges::any_of(
        rows, [](const kit::Row& row) { return !row.cells[ofteam::Affiliation].text.isEmpty(); });
    const QFontMetricsF metrics(m_theme.font(kit::Text::Body));
    double widest = 0;
    for (const kit::Row& row : rows) {
        const kit::Cell& cell = row.cells[ofteam::Status];
        widest = std::max({widest, metrics.horizontalAdvance(cell.text) + m_theme.px(cell.tick ? tick : 0),
                           metrics.horizontalAdvance(cell.second)});
    }
    m_wholeStatus = qCeil(widest / m_theme.scale()) + edges;
    fitColumns();
}

void TeamsTable::resizeEvent(QResizeEvent* event)
{
    RowTable::resizeEvent(event);
    fitColumns();
}

void TeamsTable::fitColumns()
{
    setColumnHidden(ofteam::Seed, width() < m_theme.px(withSeeds));
    setColumnHidden(ofteam::Affiliation, !m_hasAffiliations || width() < m_theme.px(withAffiliations));
    setColumnHidden(ofteam::Cards, !m_hasIds || width() < m_theme.px(withIds));
    // The names get what the status doesn't need.
    const int most = width() < m_theme.px(withWholeStatus) ? leastStatus : mostStatus;
    const int status = std::min(most, m_wholeStatus);
    if (std::exchange(m_status, status) != status)
        setWidth(ofteam::Status, status);
    shareWidth();
}

} // namespace teams

#include "moc_teamstable.cpp"
