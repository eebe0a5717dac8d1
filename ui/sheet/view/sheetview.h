// A match's score sheet: the hands played, the hand being entered, and its preview.
#pragma once

#include "sheetcorrections.h"

#include "ui/sheet/aside/needs.h"
#include "ui/sheet/entry/draft.h"
#include "ui/sheet/hands/entryrow.h"

namespace sheet {

class DealerKeys;
class EndCard;
class GamesBar;
class HandsTheme;
class KeyStrip;
class Pad;
class RowMessage;
class SheetHead;
class TimeUp;
struct Aside;

/// One sheet, of one match. Keys: screens.md, Score sheet.
class SheetView : public QWidget {
    Q_OBJECT
public:
    SheetView(kit::Theme& theme, session::Session& session, DraftShelf& drafts, const QString& match,
              QWidget* parent = nullptr);

    const QString& match() const { return m_match; }
    /// The game shown, and its selected hand; 0 if none is.
    struct At {
        int game = 1;
        int hand = 0;
    };
    At at() const;
    /// Shows the current match; typed numbers stay.
    void refresh();
    void takeFocus();
    /// Undoes the last unsaved key, or brings back what Esc cleared; false if there is neither, and undo is
    /// about the record.
    bool undoTyping() { return m_entry->undoTyping(m_ask->isOpen()); }

    ChangePermit& permit() { return m_entry->permit; }
    EntryRow& entryRow() { return *m_row; }
    QString message() const;
    /// Whether a key of the sheet does something now. Runs it; other keys become `wanted`.
    bool canDo(session::Key key) const;
    void act(session::Key key);
    /// Whether the lookup of half-typed numbers has been answered.
    bool knowsDraft() const { return m_draft->isKnown(); }

Q_SIGNALS:
    void undoWanted();
    /// Another match was called to this table, or the tournament should be shown.
    void matchWanted(const QString& match);
    void tablesWanted();
    /// A captain signed or undid that, as a sentence; nothing is saved yet.
    void signedNow(const QString& sentence);
    /// A renege is claimed in that hand of that game; 0: the open challenge of the match is wanted.
    void caseWanted(const QString& match, int game, int hand);
    /// A hint for an action that isn't the sheet's own was clicked.
    void wanted(session::Key key);
    /// The paper sheet of that game should be checked.
    void paperCheckWanted(const QString& match, int game);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// A click on the background: the sheet keeps the keys.
    void mousePressEvent(QMouseEvent*) override { takeFocus(); }
    void resizeEvent(QResizeEvent*) override { fitHands(); }
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeTable();
    Pad* makePad();
    void listen();

    /// What a key of the sheet does, and when it applies; nothing if always.
    struct KeyOfSheet {
        session::Key key;
        void (*act)(SheetView& sheet); ///< null: only the row handles it
        bool (*isOffered)(const tournament::Tournament&, const tournament::Match&) = nullptr;
        bool isOnPad = false;
    };
    static const std::vector<KeyOfSheet>& keys();
    void showKeys();

    void preview();
    void showWhy();
    void showEnd(const tournament::Match& match);
    void showClock();
    void fitHands();
    /// Shows that game of the match.
    void lookAt(int game);
    /// 0: the last row.
    void goToHand(int hand);
    /// To the last row, and gives it the keys.
    void goToNewest();
    void dropQuestion();

    void takePadKey(int key, Qt::KeyboardModifiers modifiers);
    void takePassedOn(QKeyEvent* event);
    void offerKeys();
    void switchPad();
    void showPad(bool wanted);
    void keepLine(bool isAsking);

    /// The data of the last refresh.
    struct Basis {
        tournament::Shared<tournament::Setting> setting;
        tournament::Shared<tournament::Match> match;
    };

    kit::Theme& m_theme;
    session::Session& m_session;
    QString m_match;
    EntrySession* m_entry; ///< deleted after everything that shows it
    KeptDraft* m_draft;
    SheetHead* m_head;
    HandsTheme* m_handsTheme;
    HandsModel* m_model;
    HandsView* m_hands;
    Changed m_changed; ///< hands that were changed
    EntryRow* m_row;
    RowMessage* m_message;
    Aside* m_aside;
    Needs m_needs;
    kit::Prose* m_openPoints; ///< open protests, and who must show an ID
    TimeUp* m_timeUp;
    kit::Ask* m_ask;
    SheetQuestions* m_questions;
    SheetCorrections* m_corrections;
    Pad* m_pad;
    KeyStrip* m_strip;
    DealerKeys* m_dealers;
    EndCard* m_end;
    GamesBar* m_games;
    std::optional<Basis> m_shown;
    bool m_isEndShown = false; ///< also while a question is in its place
};

} // namespace sheet
