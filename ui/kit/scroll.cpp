#include "scroll.h"

namespace kit {

namespace {

// Not a part of it alone, as the cell of a table.
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
    // Focus also moves by other keys than Tab, which is all that the base class looks after.
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

// As large as the place, or as what cannot be smaller. A resizable widget would be made as high as it
// likes to be wherever text wraps in it, and a sheet likes to show all of its hands.
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

// A question is wanted whole, with what it asks first.
void Page::keepInView(QWidget* focus)
{
    if (!focus || !widget()->isAncestorOf(focus))
        return;
    for (QWidget* around = focus; around != widget(); around = around->parentWidget())
        if (around->property(wholeInView).toBool())
            ensureWidgetVisible(around, 0, 8);
    ensureWidgetVisible(focus, 0, 8);
    if (isWantedWhole(*focus) && focus->width() > viewport()->width())
        horizontalScrollBar()->setValue(0); // it is shown from its left on, and not its middle
}

// What has just come into view has its place only when everything around it is laid out.
void Page::keepInViewLater()
{
    QMetaObject::invokeMethod(
        this, [this] { keepInView(QApplication::focusWidget()); }, Qt::QueuedConnection);
}

} // namespace kit

#include "moc_scroll.cpp"
