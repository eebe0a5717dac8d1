// Who does not come and who may not play: the tournament's policy, and the sanctions.
#pragma once

#include "policyfields.h"
#include "sanctionsmodel.h"

#include "ui/kit/ask.h"
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

    /// Asks for the PIN of who may change any of it; at once where it is not set.
    session::PinGate allow;

Q_SIGNALS:
    /// Esc: back to where one was.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makePolicy();
    QWidget* makeSanctions();
    void showPolicy();
    void showSanctions();
    void setPolicy();
    void askSanction();
    void showWhy();
    void askEnd();
    /// Whom it is about, by what was typed; false where it has said why not.
    bool readWhom(bool isTeam, const QString& typed, facts::Sanction& sanction);
    void record(const QString& what, const facts::Sanction& sanction);
    std::string today() const;

    PolicyFields* m_fields;
    kit::Prose* m_inWords;
    kit::Prose* m_wrong;
    QPushButton* m_set;
    SanctionsModel* m_sanctions;
    kit::RowTable* m_table;
    kit::Prose* m_why; ///< of the row that is chosen
    kit::Prose* m_none;
    kit::Ask* m_ask;
    QPushButton* m_bar;
    QPushButton* m_end;
    int m_asked = 0;        ///< questions so far
    bool m_isTyped = false; ///< the fields say something that is not on record
};

} // namespace absences
