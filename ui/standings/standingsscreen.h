// The standings, and decisions that are needed before play continues.
#pragma once

#include "decisions.h"
#include "standingsmodel.h"

#include "ui/session/screen.h"

#include <QBoxLayout>
#include <QTableView>

namespace standings {

class StandingsScreen : public session::Screen {
    Q_OBJECT
public:
    StandingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// Goes to the decision, if one is needed.
    void decide() { m_decisions->takeFocus(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void fit();
    void fitHead();
    void fitColumns();
    int widthOf(int column) const;
    /// The reason for the place of the team in that row, with the numbers.
    QString reasonOf(int row) const;
    int reasonHeight() const;
    void fitRows();
    void showHead(const tournament::Tournament& tournament);
    void showLegend(const tournament::Tournament& tournament);
    void showWhy();
    void openTeam();

    kit::Line* m_title;
    kit::Line* m_subtitle;
    QBoxLayout* m_words; ///< around the title and the subtitle
    QTableView* m_table;
    StandingsModel* m_model;
    int m_team = teamColumn();
    Decisions* m_decisions;
    kit::Prose* m_why;
    kit::Line* m_legend;
    kit::KeyHint* m_open;
    kit::KeyHint* m_print;
    QWidget* m_empty;
};

} // namespace standings
