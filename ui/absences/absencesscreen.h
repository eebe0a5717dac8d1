// The tournament's policy for missing teams, and its suspensions.
#pragma once

#include "policyfields.h"

#include "ui/kit/rows.h"
#include "ui/session/screen.h"

namespace absences {

class AbsencesScreen : public session::Screen {
    Q_OBJECT
public:
    AbsencesScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;

protected:
    bool isFilledIn() const override { return m_isTyped; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makePolicy();
    QWidget* makeSanctions();
    void showPolicy();
    /// Shows the policy on record and discards what was typed.
    void dropTyped();
    /// The selected suspension; null if there is none.
    const facts::Sanction* chosen() const;
    void setPolicy();
    void askSanction();
    void showWhy();
    void askEnd();
    void record(const QString& what, const facts::Sanction& sanction);

    kit::Line* m_heading; ///< of the absences, while the suspensions are beside them
    PolicyFields* m_fields;
    kit::Prose* m_unsaved;
    kit::Prose* m_wrong;
    QPushButton* m_set;
    QPushButton* m_cancel;
    kit::RowTable* m_table;
    kit::Prose* m_why; ///< of the selected row
    kit::Prose* m_none;
    kit::Ask* m_ask;
    QPushButton* m_bar;
    QPushButton* m_end;
    bool m_isTyped = false; ///< the fields differ from the record
};

} // namespace absences
