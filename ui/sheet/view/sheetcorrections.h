// Corrections of what is on a sheet: each says what it changes and asks for the reason before it is made.
#pragma once

#include "sheetquestions.h"

#include "ui/sheet/corrections/changepanel.h"
#include "ui/sheet/hands/handsview.h"

namespace desk {
struct SheetOptions;
} // namespace desk

namespace sheet {

/// What they change is in view beside their question, also where the sheet becomes another size: it watches
/// the sizes of the sheet and of the panel.
class SheetCorrections : public QObject {
    Q_OBJECT
public:
    SheetCorrections(session::Session& session, EntrySession& entry, kit::Ask& ask, SheetQuestions& questions,
                     ChangePanel& panel, const HandsView& hands, const HandsModel& model);

    void askAmend();
    void askInsert();
    void askStrike();
    /// What the hand that is amended would change; null if it is refused.
    const desk::Correction* lookAtAmendment();
    /// The hand before (-1) or after the one that is amended, or the place for a forgotten one before it;
    /// false where neither is in the row.
    bool amendNext(int by);
    /// Enter on a hand that is amended.
    void askWhetherToAmend();
    /// A renege in the hand under the cursor.
    void askRuling();
    /// What is wrong with the whole sheet.
    void askSheet();
    /// Who plays a disputed match.
    void askWho();
    /// As the sheet counts them: where the cursor is, else the last; nothing where there is none.
    std::optional<int> handUnderCursor() const;

Q_SIGNALS:
    void caseWanted(const QString& match, int game, int hand);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Wrong { Columns, SeatsA, SeatsB, FirstDealer, OtherMatch };

    /// The hand under the cursor where it may be changed now; `again` when a PIN was given for it.
    std::optional<int> handToChange(void (SheetCorrections::*again)());
    void complainOfNoHand();
    Change amendment() const;
    /// Says so where another hand is half amended.
    bool isBusyWith(int hand);
    void askChange(Change change, const QStringList& notes = {});
    void askChange(const desk::SheetOptions& options);
    void bringChangesIntoView();
    /// Behind the answer that is being given: its question is replaced by another.
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
