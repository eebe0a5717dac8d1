// Above the fields of the editor: what the rules are called, what they start from, and their phases.
#pragma once

#include "edited.h"

#include "ui/kit/fields.h"
#include "ui/kit/flow.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLineEdit>

namespace rulesview {

class NamePart : public QWidget {
    Q_OBJECT
public:
    explicit NamePart(kit::Theme& theme);
    /// New rules choose what they start from: one of those built in, or of one's own.
    void letStart(bool isNew, const Edited& edited);
    void refresh(const Edited& edited);
    QLineEdit& name() { return *m_name; }
    /// Why the rules can't be saved by that name, below it; empty: nothing is wrong with it.
    void complain(const QString& sentence) { m_complaint->say(sentence); }

Q_SIGNALS:
    void renamed(const QString& name);
    void sheetNamed(const QString& name);
    void sentencesKept(bool keep);
    void originChosen(const rules::Venue& venue);

private:
    QLineEdit* m_name;
    QLineEdit* m_sheet;     ///< the name of the rule sheet
    QCheckBox* m_sentences; ///< whether those that the origin has beside its fields are kept
    QWidget* m_sentencesAround;
    kit::Prose* m_complaint;
    kit::DropDown* m_from;
    std::vector<rules::Venue> m_starts; ///< its items
    QWidget* m_fromAround;
};

/// A button a phase; empty where there is only one.
class PhaseBar : public kit::FlowRow {
    Q_OBJECT
public:
    using FlowRow::FlowRow;
    /// The regular phase comes first.
    void list(const rules::Draft& draft, const std::string& current);

Q_SIGNALS:
    void chosen(const std::string& phase);

private:
    void make(const rules::Draft& draft);

    QButtonGroup* m_buttons = nullptr;
    std::vector<std::string> m_names; ///< of the buttons
};

} // namespace rulesview
