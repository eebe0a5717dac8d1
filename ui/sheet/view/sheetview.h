// A match's score sheet: what was played, the hand that is being entered, and what it would come to.
#pragma once

#include "scoring/legal.h"
#include "tournament/model/inplay.h"
#include "ui/kit/ask.h"
#include "ui/session/screen.h"
#include "ui/session/session.h"
#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/needs.h"
#include "ui/sheet/corrections/change.h"
#include "ui/sheet/entry/draft.h"
#include "ui/sheet/hands/entryrow.h"
#include "ui/sheet/hands/handsmodel.h"

#include <functional>

namespace desk {
struct HandNumber;
struct SheetOptions;
} // namespace desk

namespace sheet {

class DealerKeys;
class DraftShelf;
class EndCard;
class GamesBar;
class Pad;
class ScoreChart;
class SheetHead;
class TimeUp;

/// One sheet, of one match. Keys: screens.md, Score sheet.
class SheetView : public QWidget {
    Q_OBJECT
public:
    SheetView(kit::Theme& theme, session::Session& session, DraftShelf& drafts, QString match,
              QWidget* parent = nullptr);

    const QString& match() const { return m_match; }
    /// Shows the match as it is now; what is typed stays.
    void refresh();
    void takeFocus();
    /// Takes back what was typed last and is on no record yet, or brings back what Esc cleared; false where
    /// there is nothing of the kind, and undo means the record.
    bool takeBackTyped();

    session::PinGate allow;

    EntryRow& entryRow() { return *m_row; }
    QString message() const { return m_message->text(); }
    /// Whether it is known by now what was half typed here before.
    bool knowsDraft() const { return m_draftsKnown; }

Q_SIGNALS:
    void undoWanted();
    /// Another match was called to this table, or the tournament is to be seen.
    void matchWanted(const QString& match);
    void tablesWanted();
    /// A renege is claimed in that hand of that game.
    void caseWanted(const QString& match, int game, int hand);
    /// Who did what when in this match.
    void recordWanted();
    /// The paper sheet of that game is to be held against the rules.
    void paperCheckWanted(const QString& match, int game);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeTable();
    QWidget* makeAside();
    QWidget* makeKeys();

    // The pad on the screen, sheetpad.cpp.
    Pad* makePad();
    QWidget* makeStrip();
    void takePadKey(int key, Qt::KeyboardModifiers modifiers);
    void takePassedOn(QKeyEvent* event);
    void offerKeys();
    void switchPad();
    void showPad(bool wanted);

    const tournament::Match* current() const;
    void beginRow(const tournament::Match& match);
    void preview();
    void showWhy();
    void showNeeds(const tournament::Match& match);
    void showCount();

    // What is typed on its way to the disk, sheetsaving.cpp.
    int handsIn(const tournament::Match& match) const;
    int numberInRow(const tournament::Match& match) const;
    /// The hand that the row is for: the one on record so far, or the one after what is on its way to the
    /// disk.
    tournament::InPlay inRow(const tournament::Match& match) const;
    /// What stands in the row with what is on record of it: as saving gives it.
    scoring::Hand typedHand(const tournament::Match& match) const;
    /// What is to be said against entering it.
    scoring::Problems problemsOf(const tournament::Match& match, const scoring::Hand& hand) const;
    bool isForAnother(const tournament::Match& match) const;
    HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before) const;
    RowHead headOf(const scoring::GameState& before) const;
    void recordBids();
    void recordHand(bool anyway);
    void sendHand(const scoring::Hand& hand);
    /// `typed` is what comes back into the row where it is refused; nothing where it is there still.
    /// `number`: which hand it is to whoever typed it.
    void send(const QString& what, const scoring::Item& item, int number,
              const std::optional<HandEntry>& typed);
    void goOn();
    void comeBack(const QStringList& mistakes, const std::optional<HandEntry>& typed,
                  const desk::HandNumber& meant);
    /// Who else has recorded something in the match, which is shown for the first time; empty where nobody.
    QString whoElse() const;
    /// Says that somebody else moved the row on from that hand, and what was typed of it.
    void sayMoved(const tournament::Match& match, const QString& who, int number, const HandEntry& typed);

    // What Esc and Ctrl+Z do, sheetclearing.cpp.
    void putBack();
    bool bringBack();
    void startAnew();
    void complain(const QStringList& sentences, bool hint = false);

    // How it begins and ends, sheetends.cpp.
    EndCard* makeEnd();
    void showEnd(const tournament::Match& match);
    void finish();
    void callNext();
    void showDealers(const tournament::Match& match);
    void seatDealer(facts::Seat seat);

    QString nameOn(facts::Seat seat) const;
    /// `A1 · Maya Reyes`, in the order of `facts::allSeats`.
    QList<kit::Choice> seatChoices() const;

    // A match that was not called yet, sheetuncalled.cpp.
    void showCallKey(const tournament::Match& match);
    bool asksForCall();
    void callMatch(std::optional<int> table = {});

    // What is half typed, sheetdraft.cpp.
    QString tournamentId() const;
    void findDraft();
    void keepDraft();
    std::optional<Draft> draft() const;
    void putIn(const Draft& draft);
    bool beginAmending(const Draft& draft, const tournament::Match& match);

    // The questions, sheetasks.cpp.
    bool mayChange(void (SheetView::*again)());
    std::string by() const;
    void askAnyway();
    void askDecide();

    // Corrections, sheetchanges.cpp.
    bool isKeyOfChange(const QKeyEvent& event);
    bool waitsForDisk();
    bool isStillAmended(const tournament::Match& match) const;
    bool dropStaleAmendment(const tournament::Match& match);
    void askAmend();
    void askInsert();
    void askRuling();
    void askStrike();
    void askWhetherToAmend();
    void later(const std::function<void()>& task);
    std::optional<int> handUnderCursor() const;
    QString noHand() const;
    void retypeBids();
    void beginChange(int hand, bool inserts);
    void askChange(Change change);

    // The whole sheet, sheetwhole.cpp.
    void askSheet();
    enum class Wrong { Columns, SeatsA, SeatsB, FirstDealer, OtherMatch };
    void askSheetAbout(Wrong wrong);
    void askFirstDealer(const desk::SheetOptions& options);
    void askOtherMatch(const desk::SheetOptions& options);

    // Who plays a disputed match, sheetwho.cpp.
    void askWho();

    // A match of several games, sheetgames.cpp.
    int shownGame() const { return m_looking ? m_looking : m_game; }
    /// Shows that game of the match; the one in play where it is 0.
    void lookAt(int game);
    void stepGame(int by);
    void showGames(const tournament::Match& match);
    bool asksDealer(const tournament::Match& match) const;
    std::optional<scoring::Seat> drawnDealer(const tournament::Match& match) const;
    void askDealer();
    /// The hand with the dealer of whom only the sheet knows yet.
    scoring::Hand withDealer(const tournament::Match& match, scoring::Hand hand) const;

    // What is called at the table, sheetcalls.cpp.
    void askMisdeal();
    void askPaper();
    void askTime();
    void sendTime(const scoring::TimeCall& call, const std::string& allowedBy);
    void showTimeUp();

    // The clock, sheetclock.cpp.
    std::optional<tournament::Reading> reading() const;
    void showClock();
    void askClock();
    void setClock(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason);

    enum class Row { Anew, Stays };
    /// Asks the desk. What it refuses is said in the question, where one is open, or under the row.
    void ask(const QString& what, const session::Job& job, Row row = Row::Anew);

    /// What the sheet was last shown from.
    struct Basis {
        tournament::Shared<tournament::Setting> setting;
        tournament::Shared<tournament::Match> match;
    };

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

    struct Amending {
        int hand = 0; ///< its number
        bool inserts = false;
        std::string op; ///< of the hand on record
        int game = 1;
        std::string allowedBy; ///< who let it be changed where the match is finished
    };

    bool amendAgain(const Amending& amended);

    /// What Esc cleared.
    struct Cleared {
        std::optional<Amending> amending;
        int game = 1;
        int number = 1; ///< of the row
        Typed typed;
    };

    kit::Theme& m_theme;
    session::Session& m_session;
    DraftShelf& m_drafts;
    bool m_draftsKnown = false; ///< what was there of this match has been looked at
    QString m_tournament;       ///< whose drafts they are
    QString m_match;
    SheetHead* m_head;
    HandsModel* m_model;
    HandsView* m_hands;
    Changed m_changed; ///< hands that are not as they were first written down
    EntryRow* m_row;
    kit::Prose* m_message;
    WhyCard* m_why;
    SayCard* m_needs;
    ScoreChart* m_chart;
    Needs m_inWords;
    TimeUp* m_timeUp;
    kit::Ask* m_ask;
    Pad* m_pad;
    bool m_asksTime = false; ///< and what is asked is what to do when time is up
    QWidget* m_keys;         ///< their hints
    QWidget* m_strip;        ///< they and the pad's
    DealerKeys* m_dealers;
    EndCard* m_end;
    std::optional<Basis> m_shown;
    int m_game = 1;    ///< in play
    int m_looking = 0; ///< an earlier game that is looked at; 0: none
    GamesBar* m_games;
    kit::KeyHint* m_fromPaper;
    kit::KeyHint* m_callKey;
    /// Who deals first in a later game, or dealt a hand out of turn.
    struct Drawn {
        int attempt = 1;
        int game = 1;
        scoring::Seat dealer;
        int hand = 1;
        std::optional<std::string> override{};
    };
    std::optional<Drawn> m_drawn;
    std::string m_rowIs; ///< which hand the row is for: it begins anew when that changes
    std::optional<Ahead> m_ahead;
    Waiting m_waiting;
    QString m_moved;           ///< what is said while the row asks for Enter, since somebody else moved it on
    QString m_lost;            ///< what was typed and is not saved, until the row takes keys again
    int m_openPlace = 0;       ///< of the hand in the row, where its bids are on record
    int m_bidsSentFor = 0;     ///< the number of the hand whose bids are on their way or on record
    bool m_isLast = false;     ///< the game is over with the hand that is on its way: no row comes after it
    std::string m_allowedBy;   ///< who let a finished match be changed; empty: whoever is on duty
    bool m_isAllowing = false; ///< and does so now
    std::optional<Amending> m_amending; ///< a hand on record is in the row instead, or a forgotten one
    std::optional<Typed> m_aside;       ///< the next hand as it is half typed, while another is in the row
    std::optional<Cleared> m_cleared;   ///< by Esc, until Ctrl+Z or the next key
};

} // namespace sheet
