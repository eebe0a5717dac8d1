// What is said and asked under the row of a sheet: whole where there is room, else it scrolls by itself, and
// the scores above stay in view.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollArea>

#include <functional>

namespace sheet {

class Foot : public QScrollArea {
public:
    /// `room` gives how high it may be.
    Foot(QWidget* inside, std::function<int()> room) : m_room(std::move(room))
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidget(inside);
        inside->installEventFilter(this);
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
            if (now && widget()->isAncestorOf(now))
                ensureWidgetVisible(now, 0, 8);
        });
    }
    /// As high as what is in it, and as the room.
    void fit()
    {
        const QLayout& layout = *widget()->layout();
        const int least = layout.totalMinimumSize().height();
        const int high =
            layout.hasHeightForWidth() ? qMax(least, layout.totalHeightForWidth(width())) : least;
        const int now = qMin(high, m_room());
        if (now != minimumHeight() || now != maximumHeight())
            setFixedHeight(now);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        fit();
    }

private:
    std::function<int()> m_room;
};

} // namespace sheet
