// One renege challenge: what happened, what each ruling does, and the ruling. Keys: screens.md, Rulings.
#pragma once

#include "caserows.h"
#include "rulingpane.h"

#include "ui/kit/scroll.h"
#include "ui/session/deed.h"

namespace rulings {

class CasePage : public QWidget {
    Q_OBJECT
public:
    /// `gate` is used if the match is finished by the time of the ruling.
    CasePage(kit::Theme& theme, session::Session& session, const session::PinGate& gate);

    /// Opens a new challenge in that hand, or (`challenge`, its op) one on record. `allowedBy` gave the PIN
    /// if the match is finished; empty: the supervisor on duty rules. Closes if the hand is gone.
    void open(const HandSpot& spot, const std::string& challenge, const std::string& allowedBy);
    void close();
    bool isOpen() const { return m_isOpen; }
    /// The target of Esc, for its hint.
    void setBackTo(const QString& words) { m_back->setDoes(words); }
    const std::string& match() const { return m_case.spot.match; }
    /// Its op; empty while it isn't on record.
    const std::string& challenge() const { return m_case.challenge(); }
    /// Whether it has typed values and isn't on record.
    bool isTyped() const { return m_case.challenge().empty() && m_case.isTyped(); }
    /// Whether undo or redo would skip the open case: redo saves an undone case again.
    bool holdsUnsaved(bool back) const { return m_isOpen && isTyped() && (back || !m_case.isUndone()); }
    /// Whether it is on record; if not, shows what to do.
    bool sayIfUnsaved();
    /// Whether closing loses nothing that was typed, or the person has confirmed it; shows a message if not.
    bool mayLeave();
    /// Shows the current tournament; typed values stay. Closes if its hand is gone.
    void refresh();
    void takeFocus();

    const CaseEntry& entry() const { return m_case.entry; }
    const FindingBanner& finding() const { return *m_finding; }
    const OutcomeCard& upheld() const { return m_pane->upheld(); }
    const OutcomeCard& rejected() const { return m_pane->rejected(); }

Q_SIGNALS:
    /// The case was closed; `sentence` says why, if the person didn't ask for it.
    void closed(const QString& sentence);
    void matchWanted(const QString& match);
    /// Points should be adjusted in that hand (its number), because the rules have no renege penalty.
    void pointsWanted(int game, int hand);
    /// Prints the case for signatures.
    void printWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeLeft();
    QWidget* makeButtons();

    void leave();
    /// Scrolls until the whole widget is in view.
    static void bringIntoView(QWidget& widget) { kit::bringIntoViewSoon(widget, QWIDGETSIZE_MAX); }
    void apply(const std::function<void(CaseEntry&)>& deed);
    void showAll();
    void showTop();
    void showFinding();
    void showRuled();
    void complain(const QString& sentence, kit::Line::Ink ink = kit::Line::Ink::Bad)
    {
        m_complaint->say(sentence, ink);
    }

    bool mayRule();
    void rule(const OpenCase::Ruling& ruling);
    void sendCase(const QString& done, const session::Job& job);
    void send(const QString& what, const session::Job& job, const std::function<void()>& saved);

    kit::Theme& m_theme;
    session::Session& m_session;
    const session::PinGate& m_gate;
    OpenCase m_case;
    bool m_isOpen = false;
    bool m_isShowing = false;
    bool m_byKeys = true; ///< the last input was by keys, so the pad isn't needed
    bool m_isSending = false;
    bool m_isLeaving = false; ///< Esc was pressed once
    int m_opening = 0;        ///< counts cases that were opened, to ignore answers to earlier ones

    kit::KeyHint* m_back = nullptr;
    kit::Line* m_where = nullptr;
    kit::Line* m_teamA = nullptr;
    kit::Line* m_teamB = nullptr;
    kit::Badge* m_state = nullptr;
    CaseRows* m_rows = nullptr;
    FindingBanner* m_finding = nullptr;
    kit::Prose* m_complaint = nullptr;
    kit::Prose* m_jokers = nullptr; ///< their keys, while a card is typed
    CasePad* m_pad = nullptr;
    RulingPane* m_pane;
    KeyButton* m_sheet = nullptr; ///< the hint for the next step after the ruling
    QList<KeyButton*> m_buttons;  ///< the first one upholds
};

} // namespace rulings
