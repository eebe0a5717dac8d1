// The list of teams: which of its columns show at its width.
#pragma once

#include "ui/kit/rows.h"

namespace teams {

/// Named "teams". The ends of the IDs give way first, then the affiliations, then the seeds: names and states
/// stay.
class TeamsTable : public kit::RowTable {
    Q_OBJECT
public:
    explicit TeamsTable(kit::Theme& theme);
    /// `hasIds`: anybody has one.
    void showTeams(const QList<kit::Row>& rows, bool hasIds);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    kit::Theme& m_theme;
    bool m_hasAffiliations = false;
    bool m_hasIds = false;
    int m_status = 0;      ///< the width of that column, as the next
    int m_wholeStatus = 0; ///< so that each can be read whole
};

} // namespace teams
