// Corrections of a sheet: each shows what it changes and asks for the reason before it is made.
#pragma once

#include "sheetquestions.h"

#include "ui/sheet/corrections/changepanel.h"
#include "ui/sheet/hands/handsview.h"

namespace desk {
struct SheetOptions;
} // namespace desk

namespace sheet {

/// Keeps the changes visible beside their question, also after the sheet is resized: it watches the sizes of
/// the sheet and of the panel.
class SheetCorrections : public QObject {
    Q_OBJECT
public:
    SheetCorrections(session::Session& session, EntrySession& entry, kit::Ask& ask, SheetQuestions& questions,
                     ChangePanel& panel, const HandsView& hands, const HandsModel& model);

    void askAmend();
    void askInsert();
    void askStrike();
    /// Previews the amended hand; null if it is refused.
    const desk::Correction* lookAtAmendment();
    /// Goes to the hand before (-1) or after the one being amended, or to the gap for a forgotten one before
    /// it; false if neither is in the row.
    bool amendNext(int by);
    /// Enter on a hand being amended.
    void askWhetherToAmend();
    /// Asks about a renege in the hand under the cursor.
    void askRuling();
    /// Asks what is wrong with the whole sheet.
    void askSheet();
    /// Asks who plays a disputed match.
    void askTeams();
    /// The number of the hand under the cursor, else of the last; nothing if there is none.
    std::optional<int> handUnderCursor() const;

Q_SIGNALS:
    void caseWanted(const QString& match, int game, int hand);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Wrong { Columns, SeatsA, SeatsB, FirstDealer, OtherMatch };

    /// The hand under the cursor, if it can be changed now. For a finished match, `again` is called once a
    /// PIN was given.
    std::optional<int> handToChange(void (SheetCorrections::*again)());
    void complainOfNoHand();
    Change amendment() const;
    /// Whether another hand is half amended; shows a message if so.
    bool isBusyWith(int hand);
    void askChange(Change change, const QStringList& notes = {});
    void askChange(const desk::SheetOptions& options);
    void bringChangesIntoView();
    /// Runs the task after the current answer, because it replaces the open question.
    void later(const std::function<void()>& task)
    {
        QMetaObject::invokeMethod(this, task, Qt::QueuedConnection);
    }
    void askSheetAbout(Wrong wrong);
    void askFirstDealer(const desk::SheetOptions& options);
    void askOtherMatch(const desk::SheetOptions& options);

    session::Session& m_session;
    EntrySession& m_entry;
    kit::Ask& m_ask;
    SheetQuestions& m_questions;
    ChangePanel& m_panel;
    const HandsView& m_hands;
    const HandsModel& m_model;
};

} // namespace sheet
