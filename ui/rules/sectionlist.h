// The sections of the rules that are being edited, in the order of the card.
#pragma once

#include "edited.h"

#include "ui/kit/fields.h"
#include "ui/kit/rows.h"
#include "wording/rulecard/formwords.h"

namespace rulesview {

/// Whether the renege rule is in it.
bool hasRenege(const wording::FormSection& section);

/// Beside each section that something in it must be fixed, or how many fields of it are still to be checked
/// in the phase, else how many were set. One in which something was set stands out.
class SectionList : public kit::RowTable {
    Q_OBJECT
public:
    explicit SectionList(kit::Theme& theme);
    void show(const Edited& edited, const std::string& phase, const std::vector<rules::Mistake>& mistakes);
    /// How many fields of that section in that phase are still to be checked.
    int left(const Edited& edited, const std::string& phase, std::size_t section) const;
    /// The first field that is to be checked in the sections after that one, then from the top, then in the
    /// other phases; nothing if everything is checked.
    std::optional<rules::Field> nextToCheck(const Edited& edited, const std::string& phase,
                                            std::size_t after) const;
    const std::vector<wording::FormSection>& sections() const { return m_sections; }
    const wording::FormSection& section(std::size_t at) const { return m_sections[at]; }
    /// Whether it is the last one: the rounds with rules of their own.
    bool isOfPhases(std::size_t section) const { return section + 1 == m_sections.size(); }
    /// What a form asks for there, of that phase.
    std::vector<rules::Field> fieldsOf(std::size_t section, const std::string& phase) const;
    /// In which a form asks for that parameter, or for `renege` as a whole.
    std::size_t sectionOf(std::string_view parameter) const;
    /// The first of them in the order of the list.
    std::optional<rules::Mistake> firstOf(const std::vector<rules::Mistake>& mistakes) const;

private:
    const std::vector<wording::FormSection> m_sections;
};

/// The list beside what it leads to; where that would be narrow, a drop-down above it instead, which says of
/// each section what is left to do.
class SectionsBeside : public QWidget {
public:
    SectionsBeside(kit::Theme& theme, SectionList* list, QWidget* content);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();
    void showNotes();

    kit::Theme& m_theme;
    SectionList* m_list;
    kit::DropDown* m_choice;
    QWidget* m_content;
};

} // namespace rulesview
