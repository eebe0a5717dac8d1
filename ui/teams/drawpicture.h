// The place on the card where a draw is sketched.
#pragma once

#include "sketch.h"

#include <QWidget>

namespace teams {

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

} // namespace teams
