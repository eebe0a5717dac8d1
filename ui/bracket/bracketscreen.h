// The bracket in the window: the draw, the champion, and the tree.
#pragma once

#include "treeview.h"

#include "ui/session/screen.h"

namespace tree {

class BracketScreen : public session::Screen {
    Q_OBJECT
public:
    BracketScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override { m_tree->clear(); }
    void refresh() override;
    void takeFocus() override;
    /// The selected match; empty if nothing is drawn.
    QString match() const { return m_tree->current(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeHead();
    QWidget* makeKeys();
    void showHead(const tournament::Tournament* tournament);
    void fitHead();

    kit::Line* m_title;
    kit::Line* m_subtitle;
    QWidget* m_spade;
    kit::Line* m_champion; ///< takes the title's place when there is one
    QBoxLayout* m_words;   ///< around the title and the subtitle
    QBoxLayout* m_head;    ///< around everything in the head
    QWidget* m_empty;
    TreeView* m_tree;
    QWidget* m_keys;
};

} // namespace tree
