// A layout that wraps its items like words. Hidden items take no room.
#pragma once

#include "theme.h"

#include <QLayout>
#include <QList>
#include <QWidget>

namespace kit {

class Flow : public QLayout {
public:
    /// `gap` is in pixels at 100 %.
    Flow(Theme& theme, int gap, QWidget* parent = nullptr);
    ~Flow() override;

    /// Lets that item take the remaining width of its line; only the first such item of a line gets it.
    void setGrowing(const QWidget* widget) { m_growing.append(widget); }
    /// Lets that item become narrower before it goes to the next line.
    void setShrinking(const QWidget* widget) { m_shrinking = widget; }
    /// Lets the items of a line share its remaining width.
    void fillLines() { m_fills = true; }
    /// Makes all items equally wide, at least `least` pixels at 100 %; they share the whole width.
    void shareEqually(int least) { m_least = least; }

    void addItem(QLayoutItem* item) override
    {
        m_items.append(item);
        invalidate();
    }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int place) const override { return m_items.value(place); }
    QLayoutItem* takeAt(int place) override
    {
        invalidate();
        return place >= 0 && place < m_items.size() ? m_items.takeAt(place) : nullptr;
    }
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& box) override;

private:
    int arrange(const QRect& box, bool moves) const;
    QSize sizeOf(const QLayoutItem& item, const QRect& box) const;
    int gap() const { return m_theme.px(m_gap); }

    Theme& m_theme;
    QList<QLayoutItem*> m_items;
    QList<const QWidget*> m_growing; ///< only compared, like the next
    const QWidget* m_shrinking = nullptr;
    int m_gap;
    int m_least = 0; ///< 0: each has its preferred width
    bool m_fills = false;
};

/// A widget with only a Flow, never lower than its lines need; otherwise a layout around it would squeeze
/// them.
class FlowRow : public QWidget {
public:
    FlowRow(Theme& theme, int gap, QWidget* parent = nullptr)
        : QWidget(parent), m_flow(new Flow(theme, gap, this))
    {
    }
    Flow& flow() { return *m_flow; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit() { setMinimumHeight(m_flow->heightForWidth(width())); }

    Flow* m_flow;
};

} // namespace kit
