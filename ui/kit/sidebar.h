// What is worked with, and beside it what is looked at, which scrolls by itself; where the window is too
// narrow for both, as with large text, the second stands below the first at its full height.
#pragma once

#include "theme.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QScrollArea>

namespace kit {

class Sidebar : public QWidget {
    Q_OBJECT
public:
    /// Pixels at 100 %: how wide `side` is, and what `main` needs at least to have it beside itself.
    struct Widths {
        int main;
        int side;
    };
    Sidebar(Theme& theme, QWidget* main, QWidget* side, Widths widths, QWidget* parent = nullptr);
    /// Both are as wide as each other where there is room for more.
    void shareEqually();
    /// `side` is so wide from now on, pixels at 100 %.
    void setSideWidth(int pixels);
    bool isBelow() const { return m_isBelow; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void fit();

    Theme& m_theme;
    QWidget* m_main;
    QWidget* m_side;
    QScrollArea* m_scroll; ///< around it
    Widths m_widths;
    QGridLayout* m_grid;
    bool m_isBelow = false;
    bool m_isEqual = false;
    bool m_hasSize = false; ///< of its own; before, a width says nothing
};

// The same without a scroll bar of its own: for two parts that scroll together, or each by itself.

class Beside : public QWidget {
    Q_OBJECT
public:
    Beside(Theme& theme, QWidget* main, QWidget* side, Sidebar::Widths widths, QWidget* parent = nullptr);
    /// Both are as high as each other, and share what width there is in these parts.
    void share(int main, int side);
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    Theme& m_theme;
    QWidget* m_main;
    QWidget* m_side;
    Sidebar::Widths m_widths;
    QBoxLayout* m_box;
    bool m_isShared = false;
    bool m_hasSize = false;
};

} // namespace kit
