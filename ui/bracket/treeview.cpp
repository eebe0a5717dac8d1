#include "treeview.h"

#include "boxtext.h"
#include "painting.h"

#include "tournament/ranking/standings.h"
#include "wording/tr.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <map>

using wording::Window;

namespace tree {

namespace {

constexpr double leastOfTables = 0.7; // a cross table must stay readable
constexpr double roomySide = 10.7;    // width of its row heads, in lines: most names fit in one line

bool hasTablesBesideEachOther(const Tree& tree)
{
    return tree.crosses.size() > 1 && tree.crosses[0].place.top() == tree.crosses[1].place.top();
}

/// Tables beside each other fill the width at any size, so they are as large as the height of the window and
/// their names allow.
Tree largestOf(const tournament::Tournament& tournament, const QSizeF& room)
{
    Tree tree = treeOf(tournament, room);
    if (!hasTablesBesideEachOther(tree) || tree.size.height() > room.height())
        return tree;
    const Cross& was = tree.crosses.front();
    for (const double zoom : {1.5, 1.4, 1.3, 1.2, 1.1}) {
        const QSizeF less = room / zoom;
        Tree larger = treeOf(tournament, less);
        const Cross& is = larger.crosses.front();
        if (larger.size.height() <= less.height() && larger.size.width() <= less.width() + 0.01 &&
            hasTablesBesideEachOther(larger) && is.hasNames() == was.hasNames() &&
            is.side >= std::min(was.side, roomySide))
            return larger;
    }
    return tree;
}

std::optional<Step> stepOf(int key)
{
    static const std::map<int, Step> steps{{Qt::Key_Left, Step::Left},  {Qt::Key_Right, Step::Right},
                                           {Qt::Key_Up, Step::Up},      {Qt::Key_Down, Step::Down},
                                           {Qt::Key_Home, Step::First}, {Qt::Key_End, Step::Last}};
    const auto step = steps.find(key);
    return step == steps.end() ? std::nullopt : std::optional(step->second);
}

/// The last box that the team won; the first box if there is none.
std::size_t lastWonBy(const Tree& tree, const QString& team)
{
    const auto isWon = [&](const Line& line) { return line.won && line.team == team; };
    for (std::size_t i = tree.boxes.size(); i-- > 0;) {
        const Box& box = tree.boxes[i];
        if (box.cell ? isWon(box.lines[box.cell->line]) : std::ranges::any_of(box.lines, isWon))
            return i;
    }
    return 0;
}

/// What a supervisor looks for first: a match in play, else the next one, else the final or the champion's
/// last win.
std::size_t firstOf(const Tree& tree, const tournament::Tournament& tournament)
{
    const tournament::Match* best = nullptr;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const bool isOn = match->number && match->state != tournament::State::Final;
        if (isOn && (!best || match->state > best->state))
            best = match;
    }
    const tournament::Match* last = tournament::decidingMatch(tournament);
    const auto box = best || last ? indexOf(tree, QString::fromStdString((best ? best : last)->id))
                                  : std::optional<std::size_t>();
    return box.value_or(lastWonBy(tree, QString::fromStdString(tournament::champion(tournament))));
}

/// The box at that index of the tree, for screen readers.
class AccessibleBox : public QAccessibleInterface {
public:
    AccessibleBox(TreeView& view, std::size_t index) : m_view(view), m_index(index) {}

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
        if (!isValid()) // a screen reader may still know an index of a larger tree
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

/// The bracket for screen readers: a list with an item for each match.
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
            m_items.push_back(
                QAccessible::registerAccessibleInterface(new AccessibleBox(view(), m_items.size())));
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

    mutable std::vector<QAccessible::Id> m_items; ///< filled as they are asked for
};

QAccessibleInterface* accessibleOf(const QString&, QObject* object)
{
    auto* view = qobject_cast<TreeView*>(object);
    return view ? new AccessibleTree(view) : nullptr;
}

/// Tells screen readers which match the cursor is on.
void sayCurrent(TreeView& view)
{
    // Qt keeps the first interface it made. One made before the factory was installed has no such child.
    if (view.tree().boxes.empty() || !view.hasFocus() ||
        !dynamic_cast<AccessibleTree*>(QAccessible::queryAccessibleInterface(&view)))
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(static_cast<int>(view.currentBox()));
    QAccessible::updateAccessibility(&event);
}

} // namespace

TreeView::TreeView(kit::Theme& theme, QWidget* parent) : ZoomArea(theme, parent)
{
    QAccessible::installFactory(accessibleOf); // installing it again does no harm
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(Window::tr("Bracket"));
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
    // In a cross table, each match has two cells.
    const bool stays = was < m_tree.boxes.size() && m_tree.boxes[was].match == before;
    const auto kept = stays ? std::optional(was) : indexOf(m_tree, before);
    if (!kept) {
        m_isFresh = true;
        return go(firstOf(m_tree, *tournament));
    }
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
    forgetZoom();
    setAccessibleName(Window::tr("Bracket"));
    light();
}

void TreeView::rebuild()
{
    if (!m_tournament)
        return;
    m_tree = largestOf(*m_tournament, room() / m_theme.px(linePixels));
    m_current = std::min(m_current, m_tree.boxes.empty() ? 0 : m_tree.boxes.size() - 1);
    m_pointed = {};
    setPicture(inPixels(m_theme, QRectF(QPointF(), m_tree.size)).size(),
               m_tree.crosses.empty() ? 0 : leastOfTables);
    light();
}

QRectF TreeView::boxRect(std::size_t box) const
{
    return toViewport(inPixels(m_theme, m_tree.boxes[box].place));
}

void TreeView::nameCurrent()
{
    setAccessibleName(Window::tr("Bracket. %1").arg(accessibleText(m_tree, m_tree.boxes[m_current])));
}

void TreeView::openCurrent()
{
    if (opensCurrent())
        Q_EMIT matchWanted(current());
}

void TreeView::go(std::size_t box)
{
    m_current = box;
    nameCurrent();
    sayCurrent(*this);
    light();
    revealBox(box);
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

void TreeView::revealBox(std::size_t box)
{
    if (m_isFresh)
        for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
            bar->setValue(0);
    const double edge = m_theme.px(24) * zoom();
    QRectF place = boxRect(box).adjusted(-edge, -edge, edge, edge);
    const double line = m_theme.px(linePixels) * zoom();
    const auto staying = std::ranges::find_if(m_tree.headings, &Heading::stays);
    if (staying != m_tree.headings.end())
        place.adjust(0, -staying->place.height() * line, 0, 0);
    if (const auto& cell = m_tree.boxes[box].cell) { // keep the cell clear of the heads, which stay in view
        const Cross& cross = m_tree.crosses[cell->table];
        place.adjust(-cross.side * line, -cross.head * line, 0, 0);
    }
    if (m_isFresh) { // if it must scroll, center the first box so that its neighbors are in view
        const double high = viewport()->height();
        const double top = boxRect(box).bottom() <= high ? 0 : place.center().y() - high / 2;
        place = QRectF(place.left(), top, place.width(), high);
    }
    reveal(place);
}

void TreeView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    painter.scale(zoom(), zoom());
    paint(painter, m_theme, m_tree,
          {m_path, m_current, hasFocus(), zoom(), toPicture(event->rect()), toPicture(viewport()->rect())});
}

void TreeView::resizeEvent(QResizeEvent*)
{
    rebuild();
    if (!m_tree.boxes.empty())
        revealBox(m_current);
}

void TreeView::keyPressEvent(QKeyEvent* event)
{
    m_isFresh = false;
    if (m_tree.boxes.empty())
        return event->ignore();
    if (const auto step = stepOf(event->key())) {
        m_pointed = {};
        return go(stepFrom(m_tree, m_current, *step));
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return openCurrent();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    case Qt::Key_PageUp:
        return verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepSub);
    case Qt::Key_PageDown:
        return verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepAdd);
    default:
        event->ignore();
    }
}

TreeView::Spot TreeView::spotAt(const QPointF& position) const
{
    if (headUnder(position))
        return {}; // a head covers these cells
    for (std::size_t i = 0; i < m_tree.boxes.size(); ++i)
        if (const QRectF box = boxRect(i); box.contains(position)) {
            const auto& cell = m_tree.boxes[i].cell;
            return {i, cell ? cell->line : position.y() < box.center().y() ? 0U : 1U};
        }
    return {};
}

std::optional<QString> TreeView::headUnder(const QPointF& position) const
{
    return headAt(m_tree, inLines(viewport()->rect()), inLines({position, QSizeF()}).topLeft());
}

QString TreeView::headingUnder(const QPointF& position) const
{
    return headingAt(m_tree, inLines(viewport()->rect()), inLines({position, QSizeF()}).topLeft());
}

QRectF TreeView::inLines(const QRectF& place) const
{
    const double line = m_theme.px(linePixels);
    const QRectF picture = toPicture(place);
    return {picture.topLeft() / line, picture.size() / line};
}

void TreeView::point(const Spot& spot)
{
    if (spot == m_pointed)
        return;
    m_pointed = spot;
    viewport()->setCursor(spot.box ? Qt::PointingHandCursor : Qt::OpenHandCursor);
    light();
}

void TreeView::mouseMoveEvent(QMouseEvent* event)
{
    if (!pan(*event))
        point(spotAt(event->position()));
}

void TreeView::mouseReleaseEvent(QMouseEvent* event)
{
    const Spot spot = spotAt(event->position());
    if (!isPanned() && spot.box)
        go(*spot.box);
    ZoomArea::mouseReleaseEvent(event);
    point({});
    point(spot);
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const Spot spot = spotAt(event->position()); spot.box) {
        go(*spot.box);
        openCurrent();
    }
}

void TreeView::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_tree.boxes.empty())
        return;
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<std::size_t> box = isByKey ? std::optional(m_current) : spotAt(event->pos()).box;
    if (!box)
        return;
    go(*box);
    Q_EMIT menuWanted(isByKey ? viewport()->mapToGlobal(boxRect(*box).center().toPoint())
                              : event->globalPos());
}

bool TreeView::viewportEvent(QEvent* event)
{
    if (event->isInputEvent())
        m_isFresh = false;
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Spot spot = spotAt(help->pos());
        const QString words = spot.box ? accessibleText(m_tree, m_tree.boxes[*spot.box])
                                       : headUnder(help->pos()).value_or(headingUnder(help->pos()));
        QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    if (event->type() == QEvent::Leave)
        point({});
    return ZoomArea::viewportEvent(event);
}

} // namespace tree

#include "moc_treeview.cpp"
