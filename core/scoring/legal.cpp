#include "legal.h"

#include "tally.h"

#include <algorithm>
#include <cstdlib>

namespace scoring {

using message::Message;

namespace {

void impossible(Problems& found, std::optional<Side> side, Message what, std::string_view parameter = {},
                Cause cause = Cause::Entered)
{
    found.push_back({Severity::Impossible, side, std::move(what), parameter, cause});
}

void against(About about, Severity severity, std::optional<Side> side, Message what, Problems& found,
             std::string_view parameter = {})
{
    found.push_back({severity, side, std::move(what), parameter, Cause::Entered, about});
}

void checkOpen(const GameState& before, Problems& found)
{
    const Result& result = before.result;
    if (result.state != State::Won)
        return;
    Message over = result.winner
                       ? Message{"game-over",
                                 {{"hand", before.hands},
                                  {"a", result.score.a},
                                  {"b", result.score.b},
                                  {"winner", name(*result.winner)}}}
                       : Message{"game-over-level",
                                 {{"hand", before.hands}, {"a", result.score.a}, {"b", result.score.b}}};
    impossible(found, std::nullopt, std::move(over), {}, Cause::GameOver);
}

void checkTime(const RuleSet& rules, const GameState& before, const TimeCall& call, Problems& found)
{
    if (before.time)
        against(About::Time, Severity::Impossible, std::nullopt, Message{"time-twice"}, found);
    else if (!rules.time.onExpiry && !call.choice)
        against(About::Time, Severity::Impossible, std::nullopt, Message{"no-time-limit"}, found,
                "time.limitMin");
    else if (!rules.time.onExpiry)
        against(About::Time, Severity::AgainstSheet, std::nullopt, Message{"time-not-limited"}, found,
                "time.limitMin");
}

/// A time call in a hand. Its exception has its own reason, so the hand doesn't need one again.
void checkTimeIn(const RuleSet& rules, const GameState& before, const TimeCall& call, Problems& found)
{
    Problems ofCall;
    checkTime(rules, before, call, ofCall);
    for (Problem& problem : ofCall)
        if (problem.severity != Severity::AgainstSheet || !call.override)
            found.push_back(std::move(problem));
}

bool mayLackTricks(const RuleSet& rules, const Hand& hand)
{
    return hand.timeExpired && choiceOf(rules, *hand.timeExpired) == OnExpiry::StopNow;
}

bool checkSideTricks(Side side, const SideHand& hand, Problems& found)
{
    const Split* split = std::get_if<Split>(&hand.tricks);
    if (nilsIn(hand) > 0 && !split) {
        impossible(found, side, Message{"split-needed"});
        return false;
    }
    const int* together = std::get_if<int>(&hand.tricks);
    for (const int tricks :
         split ? std::vector<int>{(*split)[0], (*split)[1]} : std::vector<int>{together ? *together : 0})
        if (tricks < 0 || tricks > tricksInHand) {
            impossible(found, side, Message{"tricks-range", {{"tricks", tricks}}});
            return false;
        }
    return true;
}

void checkTricks(const RuleSet& rules, const Hand& hand, Problems& found)
{
    const bool none = !hasTricks(hand.sides.a) && !hasTricks(hand.sides.b);
    if (none && mayLackTricks(rules, hand))
        return;
    for (const Side side : bothSides) {
        if (!hasTricks(hand.sides[side])) {
            impossible(found, side, Message{"no-tricks"}, {}, Cause::TricksMissing);
            return;
        }
        if (!checkSideTricks(side, hand.sides[side], found))
            return;
    }
    const int sum = rawTricks(hand.sides.a) + rawTricks(hand.sides.b);
    if (sum != tricksInHand)
        impossible(found, std::nullopt,
                   Message{"tricks-sum",
                           {{"a", rawTricks(hand.sides.a)}, {"b", rawTricks(hand.sides.b)}, {"sum", sum}}});
}

void checkTable(const RuleSet& rules, const Hand& hand, Problems& found)
{
    if (std::ranges::any_of(bothSides, [&](Side side) {
            return std::holds_alternative<std::monostate>(hand.sides[side].bid);
        }))
        return;
    const int total = bidTogether(hand.sides);
    if (rules.bid.minTableTotal && total < *rules.bid.minTableTotal)
        against(About::TableTotal, Severity::AgainstSheet, std::nullopt,
                Message{"below-table-total", {{"total", total}, {"least", *rules.bid.minTableTotal}}}, found,
                "bid.minTableTotal");
    if (total > tricksInHand)
        found.push_back({Severity::Unusual, std::nullopt, Message{"bids-over-13", {{"total", total}}}, {}});
}

/// Names the fouls that there are.
Message unknownFoul(const RuleSet& rules, const std::string& foul)
{
    if (rules.fouls.empty())
        return Message{"foul-unknown-none", {{"foul", foul}}};
    std::vector<std::string> names;
    for (const Foul& each : rules.fouls)
        names.push_back(each.name);
    return Message{"foul-unknown", {{"foul", foul}, {"fouls", std::move(names)}}};
}

void checkRulings(const RuleSet& rules, const Hand& hand, const Who& who, Problems& found)
{
    const auto refuse = [&](Side side, Message what, std::string_view parameter = {}) {
        against(About::Ruling, Severity::Impossible, side, std::move(what), found, parameter);
    };
    for (const Renege& renege : hand.reneges) {
        if (renege.by == renege.accused.side)
            refuse(renege.accused.side, Message{"renege-own-side", {{"accused", who(renege.accused)}}});
        if (renege.book < 1 || renege.book > tricksInHand)
            refuse(renege.accused.side, Message{"renege-book", {{"book", renege.book}}});
    }
    for (const FoulCall& call : hand.fouls)
        if (!findFoul(rules, call.foul))
            refuse(call.side, unknownFoul(rules, call.foul), "fouls");
    for (const Adjustment& adjustment : hand.adjustments)
        if (std::abs(adjustment.points) > mostAdjustment)
            refuse(adjustment.side, Message{"adjustment-range", {{"points", adjustment.points}}});
}

void checkDealer(const GameState& before, const Hand& hand, const Who& who, Problems& found)
{
    if (hand.dealer && before.dealer && *hand.dealer != *before.dealer)
        found.push_back({Severity::AgainstSheet, std::nullopt,
                         Message{"dealer", {{"given", who(*hand.dealer)}, {"turn", who(*before.dealer)}}},
                         "misdeal.redealer"});
}

void check(const RuleSet& rules, const GameState& before, const Hand& hand, const Who& who, Problems& found)
{
    checkDealer(before, hand, who, found);
    for (const Side side : bothSides)
        for (Problem& problem : bidProblems(rules, before, side, hand.sides[side]))
            found.push_back(std::move(problem));
    checkTable(rules, hand, found);
    checkTricks(rules, hand, found);
    checkRulings(rules, hand, who, found);
    if (hand.timeExpired)
        checkTimeIn(rules, before, *hand.timeExpired, found);
}

void check(const RuleSet& rules, const GameState&, const Misdeal& misdeal, const Who&, Problems& found)
{
    if (isThrownIn(misdeal) && !rules.bid.minTableTotal)
        impossible(found, std::nullopt, Message{"no-table-minimum"}, "bid.minTableTotal");
}

void check(const RuleSet& rules, const GameState& before, const TimeCall& call, const Who&, Problems& found)
{
    checkTime(rules, before, call, found);
}

} // namespace

Problems problems(const RuleSet& rules, const GameState& before, const Item& item, const Who& who)
{
    Problems found;
    checkOpen(before, found);
    std::visit([&](const auto& what) { check(rules, before, what, who, found); }, item);
    return found;
}

Problems startProblems(const RuleSet& rules, const Start& start)
{
    Problems found;
    for (const Side side : bothSides) {
        const StartSide& s = start.sides[side];
        if (std::abs(s.score) > mostStartPoints)
            impossible(found, side, Message{"start-score", {{"points", s.score}}});
        if (rules.bags.limit && (s.bags < 0 || s.bags >= *rules.bags.limit))
            impossible(found, side, Message{"start-bags", {{"bags", s.bags}, {"limit", *rules.bags.limit}}},
                       "bags.limit");
        else if (s.bags < 0)
            impossible(found, side, Message{"start-bags-below-none", {{"bags", s.bags}}}, "bags.limit");
        if (s.sets < 0)
            impossible(found, side, Message{"start-sets-below-none", {{"sets", s.sets}}});
    }
    if (start.hands < 0)
        impossible(found, std::nullopt, Message{"start-hands-below-none", {{"hands", start.hands}}});
    if (start.hands > 0 && isTooEarly(rules, start.hands))
        return found; // it continues at any score
    for (const Side side : bothSides) {
        const StartSide& s = start.sides[side];
        if (rules.end.maxSetsTotal && s.sets >= *rules.end.maxSetsTotal)
            impossible(found, side,
                       Message{"start-sets", {{"sets", s.sets}, {"limit", *rules.end.maxSetsTotal}}},
                       "end.maxSetsTotal");
        if (rules.end.minScore && s.score <= *rules.end.minScore)
            impossible(found, side,
                       Message{"start-lost", {{"points", s.score}, {"limit", *rules.end.minScore}}},
                       "end.minScore");
    }
    const int lead = std::abs(start.sides.a.score - start.sides.b.score);
    if (rules.end.mercyLead && lead >= *rules.end.mercyLead)
        impossible(found, start.sides.a.score > start.sides.b.score ? Side::A : Side::B,
                   Message{"start-mercy", {{"points", lead}, {"lead", *rules.end.mercyLead}}},
                   "end.mercyLead");
    const int a = start.sides.a.score;
    const int b = start.sides.b.score;
    const bool endsGame = a != b || rules.end.tie == Tie::Stands; // otherwise extra hands follow
    if (rules.end.length == Length::FixedHands && endsGame && start.hands >= rules.end.lengthCount)
        impossible(found, std::nullopt,
                   Message{"start-hands", {{"hands", start.hands}, {"length", rules.end.lengthCount}}},
                   "end.handsOrGames");
    if (rules.end.length != Length::FixedHands && endsGame && std::max(a, b) >= rules.end.target)
        impossible(found, a > b ? Side::A : Side::B,
                   Message{"start-won", {{"points", std::max(a, b)}, {"target", rules.end.target}}},
                   "end.target");
    return found;
}

const Problem* refusal(const Problems& problems, const Item& item)
{
    const bool lifted = overrideOf(item).has_value();
    const auto at = std::find_if(problems.begin(), problems.end(), [&](const Problem& p) {
        return p.severity == Severity::Impossible || (p.severity == Severity::AgainstSheet && !lifted);
    });
    return at == problems.end() ? nullptr : &*at;
}

namespace {

/// `trailing by 61`
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
        : m_rules(rules), m_behind(deficit(before, side)), m_blinds(before.sides[side].blinds), m_side(side),
          m_hand(hand), m_bidsItself(rules.bid.firstHand == FirstHand::BidsItself && before.firstHand),
          m_found(found)
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
        const std::optional<int> most = m_rules.bid.blindPerGame;
        if (most && m_blinds >= *most && isBlind(m_hand))
            breach(Message{"blind-too-often", {{"most", *most}}}, "bid.blindPerGame", About::BlindAgain);
    }

private:
    void say(Severity severity, Message what, std::string_view parameter = {}, Cause cause = Cause::Entered)
    {
        m_found.push_back({severity, m_side, std::move(what), parameter, cause});
    }
    void breach(Message what, std::string_view parameter, About about = About::Anything)
    {
        against(about, Severity::AgainstSheet, m_side, std::move(what), m_found, parameter);
    }

    bool isThere()
    {
        const bool given = !std::holds_alternative<std::monostate>(m_hand.bid);
        if (given && m_bidsItself)
            breach(Message{"bids-itself"}, "bid.firstHand", About::FirstHand);
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
                breach(Message{"nil-not-allowed"}, "nil.valueMade");
            if (bid.call == Bid::Call::BlindNil)
                checkBlindNil();
        }
        if (nils.valueMade && nilsIn(m_hand) > nils.maxPerTeam)
            breach(Message{"too-many-nils", {{"most", nils.maxPerTeam}}}, "nil.maxPerTeam", About::Nils);
    }

    void checkBlindNil()
    {
        const std::optional<int> least = m_rules.nil.blindMinDeficit;
        if (!m_rules.nil.blindMade)
            breach(Message{"blind-nil-not-allowed"}, "nil.blindMade", About::BlindNil);
        else if (isBelow(m_behind, least))
            breach(Message{"blind-nil-deficit", {{"standing", standing(m_behind)}, {"least", *least}}},
                   "nil.blindMinDeficit", About::BlindNilDeficit);
    }

    void checkNumbers()
    {
        const BidRules& rule = m_rules.bid;
        if (const Bids* bids = std::get_if<Bids>(&m_hand.bid))
            for (const Bid& bid : *bids)
                if (!bid.isNil() && isBelow(bid.number, rule.minPlayer))
                    breach(Message{"below-min-player", {{"bid", bid.number}, {"least", *rule.minPlayer}}},
                           "bid.minPlayer");
        const std::optional<int> contract = contractOf(m_hand);
        if (!contract)
            return;
        const bool besideNil = nilsIn(m_hand) == 1;
        if (besideNil && isBelow(*contract, rule.minWithNilPartner))
            breach(Message{"below-min-with-nil", {{"bid", *contract}, {"least", *rule.minWithNilPartner}}},
                   "bid.minWithNilPartner");
        if (!besideNil && isBelow(*contract, rule.minTeam))
            breach(Message{"below-min-team", {{"bid", *contract}, {"least", *rule.minTeam}}}, "bid.minTeam");
        if (rule.maxTeam && *contract > *rule.maxTeam)
            breach(Message{"above-max-team", {{"bid", *contract}, {"most", *rule.maxTeam}}}, "bid.maxTeam");
        else if (*contract > tricksInHand)
            say(Severity::Unusual, Message{"above-tricks", {{"bid", *contract}}});
    }

    void checkBlind()
    {
        const std::optional<int> contract = contractOf(m_hand);
        if (nilsIn(m_hand) > 0)
            return say(Severity::Impossible, Message{"blind-with-nil"});
        if (!m_rules.contract.blindBid)
            return breach(Message{"blind-bid-not-allowed"}, "contract.blindBid");
        const BlindBid& blind = *m_rules.contract.blindBid;
        if (isBelow(*contract, blind.min))
            breach(Message{"blind-bid-min", {{"bid", *contract}, {"least", blind.min}}}, "contract.blindBid");
        if (isBelow(m_behind, blind.minDeficit))
            breach(Message{"blind-bid-deficit",
                           {{"standing", standing(m_behind)}, {"least", *blind.minDeficit}}},
                   "contract.blindBid", About::BlindBidDeficit);
    }

    const RuleSet& m_rules;
    int m_behind;
    int m_blinds;
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
