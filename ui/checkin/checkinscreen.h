// The door: a name or a card, Enter, the next one.
#pragma once

#include "reception.h"

#include "ui/kit/rows.h"
#include "ui/session/screen.h"

namespace checkin {

class CheckinScreen : public session::Screen {
    Q_OBJECT
public:
    CheckinScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// Looks for the players of that team (its id).
    void lookFor(const QString& team);
    /// A card reader has sent that, wherever the cursor stood. Whose card it is is checked in, where the
    /// venue's rule leaves nothing to ask; a card that nobody has waits for a player to be chosen.
    void readCard(const QString& line);

Q_SIGNALS:
    /// Somebody wants to see what absences cost and who may not play.
    void absencesWanted();
    /// What was answered to a card, in a line for who does not see this screen.
    void answered(const QString& sentence, bool good);
    /// What was answered or refused before is over, or stands here to be read.
    void passed();

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeDoor();
    QWidget* makeMissing();
    void narrow();
    void showTable();
    /// The player of the row under the cursor; null where it is on none.
    const desk::Expected* chosen() const { return m_table->currentOf(m_expected); }
    void step(int by);
    void enter();
    void takeBack();
    void withReason();
    void askToForget();
    void showHelp();

    kit::Prose* m_eligible; ///< whom the venue lets play
    QLineEdit* m_field;
    Reception* m_reception;
    std::vector<desk::Expected> m_expected; ///< a row each
    kit::RowTable* m_table;
    QWidget* m_space; ///< in place of the table while nobody is expected
    kit::RowTable* m_missing;
    kit::Line* m_counter;
    kit::Line* m_complete;
    QPushButton* m_takeBack;
    QPushButton* m_override;
    QPushButton* m_forget;
    bool m_elsewhere = false;  ///< a card was swiped while somebody typed on something else
    bool m_stepped = false;    ///< somebody has chosen the row
    bool m_isExpected = false; ///< anybody is
    int m_here = 0;            ///< how wide its last column is, in pixels at 100 %
};

} // namespace checkin
