// The hand that is entered on one sheet, from the first digit until it is on the disk. Knows nothing of
// widgets: whoever shows it follows its signals.
#pragma once

#include "sheetrecord.h"

#include "desk/play/entry.h"
#include "scoring/legal.h"
#include "ui/session/screen.h"

namespace sheet {

/// Who changes a match: whoever is on duty, or who gave the PIN that a finished one takes.
class ChangePermit {
public:
    explicit ChangePermit(const session::Session& session) : m_session(session) {}
    /// What a sheet asks before a finished match is changed.
    session::PinGate allow;
    /// On a finished match `again` is called once more when somebody has given the PIN, unless `listener` is
    /// gone by then.
    bool mayChange(const tournament::Match& match, const QObject* listener,
                   const std::function<void()>& again);
    /// Calls it in the name of `by`; no PIN is asked for where it is allowed.
    void letChange(const std::string& by, bool isAllowed, const std::function<void()>& change);
    bool isGiven() const { return !m_allowedBy.empty(); }
    /// Who gave the PIN; empty where nobody had to.
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

    /// Of the match.
    const std::string& id() const { return m_id; }
    /// The match as it is now; null where it is gone.
    const tournament::Match* current() const
    {
        return m_session.isOpen() ? tournament::match(m_session.tournament(), m_id) : nullptr;
    }
    HandTyping& typing() { return m_typing; }
    const HandEntry& entry() const { return m_typing.entry(); }
    /// In play.
    int game() const { return m_game; }
    /// An earlier one where that is looked at.
    int shownGame() const { return m_looking ? m_looking : m_game; }
    const std::optional<Amending>& amending() const { return m_amending; }
    /// Whether a hand is on its way to the disk.
    bool isSaving() const { return m_ahead || m_isLast; }
    /// Whether the row is there to be typed in.
    bool isRowShown(const tournament::Match& match) const
    {
        return m_amending || (match.state < tournament::State::Ended && !m_looking);
    }
    /// What was said last.
    const QString& message() const { return m_message; }
    void say(const QStringList& sentences, bool hint = false);

    /// The hand that the row is for: the one on record so far, or the one after what is on its way to the
    /// disk.
    tournament::InPlay inRow(const tournament::Match& match) const;
    /// What stands in the row with what is on record of it: as saving gives it.
    scoring::Hand typedHand(const tournament::Match& match) const
    {
        return tournament::completed(inRow(match).known, entry().hand());
    }
    /// What is to be said against entering it.
    scoring::Problems problemsOf(const tournament::Match& match, const scoring::Hand& hand) const
    {
        return scoring::problems(match.rules->rules, tournament::openWhilePending(match, inRow(match).before),
                                 hand);
    }
    /// Whether it is to be asked who deals: until it is known, however many hands are on record.
    bool asksDealer(const tournament::Match& match) const
    {
        return match.call && match.state < tournament::State::Ended && !m_looking &&
               !inRow(match).before.dealer;
    }
    /// What is half typed comes back into the row that follows, with the dealer who was drawn.
    void layAside(const std::optional<Drawn>& drawn = {});

    /// Follows the match, which is another than before. Answers what is to be said when it is shown.
    struct Notice {
        QStringList says;
        bool hint = true;
    };
    std::optional<Notice> follow(bool isInView, bool isAnswered);
    /// Shows that game of the match; the one in play where it is 0. False where it is shown already.
    bool lookAt(int game);

    void recordBids();
    /// Sends the hand in the row.
    void sendHand(const scoring::Hand& hand);
    /// Of the hand in the row: they come back into the boxes, and are on record again when the last is typed.
    void retypeBids();
    /// Takes the hand into the row, with the cursor on the first number of that kind and side; or a
    /// forgotten one before it.
    void amend(int hand, bool inserts, const Field& at = {});
    /// As whoever goes to the hand and presses the key; whoever let a finished match be changed has let this
    /// be changed.
    bool amendAgain(const Amending& amended);
    /// True while what was typed is on its way, and says so: what a number stands for is not known yet.
    bool waitsForDisk();

    void startAnew();
    /// Esc.
    void putBack();
    /// Takes back what was typed last and is on no record yet, or brings back what Esc cleared; false where
    /// there is nothing of the kind. `isAsking`: a question is open.
    bool takeBack(bool isAsking);

    ChangePermit permit;

Q_SIGNALS:
    void said(const QStringList& sentences, bool hint);
    /// The row, or what is on the sheet, is another.
    void refreshWanted();
    void previewWanted();
    /// What was asked is over: it was about something else.
    void questionOver();
    /// What was to go on record waits for the call.
    void callWanted();
    void overrideWanted();
    /// Enter on a hand that is amended.
    void amendmentGiven();
    /// The cursor belongs on that hand; or into the row.
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
    /// What is known of the dealer of the hand in the row by the sheet alone.
    const Drawn* drawn(const tournament::Match& match) const;
    void beginRow(const tournament::Match& match);
    bool dropStaleAmendment(const tournament::Match& match, bool isAnswered);
    /// Says that somebody else moved the row on from that hand, and what was typed of it.
    QString movedText(const tournament::Match& match, const QString& who, int number, const HandEntry& typed,
                      bool isInView);
    void recordHand(bool anyway);
    /// `typed` is what comes back into the row where it is refused; nothing where it is there still.
    /// `number`: which hand it is to whoever typed it.
    void send(const QString& what, const scoring::Item& item, int number,
              const std::optional<HandEntry>& typed);
    void goOn();
    void comeBack(const QStringList& mistakes, const std::optional<HandEntry>& typed,
                  const desk::HandNumber& meant);
    bool bringBack();

    /// The row is for the hand after one that is not on the disk yet.
    struct Ahead {
        scoring::GameState before; ///< as it is with that one
        int number = 0;
    };
    /// What was given for that row, until the hand before is on the disk.
    struct Waiting {
        bool bids = false;
        std::optional<scoring::Hand> hand;
    };
    /// What Esc cleared.
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
    int m_looking = 0;   ///< an earlier game that is looked at; 0: none
    std::string m_rowIs; ///< which hand the row is for: it begins anew when that changes
    std::optional<Drawn> m_drawn;
    std::optional<Ahead> m_ahead;
    Waiting m_waiting;
    QString m_moved;       ///< what is said while the row asks for Enter, since somebody else moved it on
    QString m_lost;        ///< what was typed and is not saved, until the row takes keys again
    int m_openPlace = 0;   ///< of the hand in the row, where its bids are on record
    int m_bidsSentFor = 0; ///< the number of the hand whose bids are on their way or on record
    bool m_isLast = false; ///< the game is over with the hand that is on its way: no row comes after it
    std::optional<Amending> m_amending;
    std::optional<Typed> m_aside;     ///< the next hand as it is half typed, while another is in the row
    std::optional<Cleared> m_cleared; ///< by Esc, until Ctrl+Z or the next key
};

} // namespace sheet
