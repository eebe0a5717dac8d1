// The sections of the rules in the editor, in the order of the card.
#pragma once

#include "edited.h"

#include "ui/kit/fields.h"
#include "ui/kit/rows.h"
#include "wording/rulecard/formwords.h"

namespace rulesview {

/// Whether the section has the renege rule.
bool hasRenege(const wording::FormSection& section);

/// Shows beside each section that it has a mistake; else how many of its fields must still be checked in the
/// phase; else how many were set. Sections with set values are highlighted.
class SectionList : public kit::RowTable {
    Q_OBJECT
public:
    explicit SectionList(kit::Theme& theme);
    void show(const Edited& edited, const std::string& phase, const std::vector<rules::Mistake>& mistakes);
    /// How many fields of that section must still be checked in that phase.
    int left(const Edited& edited, const std::string& phase, std::size_t section) const;
    /// The first field to check in the sections after that one, then from the top, then in the other phases;
    /// nothing if everything is checked.
    std::optional<rules::Field> nextToCheck(const Edited& edited, const std::string& phase,
                                            std::size_t after) const;
    const std::vector<wording::FormSection>& sections() const { return m_sections; }
    const wording::FormSection& section(std::size_t at) const { return m_sections[at]; }
    /// Whether it is the last section: the rounds with rules of their own.
    bool isOfPhases(std::size_t section) const { return section + 1 == m_sections.size(); }
    /// The fields of that section for that phase.
    std::vector<rules::Field> fieldsOf(std::size_t section, const std::string& phase) const;
    /// The section with that parameter, or with `renege` as a whole.
    std::size_t sectionOf(std::string_view parameter) const;
    /// The first mistake in the order of the list.
    std::optional<rules::Mistake> firstOf(const std::vector<rules::Mistake>& mistakes) const;

private:
    const std::vector<wording::FormSection> m_sections;
};

/// The list beside its content. If that would be too narrow, a drop-down above the content, which also shows
/// what is left to do in each section.
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
