// A small picture of a draw: its tree, its pools, its cross table or its rounds.
#pragma once

#include "bracket/bracket.h"
#include "ui/kit/theme.h"

#include <QString>
#include <QWidget>

namespace teams {

/// Large enough to recognize at a glance. Screen readers get it in words: `Quarterfinals: 4 matches.
/// Semifinals: 2 matches. Final: 1 match.`
class DrawPicture : public QWidget {
    Q_OBJECT
public:
    explicit DrawPicture(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const bracket::Bracket& bracket);
    using QWidget::show;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    kit::Theme& m_theme;
    bracket::Bracket m_bracket;
};

/// The meaning of its marks, if that isn't obvious; else empty.
QString sketchCaption(const bracket::Bracket& bracket);

} // namespace teams
