#include "trypart.h"

#include "scoring/game.h"
#include "scoring/legal.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/rulecard/example.h"
#include "wording/rulecard/why.h"
#include "wording/side.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QFocusEvent>

#include <initializer_list>

using namespace Qt::StringLiterals;
using kit::Line;
using scoring::Side;
using wording::Window;

namespace rulesview {

namespace {

constexpr int mostBefore = 99; // bags or sets of a side
constexpr int leastField = 58; // pixels at 100 %: four of them fit beside each other

enum TryRow {
    AtBidTitle,
    AtHeads,
    AtBids,
    AtBlind,
    AtHint,
    AtTricksTitle,
    AtTricks,
    AtRulings,
    AtResult, // between the hand and the score before it, near every field
    AtScore,
    AtBags,
    AtSets
};

} // namespace

TryPart::TryPart(kit::Theme& theme)
    : Card(theme), m_theme(theme), m_hint(new kit::Prose(theme, 14, Line::Ink::Soft)),
      m_rulings(new TryRulings(theme)), m_first(new QCheckBox(Window::tr("First hand")))
{
    setObjectName(u"try"_s);
    QVBoxLayout* column = titledColumn(theme, *this, Window::tr("Try a hand"));
    auto* fields = new QWidget;
    m_grid = kit::gridIn(fields, 8, 4);
    for (int i = 0; i < 4; ++i)
        m_grid->setColumnStretch(i, 1);
    addBids();
    addTricks();
    m_grid->addWidget(m_rulings, AtRulings, 0, 1, 4);
    connect(m_rulings, &TryRulings::changed, this, &TryPart::refresh);
    addBefore();
    m_grid->addWidget(m_hint, AtHint, 0, 1, 4);
    m_grid->addWidget(makeResult(), AtResult, 0, 1, 4);
    column->addWidget(fields);
    m_first->setObjectName(u"firstHand"_s);
    connect(m_first, &QCheckBox::toggled, this, &TryPart::refresh);
    column->addWidget(m_first);
    for (QWidget* each : findChildren<QWidget*>())
        if (each->focusPolicy() & Qt::TabFocus)
            each->installEventFilter(this);
}

// As high as most results, so that fields don't move while a hand is entered.
QWidget* TryPart::makeResult()
{
    m_said = new QWidget;
    QVBoxLayout* column = kit::columnIn(m_said, 6);
    m_result = proseIn(m_theme, *column, 16, Line::Ink::Plain, kit::Weight::Medium);
    m_result->setObjectName(u"result"_s);
    m_after = proseIn(m_theme, *column, 15);
    m_after->setObjectName(u"after"_s);
    column->addStretch(1);
    kit::follow(m_theme, m_said, [this] {
        constexpr int lines = 5;
        m_said->setMinimumHeight(lines * QFontMetrics(m_theme.font(16)).lineSpacing());
    });
    return m_said;
}

// Tab keeps the result in view. After a click nothing moves away from the pointer.
bool TryPart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const auto* field = static_cast<QWidget*>(watched);
        const auto placeOf = [this](const QWidget& each) {
            return QRect(each.mapTo(this, QPoint()), each.size());
        };
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            kit::bringIntoView(*this, placeOf(*field).united(placeOf(*m_said)));
    }
    return Card::eventFilter(watched, event);
}

void TryPart::addTitle(int row, const QString& text)
{
    m_grid->addWidget(kit::fieldHead(m_theme, text), row, 0, 1, 4);
}

void TryPart::place(QWidget* field, int row, Side side, int partner, bool isWide)
{
    m_grid->addWidget(field, row, (side == Side::A ? 0 : 2) + partner, 1, isWide ? 2 : 1);
}

kit::NumberField* TryPart::number(const QString& name, int least, int most)
{
    auto* made = new kit::NumberField(name, least, most);
    made->setAlignment(Qt::AlignCenter);
    kit::follow(m_theme, made, [this, made] { made->setMinimumWidth(m_theme.px(leastField)); });
    connect(made, &QSpinBox::valueChanged, this, &TryPart::refresh);
    return made;
}

void TryPart::addBids()
{
    addTitle(AtBidTitle, Window::tr("Bid"));
    for (const Side side : scoring::bothSides)
        for (const int partner : {0, 1}) {
            const auto at = static_cast<std::size_t>(partner);
            const QString name = wording::letterOf(side) + QString::number(partner + 1);
            place(m_sides[side].heads[at] = kit::fieldHead(m_theme, name), AtHeads, side, partner, false);
            auto* bid = new BidField(Window::tr("Bid of %1").arg(name));
            bid->setObjectName(u"bid"_s + name);
            bid->setAlignment(Qt::AlignCenter);
            kit::follow(m_theme, bid, [this, bid] { bid->setMinimumWidth(m_theme.px(leastField)); });
            connect(bid, &QSpinBox::valueChanged, this, &TryPart::refresh);
            place(m_sides[side].bids[at] = bid, AtBids, side, partner, false);
        }
    auto* line = new kit::FlowRow(m_theme, 12); // one below the other if the text is long
    m_grid->addWidget(line, AtBlind, 0, 1, 4);
    for (const Side side : scoring::bothSides) {
        auto* blind = new QCheckBox(Window::tr("%1 bids blind").arg(wording::letterOf(side)));
        blind->setAccessibleName(Window::tr("Side %1 bids blind").arg(wording::letterOf(side)));
        blind->setObjectName(u"blind"_s + wording::letterOf(side));
        connect(blind, &QCheckBox::toggled, this, &TryPart::refresh);
        line->flow().addWidget(m_sides[side].blind = blind);
    }
}

void TryPart::addTricks()
{
    addTitle(AtTricksTitle, Window::tr("Takes"));
    for (const Side side : scoring::bothSides)
        for (const int partner : {0, 1}) {
            const QString name = wording::letterOf(side) + QString::number(partner + 1);
            kit::NumberField* tricks = number(Window::tr("Tricks of %1").arg(name), 0, scoring::tricksInHand);
            tricks->setObjectName(u"tricks"_s + name);
            m_sides[side].tricks[static_cast<std::size_t>(partner)] = tricks;
            place(tricks, AtTricks, side, partner, false);
        }
}

void TryPart::addBefore()
{
    const auto add = [this](TryRow row, const QString& object, kit::NumberField* Fields::*field,
                            const QString& label, const QString& name, int least, int most) {
        for (const Side side : scoring::bothSides) {
            const QString letter = wording::letterOf(side);
            kit::NumberField* made = number(name.arg(letter), least, most);
            made->setObjectName(object + letter);
            m_sides[side].*field = made;
            place(kit::labelled(m_theme, label.arg(letter), made, nullptr), row, side, 0, true);
        }
    };
    add(AtScore, u"score"_s, &Fields::score, Window::tr("%1 score before"),
        Window::tr("Score of side %1 before"), -scoring::mostStartPoints, scoring::mostStartPoints);
    add(AtBags, u"bags"_s, &Fields::bags, Window::tr("%1 bags before"), Window::tr("Bags of side %1 before"),
        0, mostBefore);
    add(AtSets, u"sets"_s, &Fields::sets, Window::tr("%1 sets before"),
        Window::tr("Times that side %1 was set before"), 0, mostBefore);
}

// Resets the hand, because it was typed for other rules.
void TryPart::begin()
{
    const auto quietly = [](QSpinBox* field, int value) {
        const QSignalBlocker quiet(field);
        field->setValue(value);
    };
    for (const Side side : scoring::bothSides) {
        Fields& fields = m_sides[side];
        for (const std::size_t partner : {0U, 1U}) {
            fields.bids[partner]->setHasNils(true);
            quietly(fields.bids[partner], side == Side::A ? 2 : 3);
            quietly(fields.tricks[partner], side == Side::A && partner == 0 ? 4 : 3);
        }
        quietly(fields.score, 0);
        quietly(fields.bags, 0);
        quietly(fields.sets, 0);
        const QSignalBlocker quiet(fields.blind);
        fields.blind->setChecked(false);
        fields.wasApart = true;
        placeFirst(side, false);
    }
    m_rulings->begin();
    const QSignalBlocker quiet(m_first);
    m_first->setChecked(false);
    m_rules.after.rules.bid.entry = scoring::BidEntry::Player;
}

void TryPart::show(const Compared& rules)
{
    const bool isOther = m_rules.after.rules.bid.entry != rules.after.rules.bid.entry;
    m_rules = rules;
    if (isOther)
        joinOrPart();
    refresh();
}

// Joins the bids of partners into one, or divides one between them.
void TryPart::joinOrPart()
{
    const bool isOne = m_rules.after.rules.bid.entry == scoring::BidEntry::Team;
    for (const Side side : scoring::bothSides) {
        auto& [first, second] = m_sides[side].bids;
        if (first->bid().isNil() || second->bid().isNil())
            continue;
        const QSignalBlocker quietFirst(first);
        const QSignalBlocker quietSecond(second);
        const int half = first->value() / 2;
        if (!isOne)
            second->setValue(half);
        first->setValue(isOne ? first->value() + second->value() : first->value() - half);
    }
}

bool TryPart::bidsItself() const
{
    return m_first->isChecked() && m_rules.after.rules.bid.firstHand == scoring::FirstHand::BidsItself;
}

bool TryPart::isApart(Side side) const
{
    return m_rules.after.rules.bid.entry == scoring::BidEntry::Player ||
           (m_sides[side].bids[0]->bid().isNil() && !bidsItself());
}

int TryPart::tricksOf(Side side) const
{
    const auto& [first, second] = m_sides[side].tricks;
    return first->value() + (m_sides[side].wasApart ? second->value() : 0);
}

// Places the first field, in the place of the second too if that is hidden.
void TryPart::placeFirst(Side side, bool isWide)
{
    const Fields& fields = m_sides[side];
    place(fields.heads[0], AtHeads, side, 0, isWide);
    place(fields.bids[0], AtBids, side, 0, isWide);
    place(fields.tricks[0], AtTricks, side, 0, isWide);
}

void TryPart::placeSide(Side side)
{
    Fields& fields = m_sides[side];
    const bool isTogether = !isApart(side);
    if (fields.wasApart == isTogether) {
        const int all = tricksOf(side);
        const int ofSecond = isTogether ? 0 : fields.bids[0]->bid().isNil() ? all : all / 2;
        const QSignalBlocker quietFirst(fields.tricks[0]);
        const QSignalBlocker quietSecond(fields.tricks[1]);
        fields.tricks[0]->setValue(all - ofSecond);
        fields.tricks[1]->setValue(ofSecond);
        fields.wasApart = !isTogether;
        placeFirst(side, isTogether);
    }
    fields.heads[0]->setText(wording::letterOf(side) + (isTogether ? QString() : u"1"_s));
    for (QWidget* each : std::initializer_list<QWidget*>{fields.heads[1], fields.bids[1], fields.tricks[1]})
        each->setVisible(!isTogether);
}

void TryPart::refresh()
{
    const scoring::RuleSet& rules = m_rules.after.rules;
    for (const Side side : scoring::bothSides) {
        Fields& fields = m_sides[side];
        for (BidField* each : fields.bids) {
            each->setEnabled(!bidsItself());
            each->setHasNils(rules.nil.valueMade.has_value());
        }
        placeSide(side);
        fields.score->setEnabled(!m_first->isChecked());
        fields.bags->setEnabled(!m_first->isChecked());
        fields.sets->setEnabled(!m_first->isChecked());
        fields.bags->parentWidget()->setVisible(scoring::keepsBags(rules));
        fields.sets->parentWidget()->setVisible(rules.end.maxSetsTotal.has_value());
        fields.blind->setEnabled(!bidsItself());
        fields.blind->setVisible(rules.contract.blindBid.has_value());
    }
    m_rulings->list(rules);
    m_hint->say(rules.nil.blindMade
                    ? Window::tr("For a bid of nil, type %1. For blind nil, type %2.")
                          .arg(session::named(session::Key::Nil), session::named(session::Key::Blind))
                : rules.nil.valueMade
                    ? Window::tr("For a bid of nil, type %1.").arg(session::named(session::Key::Nil))
                    : QString());
    const int all = tricksOf(Side::A) + tricksOf(Side::B);
    m_after->setText({});
    if (all == scoring::tricksInHand)
        say(situation());
    else
        m_result->setText(Window::tr("A hand has 13 tricks. These add up to %1.").arg(all));
}

wording::Situation TryPart::situation() const
{
    const scoring::RuleSet& rules = m_rules.after.rules;
    wording::Situation at;
    m_rulings->addTo(at.hand);
    if (m_first->isChecked())
        at.before = {};
    for (const Side side : scoring::bothSides) {
        const Fields& fields = m_sides[side];
        scoring::SideHand& hand = at.hand.sides[side];
        if (bidsItself()) {
            hand.tricks = tricksOf(side);
            continue;
        }
        if (isApart(side)) {
            hand = wording::sideHand(rules, {fields.bids[0]->bid(), fields.bids[1]->bid()},
                                     {fields.tricks[0]->value(), fields.tricks[1]->value()});
        } else {
            hand.bid = fields.bids[0]->value();
            hand.tricks = tricksOf(side);
        }
        hand.blind = rules.contract.blindBid && fields.blind->isChecked();
        if (!m_first->isChecked())
            at.before.sides[side] = {fields.score->value(),
                                     scoring::keepsBags(rules) ? fields.bags->value() : 0,
                                     rules.end.maxSetsTotal ? fields.sets->value() : 0};
    }
    return at;
}

namespace {

/// How the hand ends the game; empty if play continues.
QString endInWords(const scoring::End& end, const scoring::GameLedger& game,
                   const scoring::PerSide<int>& setsBefore)
{
    const scoring::Result& result = game.result;
    const QString how = kit::text(wording::howItEnded(end, game, setsBefore));
    if (result.winner && how.isEmpty())
        return Window::tr("Side %1 wins the game.").arg(wording::letterOf(*result.winner));
    if (result.winner)
        return Window::tr("Side %1 wins the game: %2.").arg(wording::letterOf(*result.winner), how);
    if (result.state == scoring::State::ExtraHand)
        return Window::tr("The score is tied: one more hand decides.");
    if (result.state != scoring::State::Won)
        return {};
    return end.tie == scoring::Tie::Stands
               ? Window::tr("The game ends tied.")
               : Window::tr("The game ends tied. The total of all games decides.");
}

QString refusedText(const scoring::Problem& refused)
{
    const QString why = kit::text(wording::text(refused.what, wording::Reader::Screen));
    return refused.side
               ? Window::tr("Not allowed for side %1: %2.").arg(wording::letterOf(*refused.side), why)
               : Window::tr("Not allowed: %1.").arg(why);
}

} // namespace

void TryPart::say(const wording::Situation& at)
{
    if (const auto refused = wording::refusalOf(m_rules.after, at))
        return m_result->setText(refusedText(*refused));
    const wording::Example a = wording::compared(m_rules.before, m_rules.after, at, Side::A);
    const wording::Example b = wording::compared(m_rules.before, m_rules.after, at, Side::B);
    m_result->setText(Window::tr("Side A scores %1. Side B scores %2.")
                          .arg(nowAndBefore(a.before, a.after), nowAndBefore(b.before, b.after)));
    const scoring::RuleSet& rules = m_rules.after.rules;
    const scoring::GameLedger game = scoring::score(rules, scoring::Game{at.before, {at.hand}});
    const scoring::PerSide<scoring::SideLedger>& after = game.hands.front().sides;
    const QString score = scoring::keepsBags(rules)
                              ? Window::tr("Then the score is %1 to %2, and the bags are %3 and %4.")
                                    .arg(kit::number(after.a.score), kit::number(after.b.score),
                                         kit::number(after.a.bags), kit::number(after.b.bags))
                              : Window::tr("Then the score is %1 to %2.")
                                    .arg(kit::number(after.a.score), kit::number(after.b.score));
    QStringList says = rulingsInWords(m_rules.after, at.hand, game.hands.front());
    says << score;
    if (const QString end = endInWords(rules.end, game, {at.before.sides.a.sets, at.before.sides.b.sets});
        !end.isEmpty())
        says << end;
    m_after->setText(says.join(u' '));
}

} // namespace rulesview

#include "moc_trypart.cpp"
