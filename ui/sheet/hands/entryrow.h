// The row in which the next hand is entered, under the columns of the sheet.
#pragma once

#include "handsview.h"

#include "scoring/outlook.h"
#include "ui/sheet/entry/fieldbox.h"
#include "ui/sheet/entry/handentry.h"

#include <QWidget>

#include <array>
#include <deque>
#include <functional>

namespace sheet {

/// What one side would have with the hand as it is typed.
struct Preview {
    QString points;   ///< `+70`
    QString score;    ///< `305`
    QString after;    ///< `wins`, or empty
    QStringList tags; ///< what was called and ruled in the hand: `renege`
};

/// A hand as it is typed, and what stood in the row before each key.
struct Typed {
    HandEntry entry;
    std::vector<HandEntry> before;
};

/// What stands before the boxes: who deals and bids first, in words; and whose bid comes first.
struct RowHead {
    QString text;
    std::optional<scoring::FirstBid> first;
};

class EntryRow : public QWidget {
    Q_OBJECT
public:
    explicit EntryRow(kit::Theme& theme, QWidget* parent = nullptr);

    /// A hand to enter: its number, who deals and bids first, and what is on record of it.
    void begin(const HandEntry& entry, int number, const RowHead& head);
    /// Who sits where, in full: each stands over the boxes of their own.
    void setNames(const scoring::PerSide<std::array<QString, 2>>& names);
    /// The same hand, typed so far.
    void put(const HandEntry& entry);
    void put(const Typed& typed);
    const HandEntry& entry() const { return m_entry; }
    Typed typedSoFar() const { return {m_entry, m_before}; }
    /// Takes back the last key that changed a number, bids on record apart; false where there is none.
    bool takeBack();
    /// Takes away the last number that is not on record; false where there is none.
    bool dropLast();
    int number() const { return m_number; }
    /// The bids in the row are on record now.
    void fixBids();
    /// They are on record no more: as they stood before the last of them, or all where tricks were typed.
    void freeBids();
    void setPreview(const scoring::PerSide<Preview>& preview);
    /// While what was typed is on its way to the disk, keys wait; `go` lets them in.
    void hold() { m_held = true; }
    void go();
    void dropWaitingKeys() { m_waiting.clear(); }
    /// Until Enter is pressed, or another hand begins, every key is dropped: it was meant for the hand that
    /// stood here.
    void askForEnter() { m_asksForEnter = true; }
    bool asksForEnter() const { return m_asksForEnter; }
    /// Handles a key as if it was pressed here; false where it is none of the row's.
    bool press(int key, Qt::KeyboardModifiers modifiers);
    /// A whole number, which waits for no second digit.
    void give(int number);
    /// The columns of the hands above are so wide together.
    void setColumnsWidth(int width);
    /// Whether the current field is marked while the focus is elsewhere.
    void setMarked(bool marked);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

Q_SIGNALS:
    /// Something else stands in the row, or another field is current.
    void changed();
    void typed();
    /// All bids stand in the row and tricks are asked for; said on every key from then on.
    void bidsGiven();
    /// Enter: with `anyway` the sheet's objections are to be overridden.
    void entered(bool anyway);
    void complained(const QString& sentence);

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int labelHigh = 22; // pixels at 100 %

    /// Does what a key does to the entry, and answers why not.
    void type(const std::function<std::string(HandEntry&)>& key);
    void enter(bool anyway);
    void place();
    void showCurrent();
    ColumnWidths columns() const;
    QRect boxOf(const Field& field) const;
    QString nameOf(const Field& field) const;
    /// Whose number it is, short, over its box.
    QString labelOf(const Field& field) const;
    bool isFirst(const Field& field) const;
    void paintLabels(QPainter& painter) const;
    void paintPreview(QPainter& painter, Side side) const;
    void paintTags(QPainter& painter, Side side) const;

    kit::Theme& m_theme;
    HandEntry m_entry;
    std::vector<HandEntry> m_before; ///< each key that changed a number
    int m_number = 1;
    RowHead m_head;
    scoring::PerSide<std::array<QString, 2>> m_names;
    scoring::PerSide<Preview> m_preview;
    std::vector<FieldBox*> m_boxes;
    int m_columnsWidth = 0;
    bool m_held = false;
    bool m_asksForEnter = false;
    bool m_marked = false;
    std::deque<std::function<void()>> m_waiting; ///< keys
};

} // namespace sheet
