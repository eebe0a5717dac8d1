// The tables side by side: a card for each table in use, as large as all fit, and below them a line of tiles
// for free or closed tables.
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
    /// Adds the card of the next table.
    void add(TableCard* card);
    /// Lays out that many tables. Call it again when a table is taken or left.
    void arrange(int tables);
    QSize minimumSizeHint() const override;
    /// Including the tiles.
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How cards of one size are laid out in the room.
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
    QScrollArea* m_scroll; ///< scrolls if not even the smallest cards fit
    QWidget* m_inside;     ///< its content, with the cards
    kit::FlowRow* m_strip;
    std::vector<TableCard*> m_cards; ///< one per table
    int m_tables = 0;
};

} // namespace tables
