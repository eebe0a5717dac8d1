// Holds a screen in the window: scrolls it if it doesn't fit, for example with large text.
#pragma once

#include <QScrollArea>

namespace shell {

class Page : public QScrollArea {
    Q_OBJECT
public:
    explicit Page(QWidget* screen);

protected:
    // Larger text moves the focused widget.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void keepInView(QWidget* focus);
    void keepInViewLater();
};

// The places of the bar at the left.

/// Their numbers are fixed, so that Ctrl and a number always goes to the same place.
enum class Place { Tables = 1, Teams, CheckIn, ScoreSheet, Bracket, Standings, Rulings, Print, Rules };

} // namespace shell
