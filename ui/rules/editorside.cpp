#include "editorside.h"

#include "scoring/legal.h"
#include "ui/kit/text.h"
#include "wording/rulecard/example.h"
#include "wording/rulecard/formwords.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using scoring::Side;
using wording::Window;

namespace rulesview {

namespace {

QVBoxLayout* titledColumn(kit::Theme& theme, kit::Card& card, const QString& title)
{
    QVBoxLayout* column = kit::columnIn(&card, 6, {16, 12, 16, 14});
    column->addWidget(new kit::Line(theme, title, 15, kit::Weight::Medium, Line::Ink::Soft));
    return column;
}

kit::Prose* proseIn(kit::Theme& theme, QLayout& layout, int pixels, Line::Ink ink = Line::Ink::Plain,
                    kit::Weight weight = kit::Weight::Plain)
{
    auto* made = new kit::Prose(theme, pixels, ink, weight);
    layout.addWidget(made);
    return made;
}

QString pointsOrNone(const std::optional<int>& points)
{
    return points ? kit::signedNumber(*points) : u"–"_s;
}

/// `71 instead of 61`, or `61` where that is the same.
QString nowAndBefore(int before, int after)
{
    return before == after ? kit::number(after)
                           : Window::tr("%1 instead of %2").arg(kit::number(after), kit::number(before));
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
        proseIn(m_theme, *m_lines, 15, Line::Ink::Soft)
            ->setText(Window::tr("The card says nothing about this."));
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
}

void ExamplePart::show(const Compared& rules, bool isChanged)
{
    kit::clear(*m_table->layout());
    const auto example = isChanged ? wording::exampleOf(rules.before, rules.after) : std::nullopt;
    m_table->setVisible(example.has_value());
    m_hand->say(example ? kit::text(example->hand) : QString());
    if (!example)
        return m_result->setText(isChanged ? Window::tr("No sample hand scores differently.")
                                           : Window::tr("Change a rule to see what a hand would score."));
    const QString side = example->side == Side::A ? u"A"_s : u"B"_s;
    m_result->setText(
        example->before != example->after
            ? Window::tr("Side %1 would score %2.").arg(side, nowAndBefore(example->before, example->after))
            : Window::tr("Bags for side %1: %2.")
                  .arg(side, nowAndBefore(example->bagsBefore, example->bagsAfter)));
    addLines(*example);
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
        grid->addWidget(
            new kit::Line(m_theme, before == after ? QString() : before, 15, weight, Line::Ink::Soft), row,
            1);
        grid->addWidget(new kit::Line(m_theme, after, 15, weight), row++, 2);
    };
    add(QString(), Window::tr("before"), Window::tr("now"), false);
    for (const wording::ExampleLine& each : example.lines)
        add(kit::text(each.words), pointsOrNone(each.before), pointsOrNone(each.after), false);
    add(Window::tr("This hand"), kit::number(example.before), kit::number(example.after), true);
}

TryPart::TryPart(kit::Theme& theme) : Card(theme)
{
    setObjectName(u"try"_s);
    QVBoxLayout* column = titledColumn(theme, *this, Window::tr("Try a hand"));
    auto* fields = new QWidget;
    QGridLayout* grid = kit::gridIn(fields, 8, 4);
    int at = 0;
    const auto addHead = [&](int row, int where, const QString& text) {
        grid->addWidget(new kit::Line(theme, text, 14, kit::Weight::Plain, Line::Ink::Soft), row, where);
    };
    addHead(1, 0, Window::tr("Bid"));
    addHead(2, 0, Window::tr("Takes"));
    for (const Side side : scoring::bothSides)
        for (std::size_t partner = 0; partner < 2; ++partner) {
            const QString name = (side == Side::A ? u"A%1"_s : u"B%1"_s).arg(partner + 1);
            addHead(0, ++at, name);
            kit::NumberField* bid = field(Window::tr("Bid of %1").arg(name), side == Side::A ? 2 : 3);
            bid->setSpecialValueText(Window::tr("nil"));
            bid->setObjectName(u"bid"_s + name);
            kit::NumberField* tricks =
                field(Window::tr("Tricks of %1").arg(name), side == Side::A && partner == 0 ? 4 : 3);
            tricks->setObjectName(u"tricks"_s + name);
            grid->addWidget(bid, 1, at);
            grid->addWidget(tricks, 2, at);
            grid->setColumnStretch(at, 1);
            m_bids[side][partner] = bid;
            m_tricks[side][partner] = tricks;
        }
    column->addWidget(fields);
    m_result = proseIn(theme, *column, 16, Line::Ink::Plain, kit::Weight::Medium);
    m_result->setObjectName(u"result"_s);
}

kit::NumberField* TryPart::field(const QString& name, int value)
{
    auto* made = new kit::NumberField(name, 0, scoring::tricksInHand);
    made->setValue(value);
    made->setAlignment(Qt::AlignCenter);
    connect(made, &QSpinBox::valueChanged, this, [this] { refresh(); });
    return made;
}

void TryPart::show(const Compared& rules)
{
    m_rules = rules;
    refresh();
}

void TryPart::refresh()
{
    const scoring::RuleSet& rules = m_rules.after.rules;
    wording::Situation at;
    int all = 0;
    for (const Side side : scoring::bothSides) {
        const auto bid = [&](std::size_t partner) {
            const int number = m_bids[side][partner]->value();
            return number == 0 ? scoring::nil : scoring::bid(number);
        };
        const scoring::Split tricks{m_tricks[side][0]->value(), m_tricks[side][1]->value()};
        all += tricks[0] + tricks[1];
        at.hand.sides[side] = wording::sideHand(rules, {bid(0), bid(1)}, tricks);
    }
    if (all != scoring::tricksInHand)
        return m_result->setText(Window::tr("A hand has 13 tricks. These add up to %1.").arg(all));
    const auto refused = wording::refusalOf(m_rules.after, at);
    if (refused)
        return m_result->setText(
            Window::tr("Not allowed: %1.").arg(kit::text(wording::text(*refused, wording::Reader::Screen))));
    const wording::Example a = wording::compared(m_rules.before, m_rules.after, at, Side::A);
    const wording::Example b = wording::compared(m_rules.before, m_rules.after, at, Side::B);
    m_result->setText(Window::tr("Side A scores %1. Side B scores %2.")
                          .arg(nowAndBefore(a.before, a.after), nowAndBefore(b.before, b.after)));
}

} // namespace rulesview

#include "moc_editorside.cpp"
