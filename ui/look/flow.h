// A layout that breaks its line where the width ends, as words do. What is hidden takes no room.
#pragma once

#include <QLayout>
#include <QList>

namespace look {

class Flow : public QLayout {
public:
    explicit Flow(int gap, QWidget* parent = nullptr);
    ~Flow() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int place) const override { return m_items.value(place); }
    QLayoutItem* takeAt(int place) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& box) override;

private:
    int arrange(const QRect& box, bool moves) const;

    QList<QLayoutItem*> m_items;
    int m_gap;
};

} // namespace look
