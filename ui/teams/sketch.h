// A small drawing of what a draw means for so many teams: its tree, its pools, its cross table or its rounds.
#pragma once

#include "bracket/bracket.h"
#include "ui/kit/theme.h"

#include <QString>
#include <QWidget>

namespace teams {

/// High enough to be made out at a glance. A screen reader gets the same in words: `Quarterfinals: 4 matches.
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

/// What its marks mean, where that is not plain; else empty.
QString sketchCaption(const bracket::Bracket& bracket);

} // namespace teams
