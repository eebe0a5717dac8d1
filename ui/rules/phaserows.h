// The parts of a draw, one a row, and those together that the origin plays by one phase: which of them have
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
    /// Somebody wants rules of its own for that part, or none.
    void partWanted(rules::DrawPart part, bool hasRules);
    /// Or those of that other part.
    void sameWanted(rules::DrawPart part, rules::DrawPart as);
    /// The fields of that phase.
    void phaseWanted(const std::string& phase);

protected:
    void paintEvent(QPaintEvent* event) override;   // a line above each row
    void focusInEvent(QFocusEvent* event) override; // passes it on to the first row
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        rules::DrawPart part;
        std::string phase{}; ///< of its rules; empty: those of all other matches
        QWidget* around;
        kit::Prose* name;
        kit::Prose* state;
        QPushButton* add;
        QPushButton* edit;
        QPushButton* remove;
        kit::FlowRow* same; ///< a button for each part with rules
    };

    void addRow(kit::Theme& theme, rules::DrawPart part);
    void showName(const Row& row, const std::vector<rules::DrawPart>& together);
    void showSame(const Row& row, const std::vector<rules::DrawPart>& others);

    kit::Theme& m_theme;
    std::vector<Row> m_rows;
};

} // namespace rulesview
