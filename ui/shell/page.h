// Where a screen stands in the window: it scrolls where it does not fit, as large text may not.
#pragma once

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>

namespace shell {

class Page : public QScrollArea {
    Q_OBJECT
public:
    explicit Page(QWidget* screen)
    {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidget(screen);
        // Focus also moves by other keys than Tab, which is all that the base class looks after.
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { keepInView(now); });
    }

protected:
    // Larger text moves what has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool taken = QScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        if (watched == widget() && event->type() == QEvent::Resize)
            keepInView(QApplication::focusWidget());
        return taken;
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
    }

private:
    // As large as the window, or as what cannot be smaller. A resizable widget would be made as high as it
    // likes to be wherever text wraps in it, and a sheet likes to show all of its hands.
    void fit()
    {
        QSize room = maximumViewportSize();
        const QSize least = widget()->minimumSizeHint();
        if (least.height() > room.height())
            room.rwidth() -= verticalScrollBar()->sizeHint().width();
        if (least.width() > room.width())
            room.rheight() -= horizontalScrollBar()->sizeHint().height();
        widget()->resize(room.expandedTo(least));
    }

    void keepInView(QWidget* focus)
    {
        if (focus && widget()->isAncestorOf(focus))
            ensureWidgetVisible(focus, 0, 8);
    }
};

} // namespace shell
