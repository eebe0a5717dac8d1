// Rulings: the tournament's challenges, and one of them as a case.
#pragma once

#include "casepage.h"
#include "forms.h"

#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "ui/session/screen.h"

namespace rulings {

/// Rulings that are no renege: points, a foul, a hand thrown in, an incident, a protest and what becomes of
/// it, a rating, other rules, a team that was not allowed to play. Each is asked for below the list of cases.
class OtherRulings : public QWidget {
    Q_OBJECT
public:
    /// `gate` is asked where the match is finished.
    OtherRulings(kit::Theme& theme, session::Session& session, const session::PinGate& gate);
    void begin();
    void refresh();
    /// Takes a letter that asks for one of them; false where it means nothing here.
    bool press(int key) { return pressIn(m_buttons, key); }
    bool isAsking() const { return m_ask->isOpen(); }
    /// On the question.
    void takeFocus() { m_ask->takeFocus(); }

Q_SIGNALS:
    /// A question was answered or dropped.
    void closed();

private:
    kit::Ask* m_ask;
    Forms m_forms;
    QWidget* m_line; ///< the buttons
    QList<KeyButton*> m_buttons;
};

class RulingsScreen : public session::Screen {
    Q_OBJECT
public:
    RulingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

    /// A new challenge in that hand, as the sheet counts it.
    void openHand(const QString& match, int game, int hand);
    /// The match's challenge that waits for a decision.
    void openWaiting(const QString& match);
    const CasePage& page() const { return *m_page; }
    /// The case (its op) that is open or under the cursor; empty where there is none on record.
    QString challenge() const
    {
        return m_page->isOpen() ? kit::text(m_page->challenge()) : m_table->currentId();
    }
    /// The match of the case that is open; empty where none is.
    QString match() const { return m_page->isOpen() ? kit::text(m_page->match()) : QString(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// Letters in the list ask for a ruling and look for no row.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeList();
    void openCase(const desk::CaseOnRecord& found);
    void open(const HandSpot& spot, const std::string& challenge);
    void showList(const QString& sentence);
    void fill();
    void showProtests();

    QWidget* m_list = nullptr;
    kit::Prose* m_count = nullptr;
    kit::Prose* m_said = nullptr;
    kit::Prose* m_protests = nullptr;
    kit::RowTable* m_table = nullptr;
    std::vector<desk::CaseOnRecord> m_cases; ///< what waits for a decision first
    QWidget* m_none = nullptr;
    OtherRulings* m_others = nullptr;
    CasePage* m_page;
};

} // namespace rulings
