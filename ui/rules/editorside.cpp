#include "editorside.h"

#include "sectionlist.h"

#include "rules/parameters.h"
#include "ui/kit/text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/example.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace rulesview {

QVBoxLayout* titledColumn(kit::Theme& theme, kit::Card& card, const QString& title)
{
    QVBoxLayout* column = kit::columnIn(&card, 6, {16, 12, 16, 14});
    column->addWidget(new kit::Line(theme, title, 15, kit::Weight::Medium, Line::Ink::Soft));
    return column;
}

kit::Prose* proseIn(kit::Theme& theme, QLayout& layout, int pixels, Line::Ink ink, kit::Weight weight)
{
    auto* made = new kit::Prose(theme, pixels, ink, weight);
    layout.addWidget(made);
    return made;
}

QString nowAndBefore(int before, int after)
{
    return before == after ? kit::number(after)
                           : Window::tr("%1 instead of %2").arg(kit::number(after), kit::number(before));
}

namespace {

QString pointsOrNone(const std::optional<int>& points)
{
    return points ? kit::signedNumber(*points) : u"–"_s;
}

/// The current rules, but with that section as it was before.
rules::Set butFor(const wording::FormSection& section, const Compared& both)
{
    rules::Set set = both.after;
    rules::Values& values = set;
    if (hasRenege(section))
        values.rules.renege = both.before.rules.renege;
    for (const std::string_view name : section.parameters)
        if (!rules::isOfNullableGroup(name))
            if (auto changed = rules::with(values, name, rules::valueOf(both.before, name)))
                values = *std::move(changed);
    return set;
}

bool hasSameValues(const rules::Values& one, const rules::Values& other)
{
    return one == other;
}

/// Whether the section is about how a game ends.
bool isOfTheEnd(const wording::FormSection& section)
{
    return std::ranges::any_of(section.parameters, [](std::string_view each) {
        return each.starts_with("end.") || each.starts_with("time.");
    });
}

} // namespace

CardPart::CardPart(kit::Theme& theme) : Card(theme), m_theme(theme), m_lines(new QVBoxLayout)
{
    setObjectName(u"card"_s);
    QVBoxLayout* column = titledColumn(theme, *this, Window::tr("Rule card, as printed"));
    column->addLayout(m_lines);
    m_lines->setSpacing(6);
}

void CardPart::show(const Compared& rules, std::size_t section)
{
    kit::clear(*m_lines);
    const wording::CardSection before = wording::cardSection(rules.before, section);
    const wording::CardSection after = wording::cardSection(rules.after, section);
    proseIn(m_theme, *m_lines, 16, Line::Ink::Plain, kit::Weight::Medium)->setText(kit::text(after.heading));
    if (after.statements.empty())
        proseIn(m_theme, *m_lines, 15, Line::Ink::Soft)->setText(Window::tr("The card has no rule on this."));
    for (const wording::Statement& each : after.statements) {
        const bool isNew = std::ranges::none_of(
            before.statements, [&](const wording::Statement& was) { return was.text == each.text; });
        kit::Prose* said = proseIn(m_theme, *m_lines, 15, isNew ? Line::Ink::A : Line::Ink::Plain,
                                   isNew ? kit::Weight::Medium : kit::Weight::Plain);
        said->setText(kit::text(each.text));
        if (isNew) {
            said->setObjectName(u"new"_s);
            said->setAccessibleName(Window::tr("Changed: %1").arg(kit::text(each.text)));
        }
    }
}

void CardPart::showPhases(const rules::Venue& venue)
{
    kit::clear(*m_lines);
    const std::vector<wording::Card> cards = wording::cards(venue);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (venue.phases[i].from.empty())
            continue;
        proseIn(m_theme, *m_lines, 16, Line::Ink::Plain, kit::Weight::Medium)
            ->setText(kit::text(cards[i].title));
        proseIn(m_theme, *m_lines, 15, Line::Ink::Soft)->setText(kit::text(cards[i].note));
        for (const wording::CardSection& section : cards[i].sections)
            for (const wording::Statement& each : section.statements)
                proseIn(m_theme, *m_lines, 15)->setText(kit::text(each.text));
    }
    if (m_lines->count() == 0)
        proseIn(m_theme, *m_lines, 15, Line::Ink::Soft)
            ->setText(Window::tr("All matches are played by the same rules."));
}

ExamplePart::ExamplePart(kit::Theme& theme) : Card(theme), m_theme(theme), m_table(new QWidget)
{
    setObjectName(u"example"_s);
    QVBoxLayout* column = titledColumn(theme, *this, Window::tr("What changes"));
    m_hand = proseIn(theme, *column, 15);
    m_result = proseIn(theme, *column, 16, Line::Ink::Plain, kit::Weight::Medium);
    m_hand->setObjectName(u"hand"_s);
    m_result->setObjectName(u"result"_s);
    column->addWidget(m_table);
    kit::gridIn(m_table, 10, 4)->setColumnStretch(0, 1);
    m_samples = proseIn(theme, *column, 15, Line::Ink::Soft);
    m_samples->setObjectName(u"samples"_s);
}

void ExamplePart::show(const Compared& rules, const wording::FormSection& section, bool isWrong)
{
    const rules::Set asWas = butFor(section, rules);
    const bool isOfSection = !hasSameValues(asWas, rules.after);
    const rules::Set& before = isOfSection ? asWas : rules.before;
    kit::clear(*m_table->layout());
    const auto example =
        hasSameValues(before, rules.after) ? std::nullopt : wording::exampleOf(before, rules.after);
    m_table->setVisible(example.has_value());
    showSamples(rules, isWrong);
    m_hand->say(example ? kit::text(example->hand) : QString());
    m_result->setInk(example ? Line::Ink::Plain : Line::Ink::Soft);
    if (!example)
        return m_result->setText(isWrong        ? Window::tr("Fix the marked rules first.")
                                 : !isOfSection ? Window::tr("Change a rule to see what a hand would score.")
                                 : isOfTheEnd(section)
                                     ? Window::tr("This changes how a game ends, not what a hand scores.")
                                     : Window::tr("No sample hand shows this change."));
    const QString side = wording::letterOf(example->side);
    m_result->setText(
        example->isNew ? Window::tr("Side %1 would score %2. This hand wasn’t allowed before.")
                             .arg(side, kit::number(example->after))
        : example->before != example->after
            ? Window::tr("Side %1 would score %2.").arg(side, nowAndBefore(example->before, example->after))
            : Window::tr("Bags for side %1: %2.")
                  .arg(side, nowAndBefore(example->bagsBefore, example->bagsAfter)));
    addLines(*example);
}

void ExamplePart::showSamples(const Compared& rules, bool isWrong)
{
    if (isWrong || hasSameValues(rules.before, rules.after))
        return m_samples->say({});
    const wording::Sampled sampled = wording::sampled(rules.before, rules.after);
    m_samples->say(Window::tr("Sample hands that score differently with all your changes: %1 of %2.")
                       .arg(sampled.differing)
                       .arg(sampled.all));
}

void ExamplePart::addLines(const wording::Example& example)
{
    auto* grid = static_cast<QGridLayout*>(m_table->layout());
    int row = 0;
    const auto add = [&](const QString& words, const QString& before, const QString& after, bool isTotal) {
        const kit::Weight weight = isTotal ? kit::Weight::Medium : kit::Weight::Plain;
        auto* said = new kit::Prose(m_theme, 15, Line::Ink::Plain, weight);
        said->setText(words);
        grid->addWidget(said, row, 0);
        grid->addWidget(new kit::Line(m_theme, before, 15, weight, Line::Ink::Soft), row, 1);
        grid->addWidget(new kit::Line(m_theme, after, 15, weight), row++, 2);
    };
    add(QString(), Window::tr("before"), Window::tr("now"), false);
    for (const wording::ExampleLine& each : example.lines)
        add(kit::text(each.words), pointsOrNone(example.isNew ? std::nullopt : each.before),
            pointsOrNone(each.after), false);
    add(Window::tr("This hand"), example.isNew ? pointsOrNone({}) : kit::number(example.before),
        kit::number(example.after), true);
}

} // namespace rulesview

#include "moc_editorside.cpp"
