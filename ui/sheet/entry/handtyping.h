// What keys do to the hand in the row, its state before each key, and keys that wait.
#pragma once

#include "handentry.h"

#include "scoring/outlook.h"
#include "wording/tr.h"

#include <QObject>
#include <QString>

#include <deque>
#include <functional>

namespace sheet {

/// HandEntry::text() in the language of the window.
inline QString shownText(const QString& text)
{
    return text == QLatin1String("nil")     ? wording::Window::tr("nil")
           : text == QLatin1String("blind") ? wording::Window::tr("blind")
                                            : text;
}

/// The field in the language of the window, for screen readers: `6`, `nil`, `blind 6`.
inline QString shownIn(const HandEntry& entry, const Field& field)
{
    QString text = shownText(QString::fromStdString(entry.text(field)));
    if (!isBlindNumber(entry, field))
        return text;
    return text.isEmpty() ? wording::Window::tr("blind") : wording::Window::tr("blind %1").arg(text);
}

/// A hand being typed, and its state before each key.
struct Typed {
    HandEntry entry;
    std::vector<HandEntry> before;
};

/// The text before the boxes: who deals and bids first. Also whose bid is entered first.
struct RowHead {
    QString text;
    std::optional<scoring::FirstBid> first;
};

class HandTyping : public QObject {
    Q_OBJECT
public:
    using Key = std::function<void()>;

    HandTyping() : m_entry(scoring::RuleSet{}) {}
    /// A hand to enter: its number, who deals and bids first, and its data on record.
    void begin(const HandEntry& entry, int number, const RowHead& head);
    const HandEntry& entry() const { return m_entry; }
    int number() const { return m_number; }
    const RowHead& head() const { return m_head; }
    /// The same hand with other players.
    void setHead(const RowHead& head);
    Typed typedSoFar() const { return {m_entry, m_before}; }
    /// The same hand with these numbers.
    void put(const HandEntry& entry);
    void put(const Typed& typed);
    /// The bids in the row are on record now.
    void fixBids();
    /// The bids are no longer on record: returns to the state before the last of them, or before all of them
    /// if tricks were typed.
    void freeBids();
    /// Starts entering the bids again, which are no longer on record. `before`: the row with them.
    void reopenBids(const Typed& before);
    /// The row as it was before its bids were reopened; false if they weren't, or are on record again.
    bool restoreBids();
    /// Whether the bids were reopened and aren't on record again, for example because the new ones are
    /// forbidden.
    bool areBidsReopened() const { return m_reopened.has_value(); }
    /// Whether Enter keeps the current bid (a reopened one) and goes to the next.
    bool retypesBid() const { return m_reopened && m_entry.current().kind == Field::Kind::Bid; }
    /// Undoes the last key that changed a number, except bids on record; false if there is none.
    bool undoTyping();
    /// Clears the last number that isn't on record; false if there is none.
    bool dropLast();

    /// Handles a key; false if it isn't one of the row's.
    bool press(int key, Qt::KeyboardModifiers modifiers = {});
    /// Enters a whole number, without waiting for a second digit.
    void give(int number);
    /// To the next or previous field of the row; false at its end. At the end it first goes to the wrong
    /// field, once.
    bool step(bool next);
    /// The first field with a mistake; nothing if there is none.
    void setWrong(const std::optional<Field>& field) { m_wrong = field; }
    bool isWrong() const { return m_wrong.has_value(); }
    void goTo(const Field& field);

    /// Lets keys wait while the hand is being saved; `go` handles them then.
    void hold() { m_held = true; }
    void go();
    /// Whether keys wait; if so, this one is added to them.
    bool queuesKey(const Key& key);
    void dropWaitingKeys() { m_waiting.clear(); }
    /// Drops every key until Enter is pressed or another hand begins, because it was meant for the previous
    /// hand.
    void askForEnter() { m_asksForEnter = true; }
    bool asksForEnter() const { return m_asksForEnter; }

Q_SIGNALS:
    /// Another hand is in the row; `changed` follows.
    void begun();
    /// The content of the row, or the current field, has changed.
    void changed();
    void typed();
    /// All bids are in the row and tricks come next; emitted on every key from then on.
    void bidsGiven();
    /// Enter was pressed; `anyway`: to override the sheet's objections.
    void entered(bool anyway);
    /// The same without any tricks.
    void tricksMissing(bool anyway);
    void complained(const QString& sentence);

private:
    /// Applies a key to the entry, or shows why it can't.
    void type(const std::function<std::string(HandEntry&)>& key);

    HandEntry m_entry;
    std::vector<HandEntry> m_before; ///< one state for each key that changed a number
    int m_number = 1;
    RowHead m_head;
    std::optional<Field> m_wrong;
    bool m_wentToWrong = false;    ///< since the last key that changed a number
    bool m_calledBlindNil = false; ///< with the last key
    bool m_held = false;
    bool m_asksForEnter = false;
    std::optional<Typed> m_reopened; ///< the row before its bids were reopened
    std::deque<Key> m_waiting;
};

} // namespace sheet
