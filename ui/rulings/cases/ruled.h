// A row of a case or a form.
#pragma once

#include "ui/kit/theme.h"

#include <QPainter>
#include <QWidget>

namespace rulings {

/// From this height of the page on, rows are further apart, as in a window of 1920 by 1080. In pixels at 100
/// %.
inline constexpr int roomyPage = 800;

/// With a thin line above it, unless it is the first.
class Ruled : public QWidget {
public:
    Ruled(kit::Theme& theme, bool isFirst) : m_theme(theme), m_isFirst(isFirst) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_isFirst)
            QPainter(this).fillRect(0, 0, width(), 1, m_theme.colors().line);
    }

private:
    kit::Theme& m_theme;
    bool m_isFirst;
};

} // namespace rulings
