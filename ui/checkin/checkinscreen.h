// Check-in: type a name or swipe a card, press Enter.
#pragma once

#include "reception.h"

#include "ui/kit/rows.h"
#include "ui/session/screen.h"

#include <functional>

namespace checkin {

class CheckinScreen : public session::Screen {
    Q_OBJECT
public:
    CheckinScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// Selects the first player of that team (its id) who isn't checked in; everyone else stays in the list.
    void selectMissingOf(const QString& team);
    /// A card reader has sent that, wherever the cursor was. The owner is checked in if the venue's rule
    /// leaves no question; an unknown card waits for a player to be chosen.
    void readCard(const QString& line);

Q_SIGNALS:
    /// Absences and suspensions should be shown.
    void absencesWanted();
    /// The answer to a card, as a line for people on another screen.
    void answered(const QString& sentence, bool good);
    /// The last answer or refusal is obsolete, or is shown here.
    void passed();

protected:
    bool isFilledIn() const override { return m_reception->isAsking(); }
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeDoor();
    QWidget* makeMissing();
    void narrow();
    /// Whether the list is in use: no question is open.
    bool isLooking() const;
    void showTable();
    /// The player of the selected row; null if there is none.
    const desk::Expected* chosen() const { return m_table->currentOf(m_expected); }
    /// Selects the first of these players who isn't checked in; false if there is none.
    bool selectMissing(const std::function<bool(const desk::Expected&)>& isWanted);
    /// After the check-in of the selected player, selects the next who isn't checked in.
    void selectNext(const QString& person);
    void step(int by);
    void enter();
    void undoCheckin();
    void withReason();
    void askToForget();
    void showHelp();

    kit::Prose* m_eligible; ///< who may play at this venue
    QLineEdit* m_field;
    kit::Prose* m_onEnter; ///< which ID Enter records, if the venue accepts one
    Reception* m_reception;
    std::vector<desk::Expected> m_expected; ///< one per row
    kit::RowTable* m_table;
    kit::KeyHint* m_toTeams; ///< the key, while something has to be done there first
    QWidget* m_space;        ///< instead of the table while no one is expected
    kit::RowTable* m_missing;
    kit::Line* m_counter;
    kit::Line* m_complete;
    QPushButton* m_undo;
    QPushButton* m_override;
    QPushButton* m_forget;
    bool m_elsewhere = false;  ///< a card was swiped while something was typed elsewhere
    bool m_stepped = false;    ///< the row was chosen, and not only for being the first
    bool m_isExpected = false; ///< someone is expected
    int m_statusWidth = 0;     ///< the width of its last column, in pixels at 100%
};

} // namespace checkin
