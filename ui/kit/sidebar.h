// The main part and a side part, which scrolls by itself. If the window is too narrow for both, as with large
// text, the side goes below the main part at its full height.
#pragma once

#include "theme.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QScrollArea>

namespace kit {

class Sidebar : public QWidget {
    Q_OBJECT
public:
    /// Pixels at 100%: the width of `side`, and the width `main` needs to have it beside itself. The side is
    /// wider if its content needs that and `main` leaves it.
    struct Widths {
        int main;
        int side;
    };
    Sidebar(Theme& theme, QWidget* main, QWidget* side, Widths widths, QWidget* parent = nullptr);
    /// Sets the width of `side`, in pixels at 100%.
    void setSideWidth(int pixels);
    /// Sets the width of `side` for when both parts together are at least `from` wide, in pixels at 100%.
    void setWideSide(int from, int pixels);
    /// Whether the main part takes only its minimum height if the side is below it and there is little room.
    void setMainLow(bool is);
    bool isBelow() const { return m_isBelow; }
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The side moved below the main part, or back beside it.
    void turned(bool isBelow);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void fit();
    /// The height of the main part if the side is below it.
    int heightAbove() const;
    int sideWidth() const;

    Theme& m_theme;
    QWidget* m_main;
    QWidget* m_side;
    QScrollArea* m_scroll; ///< around the side
    Widths m_widths;
    int m_wideFrom = QWIDGETSIZE_MAX;
    int m_wideSide = 0;
    QGridLayout* m_grid;
    bool m_isBelow = false;
    bool m_isMainLow = false;
    bool m_hasSize = false; ///< before it has a size, its width means nothing
};

// The same without a scroll bar of its own: for two parts that scroll together, or separately. The side gets
// a third of the width if that is more.

class Beside : public QWidget {
    Q_OBJECT
public:
    static constexpr int between = 14; ///< pixels
    Beside(Theme& theme, QWidget* main, QWidget* side, Sidebar::Widths widths, QWidget* parent = nullptr);
    /// Gives both parts the same height and these shares of the width. `apart`: pixels between them when one
    /// is below the other.
    void share(int main, int side, int apart = between);
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
    int m_apart = between;
    bool m_isShared = false;
    bool m_hasSize = false;
};

} // namespace kit
