// The list of teams. Its width decides which columns are shown.
#pragma once

#include "ui/kit/rows.h"

namespace teams {

/// Named "teams". If it is narrow, the ends of IDs are hidden first, then affiliations, then seeds. Names and
/// states are always shown.
class TeamsTable : public kit::RowTable {
    Q_OBJECT
public:
    explicit TeamsTable(kit::Theme& theme);
    /// `hasIds`: at least one player has an ID.
    void showTeams(const QList<kit::Row>& rows, bool hasIds);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    kit::Theme& m_theme;
    bool m_hasAffiliations = false;
    bool m_hasIds = false;
    int m_status = 0;      ///< the width of that column, like the next
    int m_wholeStatus = 0; ///< wide enough for every state
};

} // namespace teams
