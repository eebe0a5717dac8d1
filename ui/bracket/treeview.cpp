#include "treeview.h"

#include "boxtext.h"
#include "painting.h"

#include "tournament/ranking/standings.h"
#include "wording/tr.h"

#include <QAccessibleWidget>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

using wording::Window;

namespace tree {

namespace {

constexpr double leastZoom = 0.05;
constexpr double mostZoom = 3;
constexpr double leastOfTables = 0.7; // a cross table is read, and not only looked at
constexpr double mostReadable = 1.5;  // a small bracket on a large screen grows no further by itself

/// What a supervisor looks for first: what is being played, else what comes next, else the final.
QString firstOf(const tournament::Tournament& tournament)
{
    const tournament::Match* best = nullptr;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const bool isOn = match->number && match->state != tournament::State::Final;
        if (isOn && (!best || match->state > best->state))
            best = match;
    }
    const tournament::Match* last = tournament::decidingMatch(tournament);
    return best ? QString::fromStdString(best->id) : last ? QString::fromStdString(last->id) : QString();
}

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

/// The bracket for those who listen: a list with one item a match.
class AccessibleTree : public QAccessibleWidget {
public:
    explicit AccessibleTree(TreeView* view) : QAccessibleWidget(view, QAccessible::List) {}

    ~AccessibleTree() override
    {
        for (const QAccessible::Id item : m_items)
            QAccessible::deleteAccessibleInterface(item);
    }

    int childCount() const override { return static_cast<int>(view().tree().boxes.size()); }

    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (m_items.size() <= static_cast<std::size_t>(index))
            m_items.push_back(QAccessible::registerAccessibleInterface(new BoxAloud(view(), m_items.size())));
        return QAccessible::accessibleInterface(m_items[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* item) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == item)
                return i;
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }

    QAccessibleInterface* focusChild() const override
    {
        return view().hasFocus() && childCount() > 0 ? child(static_cast<int>(view().currentBox())) : nullptr;
    }

private:
    TreeView& view() const { return *static_cast<TreeView*>(object()); }

    mutable std::vector<QAccessible::Id> m_items; ///< as far as they were asked for
};

QAccessibleInterface* aloud(const QString&, QObject* object)
{
    auto* view = qobject_cast<TreeView*>(object);
    return view ? new AccessibleTree(view) : nullptr;
}

/// The keys are on another match.
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

} // namespace

TreeView::TreeView(kit::Theme& theme, QWidget* parent) : QAbstractScrollArea(parent), m_theme(theme)
{
    QAccessible::installFactory(aloud); // again does no harm
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(Window::tr("Bracket"));
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(&theme, &kit::Theme::changed, this, &TreeView::rebuild);
}

void TreeView::show(const std::shared_ptr<const tournament::Tournament>& tournament)
{
    const std::size_t was = m_current;
    const QString before = current();
    const bool same = m_tournament && bringUpToDate(m_tree, *m_tournament, *tournament);
    m_tournament = tournament;
    if (!same)
        rebuild();
    if (m_tree.boxes.empty())
        return;
    // In a cross table a match stands twice.
    const bool stays = was < m_tree.boxes.size() && m_tree.boxes[was].match == before;
    const auto kept = stays ? std::optional(was) : indexOf(m_tree, before);
    if (!kept)
        return go(indexOf(m_tree, firstOf(*tournament)).value_or(0));
    m_current = *kept;
    nameCurrent();
    light();
}

void TreeView::clear()
{
    m_tournament.reset();
    m_tree = {};
    m_current = 0;
    m_pointed = {};
    m_pressed.reset();
    m_mode = Zoom::Readable;
    setAccessibleName(Window::tr("Bracket"));
    light();
}

void TreeView::rebuild()
{
    if (!m_tournament)
        return;
    const QSizeF room = QRectF(viewport()->rect()).marginsRemoved(aroundIt()).size();
    m_tree = treeOf(*m_tournament, room / m_theme.px(linePixels));
    m_current = std::min(m_current, m_tree.boxes.empty() ? 0 : m_tree.boxes.size() - 1);
    m_pointed = {};
    layOut();
    light();
}

double TreeView::zoomThatFits() const
{
    const QSizeF whole = inPixels(m_theme, QRectF(QPointF(), m_tree.size)).size();
    const QRectF room = QRectF(viewport()->rect()).marginsRemoved(aroundIt());
    return std::min(room.width() / whole.width(), room.height() / whole.height());
}

void TreeView::layOut()
{
    if (m_mode != Zoom::Chosen)
        m_zoom = std::clamp(zoomThatFits(),
                            m_mode != Zoom::Whole    ? 1
                            : m_tree.crosses.empty() ? leastZoom
                                                     : leastOfTables,
                            mostReadable);
    const QRectF whole(QPointF(), inPixels(m_theme, QRectF(QPointF(), m_tree.size)).size() * m_zoom);
    const QRect paper = whole.marginsAdded(aroundIt()).toRect();
    const auto set = [this](QScrollBar& bar, int length, int view) {
        bar.setRange(0, std::max(0, length - view));
        bar.setPageStep(view);
        bar.setSingleStep(m_theme.px(linePixels));
    };
    set(*horizontalScrollBar(), paper.width(), viewport()->width());
    set(*verticalScrollBar(), paper.height(), viewport()->height());
    viewport()->update();
}

QPointF TreeView::origin() const
{
    return {aroundIt().left() - horizontalScrollBar()->value(),
            aroundIt().top() - verticalScrollBar()->value()};
}

void TreeView::zoomTo(double zoom, const QPointF& fixed)
{
    const QPointF scene = (fixed - origin()) / m_zoom;
    m_mode = Zoom::Chosen;
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    layOut();
    const QPointF moved = origin() + scene * m_zoom - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

void TreeView::fit()
{
    m_mode = Zoom::Whole;
    layOut();
}

void TreeView::setCurrent(const QString& match)
{
    if (const auto box = indexOf(m_tree, match))
        go(*box);
}

QRectF TreeView::boxRect(const QString& match) const
{
    const auto box = indexOf(m_tree, match);
    return box ? boxRect(*box) : QRectF();
}

QRectF TreeView::boxRect(std::size_t box) const
{
    const QRectF place = inPixels(m_theme, m_tree.boxes[box].place);
    return {origin() + place.topLeft() * m_zoom, place.size() * m_zoom};
}

void TreeView::nameCurrent()
{
    setAccessibleName(Window::tr("Bracket. %1").arg(accessibleText(m_tree, m_tree.boxes[m_current])));
}

void TreeView::openCurrent()
{
    if (!m_tree.boxes.empty() && m_tree.boxes[m_current].opens)
        Q_EMIT matchWanted(current());
}

void TreeView::go(std::size_t box)
{
    m_current = box;
    nameCurrent();
    sayCurrent(*this);
    light();
    reveal(box);
}

void TreeView::light()
{
    viewport()->update();
    m_path = {};
    if (m_tree.boxes.empty())
        return;
    const std::size_t box = m_pointed.box.value_or(m_current);
    const QString team = m_pointed.box ? m_tree.boxes[box].lines[m_pointed.line].team : QString();
    m_path = team.isEmpty() ? pathOf(m_tree, box) : pathOf(m_tree, team);
}

void TreeView::reveal(std::size_t box)
{
    const double edge = m_theme.px(24) * m_zoom;
    QRectF place = boxRect(box).adjusted(-edge, -edge, edge, edge);
    const double line = m_theme.px(linePixels) * m_zoom;
    if (!m_tree.headings.empty() && m_tree.headings.front().stays)
        place.adjust(0, -m_tree.headings.front().place.height() * line, 0, 0);
    if (const auto& cell = m_tree.boxes[box].cell) { // not under the heads, which stay in view
        const Cross& cross = m_tree.crosses[cell->table];
        place.adjust(-cross.side * line, -cross.head * line, 0, 0);
    }
    const auto shift = [](QScrollBar& bar, double low, double high, int view) {
        if (low < 0)
            bar.setValue(bar.value() + static_cast<int>(std::floor(low)));
        else if (high > view)
            bar.setValue(bar.value() + static_cast<int>(std::ceil(std::min(high - view, low))));
    };
    shift(*horizontalScrollBar(), place.left(), place.right(), viewport()->width());
    shift(*verticalScrollBar(), place.top(), place.bottom(), viewport()->height());
}

void TreeView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    painter.scale(m_zoom, m_zoom);
    const QRectF exposed((QPointF(event->rect().topLeft()) - origin()) / m_zoom,
                         QSizeF(event->rect().size()) / m_zoom);
    const QRectF view(-origin() / m_zoom, QSizeF(viewport()->size()) / m_zoom);
    paint(painter, m_theme, m_tree, {m_path, m_current, hasFocus(), m_zoom, exposed, view});
}

void TreeView::resizeEvent(QResizeEvent*)
{
    rebuild();
    if (!m_tree.boxes.empty())
        reveal(m_current);
}

} // namespace tree
