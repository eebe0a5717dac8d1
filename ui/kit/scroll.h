// What may be higher than the window, at large text sizes above all: it scrolls, up and down only.
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>

namespace kit {

/// As wide as what is in it needs, with the bar beside it.
class Scroll : public QScrollArea {
public:
    explicit Scroll(QWidget* inside, QWidget* parent = nullptr) : QScrollArea(parent)
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setWidget(inside);
        inside->installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    void fit()
    {
        setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    }
};

// What somebody works at is brought into view where a screen scrolls.

/// Scrolls everything that scrolls around the widget until that part of it is in view.
inline void bringIntoView(const QWidget& widget, const QRect& part)
{
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (!area || !area->widget() || !area->widget()->isAncestorOf(&widget))
            continue;
        const QPoint center = widget.mapTo(area->widget(), part.center());
        area->ensureVisible(center.x(), center.y(), part.width() / 2 + 1, part.height() / 2 + 1);
    }
}

} // namespace kit
