// What keys do to the hand in the row, what stood there before each, and the keys that wait.
#pragma once

#include "handentry.h"

#include "scoring/outlook.h"
#include "wording/tr.h"

#include <QObject>
#include <QString>

#include <deque>
#include <functional>

namespace sheet {

/// Of HandEntry::text(), its words in the language of the window.
inline QString shownText(const QString& text)
{
    return text == QLatin1String("nil")     ? wording::Window::tr("nil")
           : text == QLatin1String("blind") ? wording::Window::tr("blind")
                                            : text;
}

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

class HandTyping : public QObject {
    Q_OBJECT
public:
    using Key = std::function<void()>;

    HandTyping() : m_entry(scoring::RuleSet{}) {}
    /// A hand to enter: its number, who deals and bids first, and what is on record of it.
    void begin(const HandEntry& entry, int number, const RowHead& head);
    const HandEntry& entry() const { return m_entry; }
    int number() const { return m_number; }
    const RowHead& head() const { return m_head; }
    Typed typedSoFar() const { return {m_entry, m_before}; }
    /// The same hand, typed so far.
    void put(const HandEntry& entry);
    void put(const Typed& typed);
    /// The bids in the row are on record now.
    void fixBids();
    /// They are on record no more: as they stood before the last of them, or all where tricks were typed.
    void freeBids();
    /// Takes back the last key that changed a number, bids on record apart; false where there is none.
    bool takeBack();
    /// Takes away the last number that is not on record; false where there is none.
    bool dropLast();

    /// Handles a key; false where it is none of the row's.
    bool press(int key, Qt::KeyboardModifiers modifiers = {});
    /// A whole number, which waits for no second digit.
    void give(int number);
    /// To the next field of the row or the one before; false at its end.
    bool step(bool next);
    void goTo(const Field& field);

    /// While what was typed is on its way to the disk, keys wait; `go` lets them in.
    void hold() { m_held = true; }
    void go();
    /// Whether keys wait; then this one does too.
    bool putsOff(const Key& key);
    void dropWaitingKeys() { m_waiting.clear(); }
    /// Until Enter is pressed, or another hand begins, every key is dropped: it was meant for the hand that
    /// stood here.
    void askForEnter() { m_asksForEnter = true; }
    bool asksForEnter() const { return m_asksForEnter; }

Q_SIGNALS:
    /// Another hand stands in the row; `changed` follows.
    void begun();
    /// Something else stands in the row, or another field is current.
    void changed();
    void typed();
    /// All bids stand in the row and tricks are asked for; said on every key from then on.
    void bidsGiven();
    /// Enter: with `anyway` the sheet's objections are to be overridden.
    void entered(bool anyway);
    void complained(const QString& sentence);

private:
    /// Does what a key does to the entry, and says why not.
    void type(const std::function<std::string(HandEntry&)>& key);

    HandEntry m_entry;
    std::vector<HandEntry> m_before; ///< each key that changed a number
    int m_number = 1;
    RowHead m_head;
    bool m_held = false;
    bool m_asksForEnter = false;
    std::deque<Key> m_waiting;
};

} // namespace sheet
