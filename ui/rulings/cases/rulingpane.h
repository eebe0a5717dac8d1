// Beside a case: what each ruling does, what is asked about it, and the note that is kept with it.
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
    /// What was ruled and where it counts; empty before.
    void setRuled(const QString& outcome);
    /// On a page so high, which may let what a ruling does stand apart.
    void spread(int page);

    kit::Ask& ask() { return *m_ask; }
    /// What the ruling changes, in place of both outcomes while something is asked.
    sheet::ChangePanel& changes() { return *m_changes; }
    QLineEdit& note() { return *m_note; }
    /// The ruling with its note.
    kit::KeyHint* print() const { return m_print; }
    /// Points by ruling: hidden where the rules have a price.
    KeyButton* points() const { return m_points; }
    const OutcomeCard& upheld() const { return *m_upheld; }
    const OutcomeCard& rejected() const { return *m_rejected; }

private:
    /// Shows both outcomes; else says why there are none yet.
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
    QWidget* m_after; ///< around it
    QLineEdit* m_note;
    kit::KeyHint* m_print;
};

} // namespace rulings
