// Beside a case: the effects of each ruling, the questions about it, and the note that is saved with it.
#pragma once

#include "chip.h"
#include "opencase.h"
#include "outcome.h"

#include "ui/kit/ask.h"
#include "ui/sheet/corrections/changepanel.h"

namespace rulings {

class RulingPane : public kit::Card {
    Q_OBJECT
public:
    RulingPane(kit::Theme& theme, const session::Session& session);
    void show(const OpenCase& open);
    using QWidget::show;
    /// Sets what was ruled and when it counts; empty before the ruling.
    void setRuled(const QString& outcome);
    /// Sets the height of the page; on a high page the effects are further apart.
    void spread(int page);

    kit::Ask& ask() { return *m_ask; }
    /// What the ruling changes; shown instead of both outcomes while a question is open.
    sheet::ChangePanel& changes() { return *m_changes; }
    QLineEdit& note() { return *m_note; }
    /// Prints the ruling with its note.
    kit::KeyHint* print() const { return m_print; }
    /// Points by ruling; hidden if the rules have a renege penalty.
    KeyButton* points() const { return m_points; }
    const OutcomeCard& upheld() const { return *m_upheld; }
    const OutcomeCard& rejected() const { return *m_rejected; }

private:
    /// Shows both outcomes, or returns why there are none yet.
    QString showOutcomes(const OpenCase& open);

    kit::Prose* m_outcome;
    kit::Ask* m_ask;
    sheet::ChangePanel* m_changes;
    kit::Prose* m_hint;
    QWidget* m_outcomes;
    OutcomeCard* m_upheld;
    OutcomeCard* m_rejected;
    kit::Prose* m_noRule;
    KeyButton* m_points;
    kit::Prose* m_then;
    QWidget* m_after; ///< around the effects of the ruling
    QLineEdit* m_note;
    kit::KeyHint* m_print;
};

} // namespace rulings
