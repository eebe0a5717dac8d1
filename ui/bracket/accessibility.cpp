#include "accessibility.h"

#include "boxtext.h"

namespace tree {

namespace {

/// The box of that place in the tree, whatever stands in it at the moment.
class BoxAloud : public QAccessibleInterface {
public:
    BoxAloud(TreeView& view, std::size_t index) : m_view(view), m_index(index) {}

    bool isValid() const override { return m_index < m_view.tree().boxes.size(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name
                   ? accessibleText(m_view.tree(), m_view.tree().boxes[m_index])
                   : QString();
    }
    QRect rect() const override
    {
        if (!isValid()) // who asks may know it from a larger tree
            return {};
        const QRect box = m_view.boxRect(m_index).toRect();
        return {m_view.viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.selected = isValid() && m_index == m_view.currentBox();
        state.focused = state.selected && m_view.hasFocus();
        return state;
    }

private:
    TreeView& m_view;
    std::size_t m_index;
};

QAccessibleInterface* aloud(const QString&, QObject* object)
{
    auto* view = qobject_cast<TreeView*>(object);
    return view ? new AccessibleTree(view) : nullptr;
}

} // namespace

AccessibleTree::AccessibleTree(TreeView* view) : QAccessibleWidget(view, QAccessible::List) {}

AccessibleTree::~AccessibleTree()
{
    for (const QAccessible::Id item : m_items)
        QAccessible::deleteAccessibleInterface(item);
}

int AccessibleTree::childCount() const
{
    return static_cast<int>(view().tree().boxes.size());
}

QAccessibleInterface* AccessibleTree::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    while (m_items.size() <= static_cast<std::size_t>(index))
        m_items.push_back(QAccessible::registerAccessibleInterface(new BoxAloud(view(), m_items.size())));
    return QAccessible::accessibleInterface(m_items[static_cast<std::size_t>(index)]);
}

int AccessibleTree::indexOfChild(const QAccessibleInterface* item) const
{
    for (int i = 0; i < childCount(); ++i)
        if (child(i) == item)
            return i;
    return -1;
}

QAccessibleInterface* AccessibleTree::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i)
        if (child(i)->rect().contains(x, y))
            return child(i);
    return nullptr;
}

QAccessibleInterface* AccessibleTree::focusChild() const
{
    return view().hasFocus() && childCount() > 0 ? child(static_cast<int>(view().currentBox())) : nullptr;
}

void installAccessibility()
{
    QAccessible::installFactory(aloud);
}

void sayCurrent(TreeView& view)
{
    // Qt keeps the interface it made first; one from before ours was installed has no such child.
    if (view.tree().boxes.empty() || !view.hasFocus() ||
        !dynamic_cast<AccessibleTree*>(QAccessible::queryAccessibleInterface(&view)))
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(static_cast<int>(view.currentBox()));
    QAccessible::updateAccessibility(&event);
}

} // namespace tree
