// The fields of one section, a rule a row; or the rounds with rules of their own.
#pragma once

#include "fieldrow.h"
#include "ownsentences.h"
#include "phaserows.h"
#include "sentencerows.h"

#include <QScrollArea>

#include <vector>

namespace rulesview {

class FieldsCard : public kit::Card {
    Q_OBJECT
public:
    explicit FieldsCard(kit::Theme& theme);
    ~FieldsCard() override;
    /// Those of that section, in their order, and the sentences beside them; `isOfPhases`: the rounds
    /// below them.
    void begin(const Edited& edited, const wording::FormSection& section,
               const std::vector<rules::Field>& fields, bool isOfPhases);
    /// As the draft is now.
    void refresh(const Edited& edited, const std::vector<rules::Mistake>& mistakes);
    /// How many of them are still to be checked; while there are any, a button below them says that all are.
    /// `isAllChecked`: nothing is left in any section.
    void showLeft(const Edited& edited, int left, bool isAllChecked);
    bool isOfPhases() const { return m_phaseRows; }
    /// To the first of them.
    void takeFocus();
    /// To that one of them.
    void goTo(const rules::Field& field);
    /// Below the fields, where it moves none of them away from the pointer.
    void complain(const QString& sentence) { m_complaint->say(sentence); }

Q_SIGNALS:
    void changed(rulesview::FieldRow* row, const rules::Inside& inside);
    /// The cursor came there.
    void lookedAt(const rules::Field& field);
    void cited(rulesview::FieldRow* row, const QString& section);
    void resetWanted(rulesview::FieldRow* row);
    /// All of them are as they should be.
    void allChecked();
    void sentenceKept(const std::string& sentence, bool keep);
    void ownSentencesChanged(const std::vector<rules::Sentence>& sentences, const std::string& typed);
    // Of the rounds, as in phaserows.h.
    void partWanted(rules::DrawPart part, bool hasRules);
    void sameWanted(rules::DrawPart part, rules::DrawPart as);
    void phaseWanted(const std::string& phase);

private:
    void addRow(const Edited& edited, const rules::Field& field);
    FieldRow* rowWith(const QWidget* inside) const;
    void lookAt(const QWidget* was, const QWidget* now);
    void addPhaseRows();
    void addAllRight(const QString& section);

    kit::Theme& m_theme;
    kit::Line* m_heading;
    kit::Line* m_left;
    QScrollArea* m_page;
    QVBoxLayout* m_rows;
    kit::Prose* m_complaint;
    std::vector<FieldRow*> m_fields;
    SentenceRows* m_sentences = nullptr;
    OwnSentences* m_own = nullptr;
    QWidget* m_allRight = nullptr;    ///< that button, and what it is for
    kit::Prose* m_toCheck = nullptr;  ///< above it
    PhaseRows* m_phaseRows = nullptr; ///< in their section
    bool m_isArriving = false;
};

} // namespace rulesview
