#include "trypart.h"

#include "scoring/game.h"
#include "scoring/legal.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/rulecard/example.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;
using kit::Line;
using scoring::Side;
using wording::Window;

namespace rulesview {

namespace {

constexpr int blindNilValue = -1;
constexpr int nilValue = 0;
constexpr int mostBags = 99;
constexpr int leastField = 52; // pixels at 100 %: so that all four have room

QString letterOf(Side side)
{
    return side == Side::A ? u"A"_s : u"B"_s;
}

/// Whether that is the key, or the beginning of the word.
bool isCall(const QString& typed, session::Key key, const QString& word)
{
    return typed.compare(session::named(key), Qt::CaseInsensitive) == 0 ||
           word.startsWith(typed, Qt::CaseInsensitive);
}

std::optional<int> bidValue(const QString& text)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return std::nullopt;
    if (isCall(typed, session::Key::Nil, Window::tr("nil")))
        return nilValue;
    if (isCall(typed, session::Key::BlindNil, Window::tr("blind")))
        return blindNilValue;
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber && number >= 0 && number <= scoring::tricksInHand ? std::optional(number) : std::nullopt;
}

} // namespace

BidField::BidField(const QString& name) : NumberField(name, blindNilValue, scoring::tricksInHand)
{
    connect(this, &QSpinBox::editingFinished, this, [this] { lineEdit()->setText(textFromValue(value())); });
}

scoring::Bid BidField::bid() const
{
    return value() == nilValue        ? scoring::nil
           : value() == blindNilValue ? scoring::blindNil
                                      : scoring::bid(value());
}

QString BidField::textFromValue(int value) const
{
    return value == nilValue        ? Window::tr("nil")
           : value == blindNilValue ? Window::tr("blind")
                                    : QString::number(value);
}

int BidField::valueFromText(const QString& text) const
{
    return bidValue(text).value_or(value());
}

QValidator::State BidField::validate(QString& text, int&) const
{
    if (text.trimmed().isEmpty())
        return QValidator::Intermediate;
    return bidValue(text) ? QValidator::Acceptable : QValidator::Invalid;
}

TryPart::TryPart(kit::Theme& theme)
    : Card(theme), m_theme(theme), m_first(new QCheckBox(Window::tr("First hand of the game")))
{
    setObjectName(u"try"_s);
    QVBoxLayout* column = titledColumn(theme, *this, Window::tr("Try a hand"));
    auto* fields = new QWidget;
    QGridLayout* grid = kit::gridIn(fields, 8, 4);
    addHand(*grid);
    addBefore(*grid);
    column->addWidget(fields);
    m_first->setObjectName(u"firstHand"_s);
    connect(m_first, &QCheckBox::toggled, this, &TryPart::refresh);
    column->addWidget(m_first);
    m_hint = proseIn(theme, *column, 14, Line::Ink::Soft);
    m_result = proseIn(theme, *column, 16, Line::Ink::Plain, kit::Weight::Medium);
    m_result->setObjectName(u"result"_s);
    m_after = proseIn(theme, *column, 15);
    m_after->setObjectName(u"after"_s);
}

void TryPart::addHead(QGridLayout& grid, int row, int column, const QString& text)
{
    grid.addWidget(new Line(m_theme, text, 14, kit::Weight::Plain, Line::Ink::Soft), row, column);
}

kit::NumberField* TryPart::number(const QString& name, int least, int most, int value)
{
    auto* made = new kit::NumberField(name, least, most);
    made->setValue(value);
    made->setAlignment(Qt::AlignCenter);
    connect(made, &QSpinBox::valueChanged, this, &TryPart::refresh);
    return made;
}

void TryPart::addHand(QGridLayout& grid)
{
    addHead(grid, 1, 0, Window::tr("Bid"));
    addHead(grid, 3, 0, Window::tr("Takes"));
    for (const Side side : scoring::bothSides) {
        const int first = side == Side::A ? 1 : 3;
        for (std::size_t partner = 0; partner < 2; ++partner) {
            const int column = first + static_cast<int>(partner);
            const QString name = letterOf(side) + QString::number(partner + 1);
            addHead(grid, 0, column, name);
            auto* bid = new BidField(Window::tr("Bid of %1").arg(name));
            bid->setObjectName(u"bid"_s + name);
            bid->setValue(side == Side::A ? 2 : 3);
            bid->setAlignment(Qt::AlignCenter);
            connect(bid, &QSpinBox::valueChanged, this, &TryPart::refresh);
            kit::NumberField* tricks = number(Window::tr("Tricks of %1").arg(name), 0, scoring::tricksInHand,
                                              side == Side::A && partner == 0 ? 4 : 3);
            tricks->setObjectName(u"tricks"_s + name);
            grid.addWidget(bid, 1, column);
            grid.addWidget(tricks, 3, column);
            grid.setColumnStretch(column, 1);
            for (kit::NumberField* each : std::initializer_list<kit::NumberField*>{bid, tricks})
                kit::follow(m_theme, each, [this, each] { each->setMinimumWidth(m_theme.px(leastField)); });
            m_bids[side][partner] = bid;
            m_tricks[side][partner] = tricks;
        }
        auto* blind = new QCheckBox(Window::tr("bids blind"));
        blind->setAccessibleName(Window::tr("Side %1 bids blind").arg(letterOf(side)));
        blind->setObjectName(u"blind"_s + letterOf(side));
        connect(blind, &QCheckBox::toggled, this, &TryPart::refresh);
        grid.addWidget(blind, 2, first, 1, 2);
        m_before[side].blind = blind;
    }
}

void TryPart::addBefore(QGridLayout& grid)
{
    // Over their fields: beside them they would leave those of the players too little room.
    const auto head = [&](int row, const QString& text) {
        grid.addWidget(new Line(m_theme, text, 14, kit::Weight::Plain, Line::Ink::Soft), row, 1, 1, 4);
    };
    head(4, Window::tr("Score before"));
    head(6, Window::tr("Bags before"));
    const auto add = [&](int row, Side side, kit::NumberField* field, const QString& name) {
        field->setObjectName(name + letterOf(side));
        grid.addWidget(field, row, side == Side::A ? 1 : 3, 1, 2);
        return field;
    };
    for (const Side side : scoring::bothSides)
        m_before[side].score = add(5, side,
                                   number(Window::tr("Score of side %1 before").arg(letterOf(side)),
                                          -scoring::mostStartPoints, scoring::mostStartPoints, 0),
                                   u"score"_s);
    for (const Side side : scoring::bothSides)
        m_before[side].bags =
            add(7, side, number(Window::tr("Bags of side %1 before").arg(letterOf(side)), 0, mostBags, 0),
                u"bags"_s);
}

void TryPart::show(const Compared& rules)
{
    m_rules = rules;
    refresh();
}

bool TryPart::bidsItself() const
{
    return m_first->isChecked() && m_rules.after.rules.bid.firstHand == scoring::FirstHand::BidsItself;
}

void TryPart::refresh()
{
    const scoring::RuleSet& rules = m_rules.after.rules;
    for (const Side side : scoring::bothSides) {
        for (BidField* each : m_bids[side])
            each->setEnabled(!bidsItself());
        m_before[side].score->setEnabled(!m_first->isChecked());
        m_before[side].bags->setEnabled(!m_first->isChecked());
        m_before[side].blind->setEnabled(!bidsItself());
        m_before[side].blind->setVisible(rules.contract.blindBid.has_value());
    }
    m_hint->say(rules.nil.blindMade
                    ? Window::tr("For a bid of nil, type %1. For blind nil, type %2.")
                          .arg(session::named(session::Key::Nil), session::named(session::Key::BlindNil))
                : rules.nil.valueMade
                    ? Window::tr("For a bid of nil, type %1.").arg(session::named(session::Key::Nil))
                    : QString());
    int all = 0;
    for (const Side side : scoring::bothSides)
        for (const kit::NumberField* each : m_tricks[side])
            all += each->value();
    m_after->say({});
    if (all == scoring::tricksInHand)
        say(situation());
    else
        m_result->setText(
            Window::tr("A hand has %1 tricks. These add up to %2.").arg(scoring::tricksInHand).arg(all));
}

wording::Situation TryPart::situation() const
{
    wording::Situation at;
    if (m_first->isChecked())
        at.before = {};
    for (const Side side : scoring::bothSides) {
        const scoring::Split tricks{m_tricks[side][0]->value(), m_tricks[side][1]->value()};
        scoring::SideHand& hand = at.hand.sides[side];
        const Before& before = m_before[side];
        if (bidsItself()) {
            hand.tricks = tricks[0] + tricks[1];
            continue;
        }
        hand =
            wording::sideHand(m_rules.after.rules, {m_bids[side][0]->bid(), m_bids[side][1]->bid()}, tricks);
        hand.blind = m_rules.after.rules.contract.blindBid && before.blind->isChecked();
        if (!m_first->isChecked())
            at.before.sides[side] = {before.score->value(), before.bags->value()};
    }
    return at;
}

void TryPart::say(const wording::Situation& at)
{
    if (const auto refused = wording::refusalOf(m_rules.after, at))
        return m_result->setText(
            Window::tr("Not allowed: %1.").arg(kit::text(wording::text(*refused, wording::Reader::Screen))));
    const wording::Example a = wording::compared(m_rules.before, m_rules.after, at, Side::A);
    const wording::Example b = wording::compared(m_rules.before, m_rules.after, at, Side::B);
    m_result->setText(Window::tr("Side A scores %1. Side B scores %2.")
                          .arg(nowAndBefore(a.before, a.after), nowAndBefore(b.before, b.after)));
    const scoring::RuleSet& rules = m_rules.after.rules;
    const scoring::GameState after = scoring::play(rules, scoring::begin(rules, at.before), at.hand).after;
    QStringList says{Window::tr("Then the score is %1 to %2, and the bags are %3 and %4.")
                         .arg(kit::number(after.sides.a.score), kit::number(after.sides.b.score),
                              kit::number(after.sides.a.bags), kit::number(after.sides.b.bags))};
    if (after.result.winner)
        says << Window::tr("Side %1 wins the game.").arg(letterOf(*after.result.winner));
    m_after->say(says.join(u' '));
}

} // namespace rulesview

#include "moc_trypart.cpp"
