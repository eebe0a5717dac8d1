#include "demohands.h"

#include "scoring/legal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace desk {

using scoring::Bid;
using scoring::bothSides;
using scoring::other;
using scoring::PerSide;
using scoring::Side;

std::string Chance::uuid()
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
    for (char& place : text) {
        if (place == 'x')
            place = digits[between(0, 15)];
        else if (place == 'y')
            place = digits[between(8, 11)];
    }
    return text;
}

namespace {

// Number of tries for a hand that the rules allow.
constexpr int mostDeals = 200;

bool mayBlindNil(const scoring::RuleSet& rules, const scoring::GameState& before, Side side)
{
    const std::optional<int>& least = rules.nil.blindMinDeficit;
    return rules.nil.blindMade && (!least || scoring::deficit(before, side) >= *least);
}

/// The highest special bid that need not be blind.
const scoring::Tier* highestTier(const scoring::RuleSet& rules)
{
    const scoring::Tier* highest = nullptr;
    for (const scoring::Tier& tier : rules.contract.tiers)
        if (!tier.onlyBlind && (!highest || tier.minBid > highest->minBid))
            highest = &tier;
    return highest;
}

/// Whether the rules allow such a hand at that point of a game.
bool mayShow(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what)
{
    switch (what) {
    case Showing::NilMade:
    case Showing::NilFailed:
        return rules.nil.valueMade && rules.nil.maxPerTeam > 0;
    case Showing::TwoNils:
        return rules.nil.valueMade && rules.nil.maxPerTeam > 1;
    case Showing::BlindNil:
        return mayBlindNil(rules, before, Side::A) || mayBlindNil(rules, before, Side::B);
    case Showing::Tier:
        return highestTier(rules) != nullptr;
    case Showing::Sandbags:
        return rules.bags.limit.has_value();
    case Showing::Anything:
    case Showing::Set:
    case Showing::Override:
        break;
    }
    return true;
}

/// Makes one hand: first the tricks, then the bids.
class HandMaker {
public:
    HandMaker(const scoring::RuleSet& rules, const scoring::GameState& before, Chance& chance)
        : m_rules(rules), m_before(before), m_chance(chance)
    {
    }

    scoring::Hand make(Showing what, const PerSide<int>& skill, Side bagger)
    {
        share(skill);
        m_side = m_chance.side();
        m_partner = m_chance.between(0, 1);
        shape(what, bagger);
        bidNumbers();
        scoring::Hand hand;
        if (what == Showing::Override)
            overrideIn(hand);
        else
            adjust(what);
        for (const Side side : bothSides)
            hand.sides[side] = written(side);
        return hand;
    }

private:
    int& tricks(Side side, int partner) { return m_tricks[side][static_cast<std::size_t>(partner)]; }
    Bid& bid(Side side, int partner) { return m_bids[side][static_cast<std::size_t>(partner)]; }
    int sum(Side side) { return tricks(side, 0) + tricks(side, 1); }
    int stronger(Side side) { return tricks(side, 0) > tricks(side, 1) ? 0 : 1; }
    void takeOneFrom(Side side) { --tricks(side, stronger(side)); }
    bool hasNil(Side side) { return bid(side, 0).isNil() || bid(side, 1).isNil(); }

    /// Deals out the tricks by luck and skill.
    void share(const PerSide<int>& skill)
    {
        PerSide<scoring::Split> weight;
        int all = 0;
        for (const Side side : bothSides)
            for (int& each : weight[side])
                all += each = 9 + m_chance.between(0, 7) + skill[side];
        for (int trick = 0; trick < scoring::tricksInHand; ++trick) {
            int drawn = m_chance.between(1, all);
            for (const Side side : bothSides)
                for (int partner = 0; partner < 2; ++partner) {
                    const int own = weight[side][static_cast<std::size_t>(partner)];
                    tricks(side, partner) += drawn >= 1 && drawn <= own ? 1 : 0;
                    drawn -= own;
                }
        }
    }

    void shape(Showing what, Side bagger)
    {
        switch (what) {
        case Showing::NilMade:
            return callNil(Bid::Call::Nil, 0);
        case Showing::NilFailed:
            return callNil(Bid::Call::Nil, m_chance.between(1, 2));
        case Showing::TwoNils:
            callNil(Bid::Call::Nil, 0);
            m_partner = 1 - m_partner;
            return callNil(Bid::Call::Nil, m_chance.between(0, 1));
        case Showing::BlindNil:
            m_side = mayBlindNil(m_rules, m_before, m_side) ? m_side : other(m_side);
            return callNil(Bid::Call::BlindNil, m_chance.oneIn(2) ? 0 : m_chance.between(1, 2));
        case Showing::Tier:
            return takeAtLeast(m_side, highestTier(m_rules)->minBid);
        case Showing::Sandbags:
            m_side = bagger;
            return takeAtLeast(m_side, m_chance.between(7, 8));
        case Showing::Anything:
        case Showing::Set:
        case Showing::Override:
            return;
        }
    }

    /// The player takes `kept` tricks; the others get the rest.
    void callNil(Bid::Call call, int kept)
    {
        bid(m_side, m_partner) = {call, 0};
        int& own = tricks(m_side, m_partner);
        while (own < kept) {
            takeOneFrom(other(m_side));
            ++own;
        }
        const bool partnerToo = bid(m_side, 1 - m_partner).isNil();
        for (bool toPartner = false; own > kept; toPartner = !toPartner && !partnerToo, --own)
            ++(toPartner ? tricks(m_side, 1 - m_partner) : tricks(other(m_side), own % 2));
    }

    void takeAtLeast(Side side, int least)
    {
        while (sum(side) < least) {
            takeOneFrom(other(side));
            ++tricks(side, tricks(side, 0) < tricks(side, 1) ? 0 : 1);
        }
    }

    /// Most players bid a little less than they take.
    int guess(int taken)
    {
        static constexpr std::array<int, 12> off{-2, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 1};
        return std::clamp(taken + m_chance.oneOf(off), 1, scoring::tricksInHand);
    }

    void bidNumbers()
    {
        for (const Side side : bothSides) {
            for (int partner = 0; partner < 2; ++partner)
                if (!bid(side, partner).isNil())
                    bid(side, partner) = scoring::bid(guess(tricks(side, partner)));
            const auto least = hasNil(side) ? m_rules.bid.minWithNilPartner : m_rules.bid.minTeam;
            raiseTo(side, least.value_or(1));
        }
    }

    int number(Side side) { return bid(side, 0).number + bid(side, 1).number; }

    void raiseTo(Side side, int least)
    {
        if (bid(side, 0).isNil() && bid(side, 1).isNil())
            return;
        while (number(side) < least) {
            const int taker = stronger(side);
            ++bid(side, bid(side, taker).isNil() ? 1 - taker : taker).number;
        }
    }

    void bidExactly(Side side, int wanted)
    {
        bid(side, 0) = scoring::bid(std::max(1, wanted / 2));
        bid(side, 1) = scoring::bid(std::max(1, wanted - std::max(1, wanted / 2)));
    }

    void adjust(Showing what)
    {
        if (what == Showing::Set)
            bidExactly(m_side, sum(m_side) + m_chance.between(1, 2));
        else if (what == Showing::Tier)
            bidExactly(m_side, std::min(sum(m_side), highestTier(m_rules)->minBid));
        else if (what == Showing::Sandbags)
            bidExactly(m_side, std::max(4, m_rules.bid.minTeam.value_or(4)));
    }

    void overrideIn(scoring::Hand& hand)
    {
        if (const int least = m_rules.bid.minTeam.value_or(1); least > 2) {
            bidExactly(m_side, least - 1);
            hand.override = "bid and played before anyone noticed; both captains let it stand";
            return;
        }
        m_side = scoring::deficit(m_before, m_side) > 0 ? other(m_side) : m_side;
        callNil(Bid::Call::BlindNil, m_chance.between(0, 1));
        raiseTo(m_side, 1);
        hand.override = "blind nil agreed at this table before the deal";
    }

    scoring::SideHand written(Side side)
    {
        scoring::SideHand hand;
        if (m_rules.bid.entry == scoring::BidEntry::Player || hasNil(side)) {
            hand.bid = m_bids[side];
            hand.tricks = m_tricks[side];
        } else {
            hand.bid = number(side);
            hand.tricks = sum(side);
        }
        if (m_rules.bid.firstHand == scoring::FirstHand::BidsItself && m_before.firstHand)
            hand.bid = std::monostate();
        return hand;
    }

    const scoring::RuleSet& m_rules;
    const scoring::GameState& m_before;
    Chance& m_chance;
    PerSide<scoring::Split> m_tricks;
    PerSide<scoring::Bids> m_bids;
    Side m_side = Side::A; ///< the side with the special hand
    int m_partner = 0;
};

/// With nothing to show, now and then a nil.
Showing mostly(const scoring::RuleSet& rules, const scoring::GameState& before, Chance& chance)
{
    const int drawn = chance.between(1, 80);
    const Showing what = drawn <= 8    ? Showing::NilMade
                         : drawn <= 12 ? Showing::NilFailed
                         : drawn == 13 ? Showing::TwoNils
                         : drawn <= 15 ? Showing::BlindNil
                                       : Showing::Anything;
    return mayShow(rules, before, what) ? what : Showing::Anything;
}

scoring::Misdeal misdealt(const rules::Set& rules, Chance& chance)
{
    const auto& reasons = rules.people.misdeal.reasons;
    std::string reason = reasons.empty() ? "no-spade" : chance.oneOf(reasons).id;
    return {chance.seat(), std::move(reason)};
}

void addRenege(scoring::Hand& hand, Incident incident, Chance& chance)
{
    if (incident != Incident::RenegeUpheld && incident != Incident::RenegeRejected)
        return;
    const scoring::Seat accused = chance.seat();
    hand.reneges.push_back(
        {scoring::other(accused.side), accused, chance.between(4, 11),
         incident == Incident::RenegeUpheld ? scoring::Ruling::Upheld : scoring::Ruling::Rejected});
}

} // namespace

scoring::Hand playedHand(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what,
                         const PerSide<int>& skill, Chance& chance, Side bagger)
{
    if (!mayShow(rules, before, what))
        what = Showing::Anything;
    scoring::Hand hand;
    for (int deal = 0; deal < mostDeals; ++deal) {
        const Showing now = what == Showing::Anything ? mostly(rules, before, chance) : what;
        hand = HandMaker(rules, before, chance).make(now, skill, bagger);
        if (!scoring::refusal(scoring::problems(rules, before, hand), hand))
            break;
    }
    return hand;
}

scoring::Item playedItem(const rules::Set& rules, const scoring::GameState& before, const Deal& deal,
                         Chance& chance)
{
    if (deal.incident == Incident::Misdeal)
        return misdealt(rules, chance);
    if (deal.isTimeUp && chance.oneIn(4))
        return scoring::TimeCall{}; // between two hands
    scoring::Hand hand = playedHand(rules.rules, before, deal.showing, deal.skill, chance, deal.bagger);
    addRenege(hand, deal.incident, chance);
    if (deal.isTimeUp)
        hand.timeExpired.emplace();
    return hand;
}

bool mayHappen(const rules::Set& rules, Incident incident)
{
    switch (incident) {
    case Incident::Misdeal:
        return !rules.people.misdeal.reasons.empty();
    case Incident::RenegeUpheld:
    case Incident::RenegeRejected:
        return rules.rules.renege.has_value();
    case Incident::None:
        break;
    }
    return true;
}

Wishes::Wishes(int matches)
    : m_open{{Showing::NilMade, Incident::None},
             {Showing::Anything, Incident::RenegeUpheld},
             {Showing::Anything, Incident::Misdeal},
             {Showing::BlindNil, Incident::None},
             {Showing::Set, Incident::None},
             {Showing::NilFailed, Incident::None},
             {Showing::Anything, Incident::RenegeRejected},
             {Showing::Override, Incident::None},
             {Showing::Tier, Incident::None}}
{
    const int count = static_cast<int>(m_open.size());
    for (int i = 0; Wish & wish : m_open) {
        wish.fromMatch = 1 + i * matches / (2 * count);
        wish.fromHand = 1 + i++ % 3;
    }
    m_open.push_back({Showing::Tier, Incident::None, 1, 2, true});
}

std::optional<Wish> Wishes::takeFor(const NextHand& next)
{
    const auto at = std::ranges::find_if(m_open, [&](const Wish& wish) {
        return wish.fromMatch <= next.match && wish.fromHand <= next.hand &&
               (!wish.inFinal || next.isFinal) && mayHappen(next.rules, wish.incident) &&
               mayShow(next.rules.rules, next.before, wish.hand);
    });
    if (at == m_open.end())
        return std::nullopt;
    const Wish wish = *at;
    m_open.erase(at);
    return wish;
}

} // namespace desk
