// Where a screen stands in the window: it scrolls where it does not fit, as large text may not.
#pragma once

#include <QScrollArea>

namespace shell {

class Page : public QScrollArea {
    Q_OBJECT
public:
    explicit Page(QWidget* screen);

protected:
    // Larger text moves what has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void keepInView(QWidget* focus);
    void keepInViewLater();
};

// The places of the rail.

/// Their numbers are fixed, so that Ctrl and a number goes where it always went.
enum class Place { Tables = 1, Teams, CheckIn, ScoreSheet, Bracket, Standings, Rulings, Print, Rules };

} // namespace shell
