#include "besidefields.h"

#include "rules/draft.h"
#include "ui/kit/scroll.h"
#include "wording/rulecard/formwords.h"

namespace rulesview {

BesideFields::BesideFields(kit::Theme& theme)
    : m_card(new CardPart(theme)), m_example(new ExamplePart(theme)), m_try(new TryPart(theme))
{
    QVBoxLayout* column = kit::columnIn(this, 12);
    kit::add(column, {m_card, m_example, m_try});
    column->addStretch(1);
}

void BesideFields::begin()
{
    m_try->begin();
    kit::bringIntoViewSoon(*m_card, 1);
}

void BesideFields::show(const rules::Draft& draft, const std::string& phase,
                        const wording::FormSection& section, std::size_t index, bool isOfPhases, bool isWrong)
{
    const Compared both{draft.setBefore(phase), rules::set(draft.venue(), draft.phase(phase))};
    if (isOfPhases)
        m_card->showPhases(draft.venue());
    else
        m_card->show(both, index);
    m_example->show(both, section, isWrong);
    m_try->show(both);
}

} // namespace rulesview

#include "moc_besidefields.cpp"
