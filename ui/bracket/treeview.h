// The bracket: navigated with the arrow keys, or pointed at.
#pragma once

#include "tree.h"
#include "zoomarea.h"

namespace tree {

class TreeView : public ZoomArea {
    Q_OBJECT
public:
    explicit TreeView(kit::Theme& theme, QWidget* parent = nullptr);

    /// Shows the tournament; the selected match stays.
    void show(const std::shared_ptr<const tournament::Tournament>& tournament);
    /// Shows nothing and clears the selection and the highlighting.
    void clear();
    const Tree& tree() const { return m_tree; }
    /// The selected match; empty if nothing is drawn.
    QString current() const { return m_tree.boxes.empty() ? QString() : m_tree.boxes[m_current].match; }
    /// Its box; 0 if nothing is drawn.
    std::size_t currentBox() const { return m_current; }
    /// The place of its box in the viewport.
    QRectF boxRect(std::size_t box) const;
    /// Asks for the selected match's sheet, if it has one.
    void openCurrent();
    bool opensCurrent() const { return !m_tree.boxes.empty() && m_tree.boxes[m_current].opens; }
    /// The highlighted matches.
    const Path& path() const { return m_path; }

Q_SIGNALS:
    void matchWanted(const QString& match);
    /// A menu is wanted for the selected match, at that place of the monitor.
    void menuWanted(const QPoint& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent*) override { viewport()->update(); }
    void focusOutEvent(QFocusEvent*) override { viewport()->update(); }

private:
    /// A team's line in a box; or nothing.
    struct Spot {
        std::optional<std::size_t> box;
        std::size_t line = 0;
        friend bool operator==(const Spot&, const Spot&) = default;
    };

    void rebuild();
    Spot spotAt(const QPointF& position) const;
    /// The head of a cross table there; nothing if there is none.
    std::optional<QString> headUnder(const QPointF& position) const;
    QString headingUnder(const QPointF& position) const;
    /// From the viewport to lines.
    QRectF inLines(const QRectF& place) const;
    void point(const Spot& spot);
    void nameCurrent();
    void go(std::size_t box);
    void light();
    void revealBox(std::size_t box);

    std::shared_ptr<const tournament::Tournament> m_tournament;
    Tree m_tree;
    std::size_t m_current = 0;
    bool m_isFresh = false; ///< no one has selected a match yet
    Spot m_pointed;         ///< under the mouse
    Path m_path;
};

} // namespace tree
