// Above the fields of the editor: the name of the rules, what they start from, and their phases.
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
    /// Whether the rules are new, and can choose what they start from: built-in or saved rules.
    void letStart(bool isNew, const Edited& edited);
    void refresh(const Edited& edited);
    QLineEdit& name() { return *m_name; }
    /// Shows below the name why the rules can't be saved under it; empty: they can.
    void complain(const QString& sentence) { m_complaint->say(sentence); }

Q_SIGNALS:
    void renamed(const QString& name);
    void sheetNamed(const QString& name);
    void sentencesKept(bool keep);
    void originChosen(const rules::Venue& venue);

private:
    QLineEdit* m_name;
    QLineEdit* m_sheet;     ///< the name of the rule sheet
    QCheckBox* m_sentences; ///< whether the origin's sentences beside the fields are kept
    QWidget* m_sentencesAround;
    kit::Prose* m_complaint;
    kit::DropDown* m_from;
    std::vector<rules::Venue> m_starts; ///< its items
    QWidget* m_fromAround;
};

/// One button per phase; empty if there is only one phase.
class PhaseBar : public kit::FlowRow {
    Q_OBJECT
public:
    using FlowRow::FlowRow;
    /// Lists the phases, the regular one first.
    void list(const rules::Draft& draft, const std::string& current);

Q_SIGNALS:
    void chosen(const std::string& phase);

private:
    void make(const rules::Draft& draft);

    QButtonGroup* m_buttons = nullptr;
    std::vector<std::string> m_names; ///< of the buttons
};

} // namespace rulesview
