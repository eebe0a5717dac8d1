// What is said and asked under the row of a sheet: whole where there is room, else it scrolls by itself, and
// the scores above stay in view.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>

#include <functional>

namespace sheet {

class Foot : public QScrollArea {
public:
    /// `least` gives the pixels in which what is asked can still be read.
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
    QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), high()}; }
    QSize minimumSizeHint() const override
    {
        return {QScrollArea::minimumSizeHint().width(), qMin(high(), m_least())};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }

private:
    /// As high as what is in it.
    int high() const
    {
        const QLayout& layout = *widget()->layout();
        const int least = layout.totalMinimumSize().height();
        return layout.hasHeightForWidth() ? qMax(least, layout.totalHeightForWidth(width())) : least;
    }

    std::function<int()> m_least;
};

} // namespace sheet
