#include "fieldscard.h"

#include "rules/parameters.h"
#include "ui/kit/scroll.h"

#include <algorithm>

namespace rulesview {

FieldsCard::FieldsCard(kit::Theme& theme)
    : Card(theme), m_theme(theme), m_heading(new kit::Line(theme, 18, kit::Weight::Medium)),
      m_complaint(kit::complaint(theme, 16))
{
    QVBoxLayout* column = kit::columnIn(this, 6, {2, 12, 2, 4});
    auto* inside = new QWidget;
    m_rows = kit::columnIn(inside, 0);
    m_page = new kit::Scroll(inside);
    const auto addWithin = [column](QWidget* widget) {
        auto* line = new QVBoxLayout;
        line->setContentsMargins(16, 0, 16, 0);
        line->addWidget(widget);
        column->addLayout(line);
    };
    addWithin(m_heading);
    column->addWidget(m_page, 1);
    addWithin(m_complaint);
}

void FieldsCard::begin(const rules::Draft& draft, const QString& heading,
                       const std::vector<rules::Field>& fields, bool isOfPhases)
{
    kit::clear(*m_rows);
    m_fields.clear();
    m_phaseRows = nullptr;
    m_heading->setText(heading);
    for (const rules::Field& field : fields)
        addRow(draft, field);
    if (isOfPhases)
        addPhaseRows();
    m_rows->addStretch(1);
    m_page->verticalScrollBar()->setValue(0);
}

void FieldsCard::addRow(const rules::Draft& draft, const rules::Field& field)
{
    auto* row = new FieldRow(m_theme, draft, field);
    m_rows->addWidget(row);
    m_fields.push_back(row);
    connect(row, &FieldRow::edited, this, &FieldsCard::edited);
    connect(row, &FieldRow::cited, this, &FieldsCard::cited);
    connect(row, &FieldRow::resetWanted, this, &FieldsCard::resetWanted);
}

void FieldsCard::addPhaseRows()
{
    m_phaseRows = new PhaseRows(m_theme);
    m_rows->addWidget(m_phaseRows);
    connect(m_phaseRows, &PhaseRows::partWanted, this, &FieldsCard::partWanted);
    connect(m_phaseRows, &PhaseRows::sameWanted, this, &FieldsCard::sameWanted);
    connect(m_phaseRows, &PhaseRows::phaseWanted, this, &FieldsCard::phaseWanted);
}

void FieldsCard::refresh(const rules::Draft& draft, const std::vector<rules::Mistake>& mistakes)
{
    for (FieldRow* row : m_fields) {
        const rules::Field& field = row->field();
        const bool hasRule = draft.phase(field.phase).rules.renege.has_value();
        row->setVisible(hasRule || field.name == rules::nullableGroup ||
                        !rules::isOfNullableGroup(field.name));
        if (const json::Value* typed = draft.refused(field))
            row->showTyped(*typed);
        else
            row->refresh(draft);
        const auto wrong = std::ranges::find(mistakes, field, &rules::Mistake::field);
        row->complain(wrong == mistakes.end() ? QString() : mistakeInWords(wrong->what));
    }
    if (m_phaseRows)
        m_phaseRows->refresh(draft);
    kit::tabThrough(*m_page->widget(), kit::stopsIn(*m_rows));
}

void FieldsCard::takeFocus()
{
    if (!m_fields.empty())
        m_fields.front()->setFocus();
    else if (m_phaseRows)
        m_phaseRows->setFocus();
}

void FieldsCard::goTo(const rules::Field& field)
{
    const auto row = std::ranges::find(m_fields, field, &FieldRow::field);
    if (row == m_fields.end())
        return;
    (*row)->setFocus();
    kit::bringIntoView(**row, (*row)->rect());
}

} // namespace rulesview

#include "moc_fieldscard.cpp"
