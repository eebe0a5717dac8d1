// The bracket for those who listen: a list with one item a match.
#pragma once

#include "treeview.h"

#include <QAccessibleWidget>

#include <vector>

namespace tree {

class AccessibleTree : public QAccessibleWidget {
public:
    explicit AccessibleTree(TreeView* view);
    ~AccessibleTree() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* item) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    TreeView& view() const { return *static_cast<TreeView*>(object()); }

    mutable std::vector<QAccessible::Id> m_items; ///< as far as they were asked for
};

/// To be called once; again does no harm.
void installAccessibility();
/// The keys are on another match.
void sayCurrent(TreeView& view);

} // namespace tree
