// Scrolls content that can be higher than the window, mainly with large text; vertically only.
#pragma once

#include <QApplication>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <functional>

namespace kit {

/// The height of the widget at that width, with wrapped text.
inline int highIn(const QWidget& widget, int width)
{
    return qMax(widget.minimumHeight(), widget.hasHeightForWidth() ? widget.heightForWidth(width)
                                                                   : widget.minimumSizeHint().height());
}

/// The content fills the place, or has the height that it needs at that width. A resizable widget is never
/// lower than its text needs in the narrowest column, so that no bar appears without need.
class UpAndDown : public QScrollArea {
public:
    explicit UpAndDown(QWidget* inside, QWidget* parent = nullptr) : QScrollArea(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setWidget(inside);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool taken = QScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        return taken;
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
    }
    virtual void fit()
    {
        const int least = widget()->minimumSizeHint().width();
        const auto wide = [&](int room) {
            return qBound(least, room, qMax(least, widget()->maximumWidth()));
        };
        QSize room = maximumViewportSize();
        const bool isHigher = highIn(*widget(), wide(room.width())) > room.height();
        if (isHigher)
            room.rwidth() -= verticalScrollBar()->sizeHint().width();
        const int width = wide(room.width());
        widget()->resize(width, qMax(room.height(), highIn(*widget(), width)));
        // "As needed" all the time would keep the place of the bar if the content became lower while the bar
        // appeared. Set it after the resize; set before, it would take effect too late.
        setVerticalScrollBarPolicy(isHigher ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    }
};

/// As wide as its content needs, plus the bar.
class Scroll : public UpAndDown {
public:
    explicit Scroll(QWidget* inside, QWidget* parent = nullptr) : UpAndDown(inside, parent) { fit(); }

protected:
    void fit() override
    {
        setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
        UpAndDown::fit();
    }
};

/// A part below or beside another: complete if there is room, otherwise it scrolls by itself and the other
/// stays in view. The focused widget is kept in view. If all in it is hidden, it needs only its lower margin.
class Foot : public QScrollArea {
public:
    /// `least` returns the pixels at which it can still be read.
    Foot(QWidget* inside, std::function<int()> least) : m_least(std::move(least))
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        setWidget(inside);
        inside->installEventFilter(this);
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (now && widget()->isAncestorOf(now))
                ensureWidgetVisible(now, 0, 8);
        });
    }
    ~Foot() override { disconnect(qApp, nullptr, this, nullptr); } // a destroyed child loses the focus
    QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), high()}; }
    QSize minimumSizeHint() const override
    {
        const int least = isEmpty() ? widget()->layout()->contentsMargins().bottom() : m_least();
        return {QScrollArea::minimumSizeHint().width(), qMin(high(), least)};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            fit();
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }

private:
    /// Sets the bar itself: with "as needed" it would never go away, because the content may be higher beside
    /// the bar than without it.
    void fit()
    {
        setVerticalScrollBarPolicy(high() > height() && !isEmpty() ? Qt::ScrollBarAsNeeded
                                                                   : Qt::ScrollBarAlwaysOff);
    }
    bool isEmpty() const { return widget()->layout()->isEmpty(); }
    /// The height of its content.
    int high() const
    {
        const QLayout& layout = *widget()->layout();
        const int least = layout.totalMinimumSize().height();
        return layout.hasHeightForWidth() ? qMax(least, layout.totalHeightForWidth(width())) : least;
    }

    std::function<int()> m_least;
};

/// A property: true for a widget that is brought into view as a whole if it contains the focus.
inline constexpr const char* wholeInView = "wholeInView";

/// The content fills the place, or has its minimum size and scrolls. The focused widget stays in view.
class Page : public QScrollArea {
    Q_OBJECT
public:
    explicit Page(QWidget* inside);
    ~Page() override { disconnect(qApp, nullptr, this, nullptr); } // as in Foot

protected:
    // Larger text moves the focused widget.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void keepInView(QWidget* focus);
    void keepInViewLater();
};

// Brings the current widget into view if a screen scrolls.

/// Scrolls everything around the widget until that part of it is in view.
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

/// The same for the top `high` pixels of the widget, after the next layout.
inline void bringIntoViewSoon(QWidget& widget, int high)
{
    const auto bring = [&widget, high] {
        const QRect all = widget.rect();
        bringIntoView(widget, all.intersected({0, 0, all.width(), high}));
    };
    QMetaObject::invokeMethod(&widget, bring, Qt::QueuedConnection);
}

} // namespace kit
