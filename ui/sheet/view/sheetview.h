// A match's score sheet: what was played, the hand that is being entered, and what it would come to.
#pragma once

#include "sheetcorrections.h"

#include "ui/sheet/aside/needs.h"
#include "ui/sheet/entry/draft.h"
#include "ui/sheet/hands/entryrow.h"

namespace sheet {

class DealerKeys;
class EndCard;
class GamesBar;
class KeyStrip;
class Pad;
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
    /// The game that is shown, and the hand of it on which the cursor stands; 0 where it stands on none.
    struct At {
        int game = 1;
        int hand = 0;
    };
    At at() const;
    /// Shows the match as it is now; what is typed stays.
    void refresh();
    void takeFocus();
    /// Takes back what was typed last and is on no record yet, or brings back what Esc cleared; false where
    /// there is nothing of the kind, and undo means the record.
    bool takeBackTyped() { return m_entry->takeBack(m_ask->isOpen()); }

    ChangePermit& permit() { return m_entry->permit; }
    EntryRow& entryRow() { return *m_row; }
    QString message() const { return m_message->text(); }
    /// Whether a key of the sheet means something now. What it does; of another key it is `wanted`.
    bool canDo(session::Key key) const;
    void act(session::Key key);
    /// Whether it is known by now what was half typed here before.
    bool knowsDraft() const { return m_draft->isKnown(); }

Q_SIGNALS:
    void undoWanted();
    /// Another match was called to this table, or the tournament is to be seen.
    void matchWanted(const QString& match);
    void tablesWanted();
    /// A renege is claimed in that hand of that game.
    void caseWanted(const QString& match, int game, int hand);
    /// A hint was clicked of an action that is not the sheet's own.
    void wanted(session::Key key);
    /// The paper sheet of that game is to be held against the rules.
    void paperCheckWanted(const QString& match, int game);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// A click beside everything: the keys stay with the sheet.
    void mousePressEvent(QMouseEvent*) override { takeFocus(); }
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeTable();
    Pad* makePad();
    void listen();

    /// What a key of the sheet does, and when it means something; nothing where it always does.
    struct KeyOfSheet {
        session::Key key;
        void (*act)(SheetView& sheet); ///< null: the row alone takes it
        bool (*isOffered)(const tournament::Tournament&, const tournament::Match&) = nullptr;
        bool isOnPad = false;
    };
    static const std::vector<KeyOfSheet>& keys();
    void showKeys();

    void say(const QStringList& sentences, bool hint);
    void preview();
    void showWhy();
    void showNeeds(const tournament::Match& match);
    void showEnd(const tournament::Match& match);
    void showClock();
    void showTimeUp();
    /// Shows that game of the match.
    void lookAt(int game);
    /// The last row where it is 0.
    void goToHand(int hand);
    void dropQuestion();

    void takePadKey(int key, Qt::KeyboardModifiers modifiers);
    void takePassedOn(QKeyEvent* event);
    void offerKeys();
    void switchPad();
    void showPad(bool wanted);

    /// What the sheet was last shown from.
    struct Basis {
        tournament::Shared<tournament::Setting> setting;
        tournament::Shared<tournament::Match> match;
    };

    kit::Theme& m_theme;
    session::Session& m_session;
    QString m_match;
    EntrySession* m_entry; ///< deleted after all that shows it
    KeptDraft* m_draft;
    SheetHead* m_head;
    HandsModel* m_model;
    HandsView* m_hands;
    Changed m_changed; ///< hands that are not as they were first written down
    EntryRow* m_row;
    kit::Prose* m_message;
    Aside* m_aside;
    Needs m_needs;
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
    bool m_isEndShown = false; ///< also while a question stands in its place
};

} // namespace sheet
