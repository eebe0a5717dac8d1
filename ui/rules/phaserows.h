// The parts of a draw, one per row; parts that the origin plays under one phase share a row. Shows which have
// rules of their own.
#pragma once

#include "rules/draft.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"

#include <vector>

namespace rulesview {

class PhaseRows : public QWidget {
    Q_OBJECT
public:
    explicit PhaseRows(kit::Theme& theme);
    void refresh(const rules::Draft& draft);

Q_SIGNALS:
    /// That part should have its own rules, or no longer.
    void partWanted(rules::DrawPart part, bool hasRules);
    /// That part should have the rules of the other part.
    void sameWanted(rules::DrawPart part, rules::DrawPart as);
    /// The fields of that phase should be shown.
    void phaseWanted(const std::string& phase);

protected:
    void paintEvent(QPaintEvent* event) override;   // a line above each row
    void focusInEvent(QFocusEvent* event) override; // passes it on to the first row
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        rules::DrawPart part;
        std::string phase{}; ///< its phase; empty: it has the rules of all other matches
        QWidget* around;
        kit::Prose* name;
        kit::Prose* state;
        QPushButton* add;
        QPushButton* edit;
        QPushButton* remove;
        kit::FlowRow* same; ///< one button for each part with rules
    };

    void addRow(kit::Theme& theme, rules::DrawPart part);
    void showName(const Row& row, const std::vector<rules::DrawPart>& together);
    void showSharedRules(const Row& row, const std::vector<rules::DrawPart>& others);

    kit::Theme& m_theme;
    std::vector<Row> m_rows;
};

} // namespace rulesview
