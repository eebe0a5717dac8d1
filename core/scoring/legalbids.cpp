#include "legal.h"

namespace scoring {

namespace {

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
    void say(Severity severity, std::string_view code, std::string text, std::string_view parameter,
             Cause cause = Cause::Entered)
    {
        m_found.push_back({severity, code, m_side, std::move(text), parameter, cause});
    }

    bool isThere()
    {
        const bool given = !std::holds_alternative<std::monostate>(m_hand.bid);
        if (given && m_bidsItself)
            say(Severity::AgainstSheet, "bids-itself", "gives a bid, but the first hand bids itself",
                "bid.firstHand");
        if (!given && !m_bidsItself)
            say(Severity::Impossible, "no-bid", "gives no bid", {}, Cause::BidMissing);
        if (!given && m_hand.blind)
            say(Severity::Impossible, "blind-without-bid", "is blind without a bid", {});
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
                say(Severity::Impossible, "bid-zero", "bids 0: no number is a nil, write \"nil\"", {});
            else
                say(Severity::Impossible, "bid-range",
                    "bids " + std::to_string(n) + ", a bid is 1 to " + std::to_string(most), {});
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
                say(Severity::AgainstSheet, "nil-not-allowed", "bids nil, which the sheet does not know",
                    "nil.valueMade");
            if (bid.call == Bid::Call::BlindNil)
                checkBlindNil();
        }
        if (nils.valueMade && nilsIn(m_hand) > nils.maxPerTeam)
            say(Severity::AgainstSheet, "too-many-nils",
                "bids nil twice, " + std::to_string(nils.maxPerTeam) + " a side is allowed",
                "nil.maxPerTeam");
    }

    void checkBlindNil()
    {
        if (!m_rules.nil.blindMade)
            say(Severity::AgainstSheet, "blind-nil-not-allowed",
                "bids blind nil, which the sheet does not allow", "nil.blindMade");
        else
            checkDeficit("blind-nil-deficit", "blind nil", m_rules.nil.blindMinDeficit,
                         "nil.blindMinDeficit");
    }

    void checkDeficit(std::string_view code, const std::string& what, std::optional<int> least,
                      std::string_view parameter)
    {
        if (!least || m_behind >= *least)
            return;
        const std::string standing = m_behind > 0 ? std::to_string(m_behind) + " behind" : "not behind";
        say(Severity::AgainstSheet, code,
            "bids " + what + " when " + standing + ", it takes " + std::to_string(*least), parameter);
    }

    void checkNumbers()
    {
        if (const Bids* bids = std::get_if<Bids>(&m_hand.bid))
            for (const Bid& bid : *bids)
                if (!bid.isNil())
                    checkLeast("below-min-player", "a partner bids ", bid.number, m_rules.bid.minPlayer,
                               "bid.minPlayer");
        const std::optional<int> contract = contractOf(m_hand);
        if (!contract)
            return;
        if (nilsIn(m_hand) == 1)
            checkLeast("below-min-with-nil", "beside a nil the partner bids ", *contract,
                       m_rules.bid.minWithNilPartner, "bid.minWithNilPartner");
        else
            checkLeast("below-min-team", "bids ", *contract, m_rules.bid.minTeam, "bid.minTeam");
        if (m_rules.bid.maxTeam && *contract > *m_rules.bid.maxTeam)
            say(Severity::AgainstSheet, "above-max-team",
                "bids " + std::to_string(*contract) + ", the most is " + std::to_string(*m_rules.bid.maxTeam),
                "bid.maxTeam");
        else if (*contract > tricksInHand)
            say(Severity::Unusual, "above-tricks", "bids " + std::to_string(*contract) + " of 13 tricks", {});
    }

    void checkLeast(std::string_view code, const std::string& who, int bid, std::optional<int> least,
                    std::string_view parameter)
    {
        if (least && bid < *least)
            say(Severity::AgainstSheet, code,
                who + std::to_string(bid) + ", the least is " + std::to_string(*least), parameter);
    }

    void checkBlind()
    {
        const std::optional<int> contract = contractOf(m_hand);
        if (nilsIn(m_hand) > 0) {
            say(Severity::Impossible, "blind-with-nil", "bids a blind number beside a nil", {});
        } else if (!m_rules.contract.blindBid) {
            say(Severity::AgainstSheet, "blind-bid-not-allowed",
                "bids a blind number, which the sheet does not know", "contract.blindBid");
        } else {
            const BlindBid& blind = *m_rules.contract.blindBid;
            checkLeast("blind-bid-min", "bids blind ", *contract, blind.min, "contract.blindBid");
            checkDeficit("blind-bid-deficit", "blind", blind.minDeficit, "contract.blindBid");
        }
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
