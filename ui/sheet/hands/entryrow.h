// The row in which the next hand is entered, under the columns of the sheet.
#pragma once

#include "fieldbox.h"
#include "handsview.h"

#include "facts/values.h"

#include "ui/sheet/entry/handtyping.h"

#include <QWidget>

#include <map>

namespace sheet {

/// The result for one side with the hand as typed.
struct Preview {
    QString points;   ///< `+70`
    QString score;    ///< `305`
    QString after;    ///< `wins`, or empty
    QStringList tags; ///< calls and rulings of the hand: `renege`
    /// For a hand being amended, by column of side A: the current text, and the previous one if that differs.
    struct Figure {
        QString is;
        QString was;
    };
    std::map<Column, Figure> figures{};
};

class EntryRow : public QWidget {
    Q_OBJECT
public:
    EntryRow(kit::Theme& theme, HandTyping& typing, QWidget* parent = nullptr);

    const HandEntry& entry() const { return m_typing.entry(); }
    HandTyping& typing() const { return m_typing; }
    /// The full names of players: each name is above their own boxes.
    void setNames(const facts::PerSeat<QString>& names);
    void setPreview(const scoring::PerSide<Preview>& preview);
    /// The total width of the columns of the hands above, and whether bags have one.
    void setColumns(int width, bool hasBags);
    /// Whether the current field is marked while the focus is elsewhere.
    void setMarked(bool marked)
    {
        m_marked = marked;
        place();
    }
    /// Its place among the hands on record.
    struct Place {
        QString number;
        QString dealer;
        std::optional<HandEntry> previous{}; ///< the hand on record that it replaces
    };
    /// Nothing: the row is below them, for the next hand.
    void setPlace(const std::optional<Place>& place);
    /// The previous text; empty if it is unchanged, or there was none.
    QString previousText(const Field& field) const;

    QSize sizeHint() const override
    {
        return {m_theme.px(HandsView::leastWidth),
                m_theme.px(labelHigh + boxSize + 14 + (m_place ? previousHigh : 0))};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { place(); }
    // Tab would stop here if the row is hidden but holds the place of the sheet.
    void showEvent(QShowEvent*) override { setFocusPolicy(Qt::StrongFocus); }
    void hideEvent(QHideEvent*) override { setFocusPolicy(Qt::NoFocus); }
    void focusInEvent(QFocusEvent*) override { place(); }
    void focusOutEvent(QFocusEvent*) override
    {
        place();
        tell({}); // announces the current field when the focus comes back
    }

private:
    static constexpr int labelHigh = 22; // pixels at 100 %
    static constexpr int boxSize = 48;
    static constexpr int firstBox = 6;   ///< from the left of its side, if there is room
    static constexpr int leastStep = 62; ///< from one box to the next, so that usual names fit above them
    static constexpr int mostStep = 96;
    static constexpr int mostApart = 20;
    static constexpr int previousHigh = 16; ///< the previous text

    /// The row when it was last announced.
    struct Announcement {
        int hand = 0;
        QString field;
        QStringList numbers;
    };

    void place();
    /// The changes of the row since then, for screen readers; empty if there are none.
    QString whatTheKeyDid();
    void tell(const QString& news);
    void showCurrent();
    ColumnWidths columns() const { return {m_theme, m_columnsWidth, m_hasBags}; }
    QRect boxOf(const Field& field) const;
    /// The right edge of the side's last box, in pixels from the left of the row.
    int endOfBoxes(Side side) const;
    /// The left edge of the box at that place of the side, bids before tricks.
    int boxLeft(Side side, int place) const;
    static int placeOf(const Field& field);
    /// The room for the name above its box, before the boxes are moved apart.
    int labelRoom(const Field& field) const;
    /// The missing room for names above the bids of that side. Its tricks move that far to the right, its
    /// second bid half as far.
    int lackingRoom(Side side) const;
    QString nameOf(const Field& field) const;
    /// The short name above its box; `A1` if both partners have the same first name.
    QString labelOf(const Field& field) const;
    bool isFirst(const Field& field) const;
    void paintHead(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintPrevious(QPainter& painter) const;
    void paintPreview(QPainter& painter, Side side) const;
    void paintFigures(QPainter& painter, Side side) const;
    void paintTags(QPainter& painter, Side side) const;

    kit::Theme& m_theme;
    HandTyping& m_typing;
    facts::PerSeat<QString> m_names;
    scoring::PerSide<Preview> m_preview;
    std::vector<FieldBox*> m_boxes;
    int m_columnsWidth = 0;
    bool m_hasBags = true;
    scoring::PerSide<int> m_apart; ///< how far the tricks are moved
    Announcement m_announced;
    bool m_marked = false;
    std::optional<Place> m_place;
};

} // namespace sheet
