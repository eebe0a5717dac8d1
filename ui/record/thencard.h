// Beside the record: the chosen line in full, and how its match, or the tournament, stood after it.
#pragma once

#include "recordmodel.h"

#include "ui/look/prose.h"

namespace record {

class ThenSheet;

class ThenCard : public QWidget {
    Q_OBJECT
public:
    explicit ThenCard(look::Theme& theme, QWidget* parent = nullptr);
    /// The line, and the tournament as it stood after it.
    void show(const desk::RecordLine& line, const LineWords& words, const tournament::Tournament& then);
    using QWidget::show;
    /// No line is chosen.
    void clear();

private:
    QWidget* makeLine();
    QWidget* makeThen();
    void showMatch(const tournament::Tournament& then, const tournament::Match& match,
                   const facts::Spot* spot);
    void showTournament(const tournament::Tournament& then);

    look::Theme& m_theme;
    look::Prose* m_head = nullptr;
    look::Prose* m_detail = nullptr;
    look::Prose* m_was = nullptr;
    look::Prose* m_gone = nullptr;
    look::Prose* m_stamp = nullptr;
    look::Prose* m_title = nullptr;
    QWidget* m_sides = nullptr;
    look::Line* m_teams[2] = {};
    look::Line* m_scores[2] = {};
    look::Prose* m_state = nullptr;
    ThenSheet* m_sheet = nullptr;
};

} // namespace record
