// The tables side by side: a card for each in use, as large as lets all be seen, and below them a line of
// tiles for those that are free or closed.
#pragma once

#include "tablecard.h"

#include <QScrollArea>

#include <vector>

namespace kit {
class FlowRow;
}

namespace tables {

class Board : public QWidget {
    Q_OBJECT
public:
    explicit Board(kit::Theme& theme, QWidget* parent = nullptr);
    /// Takes the card of the next table.
    void add(TableCard* card);
    /// So many of them are in the room. Called again once a table is taken or left.
    void arrange(int tables);
    QSize minimumSizeHint() const override;
    /// With the tiles in view.
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How cards of one size stand in the room there is.
    struct Plan {
        TableCard::Size size = TableCard::Size::Dense;
        int columns = 1;
        int height = 0;
        int gap = 0;
        bool fits = false;
    };
    Plan planFor(int cards, int width, int height) const;
    void place();

    kit::Theme& m_theme;
    QScrollArea* m_scroll; ///< it scrolls where not even the smallest cards fit
    QWidget* m_inside;     ///< of it, with the cards
    kit::FlowRow* m_strip;
    std::vector<TableCard*> m_cards; ///< of every table
    int m_tables = 0;
};

} // namespace tables
