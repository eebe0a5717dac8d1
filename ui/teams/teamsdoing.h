// What another draw changes for the teams: what was beside what comes.
#pragma once

#include "desk/drawing/drawoutlook.h"
#include "ui/kit/widgets.h"

class QGridLayout;

namespace teams {

// What another draw changes for the teams: what was beside what comes.

class Changes : public QWidget {
    Q_OBJECT
public:
    Changes(kit::Theme& theme, const desk::Redraw& redraw, QWidget* parent = nullptr);

private:
    void addHead();
    void add(const desk::Changed& changed);
    void write(const std::vector<std::string>& all, std::size_t line, int column);

    kit::Theme& m_theme;
    QGridLayout* m_grid;
    int m_row = 0;
};

} // namespace teams
