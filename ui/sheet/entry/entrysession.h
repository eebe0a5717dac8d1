// The hand being entered on one sheet, from the first digit until it is on the disk. Doesn't know widgets:
// the view follows its signals.
#pragma once

#include "sheetrecord.h"

#include "desk/play/entry.h"
#include "scoring/legal.h"
#include "ui/session/screen.h"

namespace sheet {

/// The supervisor who changes a match: the one on duty, or the one who gave the PIN for a finished one.
class ChangePermit {
public:
    explicit ChangePermit(const session::Session& session) : m_session(session) {}
    /// What a sheet does before a finished match is changed.
    session::PinGate allow;
    /// For a finished match, calls `again` once a PIN was given, unless `listener` is gone by then.
    bool mayChange(const tournament::Match& match, const QObject* listener,
                   const std::function<void()>& again);
    /// Runs it in the name of `by`; asks for no PIN if it is allowed.
    void letChange(const std::string& by, bool isAllowed, const std::function<void()>& change);
    bool isGiven() const { return !m_allowedBy.empty(); }
    /// The supervisor who gave the PIN; empty if none was needed.
    const std::string& allowedBy() const { return m_allowedBy; }
    std::string by() const { return isGiven() ? m_allowedBy : m_session.supervisor().toStdString(); }

private:
    const session::Session& m_session;
    std::string m_allowedBy;
    bool m_isAllowing = false;
};

class EntrySession : public QObject {
    Q_OBJECT
public:
    EntrySession(session::Session& session, std::string match);

    /// The match.
    const std::string& id() const { return m_id; }
    /// The current match; null if it is gone.
    const tournament::Match* current() const
    {
        return m_session.isOpen() ? tournament::match(m_session.tournament(), m_id) : nullptr;
    }
    HandTyping& typing() { return m_typing; }
    const HandEntry& entry() const { return m_typing.entry(); }
    /// The game in play.
    int game() const { return m_game; }
    /// An earlier game, if that is shown.
    int shownGame() const { return m_looking ? m_looking : m_game; }
    const std::optional<Amending>& amending() const { return m_amending; }
    /// Whether a hand is on its way to the disk.
    bool isSaving() const { return m_ahead || m_isLast; }
    /// Whether the row can be typed in.
    bool isRowShown(const tournament::Match& match) const
    {
        return m_amending || (tournament::takesHands(match) && !m_looking);
    }
    /// The last message.
    const QString& message() const { return m_message; }
    void say(const QStringList& sentences, bool hint = false);

    /// The hand of the row: the next one on record, or the one after the hand being saved.
    tournament::InPlay inRow(const tournament::Match& match) const;
    /// The hand in the row with its data on record, as it would be saved.
    scoring::Hand typedHand(const tournament::Match& match) const
    {
        return tournament::completed(inRow(match).known, entry().hand());
    }
    /// The objections to entering it.
    scoring::Problems problemsOf(const tournament::Match& match, const scoring::Hand& hand) const
    {
        return scoring::problems(match.rules->rules, tournament::openWhilePending(match, inRow(match).before),
                                 hand);
    }
    /// Whether to ask who deals: until it is known, however many hands are on record.
    bool asksDealer(const tournament::Match& match) const
    {
        return match.call && tournament::takesHands(match) && !m_looking && !inRow(match).before.dealer;
    }
    /// Keeps what is half typed for the next row, with its chosen dealer.
    void layAside(const std::optional<Drawn>& drawn = {});
    /// Sets the chosen dealer, so that the bids are in order before the record has it; nothing once the desk
    /// has answered, accepted or not.
    void expectDealer(const std::optional<Drawn>& chosen);

    /// Follows the match after a change. Returns the message to show with it.
    struct Notice {
        QStringList says;
        bool hint = true;
    };
    std::optional<Notice> follow(bool isInView, bool isAnswered);
    /// Shows that game of the match; 0: the one in play. False if it is already shown.
    bool lookAt(int game);

    void recordBids();
    /// Saves the hand in the row.
    void sendHand(const scoring::Hand& hand);
    /// Reopens the bids of the hand in the row: they are back in the boxes, and on record again once the last
    /// is typed, or as they were with Esc.
    void retypeBids();
    /// Puts the hand into the row, with the cursor on the first number of that kind and side; or a forgotten
    /// hand before it.
    void amend(int hand, bool inserts, const Field& at = {});
    /// As if the hand were selected and the key pressed again. A PIN given for the finished match counts.
    bool amendAgain(const Amending& amended);
    /// True, with a message, while what was typed is being saved: the meaning of a number isn't known yet.
    bool waitsForDisk();

    void beginFreshRow();
    /// Cancels, for Esc.
    void clearTyping();
    /// Undoes the last unsaved key, or brings back what Esc cleared; false if there is neither. `isAsking`: a
    /// question is open.
    bool undoTyping(bool isAsking);

    ChangePermit permit;

Q_SIGNALS:
    void said(const QStringList& sentences, bool hint);
    /// The row, or the content of the sheet, has changed.
    void refreshWanted();
    void previewWanted();
    /// The current question is obsolete.
    void questionOver();
    /// The entry waits for the call of the match.
    void callWanted();
    void overrideWanted();
    /// Enter was pressed on a hand being amended.
    void amendmentGiven();
    /// The cursor should go to that hand; or into the row.
    void cursorWanted(int hand);
    void rowWanted();
    void lookedAt();
    /// A hand is on the disk, or was refused.
    void answered();

private:
    int numberInRow(const tournament::Match& match) const
    {
        return m_ahead ? m_ahead->number : handsIn(match, m_game) + 1;
    }
    void beginRow(const tournament::Match& match, const RowKey& row);
    bool dropStaleAmendment(const tournament::Match& match, bool isAnswered);
    /// The message that someone else entered that hand, with the numbers that were typed for it.
    QString movedText(const tournament::Match& match, const QString& who, int number, const HandEntry& typed,
                      bool isInView);
    void recordHand(bool anyway);
    /// Returns `typed` to the row if it is refused; nothing: it is still there. `number`: the hand that the
    /// person was typing.
    void send(const QString& what, const scoring::Item& item, int number,
              const std::optional<HandEntry>& typed);
    void sendWaiting();
    void restoreRefused(const QStringList& mistakes, const std::optional<HandEntry>& typed,
                        const desk::HandNumber& meant);
    bool bringBack();

    /// The row is for the hand after one that isn't on the disk yet.
    struct Ahead {
        scoring::GameState before; ///< the state after that hand
        int number = 0;
    };
    /// Numbers that were typed for that row while the hand before it was being saved.
    struct Waiting {
        bool bids = false;
        std::optional<scoring::Hand> hand;
    };
    /// The numbers that Esc cleared.
    struct Cleared {
        std::optional<Amending> amending;
        int game = 1;
        int number = 1; ///< of the row
        Typed typed;
    };

    session::Session& m_session;
    std::string m_id;
    HandTyping m_typing;
    QString m_message;
    int m_game = 1;
    int m_looking = 0; ///< an earlier game that is shown; 0: none
    RowKey m_rowIs;    ///< without a hand: the row begins again
    std::optional<Drawn> m_drawn;
    std::optional<Ahead> m_ahead;
    Waiting m_waiting;
    QString m_moved;       ///< shown while the row asks for Enter, because someone else entered the hand
    QString m_lost;        ///< typed and not saved, until the row takes keys again
    int m_openPlace = 0;   ///< of the hand in the row, if its bids are on record
    int m_bidsSentFor = 0; ///< the number of the hand whose bids are being saved or on record
    bool m_isLast = false; ///< the game is over with the hand being saved: no row follows
    std::optional<Amending> m_amending;
    std::optional<Typed> m_aside;     ///< the half-typed next hand, while another is in the row
    std::optional<Cleared> m_cleared; ///< by Esc, until Ctrl+Z or the next key
};

} // namespace sheet
