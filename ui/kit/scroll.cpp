#include "scroll.h"

namespace kit {

namespace {

// Whether the whole widget is to be seen, not only a part of it, as the current cell of a table.
bool isWantedWhole(const QWidget& focus)
{
    return focus.inputMethodQuery(Qt::ImCursorRectangle) ==
           focus.QWidget::inputMethodQuery(Qt::ImCursorRectangle);
}

} // namespace

Page::Page(QWidget* inside)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(inside);
    // The base class follows the focus only for Tab, but other keys move it too.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        keepInView(now);
        keepInViewLater();
    });
}

bool Page::eventFilter(QObject* watched, QEvent* event)
{
    const bool taken = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    if (watched == widget() && event->type() == QEvent::Resize)
        keepInViewLater();
    return taken;
}

void Page::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

// The size of the view, or the minimum size if larger. A resizable widget would get its preferred height: too
// high if its text wraps, or if a sheet shows all its hands.
void Page::fit()
{
    QSize room = maximumViewportSize();
    const QSize least = widget()->minimumSizeHint();
    if (least.height() > room.height())
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (least.width() > room.width())
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
    widget()->resize(room.expandedTo(least));
}

// A question stays in view as a whole, from its title on.
void Page::keepInView(QWidget* focus)
{
    if (!focus || !widget()->isAncestorOf(focus))
        return;
    for (QWidget* around = focus; around != widget(); around = around->parentWidget())
        if (around->property(wholeInView).toBool())
            ensureWidgetVisible(around, 0, 8);
    ensureWidgetVisible(focus, 0, 8);
    if (isWantedWhole(*focus) && focus->width() > viewport()->width())
        horizontalScrollBar()->setValue(0); // shows its left part, not its middle
}

// What just appeared gets its place only once the layouts are done.
void Page::keepInViewLater()
{
    QMetaObject::invokeMethod(
        this, [this] { keepInView(QApplication::focusWidget()); }, Qt::QueuedConnection);
}

} // namespace kit

#include "moc_scroll.cpp"
