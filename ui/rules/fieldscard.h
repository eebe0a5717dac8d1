// The fields of one section, one rule per row; or the rounds with rules of their own.
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
    /// Shows these fields in their order, and the sentences beside them. `isOfPhases`: the rounds below them.
    void begin(const Edited& edited, const wording::FormSection& section,
               const std::vector<rules::Field>& fields, bool isOfPhases);
    /// Shows the current draft.
    void refresh(const Edited& edited, const std::vector<rules::Mistake>& mistakes);
    /// Shows how many fields must still be checked. While there are any, a button below them marks all as
    /// right. `isAllChecked`: no section has any left.
    void showLeft(const Edited& edited, int left, bool isAllChecked);
    bool isOfPhases() const { return m_phaseRows; }
    /// Gives the focus to the first field.
    void takeFocus();
    /// Gives the focus to that field.
    void goTo(const rules::Field& field);
    /// Shown below the fields, so that none moves away from the pointer.
    void complain(const QString& sentence) { m_complaint->say(sentence); }

Q_SIGNALS:
    void changed(rulesview::FieldRow* row, const rules::Inside& inside);
    /// The cursor is in that field.
    void lookedAt(const rules::Field& field);
    void cited(rulesview::FieldRow* row, const QString& section);
    void resetWanted(rulesview::FieldRow* row);
    /// All fields are right as they are.
    void allChecked();
    void sentenceKept(const std::string& sentence, bool keep);
    void ownSentencesChanged(const std::vector<rules::Sentence>& sentences, const std::string& typed);
    // As in phaserows.h.
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
    QWidget* m_allRight = nullptr;    ///< the button to mark all as right, and its text
    kit::Prose* m_toCheck = nullptr;  ///< above it
    PhaseRows* m_phaseRows = nullptr; ///< in the section of the rounds
    bool m_isArriving = false;
};

} // namespace rulesview
