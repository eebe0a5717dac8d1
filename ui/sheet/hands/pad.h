// The number pad on the screen: does by touch what the keys of the entry row do.
#pragma once

#include "facts/values.h"
#include "ui/kit/widgets.h"
#include "ui/sheet/entry/handentry.h"

#include <QAbstractButton>
#include <QGridLayout>

#include <optional>
#include <vector>

namespace sheet {

/// One key of the pad, large enough to touch. A touch leaves the focus where it is.
class PadKey : public QAbstractButton {
    Q_OBJECT
public:
    PadKey(kit::Theme& theme, const QString& words, const QString& name, QWidget* parent);
    /// The only highlighted key: Enter.
    void setStrong(bool strong) { m_strong = strong; }
    QSize sizeHint() const override { return {m_theme.px(thumb), m_theme.px(thumb)}; }
    QSize minimumSizeHint() const override { return {thumb * 3 / 4, thumb}; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int thumb = 64; // pixels; a thumb needs the same at 200%

    kit::Theme& m_theme;
    bool m_strong = false;
};

/// Numbers 0 to 13, one touch each, and the other keys. It decides nothing: touches go to the row like keys.
/// For the keyboard it is one stop of Tab; arrows move in it, Space presses.
class Pad : public kit::Card {
    Q_OBJECT
public:
    explicit Pad(kit::Theme& theme, QWidget* parent = nullptr);

    /// What is in the row: the next hand, a hand being amended, reopened bids, or tricks after new bids that
    /// aren't on record yet.
    enum class Row { Hand, Amended, Bids, NewBids };
    /// Dims the keys that can't be used now, and sets the texts of Enter and Esc. `overrides`: the rule sheet
    /// forbids the hand, and Enter asks for the reason of an override.
    void offer(const HandEntry& entry, Row row, bool overrides);
    /// Whether it is in use. It is visible while `row` is and `question` isn't.
    void setWanted(bool wanted);
    bool isWanted() const { return m_wanted; }
    void goWith(QWidget& row, QWidget& question);

Q_SIGNALS:
    void number(int number);
    /// A key of the keyboard that does the same.
    void key(int key, Qt::KeyboardModifiers modifiers);
    void undoWanted();
    /// A key for the entry row was pressed here.
    void keyPassedOn(QKeyEvent* event);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PadKey* add(int row, int column, const QString& words, const QString& name, int wide = 1);
    void addNumbers();
    void addOthers();
    void showOrHide() { setVisible(m_wanted && m_row && !m_row->isHidden() && m_question->isHidden()); }
    void stopAt(PadKey& key);
    PadKey* nearest(const PadKey& from, int dx, int dy) const;

    kit::Theme& m_theme;
    QGridLayout* m_grid;
    std::vector<PadKey*> m_keys;
    std::vector<PadKey*> m_numbers; ///< by number
    PadKey* m_nil = nullptr;
    PadKey* m_blind = nullptr;
    PadKey* m_clear = nullptr; ///< Esc
    PadKey* m_back = nullptr;
    PadKey* m_next = nullptr;
    PadKey* m_save = nullptr; ///< Enter
    PadKey* m_stop = nullptr; ///< the one that Tab reaches
    QWidget* m_row = nullptr;
    QWidget* m_question = nullptr;
    bool m_wanted = false;
    bool m_overrides = false;
};

// Who deals first in a game: one key or touch.

class DealerKeys : public QWidget {
    Q_OBJECT
public:
    explicit DealerKeys(kit::Theme& theme, QWidget* parent = nullptr);
    /// The players' names; `begun`: the first hand has been played.
    void show(const facts::PerSeat<QString>& names, bool begun);
    /// The seat of that key; nothing if it isn't one of them.
    static std::optional<facts::Seat> seatOf(int key);

Q_SIGNALS:
    void chosen(facts::Seat seat);

private:
    kit::Line* m_title;
    facts::PerSeat<kit::KeyHint*> m_hints;
};

} // namespace sheet
