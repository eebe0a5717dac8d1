#include "handentry.h"

#include "entrywords.h"

#include <algorithm>

namespace sheet {

using scoring::Bid;

HandEntry::HandEntry(const scoring::RuleSet& rules, bool bidsItself)
    : m_bidEntry(rules.bid.entry), m_knowsNil(rules.nil.valueMade.has_value()),
      m_knowsBlindNil(rules.nil.blindMade.has_value()), m_knowsBlindBid(rules.contract.blindBid.has_value()),
      m_bidsItself(bidsItself)
{
    for (const Side side : scoring::bothSides)
        m_sides[side].split = m_bidEntry == scoring::BidEntry::Player;
    m_current = order().front();
}

std::vector<Field> HandEntry::fields() const
{
    std::vector<Field> all;
    for (const Side side : scoring::bothSides)
        for (const Field::Kind kind : {Field::Kind::Bid, Field::Kind::Tricks}) {
            if (kind == Field::Kind::Bid && m_bidsItself)
                continue;
            const bool split = kind == Field::Kind::Bid ? m_sides[side].split : splitTricks(side);
            if (!split)
                all.push_back({kind, side, -1});
            else
                all.insert(all.end(), {{kind, side, 0}, {kind, side, 1}});
        }
    return all;
}

std::vector<Field> HandEntry::order() const
{
    std::vector<Field> all = fields();
    std::ranges::stable_sort(all, {}, [this](const Field& field) { return placeInOrder(field, m_first); });
    return all;
}

void HandEntry::setFirst(const std::optional<scoring::FirstBid>& first)
{
    m_first = first;
    if (isBlank())
        m_current = order().front();
}

void HandEntry::setCurrent(const Field& field)
{
    settle();
    if (std::ranges::count(fields(), field) > 0)
        m_current = field;
}

std::string HandEntry::digit(int digit)
{
    const Field field = m_current;
    if (isFixed(field))
        return bidsOnRecord();
    Number& now = number(field);
    const bool endsTens = 10 + digit <= scoring::tricksInHand && takes(10 + digit);
    if (now.waits != Waits::No && endsTens) {
        now.waits = Waits::No;
        return give(10 + digit);
    }
    if (now.waits == Waits::AfterZero)
        return zeroAlone();
    if (now.waits == Waits::AfterOne) {
        goToNextField();
        return this->digit(digit);
    }
    if (isPlayersBid(field) && digit == 0) {
        if (isGiven(field))
            clear(field);
        now.waits = Waits::AfterZero;
        return {};
    }
    if (!isPlayersBid(field) && digit == 1) {
        now = {1, Waits::AfterOne};
        return {};
    }
    return give(digit);
}

std::string HandEntry::give(int number)
{
    if (waits() == Waits::AfterOne)
        goToNextField();
    const Field field = m_current;
    if (isFixed(field))
        return bidsOnRecord();
    if (number < 0 || number > scoring::tricksInHand)
        return tooMany();
    if (field.kind == Field::Kind::Bid && number == 0)
        return numberForNil();
    if (isGiven(field))
        clear(field);
    this->number(field).value = number;
    goToNextField();
    return {};
}

std::string HandEntry::press(Key key)
{
    switch (key) {
    case Key::Nil:
        return call(isBlind(m_current.side) && m_knowsBlindNil ? Bid::Call::BlindNil : Bid::Call::Nil);
    case Key::Blind:
        return call(m_knowsBlindBid && !isNilIn(*this, m_current) ? Bid::Call::Number : Bid::Call::BlindNil);
    case Key::Next:
        if (waits() == Waits::AfterZero)
            return zeroAlone();
        if (waits() == Waits::No && hasBids() && hasTricks())
            step(1);
        else
            goToNextField();
        return {};
    case Key::Back:
        if (isFixed(m_current))
            return bidsOnRecord();
        if (isTouched(m_current)) {
            clear(m_current);
            return {};
        }
        [[fallthrough]];
    case Key::Previous:
        settle();
        step(-1);
        break;
    }
    return {};
}

bool HandEntry::step(int by)
{
    const std::vector<Field> all = m_tricksFollow ? fields() : order();
    const auto at = std::ranges::find(all, m_current) - all.begin() + by;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(all.size()))
        return false;
    setCurrent(all[static_cast<std::size_t>(at)]);
    return true;
}

std::string HandEntry::call(Bid::Call call)
{
    if (m_current.kind != Field::Kind::Bid)
        return call == Bid::Call::Number ? m_bidsFixed ? bidsOnRecord() : blindIsABid() : nilIsABid();
    if (m_bidsFixed)
        return bidsOnRecord();
    if (call == Bid::Call::Nil && !m_knowsNil)
        return noNil();
    if (call == Bid::Call::BlindNil && !m_knowsBlindNil)
        return m_knowsBlindBid ? noBlindNil() : noBlind();
    SideEntry& side = m_sides[m_current.side];
    if (call == Bid::Call::Number) {
        side.blind = !side.blind;
        if (isGiven(m_current) && waits() == Waits::No)
            goToNextField();
        return {};
    }
    if (!side.split) { // one partner bids nil, the other bids the number
        settle();
        side.split = true;
        side.bids[1] = side.bid;
        m_current.partner = 0;
    }
    side.calls[m_current.partner] = call;
    side.bids[m_current.partner] = {};
    side.blind = false;
    goToNextField();
    return {};
}

std::string HandEntry::text(const Field& field) const
{
    if (isPlayersBid(field)) {
        const Bid::Call call = m_sides[field.side].calls[field.partner];
        if (call != Bid::Call::Number)
            return call == Bid::Call::Nil ? "nil" : "blind";
    }
    if (const Waits waits = number(field).waits; waits != Waits::No)
        return waits == Waits::AfterZero ? "0_" : "1_";
    if (field.kind == Field::Kind::Tricks) {
        const auto tricks = tricksOf(field);
        return tricks ? std::to_string(*tricks) : std::string();
    }
    const auto value = number(field).value;
    return value ? std::to_string(*value) : std::string();
}

bool HandEntry::hasBids() const
{
    return std::ranges::all_of(
        fields(), [&](const Field& field) { return field.kind != Field::Kind::Bid || isGiven(field); });
}

bool HandEntry::hasTricks() const
{
    return std::ranges::all_of(
        fields(), [&](const Field& field) { return field.kind != Field::Kind::Tricks || tricksOf(field); });
}

bool HandEntry::isBlank() const
{
    return std::ranges::none_of(fields(), [&](const Field& field) { return isTouched(field); });
}

bool HandEntry::isTyped() const
{
    return std::ranges::any_of(fields(),
                               [&](const Field& field) { return isTouched(field) && !isFixed(field); });
}

bool HandEntry::dropLast()
{
    const std::vector<Field> all = order();
    const auto last = std::find_if(all.rbegin(), all.rend(),
                                   [&](const Field& field) { return isTouched(field) && !isFixed(field); });
    if (last == all.rend())
        return false;
    setCurrent(*last);
    clear(*last);
    return true;
}

void HandEntry::clear(const Field& field)
{
    if (field.kind == Field::Kind::Bid && !isGiven(field) && number(field).waits == Waits::No)
        m_sides[field.side].blind = false;
    number(field) = {};
    if (isPlayersBid(field))
        m_sides[field.side].calls[field.partner] = Bid::Call::Number;
}

int HandEntry::tricksTyped() const
{
    int sum = 0;
    for (const Field& field : fields())
        if (field.kind == Field::Kind::Tricks)
            sum += number(field).value.value_or(0);
    return sum;
}

void HandEntry::letTricksFollow()
{
    m_tricksFollow = true;
    if (tricksTyped() == scoring::tricksInHand)
        clear(fields().back());
}

void HandEntry::settle()
{
    const Field field = m_current;
    number(field).waits = Waits::No;
    const Field other{Field::Kind::Tricks, scoring::other(field.side), -1};
    if (m_tricksFollow && field.kind == Field::Kind::Tricks && field.partner < 0 && isGiven(field) &&
        !splitTricks(other.side) && tricksTyped() != scoring::tricksInHand)
        clear(other);
}

void HandEntry::retypeBids()
{
    setBidsFixed(false);
    m_current = order().front();
    m_retypesBids = true;
}

HandEntry::Number& HandEntry::number(const Field& field)
{
    SideEntry& entry = m_sides[field.side];
    if (field.kind == Field::Kind::Bid)
        return field.partner < 0 ? entry.bid : entry.bids[field.partner];
    return field.partner < 0 ? entry.trick : entry.tricks[field.partner];
}

bool HandEntry::isGiven(const Field& field) const
{
    if (isPlayersBid(field) && m_sides[field.side].calls[field.partner] != Bid::Call::Number)
        return true;
    return number(field).value.has_value();
}

// Goes to the next field that is still asked for, in order; if all are given, to the next field.
void HandEntry::goToNextField()
{
    settle();
    const std::vector<Field> all = order();
    const auto at = std::ranges::find(all, m_current);
    const auto behind = at == all.end() ? all.begin() : at + 1;
    const bool hasNext = at != all.end() && behind != all.end();
    const auto isAsked = [&](const Field& field) { return !isGiven(field) && computedField() != field; };
    auto next = std::find_if(behind, all.end(), isAsked);
    if (next == all.end() || (next->kind == Field::Kind::Tricks && !hasBids()))
        next = std::ranges::find_if(all, isAsked);
    if (hasNext && (next == all.end() || (m_retypesBids && behind->kind == Field::Kind::Bid)))
        m_current = *behind;
    else if (next != all.end())
        m_current = *next;
}

bool HandEntry::takes(int number) const
{
    if (m_current.kind == Field::Kind::Bid)
        return !m_bidsFixed && number >= 1 && number <= scoring::tricksInHand;
    const bool allGiven = std::ranges::all_of(fields(), [&](const Field& field) { return isGiven(field); });
    // While amending, any number may be wrong, so the others don't limit this one.
    const int others = allGiven ? 0 : tricksTyped() - this->number(m_current).value.value_or(0);
    return number >= 0 && number <= scoring::tricksInHand - others;
}

bool HandEntry::takes(Key key) const
{
    const bool bids = m_current.kind == Field::Kind::Bid;
    const std::vector<Field> all = order();
    const auto at = std::ranges::find(all, m_current);
    switch (key) {
    case Key::Nil:
        return bids && !m_bidsFixed && (m_knowsNil || (isBlind(m_current.side) && m_knowsBlindNil));
    case Key::Blind:
        return bids && !m_bidsFixed && (m_knowsBlindNil || m_knowsBlindBid);
    case Key::Back:
        if (isTouched(m_current))
            return !isFixed(m_current);
        [[fallthrough]];
    case Key::Previous: // not back to bids on record
        return at != all.begin() && !(m_bidsFixed && (at - 1)->kind == Field::Kind::Bid);
    case Key::Next:
        break;
    }
    const auto isOpen = [&](const Field& field) {
        return field != m_current && !isGiven(field) && computedField() != field;
    };
    return std::ranges::any_of(all, isOpen) || (at != all.end() && at + 1 != all.end());
}

// Converts between the fields and a hand.

scoring::Hand HandEntry::hand() const
{
    scoring::Hand hand;
    for (const Side side : scoring::bothSides) {
        const SideEntry& entry = m_sides[side];
        scoring::SideHand& part = hand.sides[side];
        const auto lacksBid = [&](const Field& field) {
            return field.kind == Field::Kind::Bid && field.side == side && !isGiven(field);
        };
        const bool isBid = !m_bidsItself && std::ranges::none_of(fields(), lacksBid);
        if (isBid && entry.split)
            part.bid = scoring::Bids{{{entry.calls[0], entry.bids[0].value.value_or(0)},
                                      {entry.calls[1], entry.bids[1].value.value_or(0)}}};
        else if (isBid && entry.bid.value)
            part.bid = *entry.bid.value;
        part.blind = entry.blind && isBid;
        if (!hasTricks())
            continue;
        const auto tricks = [&](int partner) { return *tricksOf({Field::Kind::Tricks, side, partner}); };
        if (splitTricks(side))
            part.tricks = scoring::Split{tricks(0), tricks(1)};
        else
            part.tricks = tricks(-1);
    }
    return hand;
}

void HandEntry::take(const scoring::Hand& hand)
{
    for (const Side side : scoring::bothSides) {
        SideEntry& entry = m_sides[side];
        const scoring::SideHand& part = hand.sides[side];
        entry = {};
        entry.split = m_bidEntry == scoring::BidEntry::Player;
        entry.blind = part.blind;
        if (const auto* number = std::get_if<int>(&part.bid)) {
            entry.split = false;
            entry.bid.value = *number;
        } else if (const auto* bids = std::get_if<scoring::Bids>(&part.bid)) {
            entry.split = true;
            for (const int partner : {0, 1}) {
                const Bid& bid = (*bids)[static_cast<std::size_t>(partner)];
                entry.calls[partner] = bid.call;
                if (!bid.isNil())
                    entry.bids[partner].value = bid.number;
            }
        }
        if (scoring::hasTricks(part)) // partners have fields of their own only with a nil
            entry.trick.value = scoring::rawTricks(part);
        if (const auto* split = std::get_if<scoring::Split>(&part.tricks))
            for (const int partner : {0, 1})
                entry.tricks[partner].value = (*split)[static_cast<std::size_t>(partner)];
    }
    m_current = order().front();
    if (hasBids())
        goToNextField();
}

bool HandEntry::splitTricks(Side side) const
{
    const SideEntry& entry = m_sides[side];
    return entry.split && (entry.calls[0] != Bid::Call::Number || entry.calls[1] != Bid::Call::Number);
}

// The only field of tricks that isn't typed yet, in whatever order the others were typed.
std::optional<Field> HandEntry::computedField() const
{
    std::optional<Field> open;
    for (const Field& field : fields()) {
        if (field.kind != Field::Kind::Tricks || number(field).value)
            continue;
        if (open)
            return std::nullopt;
        open = field;
    }
    return open;
}

std::optional<int> HandEntry::tricksOf(const Field& field) const
{
    if (number(field).value)
        return number(field).value;
    if (computedField() != field)
        return std::nullopt;
    int rest = scoring::tricksInHand;
    for (const Field& other : fields())
        if (other.kind == Field::Kind::Tricks && other != field)
            rest -= number(other).value.value_or(0);
    return rest < 0 ? std::nullopt : std::optional(rest);
}

bool isNilIn(const HandEntry& entry, const Field& field)
{
    return isPlayersBid(field) && (entry.text(field) == "nil" || entry.text(field) == "blind");
}

} // namespace sheet
