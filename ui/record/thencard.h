// Beside the record: the chosen line in full, and how its match, or the tournament, stood after it.
#pragma once

#include "recordmodel.h"

#include "ui/kit/prose.h"

namespace record {

class ThenSheet;

class ThenCard : public QWidget {
    Q_OBJECT
public:
    explicit ThenCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// The line, and the tournament as it stood after it.
    void show(const wording::RecordLine& line, const LineWords& words, const tournament::Tournament& then);
    using QWidget::show;
    /// No line is chosen.
    void clear();

private:
    QWidget* makeLine();
    QWidget* makeThen();
    void showMatch(const tournament::Tournament& then, const tournament::Match& match,
                   const facts::Spot* spot);
    void showTournament(const tournament::Tournament& then);

    kit::Theme& m_theme;
    kit::Prose* m_head = nullptr;
    kit::Prose* m_detail = nullptr;
    kit::Prose* m_was = nullptr;
    kit::Prose* m_gone = nullptr;
    kit::Prose* m_stamp = nullptr;
    kit::Prose* m_title = nullptr;
    QWidget* m_sides = nullptr;
    kit::Line* m_teams[2] = {};
    kit::Line* m_scores[2] = {};
    kit::Prose* m_state = nullptr;
    ThenSheet* m_sheet = nullptr;
};

} // namespace record
