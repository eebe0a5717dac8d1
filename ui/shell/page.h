// Where a screen stands in the window: it scrolls where it does not fit, as large text may not.
#pragma once

#include <QApplication>
#include <QScrollArea>

namespace shell {

class Page : public QScrollArea {
    Q_OBJECT
public:
    explicit Page(QWidget* screen)
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidget(screen);
        // Focus also moves by other keys than Tab, which is all that the base class looks after.
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (now && widget()->isAncestorOf(now))
                ensureWidgetVisible(now, 0, 8);
        });
    }
};

} // namespace shell
