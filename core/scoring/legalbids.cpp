#include "legal.h"

namespace scoring {

using message::Message;

namespace {

/// `61 behind`
Message standing(int behind)
{
    return behind > 0 ? Message{"standing-behind", {{"points", behind}}} : Message{"standing-not-behind"};
}

bool isBelow(int bid, std::optional<int> least)
{
    return least && bid < *least;
}

class BidCheck {
public:
    BidCheck(const RuleSet& rules, const GameState& before, Side side, const SideHand& hand, Problems& found)
        : m_rules(rules), m_behind(deficit(before, side)), m_side(side), m_hand(hand),
          m_bidsItself(rules.bid.firstHand == FirstHand::BidsItself && before.firstHand), m_found(found)
    {
    }

    void run()
    {
        if (!isThere() || !isInRange())
            return;
        checkNils();
        checkNumbers();
        if (m_hand.blind)
            checkBlind();
    }

private:
    void say(Severity severity, Message what, std::string_view parameter = {}, Cause cause = Cause::Entered)
    {
        m_found.push_back({severity, m_side, std::move(what), parameter, cause});
    }

    bool isThere()
    {
        const bool given = !std::holds_alternative<std::monostate>(m_hand.bid);
        if (given && m_bidsItself)
            say(Severity::AgainstSheet, Message{"bids-itself"}, "bid.firstHand");
        if (!given && !m_bidsItself)
            say(Severity::Impossible, Message{"no-bid"}, {}, Cause::BidMissing);
        if (!given && m_hand.blind)
            say(Severity::Impossible, Message{"blind-without-bid"});
        return given;
    }

    bool isInRange()
    {
        bool good = true;
        const auto check = [&](int n, int most) {
            if (n >= 1 && n <= most)
                return;
            good = false;
            if (n == 0)
                say(Severity::Impossible, Message{"bid-zero"});
            else
                say(Severity::Impossible, Message{"bid-range", {{"bid", n}, {"most", most}}});
        };
        if (const int* together = std::get_if<int>(&m_hand.bid))
            check(*together, 2 * tricksInHand);
        if (const Bids* bids = std::get_if<Bids>(&m_hand.bid))
            for (const Bid& bid : *bids)
                if (!bid.isNil())
                    check(bid.number, tricksInHand);
        return good;
    }

    void checkNils()
    {
        const Bids* bids = std::get_if<Bids>(&m_hand.bid);
        if (!bids || nilsIn(m_hand) == 0)
            return;
        const Nil& nils = m_rules.nil;
        for (const Bid& bid : *bids) {
            if (bid.call == Bid::Call::Nil && !nils.valueMade)
                say(Severity::AgainstSheet, Message{"nil-not-allowed"}, "nil.valueMade");
            if (bid.call == Bid::Call::BlindNil)
                checkBlindNil();
        }
        if (nils.valueMade && nilsIn(m_hand) > nils.maxPerTeam)
            say(Severity::AgainstSheet, Message{"too-many-nils", {{"most", nils.maxPerTeam}}},
                "nil.maxPerTeam");
    }

    void checkBlindNil()
    {
        const std::optional<int> least = m_rules.nil.blindMinDeficit;
        if (!m_rules.nil.blindMade)
            say(Severity::AgainstSheet, Message{"blind-nil-not-allowed"}, "nil.blindMade");
        else if (isBelow(m_behind, least))
            say(Severity::AgainstSheet,
                Message{"blind-nil-deficit", {{"standing", standing(m_behind)}, {"least", *least}}},
                "nil.blindMinDeficit");
    }

    void checkNumbers()
    {
        const BidRules& rule = m_rules.bid;
        if (const Bids* bids = std::get_if<Bids>(&m_hand.bid))
            for (const Bid& bid : *bids)
                if (!bid.isNil() && isBelow(bid.number, rule.minPlayer))
                    say(Severity::AgainstSheet,
                        Message{"below-min-player", {{"bid", bid.number}, {"least", *rule.minPlayer}}},
                        "bid.minPlayer");
        const std::optional<int> contract = contractOf(m_hand);
        if (!contract)
            return;
        const bool besideNil = nilsIn(m_hand) == 1;
        if (besideNil && isBelow(*contract, rule.minWithNilPartner))
            say(Severity::AgainstSheet,
                Message{"below-min-with-nil", {{"bid", *contract}, {"least", *rule.minWithNilPartner}}},
                "bid.minWithNilPartner");
        if (!besideNil && isBelow(*contract, rule.minTeam))
            say(Severity::AgainstSheet,
                Message{"below-min-team", {{"bid", *contract}, {"least", *rule.minTeam}}}, "bid.minTeam");
        if (rule.maxTeam && *contract > *rule.maxTeam)
            say(Severity::AgainstSheet,
                Message{"above-max-team", {{"bid", *contract}, {"most", *rule.maxTeam}}}, "bid.maxTeam");
        else if (*contract > tricksInHand)
            say(Severity::Unusual, Message{"above-tricks", {{"bid", *contract}}});
    }

    void checkBlind()
    {
        const std::optional<int> contract = contractOf(m_hand);
        if (nilsIn(m_hand) > 0)
            return say(Severity::Impossible, Message{"blind-with-nil"});
        if (!m_rules.contract.blindBid)
            return say(Severity::AgainstSheet, Message{"blind-bid-not-allowed"}, "contract.blindBid");
        const BlindBid& blind = *m_rules.contract.blindBid;
        if (isBelow(*contract, blind.min))
            say(Severity::AgainstSheet, Message{"blind-bid-min", {{"bid", *contract}, {"least", blind.min}}},
                "contract.blindBid");
        if (isBelow(m_behind, blind.minDeficit))
            say(Severity::AgainstSheet,
                Message{"blind-bid-deficit",
                        {{"standing", standing(m_behind)}, {"least", *blind.minDeficit}}},
                "contract.blindBid");
    }

    const RuleSet& m_rules;
    int m_behind;
    Side m_side;
    const SideHand& m_hand;
    bool m_bidsItself;
    Problems& m_found;
};

} // namespace

Problems bidProblems(const RuleSet& rules, const GameState& before, Side side, const SideHand& hand)
{
    Problems found;
    BidCheck(rules, before, side, hand, found).run();
    return found;
}

} // namespace scoring
