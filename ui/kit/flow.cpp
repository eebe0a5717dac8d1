#include "flow.h"

#include <QResizeEvent>

#include <utility>

namespace kit {

namespace {

/// An item is at most as wide as the line, unless its minimum is wider. Text that wraps gets more height.
QSize sizeIn(const QLayoutItem& item, const QRect& box)
{
    const QSize size = item.sizeHint();
    const int wide = qMax(item.minimumSize().width(), qMin(size.width(), box.width()));
    return {wide,
            wide < size.width() && item.hasHeightForWidth() ? item.heightForWidth(wide) : size.height()};
}

} // namespace

Flow::Flow(Theme& theme, int gap, QWidget* parent) : QLayout(parent), m_theme(theme), m_gap(gap)
{
    connect(&theme, &Theme::changed, this, [this] { invalidate(); });
    setContentsMargins(0, 0, 0, 0);
}

Flow::~Flow()
{
    qDeleteAll(m_items);
}

int Flow::heightForWidth(int width) const
{
    const QMargins edge = contentsMargins();
    return arrange({0, 0, width - edge.left() - edge.right(), 0}, false) + edge.top() + edge.bottom();
}

QSize Flow::sizeHint() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = {size.width() + item->sizeHint().width() + (size.width() > 0 ? gap() : 0),
                    qMax(size.height(), item->sizeHint().height())};
    return size.grownBy(contentsMargins());
}

QSize Flow::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void Flow::setGeometry(const QRect& box)
{
    QLayout::setGeometry(box);
    arrange(box.marginsRemoved(contentsMargins()), true);
}

QSize Flow::sizeOf(const QLayoutItem& item, const QRect& box) const
{
    if (m_least == 0)
        return sizeIn(item, box);
    const int columns = qMax(1, (box.width() + gap()) / (m_theme.px(m_least) + gap()));
    const int wide = qMax(item.minimumSize().width(), (box.width() + gap()) / columns - gap());
    return {wide, item.hasHeightForWidth() ? item.heightForWidth(wide) : item.sizeHint().height()};
}

// Returns the height at that width.
int Flow::arrange(const QRect& box, bool moves) const
{
    int x = box.x();
    int y = box.y();
    int high = 0;
    const int between = gap();
    QList<std::pair<QLayoutItem*, QSize>> line;
    const auto place = [&] {
        int spare = qMax(0, box.right() + 1 - (x - between));
        auto left = static_cast<int>(line.size());
        high = 0;
        for (auto& [item, size] : line) {
            const int more = m_fills ? spare / left-- : m_growing.contains(item->widget()) ? spare : 0;
            spare -= more;
            size.rwidth() += more;
            if (more > 0 && item->hasHeightForWidth())
                size.setHeight(item->heightForWidth(size.width()));
            high = qMax(high, size.height());
        }
        if (!moves)
            return;
        int at = box.x();
        for (const auto& [item, size] : line) {
            item->setGeometry({{at, y + (high - size.height()) / 2}, size});
            at += size.width() + between;
        }
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = sizeOf(*item, box);
        if (const int rest = box.right() + 1 - x;
            item->widget() == m_shrinking && rest >= item->minimumSize().width())
            size.setWidth(qMin(size.width(), rest));
        if (x > box.x() && x + size.width() > box.right() + 1) {
            place();
            line.clear();
            x = box.x();
            y += high + between;
        }
        line.append({item, size});
        x += size.width() + between;
    }
    place();
    return y + high - box.y();
}

bool FlowRow::event(QEvent* event)
{
    const bool taken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return taken;
}

void FlowRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace kit
