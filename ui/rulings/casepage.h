// One renege challenge: what happened, what each ruling does, and the ruling. Keys: screens.md, Rulings.
#pragma once

#include "casepad.h"
#include "casesmodel.h"
#include "outcome.h"

#include "ui/kit/ask.h"
#include "ui/session/session.h"
#include "ui/sheet/corrections/change.h"

#include <QLineEdit>

namespace rulings {

/// A hand on a sheet.
struct HandSpot {
    std::string match; ///< its id
    int game = 1;
    int place = 0; ///< `facts::Spot`
};

class CasePage : public QWidget {
    Q_OBJECT
public:
    CasePage(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);

    /// A new challenge in that hand, or (`challenge`, its op) one on record. `allowedBy` let it be opened
    /// where the match is finished; empty: whoever is on duty rules. Closes where the hand is gone.
    void open(const HandSpot& spot, const std::string& challenge, const std::string& allowedBy);
    void close();
    /// Who lets it be ruled on where the match is finished by now.
    void allowBy(const std::string& supervisor) { m_allowedBy = supervisor; }
    bool isOpen() const { return m_isOpen; }
    const std::string& match() const { return m_spot.match; }
    /// Its op; empty while it is not on record.
    const std::string& challenge() const { return m_challenge; }
    /// Whether it is on record; says what to do where it is not.
    bool sayIfUnsaved();
    /// Shows the tournament as it is now; what was typed stays. Closes where its hand is gone.
    void refresh();
    void takeFocus();

    const CaseEntry& entry() const { return m_entry; }
    const FindingBanner& finding() const { return *m_finding; }
    const OutcomeCard& upheld() const { return *m_upheld; }
    const OutcomeCard& rejected() const { return *m_rejected; }

Q_SIGNALS:
    /// Somebody is done with it; `sentence` says why it was closed, where nobody asked for that.
    void closed(const QString& sentence);
    void matchWanted(const QString& match);
    /// The match is finished by now, and somebody has to allow what is ruled.
    void allowanceWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // The layout, caselayout.cpp.
    QWidget* makeTop();
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeButtons();

    const tournament::Match& current() const;
    const tournament::Item* item() const;
    int handNumber() const;
    bool isTyped() const;
    void leave();
    void load(const desk::CaseOnRecord& found);
    void readRecord();
    void apply(const std::function<void(CaseEntry&)>& deed);
    void showAll();
    void showTop();
    void showFinding();
    void showOutcomes();
    Names names() const;
    void complain(const QString& sentence, kit::Line::Ink ink = kit::Line::Ink::Bad);

    // The ruling, caseruling.cpp.
    bool isRulingKey(int key);
    std::string by() const;
    desk::CaseOptions options(const std::optional<facts::Ruling>& ruling) const;
    desk::Answer<desk::Correction> preview(facts::Ruling ruling) const;
    bool mayRule();
    /// That the ruling goes against what is entered; empty where it does not.
    std::string against(facts::Ruling ruling) const;
    /// What the ruling would do, and whether that goes against what is entered.
    Outcome outcomeIf(facts::Ruling ruling, const desk::Correction& change,
                      const desk::Correction& other) const;
    void rule(const std::optional<facts::Ruling>& ruling);
    void askChange(sheet::Change change,
                   const std::function<void(const QString& done, const session::Job& job)>& make);
    void sendCase(const QString& done, const session::Job& job);
    void askPoints();
    void send(const QString& what, const session::Job& job, const std::function<void()>& saved);

    kit::Theme& m_theme;
    session::Session& m_session;
    bool m_isOpen = false;
    bool m_isShowing = false;
    bool m_byKeys = false; ///< who types needs no pad
    bool m_isSending = false;
    bool m_isLeaving = false; ///< Esc was pressed once
    int m_opening = 0;        ///< counts what was opened: an answer may be about an earlier one
    HandSpot m_spot;
    std::string m_challenge; ///< op; empty while it is not on record
    std::string m_saved;     ///< op under which it was, which a redo brings back
    std::string m_allowedBy;
    CaseEntry m_entry;
    CaseEntry m_onRecord; ///< as it was loaded
    QString m_noteOnRecord;
    std::optional<facts::Ruling> m_ruling;

    kit::Line* m_where = nullptr;
    kit::Line* m_teamA = nullptr;
    kit::Line* m_teamB = nullptr;
    kit::Badge* m_state = nullptr;
    CaseRows* m_rows = nullptr;
    FindingBanner* m_finding = nullptr;
    kit::Prose* m_complaint = nullptr;
    kit::Prose* m_jokers = nullptr; ///< their keys, while a card is typed
    CasePad* m_pad = nullptr;
    kit::Prose* m_hint = nullptr;
    QWidget* m_outcomes = nullptr;
    OutcomeCard* m_upheld = nullptr;
    OutcomeCard* m_rejected = nullptr;
    kit::Prose* m_then = nullptr;
    QWidget* m_after = nullptr; ///< around it
    kit::Prose* m_noRule = nullptr;
    KeyButton* m_points = nullptr;
    QLineEdit* m_note = nullptr;
    kit::Ask* m_ask = nullptr;
    KeyButton* m_uphold = nullptr;
};

} // namespace rulings
