// The bracket to look at: zoomed, panned and walked through with the arrow keys.
#pragma once

#include "tree.h"

#include "ui/kit/theme.h"

#include <QAbstractScrollArea>

namespace tree {

class TreeView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit TreeView(kit::Theme& theme, QWidget* parent = nullptr);

    /// Shows the tournament; the match that was current stays so.
    void show(const std::shared_ptr<const tournament::Tournament>& tournament);
    /// Shows nothing; nothing of what was shown stays, neither where the keys are nor what is lit.
    void clear();
    const Tree& tree() const { return m_tree; }
    /// The match that the keys are on; empty where nothing is drawn.
    QString current() const { return m_tree.boxes.empty() ? QString() : m_tree.boxes[m_current].match; }
    /// Its box; 0 where nothing is drawn.
    std::size_t currentBox() const { return m_current; }
    void setCurrent(const QString& match);
    /// Where its box is in the viewport now.
    QRectF boxRect(const QString& match) const;
    QRectF boxRect(std::size_t box) const;

    /// 1 is 100 %.
    double zoom() const { return m_zoom; }
    void zoomIn() { zoomTo(m_zoom * zoomStep, viewport()->rect().center()); }
    void zoomOut() { zoomTo(m_zoom / zoomStep, viewport()->rect().center()); }
    /// The whole bracket at once, however small.
    void fit();
    /// Asks for the current match's sheet, if it has one.
    void openCurrent();
    /// What is lit.
    const Path& path() const { return m_path; }

Q_SIGNALS:
    void matchWanted(const QString& match);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int, int) override { viewport()->update(); }
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent*) override { viewport()->update(); }
    void focusOutEvent(QFocusEvent*) override { viewport()->update(); }

private:
    static constexpr double zoomStep = 1.2;
    /// Around the whole, in pixels at any zoom; the layout itself keeps room for the titles of the topmost
    /// boxes.
    static constexpr QMarginsF margins{20, 2, 20, 6};
    enum class Zoom { Readable, Whole, Chosen };
    /// A team's line in a box, or nothing.
    struct Spot {
        std::optional<std::size_t> box;
        std::size_t line = 0;
        friend bool operator==(const Spot&, const Spot&) = default;
    };

    void rebuild();
    void layOut();
    void zoomTo(double zoom, const QPointF& fixed);
    double zoomThatFits() const;
    QMarginsF aroundIt() const { return margins * m_theme.scale(); }
    QPointF origin() const;
    Spot spotAt(const QPointF& position) const;
    /// What the head of a cross table there is about; nothing where there is none.
    std::optional<QString> headUnder(const QPointF& position) const;
    void point(const Spot& spot);
    void nameCurrent();
    void go(std::size_t box);
    void light();
    void reveal(std::size_t box);
    bool pan(QMouseEvent* event);

    kit::Theme& m_theme;
    std::shared_ptr<const tournament::Tournament> m_tournament;
    Tree m_tree;
    std::size_t m_current = 0;
    Spot m_pointed; ///< under the mouse
    Path m_path;
    Zoom m_mode = Zoom::Readable;
    double m_zoom = 1;
    std::optional<QPoint> m_pressed; ///< where a button went down, until it goes up
    QPoint m_scrolled;               ///< where the view stood then
    bool m_isPanned = false;
};

} // namespace tree
