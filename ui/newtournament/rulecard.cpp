#include "rulecard.h"

#include "ui/kit/text.h"
#include "wording/rulecard/card.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using kit::Weight;
using wording::Window;

namespace newtournament {

namespace {

bool hasStatement(const wording::Card& card, const wording::Statement& statement)
{
    return std::any_of(card.sections.begin(), card.sections.end(), [&](const wording::CardSection& section) {
        return std::find(section.statements.begin(), section.statements.end(), statement) !=
               section.statements.end();
    });
}

/// `The Game 3 · our reading U5`
QString sourceOf(const wording::Statement& statement, bool agreed)
{
    QStringList parts;
    for (const std::string& section : statement.sections)
        parts << (section.front() >= '0' && section.front() <= '9'
                      ? Window::tr("rule %1").arg(kit::text(section))
                      : kit::text(section));
    QStringList codes;
    for (const std::string& code : statement.readings)
        codes << kit::text(code);
    if (!codes.isEmpty())
        parts << Window::tr("our reading %1").arg(codes.join(u", "_s));
    if (agreed)
        parts << Window::tr("agreed");
    return parts.join(u" · "_s);
}

} // namespace

RuleCard::RuleCard(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(18, 14, 18, 14);
    m_column->setSpacing(3);
}

void RuleCard::show(const rules::Venue& venue, const rules::Venue& sheet)
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::vector<wording::Card> asAgreed = wording::cards(venue);
    const std::vector<wording::Card> asOnSheet = wording::cards(sheet);
    for (std::size_t i = 0; i < asAgreed.size(); ++i)
        add(asAgreed[i], i < asOnSheet.size() ? &asOnSheet[i] : nullptr);
    m_column->addStretch(1);
}

void RuleCard::prose(int pixels, Line::Ink ink, Weight weight, const QString& text)
{
    auto* made = new kit::Prose(m_theme, pixels, ink, weight);
    made->setText(text);
    m_column->addWidget(made);
}

void RuleCard::add(const wording::Card& card, const wording::Card* sheet)
{
    if (m_column->count() > 0)
        m_column->addSpacing(m_theme.px(18));
    prose(20, Line::Ink::Plain, Weight::Medium, kit::text(card.title));
    prose(14, Line::Ink::Soft, Weight::Plain, kit::text(card.sheet));
    if (!card.note.empty())
        prose(14, Line::Ink::Soft, Weight::Plain, kit::text(card.note));
    for (const wording::CardSection& section : card.sections) {
        m_column->addSpacing(m_theme.px(10));
        prose(15, Line::Ink::Soft, Weight::Medium, kit::text(section.heading));
        for (const wording::Statement& statement : section.statements)
            add(statement, statement.agreed || (sheet && !hasStatement(*sheet, statement)));
    }
    if (card.readings.empty())
        return;
    m_column->addSpacing(m_theme.px(10));
    prose(15, Line::Ink::Soft, Weight::Medium, Window::tr("Our readings, where the sheet leaves it open"));
    for (const wording::ReadingNote& note : card.readings)
        prose(14, Line::Ink::Plain, Weight::Plain,
              u"%1  %2. %3."_s.arg(kit::text(note.code), kit::sentence(kit::text(note.reading)),
                                   kit::sentence(kit::text(note.why))));
}

void RuleCard::add(const wording::Statement& statement, bool agreed)
{
    m_column->addSpacing(m_theme.px(2));
    prose(16, Line::Ink::Plain, agreed ? Weight::Medium : Weight::Plain, kit::text(statement.text));
    const QString source = sourceOf(statement, agreed);
    if (!source.isEmpty())
        prose(14, agreed ? Line::Ink::Ok : Line::Ink::Soft, Weight::Plain, source);
}

} // namespace newtournament
