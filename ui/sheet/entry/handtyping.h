// What keys do to the hand in the row, the row before each key, and keys that wait.
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

/// The field of a row in the language of the window, as a listener hears it: `6`, `nil`, `blind 6`.
inline QString shownIn(const HandEntry& entry, const Field& field)
{
    QString text = shownText(QString::fromStdString(entry.text(field)));
    if (!isBlindNumber(entry, field))
        return text;
    return text.isEmpty() ? wording::Window::tr("blind") : wording::Window::tr("blind %1").arg(text);
}

/// A hand being typed, and the row before each key.
struct Typed {
    HandEntry entry;
    std::vector<HandEntry> before;
};

/// The text before the boxes: who deals and bids first; and whose bid comes first.
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
    /// The same hand, where other players sit.
    void setHead(const RowHead& head);
    Typed typedSoFar() const { return {m_entry, m_before}; }
    /// The same hand with what is typed so far.
    void put(const HandEntry& entry);
    void put(const Typed& typed);
    /// The bids in the row are on record now.
    void fixBids();
    /// They are no longer on record: as before the last of them, or all if tricks were typed.
    void freeBids();
    /// Asks for the bids again, which aren't on record anymore; `before`: the row with them.
    void reopenBids(const Typed& before);
    /// The row as it was before its bids were reopened; false if they weren't, or are on record again.
    bool restoreBids();
    /// Whether they were and aren't on record again, as where the new ones are forbidden.
    bool areBidsReopened() const { return m_reopened.has_value(); }
    /// Whether Enter keeps the current bid, one of those reopened, and goes to the next.
    bool retypesBid() const { return m_reopened && m_entry.current().kind == Field::Kind::Bid; }
    /// Undoes the last key that changed a number, except bids on record; false if there is none.
    bool takeBack();
    /// Clears the last number that isn't on record; false if there is none.
    bool dropLast();

    /// Handles a key; false if it isn't one of the row's.
    bool press(int key, Qt::KeyboardModifiers modifiers = {});
    /// Enters a whole number, without waiting for a second digit.
    void give(int number);
    /// To the next or previous field of the row; false at its end. From the end of a row with something wrong
    /// it first goes there, once.
    bool step(bool next);
    /// The first field of what is wrong; nothing if nothing is.
    void setWrong(const std::optional<Field>& field) { m_wrong = field; }
    bool isWrong() const { return m_wrong.has_value(); }
    void goTo(const Field& field);

    /// While what was typed is being saved, keys wait; `go` handles them.
    void hold() { m_held = true; }
    void go();
    /// Whether keys wait; then this one does too.
    bool putsOff(const Key& key);
    void dropWaitingKeys() { m_waiting.clear(); }
    /// Until Enter is pressed, or another hand begins, every key is dropped, because it was meant for the
    /// hand that was there.
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
    /// Enter: with `anyway` to override the sheet's objections.
    void entered(bool anyway);
    /// The same without any tricks.
    void tricksMissing(bool anyway);
    void complained(const QString& sentence);

private:
    /// Does what a key does to the entry, or shows why not.
    void type(const std::function<std::string(HandEntry&)>& key);

    HandEntry m_entry;
    std::vector<HandEntry> m_before; ///< each key that changed a number
    int m_number = 1;
    RowHead m_head;
    std::optional<Field> m_wrong;
    bool m_wentToWrong = false;    ///< since the last key that changed a number
    bool m_calledBlindNil = false; ///< with the last key
    bool m_held = false;
    bool m_asksForEnter = false;
    std::optional<Typed> m_reopened; ///< before its bids were reopened
    std::deque<Key> m_waiting;
};

} // namespace sheet
